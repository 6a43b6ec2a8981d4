import type { DemoTour } from '../demo-tour.ts';

export const newyorkSevenLine: DemoTour = {
  key: 'newyork-seven-line',
  kind: 'group',
  city: 'newyork',
  cover: 's-night-79',
  name: {
    'en-US': 'Lunch along the 7 train',
    'zh-cn': '7号线上的午饭',
    es: 'Un almuerzo a lo largo de la línea 7',
    pt: 'Um almoço ao longo da linha 7',
  },
  summary: {
    'en-US': 'Five stops in Queens, one subway line and a meal that begins in Ecuador and ends in Sichuan.',
    'zh-cn': '皇后区五站、一条地铁线，一顿从厄瓜多尔吃到四川的饭。',
    es: 'Cinco paradas en Queens, una sola línea de metro y una comida que empieza en Ecuador y acaba en Sichuan.',
    pt: 'Cinco paradas no Queens, uma só linha de metrô e uma refeição que começa no Equador e acaba em Sichuan.',
  },
  story: {
    'en-US':
      'Above Roosevelt Avenue the train shakes the sauce bottles, and nobody looks up. Carla has lived under it all her life, first over a bakery in Jackson Heights and now over a tailor in Sunnyside, and she orders in five languages with varying grammar. You eat a corn cake on a kerb, momos at a phone shop with four stools, lemon ice in Corona in any season. Flushing is last, downstairs, where she lets you point.',
    'zh-cn':
      '罗斯福大道头顶，列车驶过，酱料瓶轻轻颤，没有人抬头。卡拉一辈子住在这条线下，先是杰克逊高地一家面包房楼上，如今是森尼赛德一家裁缝铺楼上，她用五种语言点菜，语法时好时坏。您会坐在路边吃玉米饼，在只有四张凳子的手机店里吃尼泊尔饺子，不论季节在科罗纳吃一杯柠檬冰。最后到法拉盛的地下一层，由您用手指点菜。',
    es: 'Sobre Roosevelt Avenue el tren hace temblar los botes de salsa y nadie levanta la vista. Carla ha vivido siempre debajo, primero encima de una panadería de Jackson Heights y ahora encima de un sastre en Sunnyside, y pide en cinco idiomas con gramática variable. Comes una tortilla de maíz en un bordillo, momos en una tienda de móviles con cuatro taburetes y helado de limón en Corona en cualquier estación. Flushing es lo último, en el sótano, y ahí señalas tú.',
    pt: 'Acima da Roosevelt Avenue o trem sacode os frascos de molho e ninguém ergue os olhos. Carla sempre viveu debaixo dele, primeiro sobre uma padaria em Jackson Heights e agora sobre um alfaiate em Sunnyside, e pede em cinco línguas com gramática variável. Você come um bolinho de milho na calçada, momos em uma loja de celulares com quatro bancos e sorvete de limão em Corona em qualquer estação. Flushing é por último, no subsolo, e lá quem aponta é você.',
  },
  operator: 'Local Stop',
  themes: ['food', 'on_foot'],
  days: 1,
  nights: 0,
  hours: 4.5,
  languages: ['en', 'es', 'zh'],
  difficulty: 1,
  maxParty: 6,
  minPeople: 3,
  goDays: 2,
  capacity: 9,
  start: '11:00',
  weekdays: [3, 4, 5, 6, 7],
  cutoffMinutes: 720,
  guestsUntilHours: 24,
  names: 'lead',
  goodMonths: [3, 4, 5, 6, 9, 10, 11, 12],
  walkKm: 4,
  ascentMetres: 15,
  stepFree: false,
  meeting: {
    name: {
      'en-US': '46 St–Bliss St station, under the arch sign',
      'zh-cn': '46街布利斯街站，拱形招牌下',
      es: 'Estación 46 St–Bliss St, bajo el arco',
      pt: 'Estação 46 St–Bliss St, sob o arco',
    },
    address: '46th Street and Queens Boulevard, Sunnyside, NY 11104',
    latitude: 40.7431,
    longitude: -73.9184,
    note: {
      'en-US': 'Take the local 7 from Times Square, 17 minutes. Carla has a red tote bag.',
      'zh-cn': '从时代广场乘7号线慢车，17分钟。卡拉背红色布袋。',
      es: 'Línea 7 local desde Times Square, 17 minutos. Carla lleva una bolsa roja.',
      pt: 'Linha 7 local a partir da Times Square, 17 minutos. Carla leva uma bolsa vermelha.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 13, ageTo: 120, usd: 8900, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 9, ageTo: 12, usd: 5900, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [],
  cancelSteps: [
    { daysBefore: 2, percent: 50 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Sunnyside to Flushing, local stops',
        'zh-cn': '从森尼赛德到法拉盛',
        es: 'De Sunnyside a Flushing, parando',
        pt: 'De Sunnyside a Flushing, parando',
      },
      text: {
        'en-US':
          'Sunnyside at eleven, Jackson Heights until one, then Junction Boulevard and the ice counter in Corona. By 14:30 you are in Flushing for noodles and tea. The express train takes you back in half an hour.',
        'zh-cn':
          '十一点森尼赛德，一点前在杰克逊高地，随后是交汇大道与科罗纳的冰铺。14:30到法拉盛吃面喝茶。快车半小时送您回城。',
        es: 'Sunnyside a las once, Jackson Heights hasta la una y luego Junction Boulevard y la heladería de Corona. A las 14:30, Flushing, con fideos y té. El tren exprés te devuelve en media hora.',
        pt: 'Sunnyside às onze, Jackson Heights até a uma e depois Junction Boulevard e a sorveteria de Corona. Às 14:30, Flushing, com macarrão e chá. O trem expresso leva você de volta em meia hora.',
      },
      meals: ['lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Jackson Heights', 'zh-cn': '杰克逊高地', es: 'Jackson Heights', pt: 'Jackson Heights' },
          latitude: 40.7468,
          longitude: -73.8912,
        },
        {
          name: { 'en-US': 'Corona', 'zh-cn': '科罗纳', es: 'Corona', pt: 'Corona' },
          latitude: 40.7437,
          longitude: -73.8553,
        },
        {
          name: { 'en-US': 'Flushing', 'zh-cn': '法拉盛', es: 'Flushing', pt: 'Flushing' },
          latitude: 40.7596,
          longitude: -73.8302,
        },
      ],
    },
  ],
  included: ['guide', 'tastings', 'public_transport'],
  excluded: ['drinks', 'tips'],
  notices: ['rain'],
};
