import type { DemoSet } from '../demo-set.ts';

export const beijing: readonly DemoSet[] = [
  {
    restaurants: ['Ember Hutong'],
    name: {
      'en-US': 'Whole duck for four',
      'zh-cn': '整鸭四人席',
      es: 'Pato entero para cuatro',
      pt: 'Pato inteiro para quatro',
    },
    story: {
      'en-US':
        'Liu carves at your table and leaves you the skin on its own plate, with sugar, for the first bite. The frame returns as broth. Between the two there is time for the courtyard and the cat.',
      'zh-cn': '刘师傅在桌边片鸭，头一口是单独一碟鸭皮蘸白糖。鸭架转一圈变成汤回来，中间这段工夫，正好去院里看看猫。',
      es: 'Liu trincha en tu mesa y deja la piel en su propio plato, con azúcar, para el primer bocado. Los huesos vuelven en forma de caldo. Entre una cosa y otra hay tiempo para el patio y el gato.',
      pt: 'Liu fatia à sua mesa e deixa a pele num prato só dela, com açúcar, para a primeira mordida. A carcaça volta em forma de caldo. Entre uma coisa e outra, dá tempo de ver o pátio e o gato.',
    },
    people: 4,
    courses: [
      {
        name: { 'en-US': 'Cold dishes', 'zh-cn': '冷菜', es: 'Platos fríos', pt: 'Pratos frios' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Mustard leaf, jellyfish',
              'zh-cn': '芥末海蜇头',
              es: 'Medusa con mostaza',
              pt: 'Água-viva com mostarda',
            },
            valueUsd: 1000,
          },
          {
            name: { 'en-US': 'Smashed cucumber', 'zh-cn': '拍黄瓜', es: 'Pepino machacado', pt: 'Pepino amassado' },
            valueUsd: 600,
          },
          {
            name: {
              'en-US': 'Spinach and peanuts',
              'zh-cn': '老醋菠菜花生',
              es: 'Espinacas con cacahuetes',
              pt: 'Espinafre com amendoim',
            },
            valueUsd: 700,
          },
        ],
      },
      {
        name: { 'en-US': 'Duck', 'zh-cn': '烤鸭', es: 'Pato', pt: 'Pato' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Whole duck, pancakes, sauces',
              'zh-cn': '整只烤鸭配荷叶饼与酱料',
              es: 'Pato entero, tortitas y salsas',
              pt: 'Pato inteiro, panquecas e molhos',
            },
            valueUsd: 5800,
          },
        ],
      },
      {
        name: { 'en-US': 'Sides', 'zh-cn': '配菜', es: 'Guarniciones', pt: 'Acompanhamentos' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Duck with bean sprouts',
              'zh-cn': '银芽鸭丝',
              es: 'Pato con brotes de soja',
              pt: 'Pato com broto de feijão',
            },
            valueUsd: 1200,
          },
          {
            name: { 'en-US': 'Braised tofu', 'zh-cn': '家常豆腐', es: 'Tofu guisado', pt: 'Tofu cozido' },
            valueUsd: 1000,
          },
          {
            name: {
              'en-US': 'Cabbage, dried shrimp',
              'zh-cn': '海米白菜',
              es: 'Col con camarón seco',
              pt: 'Acelga com camarão seco',
            },
            valueUsd: 1000,
          },
        ],
      },
      {
        name: { 'en-US': 'Soup', 'zh-cn': '汤', es: 'Sopa', pt: 'Sopa' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Duck broth, glass noodles',
              'zh-cn': '鸭架粉丝汤',
              es: 'Caldo de pato con fideos',
              pt: 'Caldo de pato com macarrão de vidro',
            },
            valueUsd: 800,
          },
        ],
      },
    ],
    valueUsd: 9800,
    usd: 7100,
    stock: 150,
    perCustomer: 2,
    perTable: 2,
    validDays: 90,
    usable: { weekdays: [1, 2, 3, 4], from: '11:00', to: '20:30' },
    blackout: ['10-01', '10-02', '10-03'],
    needsTable: true,
    refund: 'before_use',
    refundAtExpiry: true,
  },
  {
    restaurants: ['Lamplight Hotpot'],
    name: { 'en-US': 'The second wave', 'zh-cn': '第二拨', es: 'La segunda tanda', pt: 'A segunda leva' },
    story: {
      'en-US':
        'For the hours after half past ten, when the sesame sauce has just been ground again. One copper pot, two plates of meat, a basket of greens, and noodles to end it properly.',
      'zh-cn': '十点半以后，麻酱又新磨了一回。一口铜锅，两盘肉，一篮菜，末了下一把面，算是收得圆满。',
      es: 'Para después de las diez y media, con la salsa de sésamo recién molida otra vez. Una olla de cobre, dos platos de carne, una cesta de verduras y fideos para cerrar como es debido.',
      pt: 'Para depois das dez e meia, com o molho de gergelim moído de novo. Uma panela de cobre, dois pratos de carne, um cesto de verduras e macarrão para fechar direito.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Meat', 'zh-cn': '涮肉', es: 'Carne', pt: 'Carnes' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Hand cut mutton',
              'zh-cn': '手切鲜羊肉',
              es: 'Cordero cortado a mano',
              pt: 'Carneiro cortado à mão',
            },
            valueUsd: 1200,
          },
          {
            name: {
              'en-US': 'Beef, thinly sliced',
              'zh-cn': '鲜切牛肉',
              es: 'Ternera en láminas',
              pt: 'Carne de boi em lâminas',
            },
            valueUsd: 1100,
          },
          {
            name: {
              'en-US': 'Tofu and mushroom plate',
              'zh-cn': '豆腐菌菇盘',
              es: 'Tofu y setas',
              pt: 'Tofu e cogumelos',
            },
            valueUsd: 800,
          },
        ],
      },
      {
        name: { 'en-US': 'Greens', 'zh-cn': '蔬菜', es: 'Verduras', pt: 'Verduras' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Basket of six greens',
              'zh-cn': '六样时蔬篮',
              es: 'Cesta de seis verduras',
              pt: 'Cesto de seis verduras',
            },
            valueUsd: 800,
          },
        ],
      },
      {
        name: { 'en-US': 'Noodles', 'zh-cn': '面', es: 'Fideos', pt: 'Macarrão' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Hand cut noodles',
              'zh-cn': '手切面',
              es: 'Fideos cortados a mano',
              pt: 'Macarrão cortado à mão',
            },
            valueUsd: 400,
          },
          {
            name: { 'en-US': 'Sesame flatbread', 'zh-cn': '麻酱烧饼', es: 'Torta de sésamo', pt: 'Pão de gergelim' },
            valueUsd: 400,
          },
        ],
      },
      {
        name: { 'en-US': 'Drinks', 'zh-cn': '饮品', es: 'Bebidas', pt: 'Bebidas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Iced hawthorn',
              'zh-cn': '冰镇山楂',
              es: 'Refresco frío de majuela',
              pt: 'Refresco gelado de espinheiro',
            },
            valueUsd: 300,
          },
          { name: { 'en-US': 'Draught beer', 'zh-cn': '扎啤', es: 'Cerveza de barril', pt: 'Chope' }, valueUsd: 400 },
        ],
      },
    ],
    valueUsd: 3400,
    usd: 2300,
    stock: 500,
    perCustomer: 6,
    perTable: 3,
    validDays: 45,
    usable: { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '22:30', to: '00:30' },
    blackout: [],
    needsTable: false,
    refund: 'any_time',
    refundAtExpiry: false,
  },
];
