import type { DemoTour } from '../demo-tour.ts';

export const phuketBayUnderSail: DemoTour = {
  key: 'phuket-bay-under-sail',
  kind: 'group',
  city: 'phuket',
  cover: 's-lagoon-91',
  name: {
    'en-US': 'Three days under sail in Phang Nga Bay',
    'zh-cn': '扬帆攀牙湾三日',
    es: 'Tres días a vela por la bahía de Phang Nga',
    pt: 'Três dias à vela na baía de Phang Nga',
  },
  summary: {
    'en-US':
      'A wooden junk with five cabins that leaves only when eight have booked, and then keeps to the lee of the islands.',
    'zh-cn': '一艘五舱木帆船，满八人才启航，此后只沿岛屿背风处走。',
    es: 'Un junco de madera con cinco camarotes que zarpa solo con ocho reservas y luego va al abrigo de las islas.',
    pt: 'Um junco de madeira com cinco cabines que parte só com oito reservas e depois segue ao abrigo das ilhas.',
  },
  story: {
    'en-US':
      'With seven on board the cook says the curry comes out wrong, so the Suwanmali waits for eight. She is a junk of teak built in 1998, twenty-four metres, engine off whenever the wind does its work. Mornings she lies off islands that are hollow, and you paddle through a gap at half tide into rooms without a roof, where mangroves grow and a hornbill coughs. The day boats go home at four. Then the bay is still, and supper comes up.',
    'zh-cn':
      '厨子说，七个人的咖喱总做不对味，所以“素婉玛丽号”要等满八位。这是一艘1998年造的柚木帆船，长二十四米，有风就关引擎。清晨泊在那些中空的岛旁，半潮时划艇钻过石缝，里面是没有屋顶的房间，红树生长，犀鸟轻咳。四点，一日游的船都回去了，海湾静下来，晚饭端上甲板。',
    es: 'Con siete a bordo, dice el cocinero, el curry no sale, así que el Suwanmali espera a ser ocho. Es un junco de teca de 1998, veinticuatro metros, con el motor apagado siempre que el viento trabaja. Por la mañana fondea junto a islas huecas y se entra remando, a media marea, por una grieta hasta salas sin techo donde crecen manglares y tose un cálao. Los barcos de un día se van a las cuatro. Entonces la bahía se aquieta y sube la cena.',
    pt: 'Com sete a bordo, diz o cozinheiro, o curry não sai, então o Suwanmali espera ser oito. É um junco de teca de 1998, vinte e quatro metros, com o motor desligado sempre que o vento trabalha. De manhã ancora junto a ilhas ocas e entra-se remando, a meia maré, por uma fenda até salas sem teto onde crescem mangues e tosse um calau. Os barcos de um dia vão embora às quatro. Então a baía se aquieta e o jantar sobe.',
  },
  operator: 'Lom Talay Sailing',
  themes: ['on_water', 'nature'],
  days: 3,
  nights: 2,
  hours: null,
  languages: ['en', 'zh'],
  difficulty: 2,
  maxParty: 10,
  minPeople: 8,
  goDays: 10,
  capacity: 10,
  start: '11:00',
  weekdays: [1, 5],
  cutoffMinutes: 5760,
  guestsUntilHours: 168,
  names: 'all',
  goodMonths: [1, 2, 3, 4, 11, 12],
  walkKm: 1,
  ascentMetres: 0,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Ao Po Grand Marina, pontoon C',
      'zh-cn': '奥坡码头C号浮桥',
      es: 'Marina de Ao Po, pantalán C',
      pt: 'Marina de Ao Po, píer C',
    },
    address: '113/1 Moo 6, Pa Klok, Thalang, Phuket 83110',
    latitude: 8.0683,
    longitude: 98.4444,
    note: {
      'en-US': 'Soft bags only, there is no room for cases. Shoes stay in a basket.',
      'zh-cn': '请用软包，舱内放不下硬箱。鞋子放进篮子里。',
      es: 'Solo bolsas blandas, no caben maletas. El calzado se queda en una cesta.',
      pt: 'Só bolsas macias, não cabem malas. Os calçados ficam em uma cesta.',
    },
  },
  pickups: [
    {
      name: {
        'en-US': 'Patong, beach road',
        'zh-cn': '芭东海滩路',
        es: 'Patong, paseo de la playa',
        pt: 'Patong, avenida da praia',
      },
      latitude: 7.8961,
      longitude: 98.2966,
      minutesBefore: 75,
      usd: 1200,
    },
    {
      name: {
        'en-US': 'Kata, temple gate',
        'zh-cn': '卡塔寺门口',
        es: 'Kata, puerta del templo',
        pt: 'Kata, portão do templo',
      },
      latitude: 7.8206,
      longitude: 98.2983,
      minutesBefore: 90,
      usd: 1400,
    },
  ],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 120, usd: 59800, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 10, ageTo: 15, usd: 44800, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 18000,
  extras: [
    {
      name: {
        'en-US': 'Kayak of your own for three days',
        'zh-cn': '三天专用皮划艇',
        es: 'Kayak propio los tres días',
        pt: 'Caiaque próprio por três dias',
      },
      usd: 4500,
      per: 'booking',
      max: 2,
    },
  ],
  cancelSteps: [
    { daysBefore: 45, percent: 20 },
    { daysBefore: 21, percent: 50 },
    { daysBefore: 10, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Cast off for Ko Phanak',
        'zh-cn': '解缆去帕纳克岛',
        es: 'Rumbo a Ko Phanak',
        pt: 'Rumo a Ko Phanak',
      },
      text: {
        'en-US':
          'Lunch under way, anchor off Ko Phanak by three. Paddle the long cave with head torches to the inner lagoon, swim from the ladder, and eat steamed sea bass with lime while the day boats leave.',
        'zh-cn':
          '航行中用午餐，三点前泊帕纳克岛。戴头灯划过长洞进入内潟湖，从舷梯下水游泳；一日游的船散去时，吃青柠蒸鲈鱼。',
        es: 'Almuerzo navegando y ancla en Ko Phanak a las tres. A remo por la cueva larga, con frontales, hasta la laguna interior; baño desde la escalerilla y lubina al vapor con lima mientras se van los barcos de día.',
        pt: 'Almoço navegando e âncora em Ko Phanak às três. A remo pela caverna longa, com lanternas, até a lagoa interior; banho da escada e robalo no vapor com limão enquanto os barcos de dia vão embora.',
      },
      meals: ['lunch', 'dinner'],
      stay: {
        'en-US': 'Cabin for two on board',
        'zh-cn': '船上双人舱',
        es: 'Camarote doble a bordo',
        pt: 'Cabine dupla a bordo',
      },
      stops: [
        { name: { 'en-US': 'Ao Po', 'zh-cn': '奥坡', es: 'Ao Po', pt: 'Ao Po' }, latitude: 8.0683, longitude: 98.4444 },
        {
          name: { 'en-US': 'Ko Phanak', 'zh-cn': '帕纳克岛', es: 'Ko Phanak', pt: 'Ko Phanak' },
          latitude: 8.199,
          longitude: 98.487,
        },
      ],
    },
    {
      title: {
        'en-US': 'Hongs and a fishing village',
        'zh-cn': '天坑潟湖与渔村',
        es: 'Hongs y un pueblo de pescadores',
        pt: 'Hongs e uma vila de pescadores',
      },
      text: {
        'en-US':
          'The rooms of Ko Hong before breakfast, when only herons are in. Sails up for Ko Yao Noi, rubber groves by bicycle for an hour, and an evening ashore with a family who dries squid.',
        'zh-cn':
          '早餐前划进洪岛的潟湖，那时只有鹭鸟。升帆去小瑶岛，骑车穿橡胶林一小时，傍晚上岸，到一户晒鱿鱼的人家吃饭。',
        es: 'Las salas de Ko Hong antes de desayunar, cuando solo hay garzas. A vela hasta Ko Yao Noi, una hora en bicicleta entre árboles del caucho y la noche en tierra con una familia que seca calamares.',
        pt: 'As salas de Ko Hong antes do café, quando só há garças. À vela até Ko Yao Noi, uma hora de bicicleta entre seringueiras e a noite em terra com uma família que seca lulas.',
      },
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: {
        'en-US': 'Cabin for two on board',
        'zh-cn': '船上双人舱',
        es: 'Camarote doble a bordo',
        pt: 'Cabine dupla a bordo',
      },
      stops: [
        {
          name: { 'en-US': 'Ko Hong', 'zh-cn': '洪岛', es: 'Ko Hong', pt: 'Ko Hong' },
          latitude: 8.201,
          longitude: 98.503,
        },
        {
          name: { 'en-US': 'Ko Yao Noi', 'zh-cn': '小瑶岛', es: 'Ko Yao Noi', pt: 'Ko Yao Noi' },
          latitude: 8.113,
          longitude: 98.62,
        },
      ],
    },
    {
      title: { 'en-US': 'The last reach home', 'zh-cn': '最后一段风程', es: 'El último tramo', pt: 'O último trecho' },
      text: {
        'en-US':
          'A sandbar at low water, pancakes, and a lesson at the tiller for whoever wants one. Lunch at anchor, then three hours with the wind behind. Alongside at 15:30, and a van to your hotel.',
        'zh-cn':
          '退潮时登上沙洲，吃几张薄饼，想掌舵的人轮流学一段。抛锚用午餐，随后顺风走三小时，15:30靠岸，面包车送您回酒店。',
        es: 'Un banco de arena con marea baja, tortitas y una lección de timón para quien quiera. Almuerzo fondeados y tres horas con viento a favor. Amarre a las 15:30 y furgoneta al hotel.',
        pt: 'Um banco de areia na maré baixa, panquecas e uma aula de leme para quem quiser. Almoço ancorado e três horas com vento a favor. Atracação às 15:30 e van até o hotel.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Sandbar in the bay', 'zh-cn': '湾中沙洲', es: 'Banco de arena', pt: 'Banco de areia' },
          latitude: 8.11,
          longitude: 98.53,
        },
      ],
    },
  ],
  included: ['guide', 'boat', 'gear', 'all_meals', 'water', 'vegetables'],
  excluded: ['flights_to', 'insurance', 'drinks', 'tips'],
  notices: ['swim', 'rain', 'passport'],
};
