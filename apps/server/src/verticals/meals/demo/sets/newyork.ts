import type { DemoSet } from '../demo-set.ts';

export const newyork: readonly DemoSet[] = [
  {
    restaurants: ['The Night Ledger'],
    name: {
      'en-US': 'A late entry for two',
      'zh-cn': '双人深夜账目',
      es: 'Un apunte tardío para dos',
      pt: 'Um lançamento tardio para dois',
    },
    story: {
      'en-US':
        "After ten the menu is six things and the piano. This set takes you through three of them, with a drink each, and a line in the ledger under tonight's date.",
      'zh-cn': '十点以后，菜单只剩六样，外加一架钢琴。这份套餐带您吃其中三样，每人一杯酒，并在账本当日那页留下一行。',
      es: 'Después de las diez, la carta son seis cosas y el piano. Este menú recorre tres de ellas, con una copa por persona y una línea en el libro bajo la fecha de hoy.',
      pt: 'Depois das dez, o cardápio são seis coisas e o piano. Este menu passa por três delas, com um drinque por pessoa e uma linha no livro, na data de hoje.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'To share', 'zh-cn': '共享', es: 'Para compartir', pt: 'Para dividir' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Smoked trout toast',
              'zh-cn': '烟熏鳟鱼吐司',
              es: 'Tostada de trucha ahumada',
              pt: 'Torrada de truta defumada',
            },
            valueUsd: 1600,
          },
          {
            name: {
              'en-US': 'Chicory, blue cheese, pear',
              'zh-cn': '菊苣配蓝纹奶酪与梨',
              es: 'Achicoria, queso azul y pera',
              pt: 'Chicória, queijo azul e pera',
            },
            valueUsd: 1500,
          },
        ],
      },
      {
        name: { 'en-US': 'Mains', 'zh-cn': '主菜', es: 'Principales', pt: 'Pratos principais' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Chopped steak burger',
              'zh-cn': '刀剁牛排汉堡',
              es: 'Hamburguesa picada a cuchillo',
              pt: 'Hambúrguer picado na faca',
            },
            valueUsd: 2400,
          },
          {
            name: {
              'en-US': 'Mushroom pot pie',
              'zh-cn': '蘑菇酥皮派',
              es: 'Pastel de setas',
              pt: 'Torta de cogumelos',
            },
            valueUsd: 2200,
          },
        ],
      },
      {
        name: { 'en-US': 'Drinks', 'zh-cn': '饮品', es: 'Bebidas', pt: 'Bebidas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Rye old fashioned',
              'zh-cn': '黑麦古典鸡尾酒',
              es: 'Old fashioned de centeno',
              pt: 'Old fashioned de centeio',
            },
            valueUsd: 1700,
          },
          {
            name: {
              'en-US': 'Ginger and apple, no alcohol',
              'zh-cn': '姜汁苹果无酒精饮',
              es: 'Jengibre y manzana, sin alcohol',
              pt: 'Gengibre e maçã, sem álcool',
            },
            valueUsd: 1100,
          },
        ],
      },
      {
        name: { 'en-US': 'Dessert', 'zh-cn': '甜品', es: 'Postre', pt: 'Sobremesa' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Buttermilk pie, two forks',
              'zh-cn': '酪乳派两把叉',
              es: 'Tarta de suero de leche, dos tenedores',
              pt: 'Torta de leitelho, dois garfos',
            },
            valueUsd: 1200,
          },
        ],
      },
    ],
    valueUsd: 9300,
    usd: 6800,
    stock: 120,
    perCustomer: 2,
    perTable: 2,
    validDays: 75,
    usable: { weekdays: [1, 2, 3, 4], from: '22:00', to: '23:15' },
    blackout: ['12-24', '12-31', '02-14'],
    needsTable: true,
    refund: 'any_time',
    refundAtExpiry: true,
  },
];
