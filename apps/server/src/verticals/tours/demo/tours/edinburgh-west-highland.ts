import type { DemoTour } from '../demo-tour.ts';

export const edinburghWestHighland: DemoTour = {
  key: 'edinburgh-west-highland',
  kind: 'group',
  city: 'edinburgh',
  cover: 's-alps-87',
  name: {
    'en-US': 'To the white sands of Arisaig by rail and road',
    'zh-cn': '火车与公路，去阿里赛格的白沙',
    es: 'A las arenas blancas de Arisaig, tren y carretera',
    pt: 'Às areias brancas de Arisaig, de trem e estrada',
  },
  summary: {
    'en-US': 'Three days through Glen Coe to the western shore, with the Mallaig line and two nights in one inn.',
    'zh-cn': '三天穿过格伦科到西海岸，搭马莱格线火车，两晚住同一家旅店。',
    es: 'Tres días por Glen Coe hasta la costa oeste, con la línea de Mallaig y dos noches en la misma posada.',
    pt: 'Três dias por Glen Coe até a costa oeste, com a linha de Mallaig e duas noites na mesma pousada.',
  },
  story: {
    'en-US':
      'Fiona keeps a rule: no more than two hours in the van without soup. So the road north is broken at Callander and again under the black slopes of Glen Coe, and you reach Fort William with your legs still willing. The train to Mallaig crosses the Glenfinnan curve at a walking pace. Beyond it lies a coast that looks borrowed from somewhere warmer, white sand and green water, at around twelve degrees. One inn, two nights, so you unpack once.',
    'zh-cn':
      '菲奥娜有条规矩：车程超过两小时，必须停下来喝汤。于是北上之路在卡兰德歇一次，到格伦科的黑色山坡下再歇一次，抵达威廉堡时腿还有劲。开往马莱格的火车以步行的速度驶过格伦芬南弯桥，再往前是一段像从暖和地方借来的海岸：白沙、绿水，水温约十二度。两晚同住一家旅店，行李只需打开一次。',
    es: 'Fiona tiene una norma: nunca más de dos horas en la furgoneta sin sopa. Por eso la carretera del norte se parte en Callander y otra vez bajo las laderas negras de Glen Coe, y llegas a Fort William con ganas de andar. El tren a Mallaig cruza la curva de Glenfinnan a paso de peatón. Más allá hay una costa que parece prestada de un sitio más cálido, arena blanca y agua verde, a unos doce grados. Una posada, dos noches: la maleta se deshace una vez.',
    pt: 'Fiona tem uma regra: nunca mais de duas horas na van sem sopa. Por isso a estrada do norte é quebrada em Callander e de novo sob as encostas negras de Glen Coe, e você chega a Fort William ainda com vontade de andar. O trem para Mallaig cruza a curva de Glenfinnan em ritmo de caminhada. Além dela há uma costa que parece emprestada de um lugar mais quente, areia branca e água verde, a uns doze graus. Uma pousada, duas noites: a mala se desfaz uma vez.',
  },
  operator: 'Slow Caledonia',
  themes: ['nature', 'mountains', 'history'],
  days: 3,
  nights: 2,
  hours: null,
  languages: ['en', 'es'],
  difficulty: 2,
  maxParty: 8,
  minPeople: 5,
  goDays: 10,
  capacity: 15,
  start: '08:30',
  weekdays: [2, 5, 6],
  cutoffMinutes: 4320,
  guestsUntilHours: 96,
  names: 'all',
  goodMonths: [4, 5, 6, 9, 10],
  walkKm: 9,
  ascentMetres: 240,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Waterloo Place, by the post box',
      'zh-cn': '滑铁卢街邮筒旁',
      es: 'Waterloo Place, junto al buzón',
      pt: 'Waterloo Place, junto à caixa de correio',
    },
    address: 'Waterloo Place, Edinburgh EH1 3EG',
    latitude: 55.9538,
    longitude: -3.1868,
    note: {
      'en-US': 'Two minutes from Waverley station. Coats on top, cases below.',
      'zh-cn': '距威弗利站两分钟。外套放上层，箱子放下层。',
      es: 'A dos minutos de Waverley. Abrigos arriba, maletas abajo.',
      pt: 'A dois minutos de Waverley. Casacos em cima, malas embaixo.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 64, usd: 48600, takesSeat: true, needsAdult: false },
    { key: 'senior', ageFrom: 65, ageTo: 120, usd: 45600, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 8, ageTo: 15, usd: 36400, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 11800,
  extras: [
    {
      name: {
        'en-US': 'Steam train seats, May to October',
        'zh-cn': '蒸汽火车座位，五月至十月',
        es: 'Asientos en tren de vapor, de mayo a octubre',
        pt: 'Lugares no trem a vapor, de maio a outubro',
      },
      usd: 4800,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 30, percent: 20 },
    { daysBefore: 10, percent: 50 },
    { daysBefore: 3, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Soup, Glen Coe, salt air',
        'zh-cn': '汤、格伦科与海风',
        es: 'Sopa, Glen Coe, aire salado',
        pt: 'Sopa, Glen Coe, ar salgado',
      },
      text: {
        'en-US':
          'Callander at ten, Rannoch Moor at noon and an hour’s level walk to the Three Sisters in Glen Coe. Fort William for tea, then the coast road to Arisaig. Haddock or mushroom pie for supper.',
        'zh-cn':
          '十点卡兰德，正午兰诺赫荒原，在格伦科走一小时平路看三姐妹山。到威廉堡喝茶，再沿海边公路去阿里赛格。晚餐是黑线鳕或蘑菇派。',
        es: 'Callander a las diez, Rannoch Moor a mediodía y una hora de paseo llano hasta las Tres Hermanas de Glen Coe. Té en Fort William y la carretera de la costa hasta Arisaig. Cena de eglefino o pastel de setas.',
        pt: 'Callander às dez, Rannoch Moor ao meio-dia e uma hora de caminhada plana até as Três Irmãs de Glen Coe. Chá em Fort William e a estrada da costa até Arisaig. Jantar de hadoque ou torta de cogumelos.',
      },
      meals: ['lunch', 'dinner'],
      stay: { 'en-US': 'Inn at Arisaig', 'zh-cn': '阿里赛格旅店', es: 'Posada en Arisaig', pt: 'Pousada em Arisaig' },
      stops: [
        {
          name: { 'en-US': 'Callander', 'zh-cn': '卡兰德', es: 'Callander', pt: 'Callander' },
          latitude: 56.2443,
          longitude: -4.2147,
        },
        {
          name: { 'en-US': 'Glencoe', 'zh-cn': '格伦科', es: 'Glencoe', pt: 'Glencoe' },
          latitude: 56.6826,
          longitude: -5.1023,
        },
        {
          name: { 'en-US': 'Arisaig', 'zh-cn': '阿里赛格', es: 'Arisaig', pt: 'Arisaig' },
          latitude: 56.9099,
          longitude: -5.8447,
        },
      ],
    },
    {
      title: {
        'en-US': 'The curve and the sands',
        'zh-cn': '弯桥与白沙',
        es: 'La curva y las arenas',
        pt: 'A curva e as areias',
      },
      text: {
        'en-US':
          'Train from Fort William over the twenty-one arches of Glenfinnan to Mallaig, kippers on the quay, and an afternoon on the Silver Sands. Fiona brings towels and a flask. Music in the bar at nine, sometimes.',
        'zh-cn':
          '火车从威廉堡驶过格伦芬南二十一拱，到马莱格码头吃熏鲱鱼，下午在银沙滩。菲奥娜备好毛巾与热水瓶。九点酒吧里偶有音乐。',
        es: 'Tren de Fort William a Mallaig por los veintiún arcos de Glenfinnan, arenques ahumados en el muelle y una tarde en las Silver Sands. Fiona lleva toallas y un termo. A veces, música en el bar a las nueve.',
        pt: 'Trem de Fort William a Mallaig pelos vinte e um arcos de Glenfinnan, arenques defumados no cais e uma tarde nas Silver Sands. Fiona leva toalhas e uma garrafa térmica. Às vezes, música no bar às nove.',
      },
      meals: ['breakfast', 'dinner'],
      stay: { 'en-US': 'Inn at Arisaig', 'zh-cn': '阿里赛格旅店', es: 'Posada en Arisaig', pt: 'Pousada em Arisaig' },
      stops: [
        {
          name: { 'en-US': 'Glenfinnan', 'zh-cn': '格伦芬南', es: 'Glenfinnan', pt: 'Glenfinnan' },
          latitude: 56.8763,
          longitude: -5.4316,
        },
        {
          name: { 'en-US': 'Mallaig', 'zh-cn': '马莱格', es: 'Mallaig', pt: 'Mallaig' },
          latitude: 57.0063,
          longitude: -5.8281,
        },
        {
          name: { 'en-US': 'Camusdarach', 'zh-cn': '卡穆斯达拉赫', es: 'Camusdarach', pt: 'Camusdarach' },
          latitude: 56.956,
          longitude: -5.848,
        },
      ],
    },
    {
      title: {
        'en-US': 'Loch Laggan and the old pines',
        'zh-cn': '拉根湖与老松林',
        es: 'El lago Laggan y los pinos viejos',
        pt: 'O lago Laggan e os pinheiros velhos',
      },
      text: {
        'en-US':
          'Back by Loch Laggan, a walk of an hour among Caledonian pines, venison or barley soup in Pitlochry. The Hermitage near Dunkeld for its tall firs and its fall. Edinburgh at half past six.',
        'zh-cn':
          '经拉根湖返回，在喀里多尼亚松林走一小时，到皮特洛赫里喝鹿肉汤或大麦汤。邓凯尔德附近的隐士林看高大冷杉与瀑布。六点半到爱丁堡。',
        es: 'Vuelta por el lago Laggan, una hora entre pinos caledonios y sopa de ciervo o cebada en Pitlochry. El Hermitage de Dunkeld, por sus abetos altos y su cascada. Edimburgo a las seis y media.',
        pt: 'Volta pelo lago Laggan, uma hora entre pinheiros caledônios e sopa de veado ou cevada em Pitlochry. O Hermitage de Dunkeld, pelos abetos altos e pela cachoeira. Edimburgo às seis e meia.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Loch Laggan', 'zh-cn': '拉根湖', es: 'Loch Laggan', pt: 'Loch Laggan' },
          latitude: 56.95,
          longitude: -4.47,
        },
        {
          name: { 'en-US': 'Pitlochry', 'zh-cn': '皮特洛赫里', es: 'Pitlochry', pt: 'Pitlochry' },
          latitude: 56.7036,
          longitude: -3.7296,
        },
        {
          name: { 'en-US': 'The Hermitage', 'zh-cn': '隐士林', es: 'The Hermitage', pt: 'The Hermitage' },
          latitude: 56.5577,
          longitude: -3.6114,
        },
      ],
    },
  ],
  included: ['guide', 'minibus', 'train', 'shared_room', 'breakfasts', 'dinner', 'vegetables'],
  excluded: ['insurance', 'drinks', 'other_meals', 'tips'],
  notices: ['shoes', 'rain'],
};
