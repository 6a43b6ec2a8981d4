import type { DemoCombo } from '../demo-combo.ts';

export const reykjavikDarkAndSteam: DemoCombo = {
  key: 'reykjavik-dark-and-steam',
  city: 'reykjavik',
  name: {
    'en-US': 'Reykjavík, steam and soup',
    'zh-cn': '雷克雅未克：蒸汽与热汤',
    es: 'Reikiavik, vapor y sopa',
    pt: 'Reykjavík, vapor e sopa',
  },
  story: {
    'en-US':
      'Four nights near the old harbour, where the wind smells of bread one way and fish the other. Sigga’s van takes you out to the young lava on the third day; the other days need only a towel, since every quarter has its pool. One dinner is booked, at the hour when the light outside is still doing something.',
    'zh-cn':
      '在老港附近住四晚，风从一头吹来是面包味，从另一头是鱼味。第三天，西加的小巴带您去看年轻的熔岩；其余日子带条毛巾就够，每个街区都有自己的泳池。订好一顿晚餐，开席时窗外的光还没收工。',
    es: 'Cuatro noches cerca del puerto viejo, donde el viento huele a pan por un lado y a pescado por el otro. El tercer día la furgoneta de Sigga te lleva a la lava joven; los demás basta una toalla, porque cada barrio tiene piscina. Hay una cena reservada, a la hora en que fuera la luz todavía hace algo.',
    pt: 'Quatro noites perto do porto velho, onde o vento cheira a pão de um lado e a peixe do outro. No terceiro dia a van de Sigga leva você à lava jovem; nos demais basta uma toalha, porque cada bairro tem sua piscina. Há um jantar reservado, na hora em que lá fora a luz ainda está fazendo alguma coisa.',
  },
  cover: 's-aurora-109',
  days: 5,
  nights: 4,
  adults: 2,
  children: 0,
  themes: ['Open country', 'After dark'],
  percent: 10,
  slots: [
    {
      key: 'flight',
      label: {
        'en-US': 'Flights there and back',
        'zh-cn': '往返机票',
        es: 'Vuelos de ida y vuelta',
        pt: 'Voos de ida e volta',
      },
      dayOffset: 0,
      nights: 4,
      optional: false,
      core: true,
      rule: { kind: 'flight', city: 'reykjavik', cabin: 'economy' },
    },
    {
      key: 'hotel',
      label: {
        'en-US': 'Small hotel, 4 nights',
        'zh-cn': '精品酒店，4晚',
        es: 'Hotel con encanto, 4 noches',
        pt: 'Hotel boutique, 4 noites',
      },
      dayOffset: 0,
      nights: 4,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'reykjavik', style: 'boutique' },
    },
    {
      key: 'tour',
      label: {
        'en-US': 'Reykjanes by minibus',
        'zh-cn': '雷克雅内斯一日',
        es: 'Reykjanes en minibús',
        pt: 'Reykjanes de micro-ônibus',
      },
      dayOffset: 2,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'tour', tour: 'Reykjanes, where two plates part' },
    },
    {
      key: 'dinner',
      label: { 'en-US': 'Nordic dinner', 'zh-cn': '北欧晚餐', es: 'Cena nórdica', pt: 'Jantar nórdico' },
      dayOffset: 3,
      nights: 0,
      optional: true,
      core: false,
      rule: { kind: 'dining', city: 'reykjavik', cuisine: 'nordic', time: '19:30' },
    },
  ],
};
