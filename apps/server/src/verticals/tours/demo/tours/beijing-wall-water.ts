import type { DemoTour } from '../demo-tour.ts';

export const beijingWallWater: DemoTour = {
  key: 'beijing-wall-water',
  kind: 'private',
  city: 'beijing',
  cover: 's-kyoto-74',
  name: {
    'en-US': 'The Wall above the water',
    'zh-cn': '水上长城一日',
    es: 'La Muralla sobre el agua',
    pt: 'A Muralha sobre a água',
  },
  summary: {
    'en-US': 'A private day at Huanghuacheng, where three stretches of the Ming wall run down into a reservoir.',
    'zh-cn': '私享黄花城一日，看三段明长城没入水库。',
    es: 'Un día privado en Huanghuacheng, donde tres tramos de la muralla Ming bajan hasta un embalse.',
    pt: 'Um dia privado em Huanghuacheng, onde três trechos da muralha Ming descem até um reservatório.',
  },
  story: {
    'en-US':
      'Chestnut farmers planted the slopes at Huanghuacheng when the soldiers did, four centuries ago, to feed the garrison. The trees are still there, some of them hollow enough to stand in, and the wall goes past them and then under water where a dam was built. Teacher Zhao brings a thermos and a rubbing kit for the stamped bricks. You climb two towers, no more, then row across for lunch in a courtyard: trout, corn cakes, whatever greens are up.',
    'zh-cn':
      '黄花城山坡上的板栗树，是四百年前与守军一同落户的，为的是给戍卒添口粮。老树还在，有的空心处可容一人站立；长城从树旁经过，遇水坝便没入水中。赵老师带一壶热茶和一套拓片工具，教您拓下砖上的铭文。只登两座敌楼，不多不少，然后划船过水，到农家院吃午饭：虹鳟、贴饼子，地里长什么青菜就炒什么。',
    es: 'Los campesinos plantaron castaños en Huanghuacheng a la vez que llegaban los soldados, hace cuatro siglos, para alimentar a la guarnición. Siguen ahí, algunos tan huecos que cabe una persona, y la muralla pasa a su lado y luego se hunde donde se hizo una presa. El profesor Zhao trae un termo y lo necesario para calcar los ladrillos sellados. Se suben dos torres, ni una más, y se cruza a remo para comer en un patio: trucha, tortas de maíz y las verduras que haya.',
    pt: 'Os camponeses plantaram castanheiras em Huanghuacheng quando chegaram os soldados, há quatro séculos, para alimentar a guarnição. Elas continuam lá, algumas ocas a ponto de caber uma pessoa, e a muralha passa ao lado e depois some sob a água de uma represa. O professor Zhao traz uma garrafa térmica e o material para decalcar os tijolos carimbados. Sobem-se duas torres, nenhuma a mais, e cruza-se a remo para almoçar em um pátio: truta, bolos de milho e as verduras da época.',
  },
  operator: 'Jujube Lane',
  themes: ['history', 'on_foot', 'mountains'],
  days: 1,
  nights: 0,
  hours: 9,
  languages: ['zh', 'en', 'es'],
  difficulty: 3,
  maxParty: 8,
  minPeople: 0,
  goDays: 0,
  capacity: 8,
  start: '08:00',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinutes: 1440,
  guestsUntilHours: 24,
  names: 'all',
  goodMonths: [4, 5, 6, 9, 10, 11],
  walkKm: 5,
  ascentMetres: 260,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Dongzhimen station, exit B',
      'zh-cn': '东直门地铁站B口',
      es: 'Estación de Dongzhimen, salida B',
      pt: 'Estação Dongzhimen, saída B',
    },
    address: '北京市东城区东直门外大街',
    latitude: 39.9411,
    longitude: 116.4337,
    note: {
      'en-US': 'The car waits on the ring road side. The driver has your name on a sheet.',
      'zh-cn': '车停在二环一侧，司机手持写有您姓名的纸牌。',
      es: 'El coche espera del lado de la ronda. El conductor lleva tu nombre en un papel.',
      pt: 'O carro espera do lado do anel viário. O motorista leva o seu nome em uma folha.',
    },
  },
  pickups: [
    {
      name: {
        'en-US': 'Hotel inside the third ring',
        'zh-cn': '三环内酒店',
        es: 'Hotel dentro del tercer anillo',
        pt: 'Hotel dentro do terceiro anel',
      },
      latitude: 39.9169,
      longitude: 116.4107,
      minutesBefore: 30,
      usd: 0,
    },
  ],
  units: [
    { key: 'adult', ageFrom: 18, ageTo: 59, usd: 11200, takesSeat: true, needsAdult: false },
    { key: 'senior', ageFrom: 60, ageTo: 120, usd: 9800, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 8, ageTo: 17, usd: 7400, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [
    {
      name: {
        'en-US': 'Frame for your brick rubbing',
        'zh-cn': '拓片装框',
        es: 'Marco para tu calco',
        pt: 'Moldura para o seu decalque',
      },
      usd: 2200,
      per: 'booking',
      max: 2,
    },
  ],
  cancelSteps: [
    { daysBefore: 3, percent: 30 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Chestnuts, two towers and a rowing boat',
        'zh-cn': '板栗林、两座敌楼与一条小船',
        es: 'Castaños, dos torres y una barca',
        pt: 'Castanheiras, duas torres e um barco a remo',
      },
      text: {
        'en-US':
          'Drive out until 09:45. Two hours on the restored and the quiet stretch, 260 metres up in all. Lunch at 12:30, tea under the old chestnuts, then home by way of a village beancurd maker at 17:00.',
        'zh-cn':
          '09:45前抵达。在修缮段与僻静段走两小时，累计爬升260米。12:30午餐，老栗树下喝茶，返程顺路看一家村里的豆腐坊，17:00回到城里。',
        es: 'En coche hasta las 09:45. Dos horas por el tramo restaurado y el tranquilo, con 260 metros de subida. Almuerzo a las 12:30, té bajo los castaños viejos y regreso por una casa de tofu a las 17:00.',
        pt: 'De carro até as 09:45. Duas horas pelo trecho restaurado e pelo tranquilo, com 260 metros de subida. Almoço às 12:30, chá sob as castanheiras velhas e volta por uma casa de tofu às 17:00.',
      },
      meals: ['lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Huanghuacheng', 'zh-cn': '黄花城水长城', es: 'Huanghuacheng', pt: 'Huanghuacheng' },
          latitude: 40.4155,
          longitude: 116.33,
        },
      ],
    },
  ],
  included: ['guide', 'minibus', 'entry', 'lunch', 'vegetables'],
  excluded: ['tips', 'insurance'],
  notices: ['shoes', 'passport'],
};
