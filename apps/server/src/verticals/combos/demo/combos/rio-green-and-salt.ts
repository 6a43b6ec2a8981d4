import type { DemoCombo } from '../demo-combo.ts';

export const rioGreenAndSalt: DemoCombo = {
  key: 'rio-green-and-salt',
  city: 'rio',
  name: {
    'en-US': 'Rio, forest in the morning, salt by four',
    'zh-cn': '里约：上午森林，四点海盐',
    es: 'Río, selva por la mañana y sal a las cuatro',
    pt: 'Rio, mata de manhã e sal às quatro',
  },
  story: {
    'en-US':
      'The city keeps its forest upstairs and its beach downstairs, and five nights let you use both in one day. Lúcia’s walk is on the second morning, while shoes are still dry. Dinner is in a garden, at a table that seats more cousins than planned; if it is a Saturday, have the bean stew. Leave watches at the hotel and wear a second T-shirt.',
    'zh-cn':
      '这座城把森林放在楼上，把海滩放在楼下，住五晚，一天里两样都用得上。露西娅的路线排在第二天上午，趁鞋还干。晚饭摆在园子里，那张桌来的表亲总比说好的多；若逢周六，就点炖豆。手表留在酒店，多穿一件T恤。',
    es: 'La ciudad tiene la selva arriba y la playa abajo, y con cinco noches se usan las dos en un mismo día. El paseo de Lúcia es la segunda mañana, con los zapatos aún secos. La cena es en un jardín, en una mesa donde caben más primos de los previstos; si es sábado, pide feijoada. Deja el reloj en el hotel y ponte otra camiseta.',
    pt: 'A cidade guarda a mata em cima e a praia embaixo, e com cinco noites se usam as duas no mesmo dia. O passeio de Lúcia é na segunda manhã, com os sapatos ainda secos. O jantar é no quintal, em uma mesa onde cabem mais primos que o previsto; se for sábado, peça feijoada. Deixe o relógio no hotel e leve outra camiseta.',
  },
  cover: 's-isle-118',
  days: 6,
  nights: 5,
  adults: 2,
  children: 0,
  themes: ['Open country', 'On the water'],
  sale: { soldUntil: 45 },
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
      nights: 5,
      optional: false,
      core: true,
      rule: { kind: 'flight', city: 'rio', cabin: 'economy' },
    },
    {
      key: 'hotel',
      label: {
        'en-US': 'Family room, 5 nights',
        'zh-cn': '家庭房，5晚',
        es: 'Habitación familiar, 5 noches',
        pt: 'Quarto familiar, 5 noites',
      },
      dayOffset: 0,
      nights: 5,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'rio', style: 'family' },
    },
    {
      key: 'tour',
      label: {
        'en-US': 'The forest planted by hand',
        'zh-cn': '手植之林',
        es: 'El bosque plantado a mano',
        pt: 'A floresta plantada à mão',
      },
      dayOffset: 1,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'tour', tour: 'Tijuca, a forest planted by hand' },
    },
    {
      key: 'dinner',
      label: {
        'en-US': 'Brazilian dinner in a garden',
        'zh-cn': '花园巴西晚餐',
        es: 'Cena brasileña en un jardín',
        pt: 'Jantar brasileiro no quintal',
      },
      dayOffset: 3,
      nights: 0,
      optional: true,
      core: false,
      rule: { kind: 'dining', city: 'rio', cuisine: 'brazilian', time: '19:30' },
    },
  ],
};
