import type { DemoSet } from '../demo-set.ts';

export const bali: readonly DemoSet[] = [
  {
    restaurants: ['Dapur Sawah'],
    name: {
      'en-US': 'Leaf boats and lunch, for four',
      'zh-cn': '叶船与午饭四人餐',
      es: 'Barcos de hojas y comida, para cuatro',
      pt: 'Barquinhos de folha e almoço, para quatro',
    },
    story: {
      'en-US':
        'For two adults and two children, or any four who like a swing. The tray is shared, the chicken is mild unless you say otherwise, and someone will show the small ones how to fold a boat.',
      'zh-cn': '适合两大两小，或任何四位爱荡秋千的人。拼盘大家分，鸡肉不特别说就做不辣的，还有人教小朋友折叶船。',
      es: 'Para dos adultos y dos niños, o cuatro cualesquiera a quienes les guste un columpio. La bandeja se comparte, el pollo es suave si no dices otra cosa y alguien enseñará a los pequeños a plegar un barco.',
      pt: 'Para dois adultos e duas crianças, ou quatro pessoas que gostem de balanço. A bandeja é dividida, o frango é suave se você não disser o contrário e alguém ensina os pequenos a dobrar um barco.',
    },
    people: 4,
    courses: [
      {
        name: { 'en-US': 'To share', 'zh-cn': '共享', es: 'Para compartir', pt: 'Para dividir' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Tray of eleven, for four',
              'zh-cn': '十一味拼盘四人份',
              es: 'Bandeja de once, para cuatro',
              pt: 'Bandeja de onze, para quatro',
            },
            valueUsd: 2400,
          },
        ],
      },
      {
        name: { 'en-US': 'Mains', 'zh-cn': '主菜', es: 'Principales', pt: 'Pratos principais' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Chicken in banana trunk',
              'zh-cn': '芭蕉干焖鸡',
              es: 'Pollo en tronco de platanero',
              pt: 'Frango no tronco de bananeira',
            },
            valueUsd: 1400,
          },
          {
            name: {
              'en-US': 'Tempeh, sweet soy',
              'zh-cn': '甜酱油天贝',
              es: 'Tempe con soja dulce',
              pt: 'Tempeh com soja doce',
            },
            valueUsd: 1000,
          },
          {
            name: {
              'en-US': 'Grilled river fish',
              'zh-cn': '烤河鱼',
              es: 'Pescado de río a la brasa',
              pt: 'Peixe de rio na brasa',
            },
            valueUsd: 1400,
          },
        ],
      },
      {
        name: { 'en-US': 'Drinks', 'zh-cn': '饮品', es: 'Bebidas', pt: 'Bebidas' },
        choose: 2,
        of: [
          {
            name: { 'en-US': '2 × Young coconut', 'zh-cn': '2 × 嫩椰子', es: '2 × Coco tierno', pt: '2 × Coco verde' },
            valueUsd: 500,
          },
          {
            name: {
              'en-US': '2 × Turmeric and tamarind',
              'zh-cn': '2 × 姜黄罗望子饮',
              es: '2 × Cúrcuma y tamarindo',
              pt: '2 × Cúrcuma e tamarindo',
            },
            valueUsd: 500,
          },
          { name: { 'en-US': 'One of each', 'zh-cn': '各一份', es: 'Uno de cada', pt: 'Um de cada' }, valueUsd: 500 },
        ],
      },
      {
        name: { 'en-US': 'Dessert', 'zh-cn': '甜品', es: 'Postre', pt: 'Sobremesa' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Plate of green rice cakes',
              'zh-cn': '绿米糕一碟',
              es: 'Plato de pastelitos verdes',
              pt: 'Prato de bolinhos verdes',
            },
            valueUsd: 600,
          },
        ],
      },
    ],
    valueUsd: 6000,
    usd: 4200,
    stock: 280,
    perCustomer: 4,
    perTable: 2,
    validDays: 120,
    usable: { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '19:00' },
    blackout: ['03-08'],
    needsTable: false,
    refund: 'any_time',
    refundAtExpiry: true,
  },
];
