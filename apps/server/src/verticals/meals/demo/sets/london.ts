import type { DemoSet } from '../demo-set.ts';

export const london: readonly DemoSet[] = [
  {
    restaurants: ['Zeytin Evi Shoreditch', 'Zeytin Evi Jumeirah'],
    name: {
      'en-US': 'The big oven, table of four',
      'zh-cn': '大炉四人餐',
      es: 'El horno grande, mesa de cuatro',
      pt: 'O forno grande, mesa de quatro',
    },
    story: {
      'en-US':
        'A lamb shoulder needs five hours and four people. Book it with the table, tear the flatbread while it is still puffed, and let the youngest choose between quince and shredded pastry.',
      'zh-cn':
        '一只羊肩要等五个钟头，也要四个人来分。订位时一并订下，扁面包趁鼓着就撕，最后吃榅桲还是酥丝饼，让年纪小的来挑。',
      es: 'Una paletilla de cordero pide cinco horas y cuatro personas. Resérvala con la mesa, rompe el pan mientras sigue hinchado y deja que el menor elija entre membrillo y hojaldre de hebras.',
      pt: 'Uma paleta de cordeiro pede cinco horas e quatro pessoas. Reserve junto com a mesa, rasgue o pão ainda inflado e deixe o mais novo escolher entre marmelo e massa de fios.',
    },
    people: 4,
    courses: [
      {
        name: { 'en-US': 'To share', 'zh-cn': '共享', es: 'Para compartir', pt: 'Para dividir' },
        choose: 3,
        of: [
          {
            name: {
              'en-US': 'Flatbread and four spreads',
              'zh-cn': '扁面包与四款抹酱',
              es: 'Pan plano y cuatro cremas',
              pt: 'Pão achatado e quatro pastas',
            },
            valueUsd: 1800,
          },
          {
            name: {
              'en-US': 'Whole aubergine, tahini',
              'zh-cn': '芝麻酱整茄',
              es: 'Berenjena entera con tahini',
              pt: 'Berinjela inteira com tahine',
            },
            valueUsd: 1600,
          },
          {
            name: {
              'en-US': 'Chopped salad, pomegranate',
              'zh-cn': '石榴碎切沙拉',
              es: 'Ensalada picada con granada',
              pt: 'Salada picada com romã',
            },
            valueUsd: 1400,
          },
        ],
      },
      {
        name: { 'en-US': 'Main', 'zh-cn': '主菜', es: 'Principal', pt: 'Prato principal' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Lamb shoulder, bulgur',
              'zh-cn': '羊肩配碎麦饭',
              es: 'Paletilla de cordero con bulgur',
              pt: 'Paleta de cordeiro com trigo',
            },
            valueUsd: 8400,
          },
          {
            name: {
              'en-US': 'Two chickens, sour cherry',
              'zh-cn': '酸樱桃烤鸡两只',
              es: 'Dos pollos con guindas',
              pt: 'Dois frangos com ginja',
            },
            valueUsd: 7200,
          },
        ],
      },
      {
        name: { 'en-US': 'Dessert', 'zh-cn': '甜品', es: 'Postre', pt: 'Sobremesa' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Quince and clotted cream, four bowls',
              'zh-cn': '榅桲配凝脂奶油四份',
              es: 'Membrillo con crema, cuatro cuencos',
              pt: 'Marmelo com nata, quatro tigelas',
            },
            valueUsd: 2400,
          },
          {
            name: {
              'en-US': 'Tray of shredded pastry',
              'zh-cn': '酥丝饼一盘',
              es: 'Bandeja de hojaldre de hebras',
              pt: 'Travessa de massa de fios',
            },
            valueUsd: 2400,
          },
        ],
      },
    ],
    valueUsd: 13800,
    usd: 9900,
    stock: 90,
    perCustomer: 2,
    perTable: 2,
    validDays: 90,
    usable: { weekdays: [2, 3, 4, 5, 6], from: '17:30', to: '21:30' },
    blackout: ['12-24', '12-31'],
    needsTable: true,
    refund: 'before_use',
    refundAtExpiry: true,
  },
];
