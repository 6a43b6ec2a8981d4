import type { DemoSet } from '../demo-set.ts';

export const berlin: readonly DemoSet[] = [
  {
    restaurants: ['Halle Zwölf'],
    name: {
      'en-US': 'The long table for eight',
      'zh-cn': '长桌八人餐',
      es: 'La mesa larga para ocho',
      pt: 'A mesa comprida para oito',
    },
    story: {
      'en-US':
        'Two of these fill most of the long table, and three is a choir. Everything comes on boards down the middle, so nobody chairs the meal. Tell the hall three days ahead if someone has a birthday.',
      'zh-cn':
        '两份就坐满大半张长桌，三份便是一个合唱团。菜用木板一路摆在桌子中间，谁也不用主持。有人过生日，请提前三天告诉店里。',
      es: 'Dos de estos menús llenan casi toda la mesa larga; tres ya son un coro. Todo llega en tablas por el centro, así que nadie preside. Avisa con tres días si alguien cumple años.',
      pt: 'Dois destes menus enchem quase toda a mesa comprida; três já são um coral. Tudo vem em tábuas pelo meio, então ninguém preside. Avise com três dias se alguém faz aniversário.',
    },
    people: 8,
    courses: [
      {
        name: { 'en-US': 'Cold dishes', 'zh-cn': '冷菜', es: 'Platos fríos', pt: 'Pratos frios' },
        choose: 3,
        of: [
          {
            name: {
              'en-US': 'Pickles from the barrel',
              'zh-cn': '桶中腌菜',
              es: 'Encurtidos del barril',
              pt: 'Picles do barril',
            },
            valueUsd: 1600,
          },
          {
            name: {
              'en-US': 'Bread, lard with apple',
              'zh-cn': '面包配苹果猪油',
              es: 'Pan y manteca con manzana',
              pt: 'Pão e banha com maçã',
            },
            valueUsd: 1400,
          },
          {
            name: {
              'en-US': 'Beetroot, horseradish',
              'zh-cn': '辣根甜菜',
              es: 'Remolacha con rábano picante',
              pt: 'Beterraba com raiz-forte',
            },
            valueUsd: 1600,
          },
        ],
      },
      {
        name: { 'en-US': 'Boards', 'zh-cn': '木板主菜', es: 'Tablas', pt: 'Tábuas' },
        choose: 4,
        of: [
          {
            name: {
              'en-US': 'Pork knuckle board',
              'zh-cn': '烤猪肘木板',
              es: 'Tabla de codillo',
              pt: 'Tábua de joelho de porco',
            },
            valueUsd: 3600,
          },
          {
            name: { 'en-US': 'Mushroom board', 'zh-cn': '蘑菇木板', es: 'Tabla de setas', pt: 'Tábua de cogumelos' },
            valueUsd: 3200,
          },
          {
            name: {
              'en-US': 'Sausage board',
              'zh-cn': '香肠木板',
              es: 'Tabla de salchichas',
              pt: 'Tábua de salsichas',
            },
            valueUsd: 3200,
          },
          {
            name: {
              'en-US': 'Smoked trout board',
              'zh-cn': '烟熏鳟鱼木板',
              es: 'Tabla de trucha ahumada',
              pt: 'Tábua de truta defumada',
            },
            valueUsd: 3400,
          },
          {
            name: {
              'en-US': 'Potato and quark board',
              'zh-cn': '土豆鲜酪木板',
              es: 'Tabla de patatas y queso quark',
              pt: 'Tábua de batata e queijo quark',
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
              'en-US': 'Tray of plum cake',
              'zh-cn': '整盘李子蛋糕',
              es: 'Bandeja de tarta de ciruela',
              pt: 'Assadeira de bolo de ameixa',
            },
            valueUsd: 2800,
          },
        ],
      },
    ],
    valueUsd: 19800,
    usd: 13800,
    stock: 40,
    perCustomer: 2,
    perTable: 2,
    validDays: 180,
    usable: { weekdays: [2, 3, 4], from: '17:00', to: '21:00' },
    blackout: ['12-24', '12-25', '12-31'],
    needsTable: true,
    refund: 'before_use',
    refundAtExpiry: true,
  },
];
