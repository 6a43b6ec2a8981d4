import type { DemoTour } from '../demo-tour.ts';

export const sydneyBlueMountains: DemoTour = {
  key: 'sydney-blue-mountains',
  kind: 'group',
  city: 'sydney',
  cover: 's-isle-92',
  name: {
    'en-US': 'Blue Mountains, two days on the cliff edge',
    'zh-cn': '蓝山：崖边两日',
    es: 'Montañas Azules, dos días al borde',
    pt: 'Montanhas Azuis, dois dias na borda',
  },
  summary: {
    'en-US': 'By train to the plateau, along the cliffs on foot, down into a fern canyon and one night in Blackheath.',
    'zh-cn': '乘火车上高地，沿崖步行，下到蕨类峡谷，在布莱克希思住一夜。',
    es: 'En tren a la meseta, a pie por los acantilados, a un cañón de helechos y una noche en Blackheath.',
    pt: 'De trem ao planalto, a pé pelas falésias, a um cânion de samambaias e uma noite em Blackheath.',
  },
  story: {
    'en-US':
      'The blue is eucalyptus oil in warm air, and it comes and goes through the day like breath. Tess is a Gundungurra woman who trained as a ranger; she names each cliff twice and shows you which banksia cone once carried fire from camp to camp. You take the ordinary train from Central, two hours, and start walking from the platform. Day one stays on the rim. Day two goes down a staircase of 1907 into a canyon where the light is green.',
    'zh-cn':
      '那层蓝是暖空气里的桉树油，一天之中时浓时淡，像呼吸。苔丝是冈东古拉族人，受过护林员训练，每道崖壁她都报两个名字，还会指给您看，哪种山龙眼球果从前用来把火种从一处营地带到另一处。从中央车站搭普通列车，两小时，下站台就开走。第一天走在崖沿，第二天沿1907年凿的石阶下到峡谷，那里的光是绿的。',
    es: 'El azul es aceite de eucalipto en el aire tibio y va y viene a lo largo del día como la respiración. Tess es gundungurra y se formó como guardabosques; nombra dos veces cada acantilado y enseña qué piña de banksia llevaba el fuego de un campamento a otro. Se toma el tren corriente desde Central, dos horas, y se echa a andar desde el andén. El primer día va por el borde. El segundo baja una escalera de 1907 a un cañón donde la luz es verde.',
    pt: 'O azul é óleo de eucalipto no ar morno e vai e vem ao longo do dia como a respiração. Tess é gundungurra e se formou como guarda-parque; dá dois nomes a cada falésia e mostra que pinha de banksia levava o fogo de um acampamento a outro. Toma-se o trem comum em Central, duas horas, e a caminhada começa na plataforma. O primeiro dia vai pela borda. O segundo desce uma escada de 1907 até um cânion onde a luz é verde.',
  },
  operator: 'Currawong Tracks',
  themes: ['mountains', 'on_foot', 'nature'],
  days: 2,
  nights: 1,
  hours: null,
  languages: ['en', 'zh'],
  difficulty: 3,
  maxParty: 6,
  minPeople: 3,
  goDays: 5,
  capacity: 9,
  start: '08:00',
  weekdays: [2, 4, 5, 7],
  cutoffMinutes: 2880,
  guestsUntilHours: 72,
  names: 'lead',
  goodMonths: [3, 4, 5, 8, 9, 10, 11],
  walkKm: 16,
  ascentMetres: 620,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Central Station, under the clock',
      'zh-cn': '中央车站大钟下',
      es: 'Estación Central, bajo el reloj',
      pt: 'Estação Central, sob o relógio',
    },
    address: 'Eddy Avenue, Haymarket NSW 2000',
    latitude: -33.8831,
    longitude: 151.2066,
    note: {
      'en-US': 'Train at 08:18. Sit upstairs on the left.',
      'zh-cn': '08:18发车，请坐上层左侧。',
      es: 'Tren a las 08:18. Siéntate arriba, a la izquierda.',
      pt: 'Trem às 08:18. Sente em cima, à esquerda.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 120, usd: 36400, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 10, ageTo: 15, usd: 27400, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 7800,
  extras: [
    {
      name: {
        'en-US': 'Packed lunch both days',
        'zh-cn': '两日便当午餐',
        es: 'Almuerzo para llevar los dos días',
        pt: 'Lanche de almoço nos dois dias',
      },
      usd: 2600,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 14, percent: 25 },
    { daysBefore: 7, percent: 50 },
    { daysBefore: 2, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Along the rim to Katoomba',
        'zh-cn': '沿崖到卡通巴',
        es: 'Por el borde hasta Katoomba',
        pt: 'Pela borda até Katoomba',
      },
      text: {
        'en-US':
          'From Leura station onto the Prince Henry track, nine kilometres of lookouts, tree ferns and two small falls. The Three Sisters at four, when the buses have gone, then a fire and pie in Blackheath.',
        'zh-cn':
          '从鲁拉站上亨利王子步道，九公里观景台、桫椤与两道小瀑布。四点大巴散后看三姐妹峰，晚上在布莱克希思围炉吃派。',
        es: 'De la estación de Leura al sendero Prince Henry, nueve kilómetros de miradores, helechos arbóreos y dos saltos pequeños. Las Tres Hermanas a las cuatro, sin autobuses, y luego fuego y empanada en Blackheath.',
        pt: 'Da estação de Leura à trilha Prince Henry, nove quilômetros de mirantes, samambaias gigantes e duas quedas pequenas. As Três Irmãs às quatro, sem ônibus, e depois lareira e torta em Blackheath.',
      },
      meals: ['dinner'],
      stay: {
        'en-US': 'Guesthouse in Blackheath',
        'zh-cn': '布莱克希思客舍',
        es: 'Casa de huéspedes en Blackheath',
        pt: 'Pousada em Blackheath',
      },
      stops: [
        { name: { 'en-US': 'Leura', 'zh-cn': '鲁拉', es: 'Leura', pt: 'Leura' }, latitude: -33.712, longitude: 150.33 },
        {
          name: { 'en-US': 'Echo Point', 'zh-cn': '回声角', es: 'Echo Point', pt: 'Echo Point' },
          latitude: -33.732,
          longitude: 150.312,
        },
        {
          name: { 'en-US': 'Blackheath', 'zh-cn': '布莱克希思', es: 'Blackheath', pt: 'Blackheath' },
          latitude: -33.635,
          longitude: 150.285,
        },
      ],
    },
    {
      title: {
        'en-US': 'Green light in the Grand Canyon',
        'zh-cn': '大峡谷里的绿光',
        es: 'Luz verde en el Grand Canyon',
        pt: 'Luz verde no Grand Canyon',
      },
      text: {
        'en-US':
          'In by eight, down through coachwood and under overhangs, stepping stones across the creek, up again by Evans Lookout. Scones at one. Govetts Leap for the last view, the 15:25 train, Central by half past five.',
        'zh-cn':
          '八点入谷，穿过角瓣木林与岩檐，踩石过溪，从埃文斯观景台上来。一点吃司康，最后看戈维特断崖，乘15:25的火车，五点半前到中央车站。',
        es: 'Entrada a las ocho, bajada entre coachwoods y salientes de roca, pasaderas sobre el arroyo y subida por Evans Lookout. Scones a la una. Govetts Leap como última vista, tren de las 15:25 y Central a las cinco y media.',
        pt: 'Entrada às oito, descida entre coachwoods e abrigos de rocha, pedras sobre o riacho e subida por Evans Lookout. Scones à uma. Govetts Leap como última vista, trem das 15:25 e Central às cinco e meia.',
      },
      meals: ['breakfast'],
      stay: null,
      stops: [
        {
          name: {
            'en-US': 'Grand Canyon Track',
            'zh-cn': '大峡谷步道',
            es: 'Grand Canyon Track',
            pt: 'Grand Canyon Track',
          },
          latitude: -33.656,
          longitude: 150.321,
        },
        {
          name: { 'en-US': 'Govetts Leap', 'zh-cn': '戈维特断崖', es: 'Govetts Leap', pt: 'Govetts Leap' },
          latitude: -33.628,
          longitude: 150.311,
        },
      ],
    },
  ],
  included: ['guide', 'train', 'shared_room', 'permits', 'breakfasts', 'dinner'],
  excluded: ['insurance', 'drinks', 'other_meals'],
  notices: ['shoes', 'rain'],
};
