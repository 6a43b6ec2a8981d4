import type { DemoTour } from '../demo-tour.ts';

export const madridPradoLevel: DemoTour = {
  key: 'madrid-prado-level',
  kind: 'private',
  city: 'madrid',
  cover: 's-lisbon-62',
  name: {
    'en-US': 'The Prado without steps, five paintings',
    'zh-cn': '无台阶普拉多：五幅画',
    es: 'El Prado sin escalones, cinco cuadros',
    pt: 'O Prado sem degraus, cinco quadros',
  },
  summary: {
    'en-US':
      'Five paintings, a seat in front of each, and a way from kerb to café that has lifts and ramps throughout.',
    'zh-cn': '五幅画，每幅前都有座位；从下车处到咖啡馆，全程电梯与坡道。',
    es: 'Cinco cuadros, un asiento delante de cada uno y un camino de la acera al café con ascensores y rampas.',
    pt: 'Cinco quadros, um assento diante de cada um e um caminho da calçada ao café com elevadores e rampas.',
  },
  story: {
    'en-US':
      'Some people leave the Prado remembering the floor. Elena plans it the other way round: five paintings, twenty minutes each, folding stools or your own chair, and no stair between the kerb of Calle Ruiz de Alarcón and the last room. You look at the dog in Las Meninas long enough to see that it is half asleep, and at Goya’s other dog until it looks back. Coffee is in the old cloister, which the lift reaches too.',
    'zh-cn':
      '有些人走出普拉多，只记得脚下的地板。埃莱娜反着安排：五幅画，每幅二十分钟，坐折凳或您自己的轮椅，从鲁伊斯·德阿拉尔孔街的路缘到最后一间展厅没有一级台阶。您会久久看《宫娥》里那条狗，直到看出它半睡半醒；再看戈雅的另一条狗，直到它回望。咖啡设在旧回廊，电梯同样直达。',
    es: 'Hay quien sale del Prado recordando el suelo. Elena lo plantea al revés: cinco cuadros, veinte minutos cada uno, taburetes plegables o tu propia silla y ni un escalón entre la acera de la calle Ruiz de Alarcón y la última sala. Miras el perro de Las meninas el tiempo suficiente para ver que está medio dormido, y el otro perro, el de Goya, hasta que te devuelve la mirada. El café se toma en el antiguo claustro, adonde también llega el ascensor.',
    pt: 'Há quem saia do Prado lembrando do chão. Elena planeja ao contrário: cinco quadros, vinte minutos cada um, banquinhos dobráveis ou a sua própria cadeira, e nenhum degrau entre a calçada da rua Ruiz de Alarcón e a última sala. Você olha o cão de As Meninas até perceber que ele está meio adormecido, e o outro cão, o de Goya, até ele olhar de volta. O café é no antigo claustro, aonde o elevador também chega.',
  },
  operator: 'Museo Despacio',
  themes: ['step_free', 'history'],
  days: 1,
  nights: 0,
  hours: 2.5,
  languages: ['en', 'es', 'zh', 'pt'],
  difficulty: 1,
  maxParty: 6,
  minPeople: 0,
  goDays: 0,
  capacity: 6,
  start: '10:30',
  weekdays: [1, 2, 3, 4, 5],
  cutoffMinutes: 1440,
  guestsUntilHours: 24,
  names: 'lead',
  goodMonths: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
  walkKm: 0.6,
  ascentMetres: 0,
  stepFree: true,
  meeting: {
    name: {
      'en-US': 'Prado Museum, Jerónimos entrance',
      'zh-cn': '普拉多博物馆赫罗尼莫斯入口',
      es: 'Museo del Prado, puerta de los Jerónimos',
      pt: 'Museu do Prado, porta dos Jerónimos',
    },
    address: 'Calle Ruiz de Alarcón 23, 28014 Madrid',
    latitude: 40.4142,
    longitude: -3.6907,
    note: {
      'en-US': 'Taxis may stop at the kerb. The entrance is level. A wheelchair waits if you ask when booking.',
      'zh-cn': '出租车可停路边，入口平坦。预订时说明，即备好轮椅。',
      es: 'Los taxis paran junto a la acera y la entrada es llana. Hay silla de ruedas si la pides al reservar.',
      pt: 'Os táxis param junto à calçada e a entrada é plana. Há cadeira de rodas se você pedir ao reservar.',
    },
  },
  pickups: [
    {
      name: {
        'en-US': 'Hotel in the centre, adapted taxi',
        'zh-cn': '市中心酒店，无障碍出租车',
        es: 'Hotel del centro, taxi adaptado',
        pt: 'Hotel no centro, táxi adaptado',
      },
      latitude: 40.4153,
      longitude: -3.6883,
      minutesBefore: 30,
      usd: 2400,
    },
  ],
  units: [
    { key: 'adult', ageFrom: 18, ageTo: 64, usd: 8800, takesSeat: true, needsAdult: false },
    { key: 'senior', ageFrom: 65, ageTo: 120, usd: 7400, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 8, ageTo: 17, usd: 4200, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [
    {
      name: {
        'en-US': 'Headset with hearing loop',
        'zh-cn': '助听感应耳机',
        es: 'Auricular con bucle magnético',
        pt: 'Fone com aro magnético',
      },
      usd: 0,
      per: 'person',
      max: 6,
    },
  ],
  cancelSteps: [
    { daysBefore: 3, percent: 25 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Five paintings, sitting down',
        'zh-cn': '坐下来，看五幅画',
        es: 'Cinco cuadros, sentados',
        pt: 'Cinco quadros, sentados',
      },
      text: {
        'en-US':
          'From 10:30: van der Weyden, Bosch, Velázquez and two rooms of Goya, with seats at every stop and about 600 metres of level floor in all. Coffee in the cloister of the Jerónimos until 13:00.',
        'zh-cn':
          '10:30开始：范德魏登、博斯、委拉斯开兹与两间戈雅展厅，站站有座，全程平地约600米。随后在赫罗尼莫斯回廊喝咖啡，至13:00。',
        es: 'Desde las 10:30: van der Weyden, el Bosco, Velázquez y dos salas de Goya, con asiento en cada parada y unos 600 metros de suelo llano. Café en el claustro de los Jerónimos hasta las 13:00.',
        pt: 'A partir das 10:30: van der Weyden, Bosch, Velázquez e duas salas de Goya, com assento em cada parada e cerca de 600 metros de piso plano. Café no claustro dos Jerónimos até as 13:00.',
      },
      meals: [],
      stay: null,
      stops: [
        {
          name: {
            'en-US': 'Puerta de los Jerónimos',
            'zh-cn': '赫罗尼莫斯门',
            es: 'Puerta de los Jerónimos',
            pt: 'Puerta de los Jerónimos',
          },
          latitude: 40.4142,
          longitude: -3.6907,
        },
        {
          name: { 'en-US': 'Museo del Prado', 'zh-cn': '普拉多博物馆', es: 'Museo del Prado', pt: 'Museo del Prado' },
          latitude: 40.4138,
          longitude: -3.6921,
        },
      ],
    },
  ],
  included: ['guide', 'entry', 'snack'],
  excluded: ['tips', 'other_meals'],
  notices: ['level_way'],
};
