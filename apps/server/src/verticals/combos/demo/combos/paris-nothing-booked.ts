import type { DemoCombo } from '../demo-combo.ts';

export const parisNothingBooked: DemoCombo = {
  key: 'paris-nothing-booked',
  city: 'paris',
  name: {
    'en-US': 'Paris with almost nothing booked',
    'zh-cn': '巴黎：几乎什么都不订',
    es: 'París sin casi nada reservado',
    pt: 'Paris com quase nada reservado',
  },
  story: {
    'en-US':
      'Flights, three nights in a small hotel, and a table on the last evening that you may drop if you find a better one. That is all, on purpose. The rest is a good pair of shoes and the habit of turning left. If the weather turns against you, the covered passages begin near the Grands Boulevards and run, with gaps, almost to the river.',
    'zh-cn':
      '机票、小酒店三晚，最后一晚留一张桌，若您找到更合意的，退掉就是。仅此而已，有意为之。其余只需一双好鞋和见路左转的习惯。若天公不作美，拱廊街从大林荫道附近起，断断续续，几乎通到河边。',
    es: 'Vuelos, tres noches en un hotel pequeño y una mesa la última noche que puedes soltar si encuentras otra mejor. Nada más, a propósito. Lo demás son unos buenos zapatos y la costumbre de girar a la izquierda. Si el tiempo se tuerce, los pasajes cubiertos empiezan cerca de los Grandes Bulevares y llegan, con huecos, casi hasta el río.',
    pt: 'Voos, três noites em um hotel pequeno e uma mesa na última noite que você pode soltar se achar outra melhor. Só isso, de propósito. O resto são bons sapatos e o hábito de virar à esquerda. Se o tempo virar, as galerias cobertas começam perto dos Grands Boulevards e vão, com intervalos, quase até o rio.',
  },
  cover: 's-night-105',
  days: 4,
  nights: 3,
  adults: 2,
  children: 0,
  themes: ['After dark', 'On foot'],
  percent: 6,
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
      rule: { kind: 'flight', city: 'paris', cabin: 'economy' },
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
      rule: { kind: 'hotel', city: 'paris', style: 'boutique' },
    },
    {
      key: 'dinner',
      label: {
        'en-US': 'French dinner on the last evening',
        'zh-cn': '末晚法式晚餐',
        es: 'Cena francesa la última noche',
        pt: 'Jantar francês na última noite',
      },
      dayOffset: 2,
      nights: 0,
      optional: true,
      core: false,
      rule: { kind: 'dining', city: 'paris', cuisine: 'french', time: '19:30' },
    },
  ],
};
