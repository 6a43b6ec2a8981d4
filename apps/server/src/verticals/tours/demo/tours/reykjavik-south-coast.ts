import type { DemoTour } from '../demo-tour.ts';

export const reykjavikSouthCoast: DemoTour = {
  key: 'reykjavik-south-coast',
  kind: 'group',
  city: 'reykjavik',
  cover: 's-aurora-85',
  name: {
    'en-US': 'The south coast in two unhurried days',
    'zh-cn': '南岸两日，不赶路',
    es: 'La costa sur en dos días sin prisa',
    pt: 'A costa sul em dois dias sem pressa',
  },
  summary: {
    'en-US': 'Two waterfalls, a black beach, a glacier walk and a night in a farmhouse near Vík.',
    'zh-cn': '两道瀑布、一片黑沙滩、一段冰川徒步，夜宿维克附近的农舍。',
    es: 'Dos cascadas, una playa negra, un paseo por un glaciar y una noche en una granja cerca de Vík.',
    pt: 'Duas cachoeiras, uma praia negra, uma caminhada na geleira e uma noite em uma fazenda perto de Vík.',
  },
  story: {
    'en-US':
      'Most coaches do this road in ten hours and see each waterfall over somebody’s shoulder. Two days change the arithmetic: you stand behind Seljalandsfoss in the evening light, when the car park is empty, and have the beach at Reynisfjara before breakfast. In between there is a farmhouse with eight rooms, lamb soup, and a hot tub whose temperature is decided by whoever got in first. On the second day you walk on Sólheimajökull with crampons, at the speed of the slowest.',
    'zh-cn':
      '多数大巴十个小时跑完这条路，每道瀑布都得隔着别人的肩膀看。分成两天，账就不一样了：傍晚停车场空了，您站在塞里雅兰瀑布的水帘后；早餐前，雷尼斯黑沙滩只有您和浪。中间是一座八间房的农舍、一锅羊肉汤、一池热水，水温由先下去的人定。第二天穿冰爪走上索尔海马冰川，以最慢的人为准。',
    es: 'Los autocares hacen esta carretera en diez horas y ven cada cascada por encima de un hombro. Con dos días cambian las cuentas: estás detrás de Seljalandsfoss con la luz de la tarde, cuando el aparcamiento se ha vaciado, y tienes la playa de Reynisfjara antes de desayunar. En medio hay una granja de ocho habitaciones, sopa de cordero y una bañera caliente cuya temperatura decide quien entró primero. El segundo día se camina con crampones por Sólheimajökull, al paso del más lento.',
    pt: 'Os ônibus fazem esta estrada em dez horas e veem cada cachoeira por cima de um ombro. Com dois dias a conta muda: você fica atrás da Seljalandsfoss na luz da tarde, quando o estacionamento já esvaziou, e tem a praia de Reynisfjara antes do café. No meio há uma fazenda de oito quartos, sopa de cordeiro e uma banheira quente cuja temperatura é decidida por quem entrou primeiro. No segundo dia caminha-se com grampões no Sólheimajökull, no passo do mais lento.',
  },
  operator: 'Hraun og Haf',
  themes: ['nature', 'mountains'],
  days: 2,
  nights: 1,
  hours: null,
  languages: ['en', 'es', 'zh'],
  difficulty: 3,
  maxParty: 8,
  minPeople: 0,
  goDays: 0,
  capacity: 14,
  start: '11:00',
  weekdays: [1, 3, 5, 7],
  cutoffMinutes: 2880,
  guestsUntilHours: 72,
  names: 'all',
  goodMonths: [4, 5, 6, 7, 8, 9, 10],
  walkKm: 8,
  ascentMetres: 260,
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
      'en-US': 'We leave late on purpose, to arrive after the coaches.',
      'zh-cn': '特意晚出发，等大巴散了再到。',
      es: 'Salimos tarde a propósito, para llegar después de los autocares.',
      pt: 'Saímos tarde de propósito, para chegar depois dos ônibus.',
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
  ],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 120, usd: 42900, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 10, ageTo: 15, usd: 34900, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 8900,
  extras: [
    {
      name: { 'en-US': 'Hiking boots', 'zh-cn': '登山靴', es: 'Botas de montaña', pt: 'Botas de caminhada' },
      usd: 1400,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 14, percent: 25 },
    { daysBefore: 5, percent: 60 },
    { daysBefore: 2, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Falling water, late light',
        'zh-cn': '落水与晚光',
        es: 'Agua que cae, luz tardía',
        pt: 'Água que cai, luz tardia',
      },
      text: {
        'en-US':
          'Lunch stop in Hvolsvöllur, Skógafoss at four with its 527 steps for those who like them, and Seljalandsfoss last, from behind. The farmhouse serves at 19:30. From September the sky may keep you up.',
        'zh-cn':
          '在赫沃尔斯沃德吃午餐，四点到斯科加瀑布，527级台阶随您登不登，最后绕到塞里雅兰瀑布背面。农舍19:30开饭。九月起，夜空也许让您舍不得睡。',
        es: 'Almuerzo en Hvolsvöllur, Skógafoss a las cuatro con sus 527 escalones para quien los quiera y, al final, Seljalandsfoss por detrás. La granja sirve a las 19:30. Desde septiembre, el cielo puede tenerte despierto.',
        pt: 'Almoço em Hvolsvöllur, Skógafoss às quatro com seus 527 degraus para quem gosta e, por último, a Seljalandsfoss por trás. A fazenda serve às 19:30. A partir de setembro, o céu pode manter você acordado.',
      },
      meals: ['dinner'],
      stay: {
        'en-US': 'Farmhouse near Vík',
        'zh-cn': '维克附近农舍',
        es: 'Granja cerca de Vík',
        pt: 'Fazenda perto de Vík',
      },
      stops: [
        {
          name: { 'en-US': 'Hvolsvöllur', 'zh-cn': '赫沃尔斯沃德', es: 'Hvolsvöllur', pt: 'Hvolsvöllur' },
          latitude: 63.7522,
          longitude: -20.23,
        },
        {
          name: { 'en-US': 'Skógafoss', 'zh-cn': '斯科加瀑布', es: 'Skógafoss', pt: 'Skógafoss' },
          latitude: 63.5321,
          longitude: -19.5114,
        },
        {
          name: { 'en-US': 'Seljalandsfoss', 'zh-cn': '塞里雅兰瀑布', es: 'Seljalandsfoss', pt: 'Seljalandsfoss' },
          latitude: 63.6156,
          longitude: -19.9886,
        },
      ],
    },
    {
      title: {
        'en-US': 'Black sand, blue ice',
        'zh-cn': '黑沙与蓝冰',
        es: 'Arena negra, hielo azul',
        pt: 'Areia negra, gelo azul',
      },
      text: {
        'en-US':
          'Reynisfjara at seven, well above the waterline, then breakfast. Two and a half hours on Sólheimajökull with a glacier guide, soup at the snout, and a long quiet drive home along the surf by 18:00.',
        'zh-cn':
          '七点到雷尼斯黑沙滩，离水线远远站着，回来早餐。随冰川向导在索尔海马冰川走两个半小时，冰舌前喝汤，沿海岸静静开回，18:00抵达。',
        es: 'Reynisfjara a las siete, lejos del agua, y desayuno. Dos horas y media por Sólheimajökull con guía de glaciar, sopa al pie del hielo y regreso largo y tranquilo junto al oleaje, hacia las 18:00.',
        pt: 'Reynisfjara às sete, longe da água, e café da manhã. Duas horas e meia no Sólheimajökull com guia de geleira, sopa ao pé do gelo e volta longa e tranquila junto às ondas, por volta das 18:00.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Reynisfjara', 'zh-cn': '雷尼斯黑沙滩', es: 'Reynisfjara', pt: 'Reynisfjara' },
          latitude: 63.4044,
          longitude: -19.0447,
        },
        {
          name: { 'en-US': 'Sólheimajökull', 'zh-cn': '索尔海马冰川', es: 'Sólheimajökull', pt: 'Sólheimajökull' },
          latitude: 63.5307,
          longitude: -19.3703,
        },
      ],
    },
  ],
  included: ['guide', 'minibus', 'shared_room', 'gear', 'breakfasts', 'dinner'],
  excluded: ['flights_to', 'insurance', 'drinks', 'other_meals'],
  notices: ['shoes', 'rain'],
};
