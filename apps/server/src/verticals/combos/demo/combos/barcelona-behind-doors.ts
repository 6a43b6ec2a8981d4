import type { DemoCombo } from '../demo-combo.ts';

export const barcelonaBehindDoors: DemoCombo = {
  key: 'barcelona-behind-doors',
  city: 'barcelona',
  name: {
    'en-US': 'Barcelona, behind the doors',
    'zh-cn': '巴塞罗那：门后的院子',
    es: 'Barcelona, detrás de las puertas',
    pt: 'Barcelona, atrás das portas',
  },
  story: {
    'en-US':
      'Long weekend, short list. On the second morning Núria unlocks some of the gardens inside the blocks; after that you will not pass a garage door without wondering. The hotel stands in the same grid, so you can walk to everything but the sea, and to that as well with half an hour and an ice cream. Dinner is by the harbour, and late.',
    'zh-cn':
      '长周末，短清单。第二天上午，努里娅打开几座街坊里的花园；从此路过任何一扇车库门，您都会多想一下。酒店就在同一片棋盘格里，除了海，处处可步行；给半个小时、一支冰淇淋，海也走得到。晚餐在港边，开得晚。',
    es: 'Puente largo, lista corta. La segunda mañana Núria abre algunos jardines de dentro de las manzanas; después no pasarás ante una puerta de garaje sin preguntarte algo. El hotel está en la misma cuadrícula, así que se llega andando a todo menos al mar, y también al mar con media hora y un helado. La cena es junto al puerto, y tarde.',
    pt: 'Feriado longo, lista curta. Na segunda manhã Núria abre alguns jardins de dentro dos quarteirões; depois disso você não passa por uma porta de garagem sem imaginar. O hotel fica na mesma malha, então tudo se faz a pé, menos o mar, e até o mar com meia hora e um sorvete. O jantar é junto ao porto, e tarde.',
  },
  cover: 's-lisbon-104',
  days: 4,
  nights: 3,
  adults: 2,
  children: 0,
  themes: ['Makers and workshops', 'On foot'],
  percent: 8,
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
      nights: 3,
      optional: false,
      core: true,
      rule: { kind: 'flight', city: 'barcelona', cabin: 'economy' },
    },
    {
      key: 'hotel',
      label: {
        'en-US': 'Small hotel, 3 nights',
        'zh-cn': '精品酒店，3晚',
        es: 'Hotel con encanto, 3 noches',
        pt: 'Hotel boutique, 3 noites',
      },
      dayOffset: 0,
      nights: 3,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'barcelona', style: 'boutique' },
    },
    {
      key: 'tour',
      label: { 'en-US': 'Courtyards on foot', 'zh-cn': '步行访街坊花园', es: 'Patios a pie', pt: 'Pátios a pé' },
      dayOffset: 1,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'tour', tour: 'Inside the blocks of the Eixample' },
    },
    {
      key: 'dinner',
      label: {
        'en-US': 'Seafood by the harbour',
        'zh-cn': '港边海鲜晚餐',
        es: 'Marisco junto al puerto',
        pt: 'Frutos do mar junto ao porto',
      },
      dayOffset: 1,
      nights: 0,
      optional: true,
      core: false,
      rule: { kind: 'dining', city: 'barcelona', cuisine: 'seafood', time: '19:30' },
    },
  ],
};
