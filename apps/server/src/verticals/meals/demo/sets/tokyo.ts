import type { DemoSet } from '../demo-set.ts';

export const tokyo: readonly DemoSet[] = [
  {
    restaurants: ['Sumi to Shio Ginza', 'Sumi to Shio Nakagyo'],
    name: {
      'en-US': 'Two seats at the coals',
      'zh-cn': '炭前双席',
      es: 'Dos sitios frente al carbón',
      pt: 'Dois lugares diante do carvão',
    },
    story: {
      'en-US':
        'Side by side at the counter, Ginza or Nakagyo, on a quiet weekday. You say how hungry you are and the grill answers with skewers or with vegetables; the rice ball comes whether you ask for it or not.',
      'zh-cn':
        '银座或中京，安静的工作日，两人并肩坐在吧台前。您说有几分饿，炉子就用肉串或蔬菜来回答；饭团不用点，自然会来。',
      es: 'Codo con codo en la barra, Ginza o Nakagyo, una noche tranquila entre semana. Dices cuánta hambre tienes y la parrilla responde con brochetas o con verduras; la bola de arroz llega la pidas o no.',
      pt: 'Lado a lado no balcão, Ginza ou Nakagyo, numa noite calma de semana. Você diz o tamanho da fome e a grelha responde com espetos ou com legumes; o bolinho de arroz vem, pedindo ou não.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Starters', 'zh-cn': '前菜', es: 'Entrantes', pt: 'Entradas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Chilled tofu, ginger',
              'zh-cn': '姜汁冷豆腐',
              es: 'Tofu frío con jengibre',
              pt: 'Tofu frio com gengibre',
            },
            valueUsd: 700,
          },
          {
            name: {
              'en-US': 'Pickles of the week',
              'zh-cn': '本周腌菜',
              es: 'Encurtidos de la semana',
              pt: 'Picles da semana',
            },
            valueUsd: 600,
          },
        ],
      },
      {
        name: { 'en-US': 'From the grill', 'zh-cn': '炭烤', es: 'De la parrilla', pt: 'Da grelha' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Eight chicken skewers',
              'zh-cn': '鸡肉八串',
              es: 'Ocho brochetas de pollo',
              pt: 'Oito espetos de frango',
            },
            valueUsd: 3600,
          },
          {
            name: {
              'en-US': 'Six vegetables over charcoal',
              'zh-cn': '炭火六蔬',
              es: 'Seis verduras al carbón',
              pt: 'Seis legumes no carvão',
            },
            valueUsd: 3400,
          },
          {
            name: { 'en-US': 'Four of each', 'zh-cn': '荤素各四串', es: 'Cuatro de cada', pt: 'Quatro de cada' },
            valueUsd: 3500,
          },
        ],
      },
      {
        name: { 'en-US': 'Rice and noodles', 'zh-cn': '主食', es: 'Arroz y fideos', pt: 'Arroz e massas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Grilled rice ball in broth',
              'zh-cn': '茶汤烤饭团',
              es: 'Bola de arroz en caldo',
              pt: 'Bolinho de arroz no caldo',
            },
            valueUsd: 700,
          },
          {
            name: { 'en-US': 'Ginkgo rice', 'zh-cn': '银杏饭', es: 'Arroz con ginkgo', pt: 'Arroz com ginkgo' },
            valueUsd: 800,
          },
        ],
      },
    ],
    valueUsd: 9400,
    usd: 7200,
    stock: 120,
    perCustomer: 2,
    perTable: 1,
    validDays: 60,
    usable: { weekdays: [1, 2, 3, 4], from: '17:30', to: '20:30' },
    blackout: ['12-30', '12-31'],
    needsTable: true,
    refund: 'before_use',
    refundAtExpiry: true,
  },
];
