import type { DemoSet } from '../demo-set.ts';

export const singapore: readonly DemoSet[] = [
  {
    restaurants: ["Bibik's Table"],
    name: {
      'en-US': "Lunch under Violet's eye",
      'zh-cn': '紫兰奶奶过目的午席',
      es: 'Almuerzo bajo la mirada de Violet',
      pt: 'Almoço sob o olhar de Violet',
    },
    story: {
      'en-US':
        'Three dishes and rice, Tuesday to Friday, each passed by the lady on the stool. Scoop the black nut out with the little fork and mix it into the rice; she is pleased when people know.',
      'zh-cn':
        '周二至周五，三道菜配饭，每道都经凳上那位老太太过目。用小叉把黑果挖出来拌进饭里，见您懂得这样吃，她会高兴。',
      es: 'Tres platos y arroz, de martes a viernes, todos con el visto bueno de la señora del taburete. Saca la nuez negra con el tenedor pequeño y mézclala con el arroz; le gusta que la gente lo sepa.',
      pt: 'Três pratos e arroz, de terça a sexta, todos aprovados pela senhora do banquinho. Tire a noz preta com o garfinho e misture ao arroz; ela gosta quando as pessoas sabem.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Starter', 'zh-cn': '前菜', es: 'Entrante', pt: 'Entrada' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Six top hat pastries',
              'zh-cn': '小金杯六只',
              es: 'Seis tartaletas sombrero',
              pt: 'Seis cestinhas crocantes',
            },
            valueUsd: 1200,
          },
          {
            name: { 'en-US': 'Pomelo salad', 'zh-cn': '柚子沙拉', es: 'Ensalada de pomelo', pt: 'Salada de pomelo' },
            valueUsd: 1200,
          },
        ],
      },
      {
        name: { 'en-US': 'Mains', 'zh-cn': '主菜', es: 'Principales', pt: 'Pratos principais' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Chicken with black nut',
              'zh-cn': '黑果焖鸡',
              es: 'Pollo con nuez negra',
              pt: 'Frango com noz preta',
            },
            valueUsd: 2400,
          },
          {
            name: {
              'en-US': 'Sour fish curry',
              'zh-cn': '亚参鱼',
              es: 'Curri ácido de pescado',
              pt: 'Curry azedo de peixe',
            },
            valueUsd: 2400,
          },
          {
            name: {
              'en-US': 'Jackfruit in spice',
              'zh-cn': '香料菠萝蜜',
              es: 'Yaca especiada',
              pt: 'Jaca com especiarias',
            },
            valueUsd: 1800,
          },
        ],
      },
      {
        name: { 'en-US': 'Side', 'zh-cn': '配菜', es: 'Guarnición', pt: 'Acompanhamento' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Long beans, sambal',
              'zh-cn': '参巴豇豆',
              es: 'Judías largas con sambal',
              pt: 'Feijão-de-metro com sambal',
            },
            valueUsd: 1000,
          },
          {
            name: { 'en-US': 'Egg in tamarind', 'zh-cn': '亚参卤蛋', es: 'Huevo en tamarindo', pt: 'Ovo no tamarindo' },
            valueUsd: 800,
          },
        ],
      },
      {
        name: { 'en-US': 'Desserts', 'zh-cn': '甜品', es: 'Postres', pt: 'Sobremesas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Nine layer cake',
              'zh-cn': '九层糕',
              es: 'Pastel de nueve capas',
              pt: 'Bolo de nove camadas',
            },
            valueUsd: 500,
          },
          {
            name: {
              'en-US': 'Palm sugar pearls',
              'zh-cn': '椰糖珍珠露',
              es: 'Perlas con azúcar de palma',
              pt: 'Sagu com açúcar de palma',
            },
            valueUsd: 600,
          },
        ],
      },
    ],
    valueUsd: 6600,
    usd: 5000,
    stock: 100,
    perCustomer: 2,
    perTable: 2,
    validDays: 90,
    usable: { weekdays: [2, 3, 4, 5], from: '12:00', to: '13:45' },
    blackout: ['02-05', '02-06'],
    needsTable: true,
    refund: 'before_use',
    refundAtExpiry: true,
  },
];
