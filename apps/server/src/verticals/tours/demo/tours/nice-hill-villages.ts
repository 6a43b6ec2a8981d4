import type { DemoTour } from '../demo-tour.ts';

export const niceHillVillages: DemoTour = {
  key: 'nice-hill-villages',
  kind: 'private',
  city: 'nice',
  cover: 's-isle-83',
  name: {
    'en-US': 'Behind the coast, two days on old mule tracks',
    'zh-cn': '海岸背后：骡道上的两天',
    es: 'Detrás de la costa, dos días por caminos de mulas',
    pt: 'Atrás da costa, dois dias por caminhos de mulas',
  },
  summary: {
    'en-US': 'From Vence to Gourdon on foot with one night in Tourrettes, a chapel by Matisse and violets in season.',
    'zh-cn': '从旺斯步行到古尔东，图雷特住一夜，看马蒂斯的礼拜堂，逢季有紫罗兰。',
    es: 'De Vence a Gourdon a pie, con una noche en Tourrettes, una capilla de Matisse y violetas en temporada.',
    pt: 'De Vence a Gourdon a pé, com uma noite em Tourrettes, uma capela de Matisse e violetas na estação.',
  },
  story: {
    'en-US':
      'Twelve kilometres from the beach, Nice turns into stone. Villages stand on their rocks with their backs to the sea, and the paths between them were made for hooves, so they climb in long patient bends. Your guide Solène leaves the timing to you: you may stay an hour in Matisse’s chapel waiting for the yellow to cross the floor, or buy candied violets in Tourrettes and eat them before the corner. Two short days, one steep morning, and the bus home.',
    'zh-cn':
      '离海滩十二公里，尼斯就变成了石头。村子蹲在岩顶，背对着海；村与村之间的路为骡蹄而修，弯拉得很长，不急着上坡。导游索莱娜把时间交给您：可以在马蒂斯礼拜堂坐上一小时，等那片黄光移过地面；也可以在图雷特买一包糖渍紫罗兰，没走到街角就吃完。两个不长的白天，一个稍陡的早晨，坐巴士回家。',
    es: 'A doce kilómetros de la playa, Niza se vuelve piedra. Los pueblos se alzan en su roca de espaldas al mar, y los caminos que los unen se hicieron para cascos, así que suben en curvas largas y pacientes. Tu guía, Solène, te deja el reloj: puedes pasar una hora en la capilla de Matisse hasta que el amarillo cruce el suelo, o comprar violetas confitadas en Tourrettes y acabarlas antes de la esquina. Dos días cortos, una mañana empinada y autobús de vuelta.',
    pt: 'A doze quilômetros da praia, Nice vira pedra. As vilas ficam sobre a rocha, de costas para o mar, e os caminhos entre elas foram feitos para cascos, por isso sobem em curvas longas e pacientes. Sua guia, Solène, deixa o relógio com você: pode ficar uma hora na capela de Matisse até o amarelo atravessar o chão, ou comprar violetas cristalizadas em Tourrettes e acabar com elas antes da esquina. Dois dias curtos, uma manhã íngreme e ônibus de volta.',
  },
  operator: 'Chemin Perché',
  themes: ['on_foot', 'history', 'mountains'],
  days: 2,
  nights: 1,
  hours: null,
  languages: ['en', 'es'],
  difficulty: 3,
  maxParty: 6,
  minPeople: 0,
  goDays: 0,
  capacity: 6,
  start: '09:15',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinutes: 4320,
  guestsUntilHours: 72,
  names: 'all',
  goodMonths: [3, 4, 5, 6, 9, 10],
  walkKm: 15,
  ascentMetres: 780,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Parc Phoenix tram terminus, stop B',
      'zh-cn': '凤凰公园电车终点B站台',
      es: 'Terminal del tranvía Parc Phoenix, parada B',
      pt: 'Terminal do bonde Parc Phoenix, parada B',
    },
    address: 'Boulevard René Cassin, 06200 Nice',
    latitude: 43.6688,
    longitude: 7.2159,
    note: {
      'en-US': 'The bus to Vence leaves from the same platform. Solène has your tickets.',
      'zh-cn': '开往旺斯的巴士在同一站台发车，车票在索莱娜手里。',
      es: 'El autobús a Vence sale del mismo andén. Solène lleva los billetes.',
      pt: 'O ônibus para Vence sai da mesma plataforma. Solène leva as passagens.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 18, ageTo: 120, usd: 31500, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 12, ageTo: 17, usd: 24800, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 6200,
  extras: [
    {
      name: {
        'en-US': 'Three glasses with dinner',
        'zh-cn': '晚餐配酒三杯',
        es: 'Tres copas con la cena',
        pt: 'Três taças com o jantar',
      },
      usd: 2400,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 14, percent: 30 },
    { daysBefore: 5, percent: 60 },
    { daysBefore: 2, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Vence to Tourrettes',
        'zh-cn': '旺斯到图雷特',
        es: 'De Vence a Tourrettes',
        pt: 'De Vence a Tourrettes',
      },
      text: {
        'en-US':
          'Bus to Vence, an hour in the Rosary chapel, market lunch on a wall. In the afternoon seven kilometres of terraces and oak to Tourrettes-sur-Loup, where the houses themselves are the rampart. Dinner is chickpeas and lamb.',
        'zh-cn':
          '乘车到旺斯，在玫瑰礼拜堂停一小时，坐在矮墙上吃市集午餐。下午走七公里，过梯田与橡林到卢河畔图雷特，那里房屋即城墙。晚餐是鹰嘴豆与羊肉。',
        es: 'Autobús a Vence, una hora en la capilla del Rosario y almuerzo de mercado sobre un muro. Por la tarde, siete kilómetros de bancales y robles hasta Tourrettes-sur-Loup, donde las casas son la muralla. Cena de garbanzos y cordero.',
        pt: 'Ônibus até Vence, uma hora na capela do Rosário e almoço de mercado sobre um muro. À tarde, sete quilômetros de socalcos e carvalhos até Tourrettes-sur-Loup, onde as casas são a muralha. Jantar de grão-de-bico e cordeiro.',
      },
      meals: ['lunch', 'dinner'],
      stay: {
        'en-US': 'Village inn, Tourrettes-sur-Loup',
        'zh-cn': '卢河畔图雷特村旅店',
        es: 'Posada de Tourrettes-sur-Loup',
        pt: 'Pousada em Tourrettes-sur-Loup',
      },
      stops: [
        {
          name: {
            'en-US': 'Chapelle du Rosaire',
            'zh-cn': '玫瑰礼拜堂',
            es: 'Chapelle du Rosaire',
            pt: 'Chapelle du Rosaire',
          },
          latitude: 43.7283,
          longitude: 7.1143,
        },
        {
          name: {
            'en-US': 'Tourrettes-sur-Loup',
            'zh-cn': '卢河畔图雷特',
            es: 'Tourrettes-sur-Loup',
            pt: 'Tourrettes-sur-Loup',
          },
          latitude: 43.716,
          longitude: 7.0589,
        },
      ],
    },
    {
      title: {
        'en-US': 'The Loup gorge and Gourdon',
        'zh-cn': '卢河峡谷与古尔东',
        es: 'Las gargantas del Loup y Gourdon',
        pt: 'As gargantas do Loup e Gourdon',
      },
      text: {
        'en-US':
          'Down to the river under the broken railway viaduct, then the Paradise path, 500 metres up in hairpins with the sea behind you. Late lunch in Gourdon, goat’s cheese and figs. Minibus to Nice by 17:30.',
        'zh-cn':
          '下到河边，穿过断桥的铁路高架，再走天堂小径，之字形爬升500米，海在身后。在古尔东吃迟来的午餐：羊奶酪与无花果。17:30前小巴送回尼斯。',
        es: 'Bajada al río bajo el viaducto roto y luego el sendero del Paraíso, 500 metros en zigzag con el mar a la espalda. Almuerzo tardío en Gourdon, queso de cabra e higos. Minibús a Niza hacia las 17:30.',
        pt: 'Descida ao rio sob o viaduto quebrado e depois a trilha do Paraíso, 500 metros em zigue-zague com o mar às costas. Almoço tardio em Gourdon, queijo de cabra e figos. Micro-ônibus até Nice por volta das 17:30.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Pont-du-Loup', 'zh-cn': '卢河桥', es: 'Pont-du-Loup', pt: 'Pont-du-Loup' },
          latitude: 43.7155,
          longitude: 7.0085,
        },
        {
          name: { 'en-US': 'Gourdon', 'zh-cn': '古尔东', es: 'Gourdon', pt: 'Gourdon' },
          latitude: 43.7211,
          longitude: 6.9789,
        },
      ],
    },
  ],
  included: ['guide', 'shared_room', 'bags_moved', 'public_transport', 'breakfasts', 'dinner', 'entry'],
  excluded: ['insurance', 'drinks', 'city_tax', 'tips'],
  notices: ['shoes', 'rain'],
};
