import type { DemoSet } from '../demo-set.ts';

export const istanbul: readonly DemoSet[] = [
  {
    restaurants: ['Zeytin Evi Kadıköy', 'Zeytin Evi Shoreditch', 'Zeytin Evi Jumeirah'],
    name: {
      'en-US': 'Six small plates for two',
      'zh-cn': '六味小碟双人餐',
      es: 'Seis platillos para dos',
      pt: 'Seis pratinhos para dois',
    },
    story: {
      'en-US':
        'The same six plates taste a little different in Kadıköy, Shoreditch and Jumeirah, since each kitchen buys its own aubergines. One voucher works in all three houses, at lunch or in the evening.',
      'zh-cn':
        '同样六碟小菜，在卡德柯伊、肖尔迪奇和朱美拉吃起来各有不同，因为茄子都是各家自己买的。一张券三家通用，午晚皆可。',
      es: 'Los mismos seis platos saben algo distintos en Kadıköy, Shoreditch y Jumeirah, porque cada cocina compra sus berenjenas. Un solo vale sirve en las tres casas, a mediodía o por la noche.',
      pt: 'Os mesmos seis pratos mudam um pouco em Kadıköy, Shoreditch e Jumeirah, porque cada cozinha compra as próprias berinjelas. Um só vale serve nas três casas, no almoço ou no jantar.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Cold dishes', 'zh-cn': '冷菜', es: 'Platos fríos', pt: 'Pratos frios' },
        choose: 4,
        of: [
          {
            name: {
              'en-US': 'Artichoke, broad beans, dill',
              'zh-cn': '洋蓟蚕豆配莳萝',
              es: 'Alcachofa con habas y eneldo',
              pt: 'Alcachofra com favas e endro',
            },
            valueUsd: 700,
          },
          {
            name: {
              'en-US': 'Smoked aubergine',
              'zh-cn': '烟熏茄泥',
              es: 'Berenjena ahumada',
              pt: 'Berinjela defumada',
            },
            valueUsd: 700,
          },
          {
            name: {
              'en-US': 'Stuffed vine leaves',
              'zh-cn': '葡萄叶包饭',
              es: 'Hojas de parra rellenas',
              pt: 'Charutinhos de folha de uva',
            },
            valueUsd: 700,
          },
          {
            name: {
              'en-US': 'Beans in olive oil',
              'zh-cn': '橄榄油豆子',
              es: 'Judías en aceite de oliva',
              pt: 'Feijões no azeite',
            },
            valueUsd: 700,
          },
          {
            name: {
              'en-US': 'Carrot, yoghurt, walnut',
              'zh-cn': '胡萝卜酸奶核桃',
              es: 'Zanahoria, yogur y nueces',
              pt: 'Cenoura, iogurte e nozes',
            },
            valueUsd: 700,
          },
        ],
      },
      {
        name: { 'en-US': 'Hot plates', 'zh-cn': '热菜', es: 'Platos calientes', pt: 'Pratos quentes' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Cheese pastry, thyme',
              'zh-cn': '百里香奶酪酥',
              es: 'Hojaldre de queso y tomillo',
              pt: 'Folhado de queijo e tomilho',
            },
            valueUsd: 900,
          },
          {
            name: {
              'en-US': 'Grilled chicken, sumac',
              'zh-cn': '漆树粉烤鸡',
              es: 'Pollo a la parrilla con zumaque',
              pt: 'Frango grelhado com sumagre',
            },
            valueUsd: 1100,
          },
          {
            name: {
              'en-US': 'Lamb with aubergine',
              'zh-cn': '茄子羊肉',
              es: 'Cordero con berenjena',
              pt: 'Cordeiro com berinjela',
            },
            valueUsd: 1200,
          },
        ],
      },
      {
        name: { 'en-US': 'Tea', 'zh-cn': '茶', es: 'Té', pt: 'Chá' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Pot of black tea, two glasses',
              'zh-cn': '一壶红茶两只杯',
              es: 'Tetera de té negro, dos vasos',
              pt: 'Bule de chá preto, dois copos',
            },
            valueUsd: 500,
          },
        ],
      },
    ],
    valueUsd: 5100,
    usd: 3500,
    stock: 360,
    perCustomer: 4,
    perTable: 3,
    validDays: 120,
    usable: { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '12:00', to: '22:00' },
    blackout: ['12-31', '02-14'],
    needsTable: true,
    refund: 'any_time',
    refundAtExpiry: true,
  },
];
