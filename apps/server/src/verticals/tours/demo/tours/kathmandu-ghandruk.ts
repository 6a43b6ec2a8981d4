import type { DemoTour } from '../demo-tour.ts';

export const kathmanduGhandruk: DemoTour = {
  key: 'kathmandu-ghandruk',
  kind: 'group',
  city: 'kathmandu',
  cover: 's-alps-95',
  name: {
    'en-US': 'Annapurna’s foothills with women guides',
    'zh-cn': '女向导带路的安娜普尔纳山麓',
    es: 'Las faldas del Annapurna con mujeres guías',
    pt: 'Os contrafortes do Annapurna com mulheres guias',
  },
  summary: {
    'en-US':
      'Seven days from Kathmandu by Pokhara, Ghandruk and Poon Hill, walking from lodge to lodge and never above 3,210 metres.',
    'zh-cn': '七天，从加德满都经博卡拉、甘杜克到布恩山，客栈到客栈，最高处3,210米。',
    es: 'Siete días desde Katmandú por Pokhara, Ghandruk y Poon Hill, de albergue en albergue y sin pasar de 3.210 metros.',
    pt: 'Sete dias a partir de Catmandu por Pokhara, Ghandruk e Poon Hill, de hospedagem em hospedagem e sem passar de 3.210 metros.',
  },
  story: {
    'en-US':
      'Sarita began as a porter when the trekking offices told her that women could not, and now trains six others a year. Her route keeps to the rhododendron belt, where the walking is all stone steps and the tea comes with ginger. You carry a day pack; two porters, insured and paid above the union rate, carry the rest. On the fifth morning you climb by torchlight to Poon Hill, and Dhaulagiri takes the sun first, then Annapurna South, then your hands.',
    'zh-cn':
      '当年徒步社说女人做不了这行，萨莉塔就先从背夫做起，如今每年带出六名女向导。她的路线一直在杜鹃林带，路全是石阶，茶里放姜。您只背日用小包，其余由两位上了保险、工钱高于工会标准的背夫负担。第五天清晨打着头灯登布恩山，道拉吉里峰先亮，接着是南安娜普尔纳，最后亮的是您的手。',
    es: 'Sarita empezó de porteadora cuando las agencias le decían que una mujer no podía, y ahora forma a otras seis cada año. Su ruta va por la franja de los rododendros, donde todo son escalones de piedra y el té lleva jengibre. Tú llevas una mochila pequeña; dos porteadores asegurados, pagados por encima del convenio, llevan lo demás. La quinta mañana se sube a Poon Hill con linterna, y el sol toca primero el Dhaulagiri, luego el Annapurna Sur y luego tus manos.',
    pt: 'Sarita começou como carregadora quando as agências diziam que mulher não podia, e hoje forma outras seis por ano. Sua rota segue a faixa dos rododendros, onde tudo são degraus de pedra e o chá vem com gengibre. Você leva uma mochila pequena; dois carregadores, com seguro e pagos acima da tabela, levam o resto. Na quinta manhã sobe-se a Poon Hill com lanterna, e o sol toca primeiro o Dhaulagiri, depois o Annapurna Sul e depois as suas mãos.',
  },
  operator: 'Didi Trails',
  themes: ['mountains', 'on_foot', 'nature'],
  days: 7,
  nights: 6,
  hours: null,
  languages: ['en', 'zh'],
  difficulty: 4,
  maxParty: 6,
  minPeople: 3,
  goDays: 14,
  capacity: 9,
  start: '06:45',
  weekdays: [3],
  cutoffMinutes: 10080,
  guestsUntilHours: 240,
  names: 'all',
  goodMonths: [3, 4, 10, 11, 12],
  walkKm: 38,
  ascentMetres: 2700,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Courtyard office, Thamel',
      'zh-cn': '泰米尔区院落办公室',
      es: 'Oficina del patio, Thamel',
      pt: 'Escritório do pátio, Thamel',
    },
    address: 'Chaksibari Marg, Thamel, Kathmandu 44600',
    latitude: 27.7154,
    longitude: 85.3123,
    note: {
      'en-US': 'Tea is ready from 06:15. Bags are weighed, seven kilos each.',
      'zh-cn': '06:15起备茶。行李过秤，每人七公斤。',
      es: 'Hay té desde las 06:15. Se pesa el equipaje, siete kilos cada uno.',
      pt: 'Há chá a partir das 06:15. A bagagem é pesada, sete quilos cada.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 18, ageTo: 120, usd: 68900, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 14, ageTo: 17, usd: 61900, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 9000,
  extras: [
    {
      name: {
        'en-US': 'Sleeping bag, rented',
        'zh-cn': '租用睡袋',
        es: 'Saco de dormir de alquiler',
        pt: 'Saco de dormir alugado',
      },
      usd: 1500,
      per: 'person',
      max: 1,
    },
    {
      name: {
        'en-US': 'Flight back instead of the bus',
        'zh-cn': '返程改乘飞机',
        es: 'Vuelo de vuelta en lugar del autobús',
        pt: 'Voo de volta no lugar do ônibus',
      },
      usd: 11500,
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
        'en-US': 'To the lake at Pokhara',
        'zh-cn': '去博卡拉湖边',
        es: 'Al lago de Pokhara',
        pt: 'Ao lago de Pokhara',
      },
      text: {
        'en-US':
          'Tourist bus at seven along the Trishuli, lunch of dal bhat halfway, Pokhara by three. A rowing boat on Phewa when the wind drops, and a talk about shoes, knees and altitude over momos.',
        'zh-cn':
          '七点乘旅游巴士沿特里苏里河西行，中途吃豆汤饭，三点到博卡拉。风停时在费瓦湖划船，晚上吃着蒸饺，聊聊鞋、膝盖与海拔。',
        es: 'Autobús turístico a las siete junto al Trishuli, dal bhat a medio camino y Pokhara a las tres. Barca de remos en el Phewa cuando cae el viento y charla sobre botas, rodillas y altura con unos momos.',
        pt: 'Ônibus turístico às sete ao longo do Trishuli, dal bhat no meio do caminho e Pokhara às três. Barco a remo no Phewa quando o vento cai e conversa sobre botas, joelhos e altitude com momos.',
      },
      meals: ['lunch', 'dinner'],
      stay: {
        'en-US': 'Lakeside guesthouse, Pokhara',
        'zh-cn': '博卡拉湖畔客栈',
        es: 'Casa junto al lago, Pokhara',
        pt: 'Pousada à beira do lago, Pokhara',
      },
      stops: [
        {
          name: { 'en-US': 'Pokhara', 'zh-cn': '博卡拉', es: 'Pokhara', pt: 'Pokhara' },
          latitude: 28.2096,
          longitude: 83.9856,
        },
      ],
    },
    {
      title: {
        'en-US': 'Kimche to Ghandruk',
        'zh-cn': '金切到甘杜克',
        es: 'De Kimche a Ghandruk',
        pt: 'De Kimche a Ghandruk',
      },
      text: {
        'en-US':
          'Jeep to Kimche, then two hours up broad steps among millet. Ghandruk has slate roofs, a Gurung museum in one room and Annapurna South at the end of each lane. Afternoon free for staring.',
        'zh-cn':
          '吉普到金切，再沿宽石阶穿过小米田走两小时。甘杜克有石板屋顶、一间屋的古隆博物馆，每条巷尽头都是南安娜普尔纳。下午留给发呆。',
        es: 'Todoterreno a Kimche y dos horas de escalones anchos entre mijo. Ghandruk tiene tejados de pizarra, un museo gurung de una sala y el Annapurna Sur al fondo de cada calle. Tarde libre para mirar.',
        pt: 'Jipe até Kimche e duas horas de degraus largos entre milhete. Ghandruk tem telhados de ardósia, um museu gurung de uma sala e o Annapurna Sul no fim de cada viela. Tarde livre para olhar.',
      },
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: {
        'en-US': 'Village lodge, Ghandruk',
        'zh-cn': '甘杜克山村客栈',
        es: 'Albergue de Ghandruk',
        pt: 'Hospedagem em Ghandruk',
      },
      stops: [
        {
          name: { 'en-US': 'Ghandruk', 'zh-cn': '甘杜克', es: 'Ghandruk', pt: 'Ghandruk' },
          latitude: 28.377,
          longitude: 83.808,
        },
      ],
    },
    {
      title: {
        'en-US': 'Into the rhododendrons, Tadapani',
        'zh-cn': '进杜鹃林：塔达帕尼',
        es: 'Entre rododendros, Tadapani',
        pt: 'Entre rododendros, Tadapani',
      },
      text: {
        'en-US':
          'Six kilometres of forest, red overhead in April, langurs at any time. Garlic soup at Bhaisi Kharka. Tadapani sits on a saddle with four lodges, one stove each, and frost on the railings by morning.',
        'zh-cn':
          '六公里林路，四月头顶一片红，叶猴随时可见。在拜西卡尔卡喝蒜汤。塔达帕尼坐落在山鞍，四家客栈，各有一只炉子，清晨栏杆结霜。',
        es: 'Seis kilómetros de bosque, rojo en abril sobre la cabeza, con langures siempre. Sopa de ajo en Bhaisi Kharka. Tadapani está en un collado con cuatro albergues, una estufa en cada uno y escarcha al amanecer.',
        pt: 'Seis quilômetros de floresta, vermelha em abril sobre a cabeça, com langures sempre. Sopa de alho em Bhaisi Kharka. Tadapani fica em uma sela com quatro hospedagens, um fogão em cada uma e geada pela manhã.',
      },
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: {
        'en-US': 'Lodge, Tadapani',
        'zh-cn': '塔达帕尼客栈',
        es: 'Albergue de Tadapani',
        pt: 'Hospedagem em Tadapani',
      },
      stops: [
        {
          name: { 'en-US': 'Tadapani', 'zh-cn': '塔达帕尼', es: 'Tadapani', pt: 'Tadapani' },
          latitude: 28.394,
          longitude: 83.769,
        },
      ],
    },
    {
      title: {
        'en-US': 'Up and down to Ghorepani',
        'zh-cn': '起起落落到戈雷帕尼',
        es: 'Arriba y abajo a Ghorepani',
        pt: 'Sobe e desce até Ghorepani',
      },
      text: {
        'en-US':
          'The strenuous day: six hours, a ravine to cross, then Deurali pass at 3,090 metres with a tea tent. Ghorepani is blue tin and woodsmoke. Early supper, boots by the bed, torch in the boot.',
        'zh-cn':
          '最费力的一天：六小时，横过一道深谷，再上3,090米的德乌拉里垭口，那里有茶棚。戈雷帕尼满眼蓝铁皮与柴烟。早吃早睡，靴放床边，头灯放靴里。',
        es: 'El día exigente: seis horas, un barranco que cruzar y el paso de Deurali, a 3.090 metros, con una carpa de té. Ghorepani es chapa azul y humo de leña. Cena temprana, botas junto a la cama, linterna en la bota.',
        pt: 'O dia puxado: seis horas, uma ravina para cruzar e o passo de Deurali, a 3.090 metros, com uma tenda de chá. Ghorepani é zinco azul e fumaça de lenha. Jantar cedo, botas ao lado da cama, lanterna na bota.',
      },
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: {
        'en-US': 'Lodge, Ghorepani',
        'zh-cn': '戈雷帕尼客栈',
        es: 'Albergue de Ghorepani',
        pt: 'Hospedagem em Ghorepani',
      },
      stops: [
        {
          name: { 'en-US': 'Deurali', 'zh-cn': '德乌拉里垭口', es: 'Deurali', pt: 'Deurali' },
          latitude: 28.392,
          longitude: 83.73,
        },
        {
          name: { 'en-US': 'Ghorepani', 'zh-cn': '戈雷帕尼', es: 'Ghorepani', pt: 'Ghorepani' },
          latitude: 28.4,
          longitude: 83.699,
        },
      ],
    },
    {
      title: {
        'en-US': 'Poon Hill, then three thousand steps',
        'zh-cn': '布恩山，再下三千级',
        es: 'Poon Hill y tres mil escalones',
        pt: 'Poon Hill e três mil degraus',
      },
      text: {
        'en-US':
          'Out at 04:45, on top by half past five with tea in the flask. Pancakes in Ghorepani, then down all day to Tikhedhunga, past Ulleri’s staircase and the children who race it.',
        'zh-cn':
          '04:45出发，五点半登顶，保温壶里有茶。回戈雷帕尼吃薄饼，然后一整天下坡到蒂凯东加，途经乌莱里的长阶和在阶上赛跑的孩子。',
        es: 'Salida a las 04:45 y cima a las cinco y media con té en el termo. Tortitas en Ghorepani y bajada todo el día a Tikhedhunga, por la escalera de Ulleri y los niños que la corren.',
        pt: 'Saída às 04:45 e topo às cinco e meia com chá na garrafa. Panquecas em Ghorepani e descida o dia todo até Tikhedhunga, pela escadaria de Ulleri e as crianças que a correm.',
      },
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: {
        'en-US': 'Riverside lodge, Tikhedhunga',
        'zh-cn': '蒂凯东加河边客栈',
        es: 'Albergue junto al río, Tikhedhunga',
        pt: 'Hospedagem à beira do rio, Tikhedhunga',
      },
      stops: [
        {
          name: { 'en-US': 'Poon Hill', 'zh-cn': '布恩山', es: 'Poon Hill', pt: 'Poon Hill' },
          latitude: 28.4003,
          longitude: 83.6897,
        },
        {
          name: { 'en-US': 'Ulleri', 'zh-cn': '乌莱里', es: 'Ulleri', pt: 'Ulleri' },
          latitude: 28.376,
          longitude: 83.726,
        },
      ],
    },
    {
      title: { 'en-US': 'Back to the lake', 'zh-cn': '回到湖边', es: 'De vuelta al lago', pt: 'De volta ao lago' },
      text: {
        'en-US':
          'An hour’s stroll to the road, jeep to Pokhara by noon. Hot shower, barber if needed, and a farewell table with the porters, who choose the music. The afternoon belongs to the hammock.',
        'zh-cn': '散步一小时到公路，正午前乘吉普回博卡拉。热水澡、理个发，与背夫们同桌道别，音乐由他们选。下午归吊床。',
        es: 'Una hora de paseo hasta la carretera y todoterreno a Pokhara a mediodía. Ducha caliente, barbero si hace falta y mesa de despedida con los porteadores, que eligen la música. La tarde es de la hamaca.',
        pt: 'Uma hora de passeio até a estrada e jipe até Pokhara ao meio-dia. Banho quente, barbeiro se precisar e mesa de despedida com os carregadores, que escolhem a música. A tarde é da rede.',
      },
      meals: ['breakfast', 'dinner'],
      stay: {
        'en-US': 'Lakeside guesthouse, Pokhara',
        'zh-cn': '博卡拉湖畔客栈',
        es: 'Casa junto al lago, Pokhara',
        pt: 'Pousada à beira do lago, Pokhara',
      },
      stops: [
        {
          name: { 'en-US': 'Pokhara', 'zh-cn': '博卡拉', es: 'Pokhara', pt: 'Pokhara' },
          latitude: 28.2096,
          longitude: 83.9856,
        },
      ],
    },
    {
      title: {
        'en-US': 'The road to Kathmandu',
        'zh-cn': '返回加德满都',
        es: 'La carretera a Katmandú',
        pt: 'A estrada para Catmandu',
      },
      text: {
        'en-US':
          'Bus at half past seven, tea at Dumre, mandarins through the window in season. Thamel by half past three. Sarita signs your trail book and will store your poles for the next person who needs them.',
        'zh-cn':
          '七点半上车，杜姆雷喝茶，当季从车窗买橘子。三点半到泰米尔。萨莉塔在您的路书上签名，登山杖可以留给下一位用得着的人。',
        es: 'Autobús a las siete y media, té en Dumre y mandarinas por la ventanilla en temporada. Thamel a las tres y media. Sarita firma tu cuaderno de ruta y guarda tus bastones para quien los necesite después.',
        pt: 'Ônibus às sete e meia, chá em Dumre e tangerinas pela janela na estação. Thamel às três e meia. Sarita assina o seu caderno de trilha e guarda os seus bastões para quem precisar depois.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        { name: { 'en-US': 'Dumre', 'zh-cn': '杜姆雷', es: 'Dumre', pt: 'Dumre' }, latitude: 27.965, longitude: 84.41 },
        {
          name: { 'en-US': 'Thamel', 'zh-cn': '泰米尔', es: 'Thamel', pt: 'Thamel' },
          latitude: 27.7154,
          longitude: 85.3123,
        },
      ],
    },
  ],
  included: ['guide', 'minibus', 'public_transport', 'shared_room', 'permits', 'bags_moved', 'all_meals', 'vegetables'],
  excluded: ['flights_to', 'visa', 'insurance', 'tips', 'drinks'],
  notices: ['shoes', 'altitude', 'passport'],
};
