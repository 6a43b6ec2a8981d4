import type { DemoCombo } from '../demo-combo.ts';

export const marrakeshSlowFire: DemoCombo = {
  key: 'marrakesh-slow-fire',
  city: 'marrakesh',
  name: {
    'en-US': 'Marrakesh over charcoal',
    'zh-cn': '炭火上的马拉喀什',
    es: 'Marrakech a fuego lento',
    pt: 'Marraquexe em fogo brando',
  },
  story: {
    'en-US':
      'Six days are enough to stop getting lost, or to stop minding. Mornings start on a roof with orange juice. On the third you shop and cook with Khadija, and on the fourth somebody else cooks, in a courtyard with a fountain that has been dripping since the house was built. What remains is for gardens, a hammam, and bargaining over one lamp.',
    'zh-cn':
      '六天足够让人不再迷路，或者不再介意迷路。早晨从屋顶的一杯橙汁开始。第三天跟哈迪嘉买菜做饭，第四天换别人下厨，院里的喷泉自房子建成起就滴个不停。剩下的时间给花园、给浴室、给一盏灯的讨价还价。',
    es: 'Seis días bastan para dejar de perderse, o para que deje de importar. Las mañanas empiezan en una azotea con zumo de naranja. La tercera compras y cocinas con Khadija, y al día siguiente cocina otro, en un patio con una fuente que gotea desde que se hizo la casa. Lo que queda es para jardines, un hammam y el regateo por una lámpara.',
    pt: 'Seis dias bastam para deixar de se perder, ou para deixar de se importar. As manhãs começam em um terraço com suco de laranja. Na terceira você compra e cozinha com Khadija, e no dia seguinte outra pessoa cozinha, em um pátio com uma fonte que pinga desde que a casa existe. O que sobra é para jardins, um hammam e a pechincha por uma lanterna.',
  },
  cover: 's-dunes-111',
  days: 6,
  nights: 5,
  adults: 2,
  children: 0,
  themes: ['Tables and markets', 'Makers and workshops'],
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
      nights: 5,
      optional: false,
      core: true,
      rule: { kind: 'flight', city: 'marrakesh', cabin: 'economy' },
    },
    {
      key: 'hotel',
      label: {
        'en-US': 'Small hotel, 5 nights',
        'zh-cn': '精品酒店，5晚',
        es: 'Hotel con encanto, 5 noches',
        pt: 'Hotel boutique, 5 noites',
      },
      dayOffset: 0,
      nights: 5,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'marrakesh', style: 'boutique' },
    },
    {
      key: 'tour',
      label: { 'en-US': 'Cooking class', 'zh-cn': '烹饪课', es: 'Clase de cocina', pt: 'Aula de cozinha' },
      dayOffset: 2,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'tour', tour: 'A tagine from basket to table, cooking class' },
    },
    {
      key: 'dinner',
      label: {
        'en-US': 'Dinner in a courtyard',
        'zh-cn': '庭院晚餐',
        es: 'Cena en un patio',
        pt: 'Jantar em um pátio',
      },
      dayOffset: 3,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'dining', city: 'marrakesh', cuisine: 'moroccan', time: '19:30' },
    },
  ],
};
