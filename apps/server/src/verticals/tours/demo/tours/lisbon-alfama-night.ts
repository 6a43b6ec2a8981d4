import type { DemoTour } from '../demo-tour.ts';

export const lisbonAlfamaNight: DemoTour = {
  key: 'lisbon-alfama-night',
  kind: 'group',
  city: 'lisbon',
  cover: 's-night-61',
  name: {
    'en-US': 'Alfama after dark, ending with a song',
    'zh-cn': '夜行阿尔法玛，以歌收尾',
    es: 'Alfama de noche, hasta la canción',
    pt: 'Alfama à noite, até a canção',
  },
  summary: {
    'en-US': 'A night walk through the lanes below the castle, with a stop at a house where neighbours sing fado.',
    'zh-cn': '夜间穿行城堡脚下的小巷，最后走进街坊邻居唱法多的小屋。',
    es: 'Paseo nocturno por las callejas bajo el castillo, con parada en una casa donde cantan fado los vecinos.',
    pt: 'Passeio noturno pelas vielas abaixo do castelo, com parada em uma casa onde os vizinhos cantam fado.',
  },
  story: {
    'en-US':
      'After nine the trams thin out, laundry comes in, and Alfama turns its sound down until you can hear forks on plates behind the shutters. Rui was born in Beco do Mexias and walks it without a torch. He shows you the wash-house, the Moorish wall inside a grocer, the lane where two people cannot pass. Towards eleven a door opens in Largo de São Miguel. The cook sings first, then the taxi driver. Nobody talks while they do.',
    'zh-cn':
      '九点过后，电车渐稀，晾晒的衣物收进屋里，阿尔法玛把声音调低，隔着百叶窗能听见刀叉碰盘子的轻响。鲁伊生在梅希亚斯巷，走这里不用手电。他带您看公共洗衣房、杂货铺里的摩尔人城墙、两人无法并行的窄巷。将近十一点，圣米格尔小广场有扇门打开：厨娘先唱，出租车司机接着唱，其间无人说话。',
    es: 'Pasadas las nueve los tranvías escasean, se recoge la ropa tendida y Alfama baja la voz hasta que se oyen los tenedores detrás de las contraventanas. Rui nació en el Beco do Mexias y lo recorre sin linterna. Te enseña el lavadero, la muralla árabe dentro de una tienda y la calleja por la que no caben dos. Hacia las once se abre una puerta en el Largo de São Miguel. Canta primero la cocinera, luego el taxista. Nadie habla mientras tanto.',
    pt: 'Depois das nove os bondes rareiam, a roupa sai do varal e a Alfama baixa o volume até se ouvirem os garfos atrás das janelas. Rui nasceu no Beco do Mexias e anda por ele sem lanterna. Mostra o lavadouro, a muralha moura dentro de uma mercearia, a viela onde duas pessoas não se cruzam. Perto das onze abre-se uma porta no Largo de São Miguel. Primeiro canta a cozinheira, depois o taxista. Enquanto isso, ninguém fala.',
  },
  operator: 'Beco Devagar',
  themes: ['after_dark', 'on_foot', 'history'],
  days: 1,
  nights: 0,
  hours: 3,
  languages: ['en', 'pt', 'zh'],
  difficulty: 2,
  maxParty: 6,
  minPeople: 4,
  goDays: 2,
  capacity: 12,
  start: '21:00',
  weekdays: [3, 4, 5, 6, 7],
  cutoffMinutes: 300,
  guestsUntilHours: 12,
  names: 'lead',
  goodMonths: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
  walkKm: 2.5,
  ascentMetres: 80,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Largo do Chafariz de Dentro, by the fountain',
      'zh-cn': '内泉广场喷泉旁',
      es: 'Largo do Chafariz de Dentro, junto a la fuente',
      pt: 'Largo do Chafariz de Dentro, junto à fonte',
    },
    address: 'Largo do Chafariz de Dentro, 1100-139 Lisboa',
    latitude: 38.7115,
    longitude: -9.1281,
    note: {
      'en-US': 'The square in front of the Fado Museum. Five minutes from Terreiro do Paço on foot.',
      'zh-cn': '法多博物馆前的小广场，从商业广场步行约五分钟。',
      es: 'La plaza delante del Museo del Fado. A cinco minutos a pie de Terreiro do Paço.',
      pt: 'A praça em frente ao Museu do Fado. A cinco minutos a pé do Terreiro do Paço.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 18, ageTo: 120, usd: 5400, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 10, ageTo: 17, usd: 3600, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [
    {
      name: {
        'en-US': 'Supper plate in the song house',
        'zh-cn': '歌屋简餐一份',
        es: 'Plato de cena en la casa de fado',
        pt: 'Prato de ceia na casa de fado',
      },
      usd: 1900,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 1, percent: 50 },
    { daysBefore: 0, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Down the lanes, up to the song',
        'zh-cn': '循巷而下，循声而上',
        es: 'Callejas abajo, hacia la canción',
        pt: 'Vielas abaixo, rumo à canção',
      },
      text: {
        'en-US':
          'Start at 21:00 by the fountain. Ninety minutes through lanes and stairways to Portas do Sol, back down past the wash-house, then two sets of fado with a glass of ginjinha. Ends at midnight.',
        'zh-cn': '21:00在喷泉旁出发，穿巷登阶九十分钟至太阳门，经洗衣房折返，再听两段法多，配一杯樱桃酒。午夜结束。',
        es: 'Salida a las 21:00 junto a la fuente. Noventa minutos por callejas y escaleras hasta Portas do Sol, bajada por el lavadero y dos pases de fado con una copita de ginjinha. Termina a medianoche.',
        pt: 'Saída às 21:00 junto à fonte. Noventa minutos por vielas e escadinhas até as Portas do Sol, descida pelo lavadouro e duas rodadas de fado com um copinho de ginjinha. Termina à meia-noite.',
      },
      meals: [],
      stay: null,
      stops: [
        {
          name: {
            'en-US': 'Chafariz de Dentro',
            'zh-cn': '内泉广场',
            es: 'Chafariz de Dentro',
            pt: 'Chafariz de Dentro',
          },
          latitude: 38.7115,
          longitude: -9.1281,
        },
        {
          name: { 'en-US': 'Portas do Sol', 'zh-cn': '太阳门观景台', es: 'Portas do Sol', pt: 'Portas do Sol' },
          latitude: 38.7123,
          longitude: -9.1303,
        },
        {
          name: {
            'en-US': 'Largo de São Miguel',
            'zh-cn': '圣米格尔小广场',
            es: 'Largo de São Miguel',
            pt: 'Largo de São Miguel',
          },
          latitude: 38.7121,
          longitude: -9.1291,
        },
      ],
    },
  ],
  included: ['guide', 'entry', 'tastings'],
  excluded: ['drinks', 'tips'],
  notices: ['shoes', 'rain'],
};
