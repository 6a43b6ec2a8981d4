import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const reykjavik: readonly DemoRestaurant[] = [
  {
    key: 'smjor-og-salt',
    city: 'reykjavik',
    name: { 'en-US': 'Smjör og Salt', 'zh-cn': '黄油与盐', es: 'Smjör og Salt', pt: 'Smjör og Salt' },
    cuisines: ['nordic', 'seafood'],
    priceLevel: 4,
    story: {
      'en-US':
        'A boathouse painted the green of old fishing nets, with butter churned in the porch each afternoon. Everything here is decided by those two things in the name: cod cheeks browned slowly, potatoes boiled in sea water, rhubarb salted like lemon. Hekla Jónsdóttir seats you facing the harbour and dims the room if the sky turns green.',
      'zh-cn':
        '旧渔网绿的船屋，每天下午在门廊里搅黄油。店名那两样东西决定了一切：慢煎的鳕鱼颊，海水煮的土豆，像柠檬一样腌的大黄。赫克拉·约恩斯多蒂尔让您面朝港口坐，天空若泛起绿光，她就把灯调暗。',
      es: 'Un cobertizo de barcas del verde de las redes viejas, con mantequilla batida cada tarde en el porche. Todo lo deciden las dos palabras del nombre: carrilleras de bacalao doradas despacio, patatas cocidas en agua de mar, ruibarbo salado como limón. Hekla Jónsdóttir te sienta mirando al puerto y baja las luces si el cielo se pone verde.',
      pt: 'Uma casa de barcos do verde das redes velhas, com manteiga batida na varanda toda tarde. As duas palavras do nome decidem tudo: bochecha de bacalhau dourada devagar, batata cozida em água do mar, ruibarbo salgado como limão. Hekla Jónsdóttir senta você de frente para o porto e baixa as luzes se o céu ficar verde.',
    },
    address: 'Geirsgata 21, 101 Reykjavík',
    area: { 'en-US': 'Old Harbour', 'zh-cn': '老港', es: 'Puerto viejo', pt: 'Porto velho' },
    at: [64.1513, -21.9467],
    phone: '+3545550148',
    facilities: ['water_view', 'chef_counter', 'open_kitchen', 'gluten_free', 'step_free', 'wine_list'],
    hours: [{ days: [2, 3, 4, 5, 6], opens: '18:00', closes: '23:00', lastSeating: '20:30' }],
    noticeMinutes: 1440,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 150 },
      { upTo: 4, minutes: 165 },
    ],
    bufferMinutes: 30,
    maxParty: 4,
    depositUsd: 3000,
    depositFromParty: 4,
    cancelSteps: [
      { hoursBefore: 48, percent: 50 },
      { hoursBefore: 12, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 8,
      },
      {
        key: 'counter',
        name: { 'en-US': 'Counter', 'zh-cn': '吧台', es: 'Barra', pt: 'Balcão' },
        seats: [1, 2],
        tables: 4,
      },
    ],
    menus: [
      {
        name: {
          'en-US': "Chef's tasting menu",
          'zh-cn': '主厨品鉴菜单',
          es: 'Menú degustación',
          pt: 'Menu degustação',
        },
        courses: [
          {
            'en-US': 'Rye crisp, cured roe',
            'zh-cn': '黑麦脆片配腌鱼籽',
            es: 'Crujiente de centeno con huevas',
            pt: 'Crocante de centeio com ovas curadas',
          },
          { 'en-US': 'Langoustine, dulse', 'zh-cn': '海螯虾配红藻', es: 'Cigala con dulse', pt: 'Lagostim com dulse' },
          { 'en-US': 'Cod cheeks', 'zh-cn': '鳕鱼颊', es: 'Carrilleras de bacalao', pt: 'Bochecha de bacalhau' },
          { 'en-US': 'Lamb, angelica', 'zh-cn': '羔羊配当归', es: 'Cordero con angélica', pt: 'Cordeiro com angélica' },
          { 'en-US': 'Salted rhubarb', 'zh-cn': '盐渍大黄', es: 'Ruibarbo salado', pt: 'Ruibarbo salgado' },
        ],
        usd: 14200,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Cod cheeks in brown butter',
        'zh-cn': '焦化黄油鳕鱼颊',
        es: 'Carrilleras de bacalao en mantequilla tostada',
        pt: 'Bochecha de bacalhau na manteiga tostada',
      },
      {
        'en-US': 'Langoustine, dulse, cream',
        'zh-cn': '海螯虾配红藻奶油',
        es: 'Cigala con dulse y nata',
        pt: 'Lagostim com alga dulse e creme',
      },
      {
        'en-US': 'Salted rhubarb, skyr',
        'zh-cn': '盐渍大黄配冰岛酸奶',
        es: 'Ruibarbo salado con skyr',
        pt: 'Ruibarbo salgado com skyr',
      },
    ],
  },
  {
    key: 'hverinn',
    city: 'reykjavik',
    name: { 'en-US': 'Hverinn', 'zh-cn': '温泉厨房', es: 'Hverinn', pt: 'Hverinn' },
    cuisines: ['nordic', 'cafe'],
    priceLevel: 1,
    story: {
      'en-US':
        "Across from the swimming pool, so most guests arrive with wet hair and a large appetite. The rye bread is buried overnight in a pot beside a hot spring and comes up dark and sweet. There are always two soups on, refills included, and hooks by the door for swimming bags. Children's bowls have a seal at the bottom.",
      'zh-cn':
        '对面就是泳池，客人多半湿着头发、饿着肚子进来。黑麦面包装在锅里，埋在温泉边过一夜，挖出来又黑又甜。每天有两样汤，可以续碗，门边有挂泳包的钩子。孩子的碗底画着一只海豹。',
      es: 'Está frente a la piscina, así que casi todos llegan con el pelo mojado y mucha hambre. El pan de centeno pasa la noche enterrado en una olla junto a una fuente termal y sale oscuro y dulce. Siempre hay dos sopas, con repetición incluida, y ganchos para las bolsas. Los cuencos de los niños tienen una foca en el fondo.',
      pt: 'Fica em frente à piscina, então quase todos chegam de cabelo molhado e com muita fome. O pão de centeio passa a noite enterrado numa panela ao lado de uma fonte termal e sai escuro e doce. Há sempre duas sopas, com repetição incluída, e ganchos para as mochilas. As tigelas das crianças têm uma foca no fundo.',
    },
    address: 'Sundlaugavegur 36, 105 Reykjavík',
    area: { 'en-US': 'Laugardalur', 'zh-cn': '洛加达卢尔', es: 'Laugardalur', pt: 'Laugardalur' },
    at: [64.1408, -21.8818],
    phone: '+3545550115',
    facilities: ['vegetarian_dishes', 'step_free', 'high_chairs', 'parking', 'wifi'],
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '21:00', lastSeating: '20:00' }],
    noticeMinutes: 30,
    daysAhead: 30,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 60 },
      { upTo: 4, minutes: 75 },
      { upTo: 6, minutes: 90 },
    ],
    bufferMinutes: 10,
    maxParty: 6,
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 6],
        tables: 9,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Lamb soup, root vegetables',
        'zh-cn': '根菜羊肉汤',
        es: 'Sopa de cordero con raíces',
        pt: 'Sopa de cordeiro com raízes',
      },
      {
        'en-US': 'Hot spring rye, smoked trout',
        'zh-cn': '温泉黑麦面包配烟熏鳟鱼',
        es: 'Centeno termal con trucha ahumada',
        pt: 'Pão termal com truta defumada',
      },
      {
        'en-US': 'Pancake rolled with rhubarb jam',
        'zh-cn': '大黄果酱薄饼卷',
        es: 'Tortita enrollada con mermelada de ruibarbo',
        pt: 'Panqueca enrolada com geleia de ruibarbo',
      },
    ],
  },
];
