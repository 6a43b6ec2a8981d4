import type { DemoCombo } from '../demo-combo.ts';

export const newyorkSubwayCard: DemoCombo = {
  key: 'newyork-subway-card',
  city: 'newyork',
  name: {
    'en-US': 'New York on one subway card',
    'zh-cn': '一张地铁卡的纽约',
    es: 'Nueva York con una tarjeta de metro',
    pt: 'Nova York com um cartão de metrô',
  },
  story: {
    'en-US':
      'The money goes into the plane and the plates. Your room is small, clean and in the middle; you will be out of it by nine. Carla’s lunch along the 7 fills one day in Queens, and a counter downtown fills one night. In between: the Staten Island ferry, which is free, and any bench on the High Line before the crowd finds it.',
    'zh-cn':
      '钱花在飞机和盘子上。房间小、干净、在市中心，反正您九点前就出门。跟卡拉沿7号线吃一顿午饭，皇后区就过了一天；下城一张吧台，又过了一晚。其间有免费的史坦顿岛渡轮，还有高线公园上人群到来之前的任意一张长椅。',
    es: 'El dinero va al avión y a los platos. La habitación es pequeña, limpia y céntrica; a las nueve ya estarás fuera. El almuerzo de Carla por la línea 7 llena un día en Queens, y una barra del sur llena una noche. Entre medias, el ferri de Staten Island, que es gratis, y cualquier banco de la High Line antes de que llegue la gente.',
    pt: 'O dinheiro vai para o avião e os pratos. O quarto é pequeno, limpo e central; às nove você já saiu. O almoço de Carla pela linha 7 enche um dia no Queens, e um balcão ao sul enche uma noite. No meio, a balsa de Staten Island, que é grátis, e qualquer banco da High Line antes de a multidão chegar.',
  },
  cover: 's-night-117',
  days: 5,
  nights: 4,
  adults: 2,
  children: 0,
  themes: ['On foot', 'After dark'],
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
      nights: 4,
      optional: false,
      core: true,
      rule: { kind: 'flight', city: 'newyork', cabin: 'economy' },
    },
    {
      key: 'hotel',
      label: {
        'en-US': 'Plain good room, 4 nights',
        'zh-cn': '简洁客房，4晚',
        es: 'Habitación sencilla, 4 noches',
        pt: 'Quarto simples, 4 noites',
      },
      dayOffset: 0,
      nights: 4,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'newyork', style: 'simple' },
    },
    {
      key: 'tour',
      label: {
        'en-US': 'Lunch along the 7 train',
        'zh-cn': '7号线上的午饭',
        es: 'Almuerzo por la línea 7',
        pt: 'Almoço pela linha 7',
      },
      dayOffset: 2,
      nights: 0,
      optional: true,
      core: false,
      rule: { kind: 'tour', tour: 'Lunch along the 7 train' },
    },
    {
      key: 'dinner',
      label: { 'en-US': 'Dinner at the counter', 'zh-cn': '吧台晚餐', es: 'Cena en la barra', pt: 'Jantar no balcão' },
      dayOffset: 3,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'dining', city: 'newyork', cuisine: 'american', time: '19:30' },
    },
  ],
};
