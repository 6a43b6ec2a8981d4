import type { DemoTour } from '../demo-tour.ts';

export const reykjavikReykjanes: DemoTour = {
  key: 'reykjavik-reykjanes',
  kind: 'day',
  city: 'reykjavik',
  cover: 's-aurora-70',
  name: {
    'en-US': 'Reykjanes, where two plates part',
    'zh-cn': '雷克雅内斯：两块大陆分开之处',
    es: 'Reykjanes, donde se separan dos placas',
    pt: 'Reykjanes, onde duas placas se afastam',
  },
  summary: {
    'en-US': 'Mud pots, a footbridge between continents and cod soup in a harbour hut, an hour from the capital.',
    'zh-cn': '离首都一小时：泥泉、跨越大陆的步桥与渔港小屋里的鳕鱼汤。',
    es: 'Pozas de barro, una pasarela entre continentes y sopa de bacalao en un puerto, a una hora de la capital.',
    pt: 'Poças de lama, uma passarela entre continentes e sopa de bacalhau em um porto, a uma hora da capital.',
  },
  story: {
    'en-US':
      'Iceland grows here by two centimetres a year, and on this peninsula you can stand in the gap. Sigga drives a minibus with big windows and keeps a loaf in it: rye dough, buried in hot ground the night before, dug up still steaming and eaten with butter. Between the mud pots of Seltún and the surf at the lighthouse she explains why the newest rock under your boots is younger than her daughter. If the authorities close a road, the order changes.',
    'zh-cn':
      '冰岛每年在这里长大两厘米，在这座半岛上，您可以站进那道缝隙里。西加开一辆大窗小巴，车上总有一块黑麦面包：头天夜里埋进热土，挖出时还冒着热气，抹上黄油就吃。从塞尔顿泥泉到灯塔下的浪，她会讲为什么您靴底最新的岩石比她女儿还年轻。若当局封路，停靠顺序会有调整。',
    es: 'Islandia crece aquí dos centímetros al año, y en esta península puedes ponerte de pie en la grieta. Sigga conduce un minibús de ventanas grandes y lleva un pan: masa de centeno enterrada la noche anterior en suelo caliente, que se saca humeando y se come con mantequilla. Entre los barros de Seltún y el oleaje del faro cuenta por qué la roca más nueva bajo tus botas es más joven que su hija. Si las autoridades cierran una carretera, cambia el orden.',
    pt: 'A Islândia cresce aqui dois centímetros por ano, e nesta península você pode ficar de pé na fenda. Sigga dirige um micro-ônibus de janelas grandes e leva um pão: massa de centeio enterrada na noite anterior em solo quente, desenterrada fumegando e comida com manteiga. Entre as lamas de Seltún e as ondas do farol, ela conta por que a rocha mais nova sob as suas botas é mais jovem que a filha dela. Se as autoridades fecham uma estrada, a ordem muda.',
  },
  operator: 'Hraun og Haf',
  themes: ['nature', 'food'],
  days: 1,
  nights: 0,
  hours: 7,
  languages: ['en', 'es'],
  difficulty: 2,
  maxParty: 8,
  minPeople: 4,
  goDays: 2,
  capacity: 14,
  start: '09:00',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinutes: 900,
  guestsUntilHours: 24,
  names: 'lead',
  goodMonths: [3, 4, 5, 6, 7, 8, 9, 10, 11],
  walkKm: 4,
  ascentMetres: 80,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Perlan car park, coach bay 3',
      'zh-cn': '珍珠楼停车场3号车位',
      es: 'Aparcamiento de Perlan, plaza 3',
      pt: 'Estacionamento de Perlan, vaga 3',
    },
    address: 'Varmahlíð 1, 105 Reykjavík',
    latitude: 64.1405,
    longitude: -21.9197,
    note: {
      'en-US': 'City bus 18 stops outside. Leave bags in the van all day.',
      'zh-cn': '18路公交在门外停靠，行李可全天放车上。',
      es: 'El autobús 18 para delante. Las bolsas pueden quedarse en el coche.',
      pt: 'O ônibus 18 para em frente. As bolsas podem ficar no carro.',
    },
  },
  pickups: [
    {
      name: {
        'en-US': 'City hall bus stop',
        'zh-cn': '市政厅巴士站',
        es: 'Parada del ayuntamiento',
        pt: 'Ponto da prefeitura',
      },
      latitude: 64.1475,
      longitude: -21.9408,
      minutesBefore: 30,
      usd: 0,
    },
    {
      name: { 'en-US': 'Old Harbour', 'zh-cn': '老港', es: 'Puerto viejo', pt: 'Porto velho' },
      latitude: 64.1525,
      longitude: -21.951,
      minutesBefore: 25,
      usd: 800,
    },
  ],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 120, usd: 12900, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 6, ageTo: 15, usd: 7900, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [
    {
      name: {
        'en-US': 'Rain jacket and trousers',
        'zh-cn': '防雨衣裤',
        es: 'Chaqueta y pantalón de lluvia',
        pt: 'Jaqueta e calça de chuva',
      },
      usd: 1500,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 3, percent: 30 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Steam, the bridge and the lighthouse',
        'zh-cn': '蒸汽、步桥与灯塔',
        es: 'Vapor, puente y faro',
        pt: 'Vapor, ponte e farol',
      },
      text: {
        'en-US':
          'Lake Kleifarvatn and Seltún in the morning, cod soup in Sandgerði or Garður at noon. Then the bridge between plates, Gunnuhver’s steam and the cliffs at Reykjanestá. In town again at 16:00.',
        'zh-cn':
          '上午看克莱法湖与塞尔顿，正午在桑德盖尔济或加聚尔喝鳕鱼汤。下午走板块之桥、贡胡弗蒸汽泉与雷克雅内斯塔峭壁，16:00回城。',
        es: 'Por la mañana, el lago Kleifarvatn y Seltún; a mediodía, sopa de bacalao en Sandgerði o Garður. Después, el puente entre placas, el vapor de Gunnuhver y los acantilados de Reykjanestá. De vuelta a las 16:00.',
        pt: 'De manhã, o lago Kleifarvatn e Seltún; ao meio-dia, sopa de bacalhau em Sandgerði ou Garður. Depois, a ponte entre placas, o vapor de Gunnuhver e as falésias de Reykjanestá. De volta às 16:00.',
      },
      meals: ['lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Seltún', 'zh-cn': '塞尔顿泥泉', es: 'Seltún', pt: 'Seltún' },
          latitude: 63.8957,
          longitude: -22.0519,
        },
        {
          name: {
            'en-US': 'Brú milli heimsálfa',
            'zh-cn': '大陆之桥',
            es: 'Brú milli heimsálfa',
            pt: 'Brú milli heimsálfa',
          },
          latitude: 63.8683,
          longitude: -22.6755,
        },
        {
          name: { 'en-US': 'Gunnuhver', 'zh-cn': '贡胡弗蒸汽泉', es: 'Gunnuhver', pt: 'Gunnuhver' },
          latitude: 63.8193,
          longitude: -22.6826,
        },
        {
          name: { 'en-US': 'Reykjanesviti', 'zh-cn': '雷克雅内斯灯塔', es: 'Reykjanesviti', pt: 'Reykjanesviti' },
          latitude: 63.8155,
          longitude: -22.704,
        },
      ],
    },
  ],
  included: ['guide', 'minibus', 'lunch', 'water'],
  excluded: ['drinks', 'insurance'],
  notices: ['shoes', 'rain'],
};
