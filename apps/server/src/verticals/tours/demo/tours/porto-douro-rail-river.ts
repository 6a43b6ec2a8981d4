import type { DemoTour } from '../demo-tour.ts';

export const portoDouroRailRiver: DemoTour = {
  key: 'porto-douro-rail-river',
  kind: 'group',
  city: 'porto',
  cover: 's-lagoon-82',
  name: {
    'en-US': 'The Douro, up by train and down by boat',
    'zh-cn': '杜罗河：火车溯流，乘船顺流',
    es: 'El Duero, subida en tren y bajada en barco',
    pt: 'O Douro, subida de trem e descida de barco',
  },
  summary: {
    'en-US': 'Three days from Porto to Pinhão with two nights among terraces, one cellar and one lock.',
    'zh-cn': '从波尔图到皮尼扬的三天，两夜宿在梯田间，看一座酒窖，过一道船闸。',
    es: 'Tres días de Oporto a Pinhão, con dos noches entre bancales, una bodega y una esclusa.',
    pt: 'Três dias do Porto ao Pinhão, com duas noites entre socalcos, uma adega e uma eclusa.',
  },
  story: {
    'en-US':
      'From Pala onwards the railway has the river at its elbow, and the conductor will tell you which side to sit on if you ask in time. This is a short trip with few fixtures: a station tiled with the grape harvest, a house where the owner’s mother runs the kitchen, a morning pruning or picking depending on the month. On the third day a wooden boat lets down through the Bagaúste lock, twenty-seven metres in a quarter of an hour, and you watch the valley rise.',
    'zh-cn':
      '过了帕拉，铁轨就贴着河走，早点问列车员，他会告诉您该坐哪一边。行程不长，安排不多：一座贴满采葡萄图花砖的车站，一栋由主人母亲掌勺的宅子，一个上午在葡萄园里修枝或采摘，看月份而定。第三天，木船降下巴加乌斯特船闸，一刻钟落下二十七米，您看着山谷一点点升高。',
    es: 'A partir de Pala la vía lleva el río al codo, y el revisor te dice de qué lado sentarte si preguntas a tiempo. Es un viaje corto con pocas citas: una estación alicatada con la vendimia, una casa donde manda en la cocina la madre del dueño, una mañana de poda o de recogida según el mes. El tercer día un barco de madera baja por la esclusa de Bagaúste, veintisiete metros en un cuarto de hora, y ves subir el valle.',
    pt: 'A partir de Pala a linha leva o rio ao cotovelo, e o fiscal do trem diz de que lado sentar se você perguntar a tempo. É uma viagem curta com poucos compromissos: uma estação de azulejos com a vindima, uma casa em que a mãe do dono manda na cozinha, uma manhã de poda ou de colheita conforme o mês. No terceiro dia um barco de madeira desce a eclusa de Bagaúste, vinte e sete metros em um quarto de hora, e você vê o vale subir.',
  },
  operator: 'Vale Norte',
  themes: ['on_water', 'food', 'nature'],
  days: 3,
  nights: 2,
  hours: null,
  languages: ['en', 'pt', 'es'],
  difficulty: 1,
  maxParty: 8,
  minPeople: 4,
  goDays: 14,
  capacity: 12,
  start: '09:00',
  weekdays: [2, 4, 6],
  cutoffMinutes: 4320,
  guestsUntilHours: 168,
  names: 'all',
  goodMonths: [3, 4, 5, 6, 9, 10],
  walkKm: 9,
  ascentMetres: 320,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'São Bento station, under the clock',
      'zh-cn': '圣本笃火车站大钟下',
      es: 'Estación de São Bento, bajo el reloj',
      pt: 'Estação de São Bento, sob o relógio',
    },
    address: 'Praça de Almeida Garrett, 4000-069 Porto',
    latitude: 41.1456,
    longitude: -8.6104,
    note: {
      'en-US': 'Bags are labelled here and travel by van. You see them again in your room.',
      'zh-cn': '行李在此贴签，由车运走，到房间再见。',
      es: 'Aquí se etiqueta el equipaje y viaja en furgoneta. Lo verás en tu habitación.',
      pt: 'Aqui a bagagem é etiquetada e segue de van. Você a reencontra no quarto.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 120, usd: 52800, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 8, ageTo: 15, usd: 36900, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 9600,
  extras: [
    {
      name: {
        'en-US': 'Tasting of three old tawnies',
        'zh-cn': '三款陈年茶色波特品鉴',
        es: 'Cata de tres tawny viejos',
        pt: 'Prova de três tawnies velhos',
      },
      usd: 3800,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 30, percent: 20 },
    { daysBefore: 14, percent: 50 },
    { daysBefore: 7, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Window seats to Pinhão',
        'zh-cn': '靠窗坐到皮尼扬',
        es: 'Con ventanilla hasta Pinhão',
        pt: 'Na janela até o Pinhão',
      },
      text: {
        'en-US':
          'The 09:20 from São Bento, two and a half hours, river on the right. Lunch under the station vines, a walk up to Casal de Loivos for the bend below, and dinner at the long kitchen table.',
        'zh-cn':
          '09:20从圣本笃出发，两个半小时，河在右手边。在车站葡萄架下午餐，走上卡萨尔德洛伊沃斯看河湾，晚餐在厨房的长桌上。',
        es: 'El de las 09:20 de São Bento, dos horas y media, con el río a la derecha. Almuerzo bajo la parra de la estación, subida a Casal de Loivos para ver la curva del río y cena en la mesa larga de la cocina.',
        pt: 'O das 09:20 de São Bento, duas horas e meia, com o rio à direita. Almoço sob a parreira da estação, subida a Casal de Loivos para ver a curva do rio e jantar na mesa comprida da cozinha.',
      },
      meals: ['lunch', 'dinner'],
      stay: {
        'en-US': 'Quinta house above Pinhão',
        'zh-cn': '皮尼扬山上的庄园屋',
        es: 'Casa de quinta sobre Pinhão',
        pt: 'Casa de quinta acima do Pinhão',
      },
      stops: [
        {
          name: { 'en-US': 'São Bento', 'zh-cn': '圣本笃站', es: 'São Bento', pt: 'São Bento' },
          latitude: 41.1456,
          longitude: -8.6104,
        },
        {
          name: { 'en-US': 'Pinhão', 'zh-cn': '皮尼扬', es: 'Pinhão', pt: 'Pinhão' },
          latitude: 41.1905,
          longitude: -7.546,
        },
        {
          name: {
            'en-US': 'Casal de Loivos',
            'zh-cn': '卡萨尔德洛伊沃斯',
            es: 'Casal de Loivos',
            pt: 'Casal de Loivos',
          },
          latitude: 41.201,
          longitude: -7.5395,
        },
      ],
    },
    {
      title: {
        'en-US': 'A morning’s work, an afternoon off',
        'zh-cn': '半日劳作，半日闲',
        es: 'Una mañana de trabajo, una tarde libre',
        pt: 'Uma manhã de trabalho, uma tarde livre',
      },
      text: {
        'en-US':
          'Two hours in the vines with secateurs and the foreman, then the cellar with its granite treading tanks. Lunch outdoors. The afternoon is yours: the river beach, the pool or the hammock, with supper at eight.',
        'zh-cn':
          '上午随工头拿着剪刀在葡萄园干两小时活，再看酒窖里的花岗岩踩池。户外午餐。下午归您自己：河滩、泳池或吊床，八点吃晚饭。',
        es: 'Dos horas entre las viñas con tijeras y el capataz, y luego la bodega con sus lagares de granito. Almuerzo al aire libre. La tarde es tuya: playa de río, piscina o hamaca, con cena a las ocho.',
        pt: 'Duas horas nas vinhas com tesoura e o capataz, depois a adega com seus lagares de granito. Almoço ao ar livre. A tarde é sua: praia de rio, piscina ou rede, com jantar às oito.',
      },
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: {
        'en-US': 'Quinta house above Pinhão',
        'zh-cn': '皮尼扬山上的庄园屋',
        es: 'Casa de quinta sobre Pinhão',
        pt: 'Casa de quinta acima do Pinhão',
      },
      stops: [
        {
          name: { 'en-US': 'Quinta', 'zh-cn': '葡萄庄园', es: 'Quinta', pt: 'Quinta' },
          latitude: 41.185,
          longitude: -7.552,
        },
      ],
    },
    {
      title: { 'en-US': 'Down through the lock', 'zh-cn': '过闸顺流', es: 'Esclusa abajo', pt: 'Eclusa abaixo' },
      text: {
        'en-US':
          'Board at ten. The boat drifts past terraces to Bagaúste, sinks in the lock and ties up at Régua by one. Lunch on the quay, an hour in the river museum, and the train to Porto, arriving 19:10.',
        'zh-cn':
          '十点登船，沿梯田漂到巴加乌斯特，随闸水下沉，一点前停靠雷瓜。码头午餐，河流博物馆一小时，乘火车19:10抵波尔图。',
        es: 'A bordo a las diez. El barco se deja llevar entre bancales hasta Bagaúste, baja en la esclusa y amarra en Régua a la una. Almuerzo en el muelle, una hora en el museo del río y tren a Oporto, llegada a las 19:10.',
        pt: 'Embarque às dez. O barco desliza entre socalcos até Bagaúste, desce na eclusa e atraca na Régua à uma. Almoço no cais, uma hora no museu do rio e trem para o Porto, chegada às 19:10.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Bagaúste', 'zh-cn': '巴加乌斯特船闸', es: 'Bagaúste', pt: 'Bagaúste' },
          latitude: 41.15,
          longitude: -7.74,
        },
        {
          name: { 'en-US': 'Peso da Régua', 'zh-cn': '雷瓜', es: 'Peso da Régua', pt: 'Peso da Régua' },
          latitude: 41.1622,
          longitude: -7.789,
        },
      ],
    },
  ],
  included: ['guide', 'shared_room', 'bags_moved', 'train', 'boat', 'breakfasts', 'dinner', 'tastings'],
  excluded: ['flights_to', 'insurance', 'drinks', 'city_tax'],
  notices: ['shoes'],
};
