import type { DemoCombo } from '../demo-combo.ts';

export const veniceLowWater: DemoCombo = {
  key: 'venice-low-water',
  city: 'venice',
  name: {
    'en-US': 'Venice and the water behind it',
    'zh-cn': '威尼斯与它背后的水',
    es: 'Venecia y el agua que hay detrás',
    pt: 'Veneza e a água que há atrás',
  },
  story: {
    'en-US':
      'San Marco at eight in the evening belongs to the waiters stacking chairs. Stay three nights and you get that hour three times. In the middle lies a day on Tommaso’s boat among the marshes, out where the city’s first people lived and its artichokes still grow. A room with a view costs more here than anywhere; ours has a garden instead.',
    'zh-cn':
      '晚上八点的圣马可，属于正在摞椅子的侍者。住三晚，这个钟点就能遇上三次。中间一天随托马索的船进盐沼，那里住过这座城最早的人，如今还种着洋蓟。看水景的房间在这里格外贵，我们换成了一座花园。',
    es: 'San Marco a las ocho de la tarde es de los camareros que apilan sillas. Con tres noches tienes esa hora tres veces. En medio hay un día en el barco de Tommaso entre las marismas, donde vivió la primera gente de la ciudad y aún crecen sus alcachofas. Una habitación con vistas sale aquí más cara que en ninguna parte; la nuestra tiene jardín.',
    pt: 'San Marco às oito da noite é dos garçons que empilham cadeiras. Com três noites você tem essa hora três vezes. No meio há um dia no barco de Tommaso entre os alagados, onde viveu a primeira gente da cidade e ainda crescem as alcachofras. Um quarto com vista custa mais aqui do que em qualquer lugar; o nosso tem jardim.',
  },
  cover: 's-lagoon-107',
  days: 4,
  nights: 3,
  adults: 2,
  children: 0,
  themes: ['On the water', 'Old stones'],
  sale: { blackout: [30, 36] },
  percent: 11,
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
      rule: { kind: 'flight', city: 'venice', cabin: 'economy' },
    },
    {
      key: 'hotel',
      label: {
        'en-US': 'Five-star hotel, 3 nights',
        'zh-cn': '五星酒店，3晚',
        es: 'Hotel de cinco estrellas, 3 noches',
        pt: 'Hotel cinco estrelas, 3 noites',
      },
      dayOffset: 0,
      nights: 3,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'venice', style: 'grand' },
    },
    {
      key: 'tour',
      label: { 'en-US': 'A day on the lagoon', 'zh-cn': '潟湖一日', es: 'Un día en la laguna', pt: 'Um dia na lagoa' },
      dayOffset: 1,
      nights: 0,
      optional: true,
      core: false,
      rule: { kind: 'tour', tour: 'The north lagoon in a wooden bragozzo' },
    },
    {
      key: 'dinner',
      label: {
        'en-US': 'Supper of lagoon fish',
        'zh-cn': '潟湖鲜鱼晚餐',
        es: 'Cena de pescado de la laguna',
        pt: 'Jantar de peixe da lagoa',
      },
      dayOffset: 2,
      nights: 0,
      optional: true,
      core: false,
      rule: { kind: 'dining', city: 'venice', cuisine: 'seafood', time: '19:30' },
    },
  ],
};
