import type { DemoTour } from '../demo-tour.ts';

export const istanbulCappadocia: DemoTour = {
  key: 'istanbul-cappadocia',
  kind: 'group',
  city: 'istanbul',
  cover: 's-isle-97',
  name: {
    'en-US': 'Cappadocia on foot, from Istanbul',
    'zh-cn': '伊斯坦布尔出发，徒步卡帕多奇亚',
    es: 'Capadocia a pie, desde Estambul',
    pt: 'Capadócia a pé, a partir de Istambul',
  },
  summary: {
    'en-US':
      'Five days with short flights: tuff valleys, a river gorge of painted chapels, pottery, and four nights in one cave house.',
    'zh-cn': '五天，短途航班往返：凝灰岩谷、彩绘礼拜堂的河谷、陶艺，四晚住同一座岩屋。',
    es: 'Cinco días con vuelos cortos: valles de toba, un cañón con capillas pintadas, cerámica y cuatro noches en la misma casa cueva.',
    pt: 'Cinco dias com voos curtos: vales de tufo, um cânion com capelas pintadas, cerâmica e quatro noites na mesma casa-caverna.',
  },
  story: {
    'en-US':
      'Pigeons paid for these valleys. Farmers carved houses for them high in the soft rock, painted the doors to please them, and spread what they left under the vines. You walk past thousands of such doors in four days, between apricot orchards and chapels whose saints have lost their eyes but kept their blue. The house in Ortahisar has six rooms cut by hand; Nuran Hanım cooks in what was the donkey’s. Balloons pass at dawn, and the roof is the place to be.',
    'zh-cn':
      '这些山谷是鸽子养活的。农人在高处软岩里给鸽子凿屋，给门上色讨它们欢心，再把鸽粪撒到葡萄藤下。四天里，您会经过成千上万扇这样的小门，走过杏园与礼拜堂，壁上圣徒失了眼睛，蓝色还在。奥尔塔希萨尔的岩屋有六间手凿客房，努兰女士在从前的驴厩里做饭。黎明时气球飘过，屋顶是最好的位置。',
    es: 'Estos valles los pagaron las palomas. Los campesinos les tallaban casas en lo alto de la roca blanda, les pintaban las puertas para agradarlas y echaban bajo las vides lo que dejaban. En cuatro días pasas ante miles de esas puertas, entre albaricoqueros y capillas cuyos santos perdieron los ojos y guardaron el azul. La casa de Ortahisar tiene seis habitaciones excavadas a mano; Nuran Hanım cocina en la que fue del burro. Al alba pasan globos, y el sitio es la azotea.',
    pt: 'Quem pagou por estes vales foram os pombos. Os camponeses escavavam casas para eles no alto da rocha macia, pintavam as portas para agradá-los e espalhavam sob as videiras o que eles deixavam. Em quatro dias você passa por milhares dessas portas, entre damasqueiros e capelas cujos santos perderam os olhos e guardaram o azul. A casa em Ortahisar tem seis quartos cavados à mão; Nuran Hanım cozinha no que foi do burro. Ao amanhecer passam balões, e o lugar é o terraço.',
  },
  operator: 'Kaya Yolu',
  themes: ['on_foot', 'history', 'makers'],
  days: 5,
  nights: 4,
  hours: null,
  languages: ['en', 'es', 'pt'],
  difficulty: 3,
  maxParty: 8,
  minPeople: 4,
  goDays: 14,
  capacity: 12,
  start: '07:30',
  weekdays: [3, 7],
  cutoffMinutes: 7200,
  guestsUntilHours: 168,
  names: 'all',
  goodMonths: [4, 5, 6, 9, 10],
  walkKm: 31,
  ascentMetres: 900,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Sabiha Gökçen airport, domestic entrance B',
      'zh-cn': '萨比哈·格克琴机场国内出发B口',
      es: 'Aeropuerto Sabiha Gökçen, nacional, puerta B',
      pt: 'Aeroporto Sabiha Gökçen, doméstico, portão B',
    },
    address: 'Sabiha Gökçen Havalimanı, 34906 Pendik, İstanbul',
    latitude: 40.8985,
    longitude: 29.3092,
    note: {
      'en-US': 'Look for a yellow scarf. Tickets are handed out here, the flight leaves at 09:15.',
      'zh-cn': '找黄色围巾。在此发机票，航班09:15起飞。',
      es: 'Busca un pañuelo amarillo. Aquí se reparten los billetes; el vuelo sale a las 09:15.',
      pt: 'Procure um lenço amarelo. Aqui se entregam as passagens; o voo sai às 09:15.',
    },
  },
  pickups: [
    {
      name: {
        'en-US': 'Hotel in Sultanahmet',
        'zh-cn': '苏丹艾哈迈德区酒店',
        es: 'Hotel en Sultanahmet',
        pt: 'Hotel em Sultanahmet',
      },
      latitude: 41.0082,
      longitude: 28.9784,
      minutesBefore: 105,
      usd: 1500,
    },
    {
      name: { 'en-US': 'Kadıköy pier', 'zh-cn': '卡德柯伊码头', es: 'Muelle de Kadıköy', pt: 'Cais de Kadıköy' },
      latitude: 40.9923,
      longitude: 29.0233,
      minutesBefore: 70,
      usd: 900,
    },
  ],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 120, usd: 79000, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 10, ageTo: 15, usd: 64000, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 17500,
  extras: [
    {
      name: {
        'en-US': 'Balloon at dawn, one hour',
        'zh-cn': '黎明热气球一小时',
        es: 'Globo al amanecer, una hora',
        pt: 'Balão ao amanhecer, uma hora',
      },
      usd: 19500,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 30, percent: 25 },
    { daysBefore: 14, percent: 50 },
    { daysBefore: 5, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'South-east by air',
        'zh-cn': '飞往东南',
        es: 'Al sureste en avión',
        pt: 'Ao sudeste de avião',
      },
      text: {
        'en-US':
          'Land at Kayseri by half past ten. Lunch of hand-cut ravioli, forty to the spoon if properly made, then an easy two hours through Pigeon Valley from Uçhisar to Göreme. Cave house by six.',
        'zh-cn':
          '十点半前到开塞利。午餐是手工小饺，据说做得地道一勺能盛四十只；随后从乌奇希萨尔轻松走两小时鸽子谷到格雷梅，六点入住岩屋。',
        es: 'Kayseri a las diez y media. Almuerzo de raviolis a mano, cuarenta por cuchara si están bien hechos, y dos horas fáciles por el valle de las Palomas de Uçhisar a Göreme. Casa cueva a las seis.',
        pt: 'Kayseri às dez e meia. Almoço de ravióli feito à mão, quarenta por colher se bem feitos, e duas horas fáceis pelo vale dos Pombos, de Uçhisar a Göreme. Casa-caverna às seis.',
      },
      meals: ['lunch', 'dinner'],
      stay: {
        'en-US': 'Cave house, Ortahisar',
        'zh-cn': '奥尔塔希萨尔岩屋',
        es: 'Casa cueva, Ortahisar',
        pt: 'Casa-caverna, Ortahisar',
      },
      stops: [
        {
          name: { 'en-US': 'Uçhisar', 'zh-cn': '乌奇希萨尔', es: 'Uçhisar', pt: 'Uçhisar' },
          latitude: 38.63,
          longitude: 34.806,
        },
        {
          name: { 'en-US': 'Göreme', 'zh-cn': '格雷梅', es: 'Göreme', pt: 'Göreme' },
          latitude: 38.6431,
          longitude: 34.8289,
        },
      ],
    },
    {
      title: {
        'en-US': 'Rose Valley, late side first',
        'zh-cn': '玫瑰谷，先走背光一侧',
        es: 'Valle Rosa, primero la cara tardía',
        pt: 'Vale Rosa, primeiro o lado tardio',
      },
      text: {
        'en-US':
          'Twelve kilometres from Çavuşin through Red and Rose valleys, ladders at two points, tea with a man who has lived in a church for thirty years. The rock changes colour from four o’clock on.',
        'zh-cn':
          '从恰武辛穿过红谷与玫瑰谷，共十二公里，两处需爬梯，与一位在教堂里住了三十年的老人喝茶。四点以后，岩石开始变色。',
        es: 'Doce kilómetros desde Çavuşin por los valles Rojo y Rosa, con escaleras de mano en dos puntos y té con un hombre que vive en una iglesia desde hace treinta años. La roca cambia de color a partir de las cuatro.',
        pt: 'Doze quilômetros desde Çavuşin pelos vales Vermelho e Rosa, com escadas em dois pontos e chá com um homem que mora em uma igreja há trinta anos. A rocha muda de cor a partir das quatro.',
      },
      meals: ['breakfast', 'dinner'],
      stay: {
        'en-US': 'Cave house, Ortahisar',
        'zh-cn': '奥尔塔希萨尔岩屋',
        es: 'Casa cueva, Ortahisar',
        pt: 'Casa-caverna, Ortahisar',
      },
      stops: [
        {
          name: { 'en-US': 'Çavuşin', 'zh-cn': '恰武辛', es: 'Çavuşin', pt: 'Çavuşin' },
          latitude: 38.667,
          longitude: 34.838,
        },
        {
          name: { 'en-US': 'Güllüdere', 'zh-cn': '玫瑰谷', es: 'Güllüdere', pt: 'Güllüdere' },
          latitude: 38.65,
          longitude: 34.85,
        },
      ],
    },
    {
      title: {
        'en-US': 'The wheel in Avanos',
        'zh-cn': '阿瓦诺斯的陶轮',
        es: 'El torno en Avanos',
        pt: 'O torno em Avanos',
      },
      text: {
        'en-US':
          'Red clay from the river Kızılırmak, a kick wheel, and Galip, who will not help until you ask. The afternoon is free for the balloon sleepers and the hammam. Lamb sealed in a jar, opened with a hammer.',
        'zh-cn':
          '克孜勒河的红泥、一台脚踏陶轮，还有加利普，您不开口他不帮忙。下午自由，起早坐气球的可补觉，也可去浴室。晚餐是封在陶罐里的羊肉，用锤子敲开。',
        es: 'Arcilla roja del río Kızılırmak, un torno de pie y Galip, que no ayuda hasta que se lo pides. Tarde libre para quien madrugó por el globo y para el hammam. Cordero sellado en una jarra que se abre a martillo.',
        pt: 'Argila vermelha do rio Kızılırmak, um torno de pé e Galip, que só ajuda quando você pede. Tarde livre para quem madrugou pelo balão e para o hammam. Cordeiro lacrado em um jarro que se abre com martelo.',
      },
      meals: ['breakfast', 'dinner'],
      stay: {
        'en-US': 'Cave house, Ortahisar',
        'zh-cn': '奥尔塔希萨尔岩屋',
        es: 'Casa cueva, Ortahisar',
        pt: 'Casa-caverna, Ortahisar',
      },
      stops: [
        {
          name: { 'en-US': 'Avanos', 'zh-cn': '阿瓦诺斯', es: 'Avanos', pt: 'Avanos' },
          latitude: 38.715,
          longitude: 34.847,
        },
      ],
    },
    {
      title: {
        'en-US': 'The green gorge of Ihlara',
        'zh-cn': '厄赫拉拉的绿谷',
        es: 'El cañón verde de Ihlara',
        pt: 'O cânion verde de Ihlara',
      },
      text: {
        'en-US':
          'An hour and a half south, 380 steps down to the river, seven kilometres under poplars past frescoed chapels. Trout on a platform in the stream at Belisırma. Back by the caravanserai at Ağzıkarahan.',
        'zh-cn':
          '南行一个半小时，下380级台阶到河边，在白杨下走七公里，沿途是绘满壁画的礼拜堂。在贝利瑟尔马的水上凉台吃鳟鱼，返程经阿兹卡拉汉驿站。',
        es: 'Hora y media al sur, 380 escalones hasta el río y siete kilómetros bajo los álamos junto a capillas con frescos. Trucha en una tarima sobre el agua en Belisırma. Vuelta por el caravasar de Ağzıkarahan.',
        pt: 'Uma hora e meia ao sul, 380 degraus até o rio e sete quilômetros sob os álamos, junto a capelas com afrescos. Truta em um tablado sobre a água em Belisırma. Volta pelo caravançarai de Ağzıkarahan.',
      },
      meals: ['breakfast', 'lunch'],
      stay: {
        'en-US': 'Cave house, Ortahisar',
        'zh-cn': '奥尔塔希萨尔岩屋',
        es: 'Casa cueva, Ortahisar',
        pt: 'Casa-caverna, Ortahisar',
      },
      stops: [
        {
          name: { 'en-US': 'Ihlara', 'zh-cn': '厄赫拉拉', es: 'Ihlara', pt: 'Ihlara' },
          latitude: 38.25,
          longitude: 34.3,
        },
        {
          name: { 'en-US': 'Ağzıkarahan', 'zh-cn': '阿兹卡拉汉', es: 'Ağzıkarahan', pt: 'Ağzıkarahan' },
          latitude: 38.45,
          longitude: 34.13,
        },
      ],
    },
    {
      title: {
        'en-US': 'Open-air museum, and north again',
        'zh-cn': '露天博物馆，再往北',
        es: 'El museo al aire libre, y al norte',
        pt: 'O museu a céu aberto, e ao norte',
      },
      text: {
        'en-US':
          'The painted churches of Göreme at eight, before the gates get busy. A last breakfast that runs into lunch. The flight at 14:40 brings you to Istanbul by four, with clay under your nails.',
        'zh-cn':
          '八点趁人少看格雷梅的彩绘教堂。最后一顿早餐一路吃成午餐。14:40的航班四点前到伊斯坦布尔，指甲缝里还留着陶泥。',
        es: 'Las iglesias pintadas de Göreme a las ocho, antes de que se llene la puerta. Un último desayuno que llega hasta el almuerzo. El vuelo de las 14:40 te deja en Estambul hacia las cuatro, con arcilla bajo las uñas.',
        pt: 'As igrejas pintadas de Göreme às oito, antes de a entrada encher. Um último café da manhã que chega até o almoço. O voo das 14:40 deixa você em Istambul por volta das quatro, com argila sob as unhas.',
      },
      meals: ['breakfast'],
      stay: null,
      stops: [
        {
          name: {
            'en-US': 'Göreme Açık Hava Müzesi',
            'zh-cn': '格雷梅露天博物馆',
            es: 'Göreme Açık Hava Müzesi',
            pt: 'Göreme Açık Hava Müzesi',
          },
          latitude: 38.6396,
          longitude: 34.8445,
        },
      ],
    },
  ],
  included: [
    'guide',
    'domestic_flight',
    'minibus',
    'shared_room',
    'entry',
    'breakfasts',
    'dinner',
    'materials',
    'vegetables',
  ],
  excluded: ['flights_to', 'visa', 'insurance', 'drinks', 'tips'],
  notices: ['shoes', 'covered', 'passport'],
};
