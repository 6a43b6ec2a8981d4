import type { DemoTour } from '../demo-tour.ts';

export const barcelonaCourtyards: DemoTour = {
  key: 'barcelona-courtyards',
  kind: 'group',
  city: 'barcelona',
  cover: 's-isle-63',
  name: {
    'en-US': 'Inside the blocks of the Eixample',
    'zh-cn': '走进扩展区的街坊深处',
    es: 'El interior de las manzanas del Eixample',
    pt: 'Por dentro dos quarteirões do Eixample',
  },
  summary: {
    'en-US': 'Three hours on foot through passages, a water tower garden and stairwells that the street never shows.',
    'zh-cn': '步行三小时，穿过夹巷、水塔花园与街上看不见的楼梯间。',
    es: 'Tres horas a pie por pasajes, el jardín de una torre de agua y escaleras que la calle no enseña.',
    pt: 'Três horas a pé por passagens, o jardim de uma torre de água e escadarias que a rua não mostra.',
  },
  story: {
    'en-US':
      'On the 1859 plan each block had buildings on two sides and a garden in the middle. Builders filled in the rest within a generation, but about fifty of the gardens have been won back, most of them behind a door you would take for a garage. Núria holds the keys to some and knows the concierges of others. You will see a paddling pool under a brick water tower, a row of English terraces, and a lift of 1905 with a bench in it.',
    'zh-cn':
      '按1859年的规划，每个街坊只在两侧盖楼，中间留作花园。不到一代人，空地就被填满；如今约有五十座花园重新开放，多半藏在一扇像车库的门后。努里娅握着其中几把钥匙，也认得其余几家的门房。您会看到砖砌水塔下的戏水池、一排英式联排小屋，还有一部1905年的电梯，里面摆着长凳。',
    es: 'En el plano de 1859 cada manzana tenía edificios en dos lados y un jardín en medio. En una generación se construyó lo demás, pero se ha recuperado medio centenar de jardines, casi todos tras una puerta que parece de garaje. Núria tiene las llaves de algunos y conoce a los porteros de otros. Verás una piscina infantil bajo una torre de agua de ladrillo, una hilera de casas inglesas y un ascensor de 1905 con banco.',
    pt: 'No plano de 1859, cada quarteirão tinha prédios em dois lados e um jardim no meio. Em uma geração construiu-se o resto, mas uns cinquenta jardins foram recuperados, quase todos atrás de uma porta com cara de garagem. Núria tem a chave de alguns e conhece os porteiros de outros. Você verá uma piscina rasa sob uma torre de água de tijolo, uma fileira de casas inglesas e um elevador de 1905 com banco dentro.',
  },
  operator: 'Interior d’Illa',
  themes: ['on_foot', 'history'],
  days: 1,
  nights: 0,
  hours: 3,
  languages: ['en', 'es'],
  difficulty: 1,
  maxParty: 8,
  minPeople: 3,
  goDays: 2,
  capacity: 10,
  start: '10:00',
  weekdays: [1, 2, 3, 4, 5, 6],
  cutoffMinutes: 600,
  guestsUntilHours: 6,
  names: 'lead',
  goodMonths: [3, 4, 5, 6, 9, 10, 11],
  walkKm: 4,
  ascentMetres: 20,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Plaça d’Urquinaona, by the kiosk',
      'zh-cn': '乌尔基纳奥纳广场报刊亭',
      es: 'Plaza de Urquinaona, junto al quiosco',
      pt: 'Praça de Urquinaona, junto ao quiosque',
    },
    address: 'Plaça d’Urquinaona, 08010 Barcelona',
    latitude: 41.389,
    longitude: 2.1733,
    note: {
      'en-US': 'Metro L1 and L4, exit Roger de Llúria. Look for a green umbrella, open in any weather.',
      'zh-cn': '地铁1号线、4号线，罗杰·德柳里亚街出口。晴雨都撑着一把绿伞。',
      es: 'Metro L1 y L4, salida Roger de Llúria. Busca un paraguas verde, abierto con cualquier tiempo.',
      pt: 'Metrô L1 e L4, saída Roger de Llúria. Procure um guarda-chuva verde, aberto com qualquer tempo.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 18, ageTo: 64, usd: 4200, takesSeat: true, needsAdult: false },
    { key: 'senior', ageFrom: 65, ageTo: 120, usd: 3600, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 8, ageTo: 17, usd: 2400, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [],
  cancelSteps: [
    { daysBefore: 1, percent: 50 },
    { daysBefore: 0, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Passages, a pool and a bench that goes up',
        'zh-cn': '夹巷、水池与会上升的长凳',
        es: 'Pasajes, una piscina y un banco que sube',
        pt: 'Passagens, uma piscina e um banco que sobe',
      },
      text: {
        'en-US':
          'From Urquinaona through Passatge Permanyer to the water tower garden, two stairwells and the Concepció market, where you choose a piece of fruit. Four kilometres, mostly shade, ending at Palau Robert at 13:00.',
        'zh-cn':
          '从乌尔基纳奥纳经佩尔马涅尔夹巷至水塔花园，看两处楼梯间，再到康塞普西翁市场挑一只水果。全程四公里，多有树荫，13:00止于罗伯特宫。',
        es: 'De Urquinaona por el Passatge Permanyer al jardín de la torre de agua, dos escaleras y el mercado de la Concepció, donde eliges una fruta. Cuatro kilómetros casi a la sombra, hasta el Palau Robert a las 13:00.',
        pt: 'De Urquinaona pela Passatge Permanyer ao jardim da torre de água, duas escadarias e o mercado da Concepció, onde você escolhe uma fruta. Quatro quilômetros quase à sombra, até o Palau Robert às 13:00.',
      },
      meals: [],
      stay: null,
      stops: [
        {
          name: {
            'en-US': 'Passatge Permanyer',
            'zh-cn': '佩尔马涅尔夹巷',
            es: 'Passatge Permanyer',
            pt: 'Passatge Permanyer',
          },
          latitude: 41.391,
          longitude: 2.169,
        },
        {
          name: {
            'en-US': 'Jardins de la Torre de les Aigües',
            'zh-cn': '水塔花园',
            es: 'Jardins de la Torre de les Aigües',
            pt: 'Jardins de la Torre de les Aigües',
          },
          latitude: 41.3925,
          longitude: 2.1672,
        },
        {
          name: {
            'en-US': 'Mercat de la Concepció',
            'zh-cn': '康塞普西翁市场',
            es: 'Mercat de la Concepció',
            pt: 'Mercat de la Concepció',
          },
          latitude: 41.3954,
          longitude: 2.1686,
        },
        {
          name: { 'en-US': 'Palau Robert', 'zh-cn': '罗伯特宫', es: 'Palau Robert', pt: 'Palau Robert' },
          latitude: 41.3958,
          longitude: 2.1595,
        },
      ],
    },
  ],
  included: ['guide', 'tastings'],
  excluded: ['other_meals', 'tips'],
  notices: ['rain'],
};
