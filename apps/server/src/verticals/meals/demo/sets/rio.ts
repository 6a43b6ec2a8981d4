import type { DemoSet } from '../demo-set.ts';

export const rio: readonly DemoSet[] = [
  {
    restaurants: ['Quintal da Zezé'],
    name: {
      'en-US': 'Saturday under the mango',
      'zh-cn': '芒果树下的周六',
      es: 'Sábado bajo el mango',
      pt: 'Sábado debaixo da mangueira',
    },
    story: {
      'en-US':
        'Beans for four and music from three. Because the pot is started the day before, this one cannot be given back, which is also why it costs what it does. Come hungry, stay for the second set.',
      'zh-cn':
        '四人份的黑豆炖肉，三点开始有音乐。因为锅头天就上了灶，这份买后不退，价钱也正因此实惠。饿着来，听完第二场再走。',
      es: 'Frijoles para cuatro y música desde las tres. Como la olla se empieza la víspera, este menú no se devuelve, y por eso cuesta lo que cuesta. Ven con hambre y quédate al segundo pase.',
      pt: 'Feijão para quatro e música a partir das três. Como a panela começa na véspera, este não tem devolução, e por isso custa o que custa. Venha com fome e fique para a segunda entrada.',
    },
    people: 4,
    courses: [
      {
        name: { 'en-US': 'Snacks', 'zh-cn': '小食', es: 'Aperitivos', pt: 'Petiscos' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': '2 × Cup of bean broth',
              'zh-cn': '2 × 黑豆汤一杯',
              es: '2 × Taza de caldo de frijol',
              pt: '2 × Caldinho de feijão',
            },
            valueUsd: 600,
          },
          {
            name: { 'en-US': '2 × Crackling', 'zh-cn': '2 × 脆猪皮', es: '2 × Chicharrón', pt: '2 × Torresmo' },
            valueUsd: 700,
          },
          { name: { 'en-US': 'One of each', 'zh-cn': '各一份', es: 'Uno de cada', pt: 'Um de cada' }, valueUsd: 650 },
        ],
      },
      {
        name: { 'en-US': 'Main', 'zh-cn': '主菜', es: 'Principal', pt: 'Prato principal' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Feijoada for four',
              'zh-cn': '四人黑豆炖肉',
              es: 'Feijoada para cuatro',
              pt: 'Feijoada para quatro',
            },
            valueUsd: 6400,
          },
          {
            name: {
              'en-US': 'Vegetable feijoada for four',
              'zh-cn': '四人素黑豆炖菜',
              es: 'Feijoada de verduras para cuatro',
              pt: 'Feijoada de legumes para quatro',
            },
            valueUsd: 5600,
          },
        ],
      },
      {
        name: { 'en-US': 'Drinks', 'zh-cn': '饮品', es: 'Bebidas', pt: 'Bebidas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': '2 × Lime caipirinha',
              'zh-cn': '2 × 青柠卡琵莉亚',
              es: '2 × Caipiriña de lima',
              pt: '2 × Caipirinha de limão',
            },
            valueUsd: 1200,
          },
          {
            name: {
              'en-US': '2 × Cashew fruit juice',
              'zh-cn': '2 × 腰果果汁',
              es: '2 × Zumo de marañón',
              pt: '2 × Suco de caju',
            },
            valueUsd: 800,
          },
          { name: { 'en-US': 'One of each', 'zh-cn': '各一份', es: 'Uno de cada', pt: 'Um de cada' }, valueUsd: 1000 },
        ],
      },
      {
        name: { 'en-US': 'Dessert', 'zh-cn': '甜品', es: 'Postre', pt: 'Sobremesa' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Cassava cake, four forks',
              'zh-cn': '木薯糕四把叉',
              es: 'Pastel de yuca, cuatro tenedores',
              pt: 'Bolo de aipim, quatro garfos',
            },
            valueUsd: 1200,
          },
        ],
      },
    ],
    valueUsd: 9600,
    usd: 6200,
    stock: 170,
    perCustomer: 3,
    perTable: 3,
    validDays: 60,
    usable: { weekdays: [6], from: '12:00', to: '16:00' },
    blackout: ['12-26', '02-06', '02-07'],
    needsTable: false,
    refund: 'none',
    refundAtExpiry: false,
  },
];
