import type { DemoTour } from '../demo-tour.ts';

export const beijingShanghaiRail: DemoTour = {
  key: 'beijing-shanghai-rail',
  kind: 'group',
  city: 'beijing',
  cover: 's-kyoto-98',
  name: {
    'en-US': 'Beijing to Shanghai by rail, the old capitals',
    'zh-cn': '铁路访古都：北京到上海',
    es: 'De Pekín a Shanghái en tren, las viejas capitales',
    pt: 'De Pequim a Xangai de trem, as velhas capitais',
  },
  summary: {
    'en-US':
      'Seven days on fast trains by Pingyao, Xi’an and Luoyang, with walls, grottoes and a noodle in every town.',
    'zh-cn': '七天高铁，经平遥、西安、洛阳，看城墙、石窟，每城一碗面。',
    es: 'Siete días en trenes rápidos por Pingyao, Xi’an y Luoyang, con murallas, grutas y fideos en cada ciudad.',
    pt: 'Sete dias em trens rápidos por Pingyao, Xi’an e Luoyang, com muralhas, grutas e macarrão em cada cidade.',
  },
  story: {
    'en-US':
      'A train every day or two, never longer than a film and a nap, and between them four cities that each thought themselves the middle of the world. You sleep inside Pingyao’s wall when its gates are quiet, cycle the whole of Xi’an’s, and in Luoyang stand before a Buddha whose face is said to be an empress’s. Teacher Zhao, who used to set history exams, now sets one question a day, over noodles. The answer counts for nothing.',
    'zh-cn':
      '一两天一程火车，长不过一部电影加一个盹；其间四座城，座座都曾自认天下之中。您住在平遥城墙之内，等城门静下来；骑车绕西安城墙一整圈；到洛阳，站在一尊据说照女皇面容雕成的大佛前。赵老师从前出历史考卷，如今每天只出一道题，在面桌上出。答对答错，都不计分。',
    es: 'Un tren cada uno o dos días, nunca más largo que una película y una siesta, y entre ellos cuatro ciudades que se creyeron el centro del mundo. Duermes dentro de la muralla de Pingyao cuando se callan sus puertas, das la vuelta entera a la de Xi’an en bicicleta y en Luoyang te paras ante un Buda que, dicen, tiene la cara de una emperatriz. El profesor Zhao antes ponía exámenes de historia; ahora hace una pregunta al día, con fideos. La respuesta no puntúa.',
    pt: 'Um trem a cada um ou dois dias, nunca mais longo que um filme e um cochilo, e entre eles quatro cidades que se julgaram o centro do mundo. Você dorme dentro da muralha de Pingyao quando as portas silenciam, dá a volta inteira na de Xi’an de bicicleta e em Luoyang para diante de um Buda que, dizem, tem o rosto de uma imperatriz. O professor Zhao elaborava provas de história; agora faz uma pergunta por dia, com macarrão. A resposta não vale nota.',
  },
  operator: 'Jujube Lane',
  themes: ['history', 'food'],
  days: 7,
  nights: 6,
  hours: null,
  languages: ['zh', 'en', 'es', 'pt'],
  difficulty: 2,
  maxParty: 6,
  minPeople: 6,
  goDays: 21,
  capacity: 14,
  start: '09:00',
  weekdays: [7],
  cutoffMinutes: 14400,
  guestsUntilHours: 240,
  names: 'all',
  goodMonths: [4, 5, 9, 10, 11],
  walkKm: 38,
  ascentMetres: 350,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Shenwu gate, moat side, Beijing',
      'zh-cn': '北京神武门外护城河边',
      es: 'Puerta Shenwu, lado del foso, Pekín',
      pt: 'Portão Shenwu, lado do fosso, Pequim',
    },
    address: '北京市东城区景山前街4号',
    latitude: 39.9163,
    longitude: 116.3972,
    note: {
      'en-US': 'Bring your passport, the trains and the palace both ask for it.',
      'zh-cn': '请带护照，火车与故宫都要查验。',
      es: 'Trae el pasaporte, lo piden los trenes y el palacio.',
      pt: 'Traga o passaporte, os trens e o palácio pedem.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 18, ageTo: 64, usd: 149000, takesSeat: true, needsAdult: false },
    { key: 'senior', ageFrom: 65, ageTo: 120, usd: 142000, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 10, ageTo: 17, usd: 112000, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 34000,
  extras: [
    {
      name: {
        'en-US': 'First class on all four trains',
        'zh-cn': '四程一等座',
        es: 'Primera clase en los cuatro trenes',
        pt: 'Primeira classe nos quatro trens',
      },
      usd: 16500,
      per: 'person',
      max: 1,
    },
    {
      name: {
        'en-US': 'An hour of calligraphy in Xi’an',
        'zh-cn': '西安碑林旁书法一小时',
        es: 'Una hora de caligrafía en Xi’an',
        pt: 'Uma hora de caligrafia em Xi’an',
      },
      usd: 2800,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 45, percent: 20 },
    { daysBefore: 21, percent: 50 },
    { daysBefore: 7, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Beijing, the quiet corners',
        'zh-cn': '北京的静处',
        es: 'Pekín, los rincones callados',
        pt: 'Pequim, os cantos quietos',
      },
      text: {
        'en-US':
          'Palace courtyards east of the axis, where people are few, then Jingshan hill for the roofs. Lunch of noodles with bean paste in a lane. Late afternoon the drum tower, duck at seven.',
        'zh-cn': '走故宫中轴以东人少的院落，再登景山看一片屋顶。胡同里吃炸酱面，傍晚到鼓楼，七点吃烤鸭。',
        es: 'Patios del palacio al este del eje, donde hay poca gente, y la colina de Jingshan para ver tejados. Fideos con pasta de soja en un callejón. Al caer la tarde, la torre del tambor; pato a las siete.',
        pt: 'Pátios do palácio a leste do eixo, onde há pouca gente, e a colina de Jingshan para ver telhados. Macarrão com pasta de soja em uma viela. No fim da tarde, a torre do tambor; pato às sete.',
      },
      meals: ['lunch', 'dinner'],
      stay: {
        'en-US': 'Courtyard hotel, Dongcheng',
        'zh-cn': '东城四合院酒店',
        es: 'Hotel de patio, Dongcheng',
        pt: 'Hotel de pátio, Dongcheng',
      },
      stops: [
        {
          name: { 'en-US': 'Gugong', 'zh-cn': '故宫', es: 'Gugong', pt: 'Gugong' },
          latitude: 39.9163,
          longitude: 116.3972,
        },
        {
          name: { 'en-US': 'Jingshan', 'zh-cn': '景山', es: 'Jingshan', pt: 'Jingshan' },
          latitude: 39.9239,
          longitude: 116.3969,
        },
      ],
    },
    {
      title: { 'en-US': 'To Pingyao', 'zh-cn': '去平遥', es: 'A Pingyao', pt: 'A Pingyao' },
      text: {
        'en-US':
          'Train at 10:20, four hours through loess. Pingyao’s first bank, from which drafts travelled safer than silver, then the wall at dusk. Oat noodles like honeycomb, bed on a heated kang.',
        'zh-cn':
          '10:20的火车，四小时穿过黄土。看日升昌票号，一纸汇票比银子走得稳；黄昏上城墙。晚餐是蜂窝似的莜面栲栳栳，睡热炕。',
        es: 'Tren a las 10:20, cuatro horas entre loess. El primer banco de Pingyao, cuyas letras viajaban más seguras que la plata, y la muralla al anochecer. Fideos de avena como un panal, cama sobre un kang caliente.',
        pt: 'Trem às 10:20, quatro horas entre loess. O primeiro banco de Pingyao, cujas letras viajavam mais seguras que a prata, e a muralha ao anoitecer. Macarrão de aveia como favo, cama sobre um kang aquecido.',
      },
      meals: ['breakfast', 'dinner'],
      stay: {
        'en-US': 'Courtyard inn inside the wall',
        'zh-cn': '城内四合院客栈',
        es: 'Posada de patio dentro de la muralla',
        pt: 'Pousada de pátio dentro da muralha',
      },
      stops: [
        {
          name: { 'en-US': 'Pingyao', 'zh-cn': '平遥', es: 'Pingyao', pt: 'Pingyao' },
          latitude: 37.201,
          longitude: 112.178,
        },
      ],
    },
    {
      title: {
        'en-US': 'Doors, lacquer, a temple of clay',
        'zh-cn': '门扉、漆器与泥塑之寺',
        es: 'Puertas, laca y un templo de barro',
        pt: 'Portas, laca e um templo de barro',
      },
      text: {
        'en-US':
          'Early lanes before the shops open. Shuanglin temple and its two thousand clay figures, some of them in a bad mood. A lacquer workshop after lunch, hands oiled. Evening free on the wall.',
        'zh-cn':
          '趁铺子未开走早巷。双林寺两千余尊彩塑，有几尊正在生气。午后进推光漆坊，手上沾油。晚上自由，可再上城墙。',
        es: 'Callejas temprano, antes de que abran las tiendas. El templo Shuanglin y sus dos mil figuras de barro, algunas de mal humor. Taller de laca después de comer, manos aceitadas. Noche libre en la muralla.',
        pt: 'Vielas cedo, antes de as lojas abrirem. O templo Shuanglin e suas duas mil figuras de barro, algumas de mau humor. Ateliê de laca depois do almoço, mãos com óleo. Noite livre na muralha.',
      },
      meals: ['breakfast', 'lunch'],
      stay: {
        'en-US': 'Courtyard inn inside the wall',
        'zh-cn': '城内四合院客栈',
        es: 'Posada de patio dentro de la muralla',
        pt: 'Pousada de pátio dentro da muralha',
      },
      stops: [
        {
          name: { 'en-US': 'Shuanglin Si', 'zh-cn': '双林寺', es: 'Shuanglin Si', pt: 'Shuanglin Si' },
          latitude: 37.167,
          longitude: 112.13,
        },
      ],
    },
    {
      title: {
        'en-US': 'Xi’an by its wall',
        'zh-cn': '骑行西安城墙',
        es: 'Xi’an por su muralla',
        pt: 'Xi’an por sua muralha',
      },
      text: {
        'en-US':
          'Three hours by rail. Bicycles at four for the full fourteen kilometres, kites at the south gate. The Muslim quarter after dark: flat bread torn into broth by your own fingers, as small as you have patience for.',
        'zh-cn':
          '火车三小时。四点骑车绕城墙十四公里，南门上空有风筝。入夜到回民街，自己动手把馍掰进汤里，掰多细看耐心。',
        es: 'Tres horas de tren. Bicicletas a las cuatro para los catorce kilómetros enteros, cometas en la puerta sur. El barrio musulmán de noche: pan desmigado en el caldo con tus dedos, tan fino como tu paciencia.',
        pt: 'Três horas de trem. Bicicletas às quatro para os catorze quilômetros inteiros, pipas no portão sul. O bairro muçulmano à noite: pão desfeito no caldo com os seus dedos, tão fino quanto a sua paciência.',
      },
      meals: ['breakfast', 'dinner'],
      stay: {
        'en-US': 'Hotel by the south gate',
        'zh-cn': '南门旁酒店',
        es: 'Hotel junto a la puerta sur',
        pt: 'Hotel junto ao portão sul',
      },
      stops: [
        {
          name: { 'en-US': 'Yongning Men', 'zh-cn': '永宁门', es: 'Yongning Men', pt: 'Yongning Men' },
          latitude: 34.2514,
          longitude: 108.9423,
        },
        {
          name: { 'en-US': 'Huimin Jie', 'zh-cn': '回民街', es: 'Huimin Jie', pt: 'Huimin Jie' },
          latitude: 34.264,
          longitude: 108.937,
        },
      ],
    },
    {
      title: {
        'en-US': 'Soldiers, then steles',
        'zh-cn': '兵马俑，然后碑林',
        es: 'Soldados y estelas',
        pt: 'Soldados e estelas',
      },
      text: {
        'en-US':
          'The terracotta army at opening time, starting with pit three while the groups are in pit one. Biangbiang noodles, one per bowl. The forest of steles in the afternoon, where a library stands in stone.',
        'zh-cn':
          '开馆即到兵马俑，先看三号坑，团队都在一号坑。午餐biangbiang面，一碗一根。下午碑林，一座立在石头上的图书馆。',
        es: 'El ejército de terracota a la hora de abrir, empezando por la fosa tres mientras los grupos están en la uno. Fideos biangbiang, uno por cuenco. Por la tarde, el bosque de estelas, una biblioteca en piedra.',
        pt: 'O exército de terracota na abertura, começando pela fossa três enquanto os grupos estão na um. Macarrão biangbiang, um por tigela. À tarde, a floresta de estelas, uma biblioteca em pedra.',
      },
      meals: ['breakfast', 'lunch'],
      stay: {
        'en-US': 'Hotel by the south gate',
        'zh-cn': '南门旁酒店',
        es: 'Hotel junto a la puerta sur',
        pt: 'Hotel junto ao portão sul',
      },
      stops: [
        {
          name: { 'en-US': 'Bingmayong', 'zh-cn': '兵马俑', es: 'Bingmayong', pt: 'Bingmayong' },
          latitude: 34.3853,
          longitude: 109.2785,
        },
        {
          name: { 'en-US': 'Beilin', 'zh-cn': '碑林', es: 'Beilin', pt: 'Beilin' },
          latitude: 34.2543,
          longitude: 108.9497,
        },
      ],
    },
    {
      title: {
        'en-US': 'The grottoes of Luoyang',
        'zh-cn': '洛阳石窟',
        es: 'Las grutas de Luoyang',
        pt: 'As grutas de Luoyang',
      },
      text: {
        'en-US':
          'An hour and a half by train. Longmen along the river Yi until the light leaves the faces, about three kilometres with steps. Water banquet for supper: eight soups, sixteen dishes, small ones.',
        'zh-cn':
          '火车一个半小时。沿伊河走龙门石窟，约三公里，有台阶，看到佛面的光退去为止。晚餐洛阳水席，八汤十六菜，分量都小。',
        es: 'Hora y media de tren. Longmen junto al río Yi hasta que la luz deja las caras, unos tres kilómetros con escalones. Banquete de agua para cenar: ocho sopas y dieciséis platos, pequeños.',
        pt: 'Uma hora e meia de trem. Longmen à beira do rio Yi até a luz deixar os rostos, cerca de três quilômetros com degraus. Banquete de água no jantar: oito sopas e dezesseis pratos, pequenos.',
      },
      meals: ['breakfast', 'dinner'],
      stay: {
        'en-US': 'Old town hotel, Luoyang',
        'zh-cn': '洛阳老城酒店',
        es: 'Hotel del casco viejo, Luoyang',
        pt: 'Hotel da cidade velha, Luoyang',
      },
      stops: [
        {
          name: { 'en-US': 'Longmen Shiku', 'zh-cn': '龙门石窟', es: 'Longmen Shiku', pt: 'Longmen Shiku' },
          latitude: 34.556,
          longitude: 112.47,
        },
      ],
    },
    {
      title: {
        'en-US': 'Down the plain to Shanghai',
        'zh-cn': '顺平原到上海',
        es: 'Por la llanura a Shanghái',
        pt: 'Pela planície até Xangai',
      },
      text: {
        'en-US':
          'Beef soup for breakfast, as the city does, then five hours across wheat and water. The Bund at half past four, the last question over tea, and goodbyes near the garden bridge by six.',
        'zh-cn':
          '早餐随城里人喝牛肉汤，随后五小时穿过麦田与水乡。四点半到外滩，喝茶，出最后一题，六点前在外白渡桥畔道别。',
        es: 'Sopa de ternera para desayunar, como hace la ciudad, y cinco horas entre trigo y agua. El Bund a las cuatro y media, la última pregunta con té y despedida junto al puente del jardín antes de las seis.',
        pt: 'Sopa de carne no café, como faz a cidade, e cinco horas entre trigo e água. O Bund às quatro e meia, a última pergunta com chá e despedida junto à ponte do jardim antes das seis.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Waitan', 'zh-cn': '外滩', es: 'Waitan', pt: 'Waitan' },
          latitude: 31.2397,
          longitude: 121.4903,
        },
        {
          name: { 'en-US': 'Waibaidu Qiao', 'zh-cn': '外白渡桥', es: 'Waibaidu Qiao', pt: 'Waibaidu Qiao' },
          latitude: 31.2452,
          longitude: 121.4906,
        },
      ],
    },
  ],
  included: ['guide', 'train', 'shared_room', 'entry', 'breakfasts', 'dinner', 'vegetables', 'bicycle'],
  excluded: ['flights_to', 'visa', 'insurance', 'drinks', 'tips'],
  notices: ['passport', 'shoes'],
};
