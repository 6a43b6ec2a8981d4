import type { DemoSet } from '../demo-set.ts';

export const lisbon: readonly DemoSet[] = [
  {
    restaurants: ['Casa Lume Alfama', 'Casa Lume Ribeira'],
    name: {
      'en-US': 'Four courses by the grill',
      'zh-cn': '炉边四道双人餐',
      es: 'Cuatro platos junto a la parrilla',
      pt: 'Quatro pratos à beira da grelha',
    },
    story: {
      'en-US':
        'An evening for two at either Casa Lume, Lisbon or Porto. Pick a starter each, share one main off the vine embers, and finish with almonds. A bottle from a small Dão grower is already on the table.',
      'zh-cn':
        '里斯本或波尔图的炉火之家任选一家，两人一晚。前菜各选一样，主菜共享一份葡萄藤炭烤，最后是杏仁甜品。桌上已备好一瓶杜奥产区小酒庄的酒。',
      es: 'Una noche para dos en cualquiera de las Casa Lume, Lisboa u Oporto. Elige un entrante por persona, comparte un principal a la brasa de sarmiento y termina con almendra. La botella, de un pequeño productor del Dão, ya está en la mesa.',
      pt: 'Uma noite para dois em qualquer Casa Lume, Lisboa ou Porto. Escolha uma entrada por pessoa, divida um prato da brasa de videira e termine com amêndoas. A garrafa, de um pequeno produtor do Dão, já está na mesa.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Starters', 'zh-cn': '前菜', es: 'Entrantes', pt: 'Entradas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Grilled sardines on toast',
              'zh-cn': '烤沙丁鱼吐司',
              es: 'Sardinas asadas sobre pan',
              pt: 'Sardinhas assadas na torrada',
            },
            valueUsd: 900,
          },
          {
            name: {
              'en-US': "Whole onion, sheep's curd",
              'zh-cn': '整颗烤洋葱配羊奶凝乳',
              es: 'Cebolla entera con requesón de oveja',
              pt: 'Cebola inteira com requeijão de ovelha',
            },
            valueUsd: 900,
          },
          {
            name: {
              'en-US': 'Smoked sausage, corn bread',
              'zh-cn': '烟熏肠配玉米面包',
              es: 'Embutido ahumado con pan de maíz',
              pt: 'Linguiça defumada com broa',
            },
            valueUsd: 1000,
          },
        ],
      },
      {
        name: { 'en-US': 'Main', 'zh-cn': '主菜', es: 'Principal', pt: 'Prato principal' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Octopus, smashed potatoes',
              'zh-cn': '章鱼配压碎土豆',
              es: 'Pulpo con patatas aplastadas',
              pt: 'Polvo com batatas ao murro',
            },
            valueUsd: 3400,
          },
          {
            name: {
              'en-US': 'Black pork and clams',
              'zh-cn': '黑猪肉蛤蜊',
              es: 'Cerdo ibérico con almejas',
              pt: 'Porco preto com vôngoles',
            },
            valueUsd: 3200,
          },
        ],
      },
      {
        name: { 'en-US': 'Dessert', 'zh-cn': '甜品', es: 'Postre', pt: 'Sobremesa' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Almond tart for two',
              'zh-cn': '双人杏仁挞',
              es: 'Tarta de almendra para dos',
              pt: 'Torta de amêndoa para dois',
            },
            valueUsd: 1000,
          },
        ],
      },
      {
        name: { 'en-US': 'Drink', 'zh-cn': '饮品', es: 'Bebida', pt: 'Bebida' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Bottle of red from the Dão',
              'zh-cn': '杜奥红葡萄酒一瓶',
              es: 'Botella de tinto del Dão',
              pt: 'Garrafa de tinto do Dão',
            },
            valueUsd: 2000,
          },
        ],
      },
    ],
    valueUsd: 8000,
    usd: 5900,
    stock: 240,
    perCustomer: 4,
    perTable: 3,
    validDays: 90,
    usable: { weekdays: [1, 2, 3, 4, 5], from: '19:00', to: '22:00' },
    blackout: ['12-24', '12-25', '12-31'],
    needsTable: true,
    refund: 'any_time',
    refundAtExpiry: true,
  },
  {
    restaurants: ['Casa Lume Alfama', 'Casa Lume Ribeira'],
    name: {
      'en-US': 'Noon at the grill',
      'zh-cn': '正午炉边单人餐',
      es: 'Mediodía en la parrilla',
      pt: 'Meio-dia na grelha',
    },
    story: {
      'en-US':
        'One person, one hour, no fuss: soup, whatever is on the embers that day, bread to mop with, and a coffee strong enough for the hill. You can walk in without booking.',
      'zh-cn':
        '一个人，一小时，不讲究排场：一碗汤、当天炭上的菜、蘸汁的面包，还有一杯够您爬坡的浓咖啡。无须预订，走进来就好。',
      es: 'Una persona, una hora, sin complicaciones: sopa, lo que haya ese día en la brasa, pan para mojar y un café con fuerza para la cuesta. Puedes venir sin reserva.',
      pt: 'Uma pessoa, uma hora, sem complicação: sopa, o que houver na brasa naquele dia, pão para molhar e um café forte o bastante para a ladeira. Pode vir sem reserva.',
    },
    people: 1,
    courses: [
      {
        name: { 'en-US': 'Soup', 'zh-cn': '汤', es: 'Sopa', pt: 'Sopa' },
        choose: 1,
        of: [
          {
            name: { 'en-US': 'Kale soup', 'zh-cn': '羽衣甘蓝汤', es: 'Caldo de berza', pt: 'Caldo verde' },
            valueUsd: 500,
          },
        ],
      },
      {
        name: { 'en-US': 'From the grill', 'zh-cn': '炭烤', es: 'De la parrilla', pt: 'Da grelha' },
        choose: 1,
        of: [
          {
            name: { 'en-US': 'Fish of the day', 'zh-cn': '当日鲜鱼', es: 'Pescado del día', pt: 'Peixe do dia' },
            valueUsd: 1200,
          },
          {
            name: { 'en-US': 'Pork and cabbage', 'zh-cn': '猪肉配甘蓝', es: 'Cerdo con col', pt: 'Porco com repolho' },
            valueUsd: 1200,
          },
        ],
      },
      {
        name: { 'en-US': 'Drink', 'zh-cn': '饮品', es: 'Bebida', pt: 'Bebida' },
        choose: 1,
        of: [
          { name: { 'en-US': 'Coffee', 'zh-cn': '咖啡', es: 'Café', pt: 'Café' }, valueUsd: 200 },
          { name: { 'en-US': 'Mint tea', 'zh-cn': '薄荷茶', es: 'Té de menta', pt: 'Chá de hortelã' }, valueUsd: 200 },
        ],
      },
    ],
    valueUsd: 1900,
    usd: 1400,
    stock: 600,
    perCustomer: 6,
    perTable: 4,
    validDays: 60,
    usable: { weekdays: [3, 4, 5, 6, 7], from: '12:30', to: '14:15' },
    blackout: [],
    needsTable: false,
    refund: 'any_time',
    refundAtExpiry: true,
  },
];
