import type { DemoTour } from '../demo-tour.ts';

export const lisbonTileMorning: DemoTour = {
  key: 'lisbon-tile-morning',
  kind: 'day',
  city: 'lisbon',
  cover: 's-lisbon-60',
  name: {
    'en-US': 'Tiles of the hill quarters, and one you paint',
    'zh-cn': '里斯本山丘花砖与亲手一绘',
    es: 'Azulejos de las colinas, y uno pintado por ti',
    pt: 'Azulejos das colinas, e um pintado por você',
  },
  summary: {
    'en-US':
      'A morning uphill from Intendente to a workshop in Graça, where you paint a tile that is fired and posted to you.',
    'zh-cn': '上午从因腾登特一路走上格拉萨工坊，亲手绘一块花砖，烧好后寄到您家。',
    es: 'Una mañana cuesta arriba de Intendente a un taller de Graça, donde pintas un azulejo que se cuece y se te envía.',
    pt: 'Uma manhã ladeira acima, do Intendente a um ateliê na Graça, onde você pinta um azulejo que é queimado e enviado à sua casa.',
  },
  story: {
    'en-US':
      'The house of the Viúva Lamego pottery in Intendente wears its own catalogue: parrots, urns and gentlemen in hats, painted in 1865 so that passers-by would know what to order. We begin in front of it and climb slowly, learning to tell a stencilled tile from a painted one and a new blue from an old one. At the top Filipa opens her workshop. You get a brush, a white tile and an hour. It goes into the kiln on Friday and into the post on Monday.',
    'zh-cn':
      '因腾登特广场上，拉梅戈寡妇陶坊的外墙就是一本目录：鹦鹉、花瓮、戴礼帽的绅士，绘于1865年，好让路人知道能订些什么。我们从这面墙出发，慢慢上坡，学着分辨哪些花砖是漏印的、哪些是手绘的，哪种蓝是新的、哪种蓝上了年纪。到了坡顶，菲利帕打开工坊的门，给您一支笔、一块素砖和一个小时。周五入窑，周一付邮。',
    es: 'La casa de la cerámica Viúva Lamego, en Intendente, lleva su catálogo puesto: loros, jarrones y señores con sombrero, pintados en 1865 para que quien pasara supiera qué encargar. Empezamos delante de ella y subimos despacio, aprendiendo a distinguir el azulejo de plantilla del pintado a mano y el azul nuevo del viejo. Arriba, Filipa abre su taller. Te da un pincel, un azulejo blanco y una hora. El viernes entra en el horno y el lunes sale por correo.',
    pt: 'A casa da cerâmica Viúva Lamego, no Intendente, veste o próprio catálogo: papagaios, vasos e senhores de chapéu, pintados em 1865 para que quem passasse soubesse o que encomendar. Começamos diante dela e subimos devagar, aprendendo a distinguir o azulejo de estêncil do pintado à mão e o azul novo do antigo. Lá em cima, Filipa abre o ateliê. Você recebe um pincel, um azulejo branco e uma hora. Na sexta ele vai ao forno e na segunda segue pelo correio.',
  },
  operator: 'Oficina da Graça',
  themes: ['makers', 'on_foot', 'history'],
  days: 1,
  nights: 0,
  hours: 4,
  languages: ['en', 'pt', 'es'],
  difficulty: 2,
  maxParty: 8,
  minPeople: 2,
  goDays: 1,
  capacity: 8,
  start: '09:30',
  weekdays: [2, 3, 4, 5, 6],
  cutoffMinutes: 720,
  guestsUntilHours: 24,
  names: 'lead',
  goodMonths: [2, 3, 4, 5, 6, 9, 10, 11],
  walkKm: 2,
  ascentMetres: 90,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Largo do Intendente, by the tiled façade',
      'zh-cn': '因腾登特广场花砖立面前',
      es: 'Largo do Intendente, ante la fachada de azulejos',
      pt: 'Largo do Intendente, diante da fachada de azulejos',
    },
    address: 'Largo do Intendente Pina Manique 23, 1100-285 Lisboa',
    latitude: 38.722,
    longitude: -9.1355,
    note: {
      'en-US': 'Two minutes from Intendente metro. Your guide carries a blue notebook.',
      'zh-cn': '距因腾登特地铁站两分钟，导游手持蓝色笔记本。',
      es: 'A dos minutos del metro Intendente. La guía lleva un cuaderno azul.',
      pt: 'A dois minutos do metrô Intendente. A guia leva um caderno azul.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 13, ageTo: 120, usd: 6800, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 6, ageTo: 12, usd: 4600, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [
    {
      name: { 'en-US': 'A second tile', 'zh-cn': '再绘一块花砖', es: 'Un segundo azulejo', pt: 'Um segundo azulejo' },
      usd: 1400,
      per: 'person',
      max: 2,
    },
    {
      name: {
        'en-US': 'Postage outside Europe',
        'zh-cn': '欧洲以外邮寄',
        es: 'Envío fuera de Europa',
        pt: 'Envio para fora da Europa',
      },
      usd: 1800,
      per: 'booking',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 2, percent: 50 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'From the painted façade to the kiln',
        'zh-cn': '从彩绘外墙到窑炉',
        es: 'De la fachada pintada al horno',
        pt: 'Da fachada pintada ao forno',
      },
      text: {
        'en-US':
          'Meet at 09:30 in Intendente, then up Rua dos Anjos and the steps of Monte to Graça, about two kilometres with stops. Coffee at the viewpoint. Ninety minutes in the workshop, until 13:30.',
        'zh-cn':
          '09:30在因腾登特集合，沿安若斯街与蒙特石阶走上格拉萨，约两公里，走走停停。观景台喝杯咖啡，随后在工坊作画九十分钟，13:30结束。',
        es: 'Cita a las 09:30 en Intendente y subida por la Rua dos Anjos y las escaleras de Monte hasta Graça, unos dos kilómetros con pausas. Café en el mirador. Noventa minutos de taller, hasta las 13:30.',
        pt: 'Encontro às 09:30 no Intendente e subida pela Rua dos Anjos e pelas escadas do Monte até a Graça, cerca de dois quilômetros com pausas. Café no mirante. Noventa minutos no ateliê, até as 13:30.',
      },
      meals: [],
      stay: null,
      stops: [
        {
          name: {
            'en-US': 'Largo do Intendente',
            'zh-cn': '因腾登特广场',
            es: 'Largo do Intendente',
            pt: 'Largo do Intendente',
          },
          latitude: 38.722,
          longitude: -9.1355,
        },
        {
          name: {
            'en-US': 'Miradouro da Senhora do Monte',
            'zh-cn': '圣母山观景台',
            es: 'Miradouro da Senhora do Monte',
            pt: 'Miradouro da Senhora do Monte',
          },
          latitude: 38.719,
          longitude: -9.1327,
        },
        {
          name: { 'en-US': 'Largo da Graça', 'zh-cn': '格拉萨广场', es: 'Largo da Graça', pt: 'Largo da Graça' },
          latitude: 38.7168,
          longitude: -9.1305,
        },
      ],
    },
  ],
  included: ['guide', 'materials', 'snack'],
  excluded: ['other_meals', 'tips'],
  notices: ['shoes', 'rain'],
};
