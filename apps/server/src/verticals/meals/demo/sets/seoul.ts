import type { DemoSet } from '../demo-set.ts';

export const seoul: readonly DemoSet[] = [
  {
    restaurants: ['Onggi Jip'],
    name: {
      'en-US': 'One, three, nine years',
      'zh-cn': '一年、三年、九年',
      es: 'Uno, tres y nueve años',
      pt: 'Um, três e nove anos',
    },
    story: {
      'en-US':
        'Built round the tasting spoon: three pastes of three ages, then a stew cooked with the one you like most. The sisters write your choice on a jar lid for next time.',
      'zh-cn': '围着那把尝味勺来：三种年份的酱，再用您偏爱的那一种煮一锅汤。姐妹俩会把您的选择记在缸盖上，等下回来。',
      es: 'Gira en torno a la cuchara de cata: tres pastas de tres edades y luego un guiso con la que prefieras. Las hermanas anotan tu elección en la tapa de una tinaja para la próxima vez.',
      pt: 'Gira em torno da colher de prova: três pastas de três idades e depois um ensopado com a que você preferir. As irmãs anotam a sua escolha na tampa de um pote para a próxima vez.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Starters', 'zh-cn': '前菜', es: 'Entrantes', pt: 'Entradas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Mung bean pancake',
              'zh-cn': '绿豆煎饼',
              es: 'Tortita de judía mungo',
              pt: 'Panqueca de feijão-mungo',
            },
            valueUsd: 900,
          },
          {
            name: {
              'en-US': 'Seven side dishes',
              'zh-cn': '七碟小菜',
              es: 'Siete acompañamientos',
              pt: 'Sete acompanhamentos',
            },
            valueUsd: 900,
          },
        ],
      },
      {
        name: { 'en-US': 'Main', 'zh-cn': '主菜', es: 'Principal', pt: 'Prato principal' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Stew for two, your paste',
              'zh-cn': '双人大酱汤·自选酱',
              es: 'Guiso para dos, con tu pasta',
              pt: 'Ensopado para dois, com a sua pasta',
            },
            valueUsd: 2600,
          },
          {
            name: {
              'en-US': 'Pork belly for two, your paste',
              'zh-cn': '双人五花肉·自选酱',
              es: 'Panceta para dos, con tu pasta',
              pt: 'Barriga de porco para dois, com a sua pasta',
            },
            valueUsd: 3000,
          },
        ],
      },
      {
        name: { 'en-US': 'Drinks', 'zh-cn': '饮品', es: 'Bebidas', pt: 'Bebidas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Cold cinnamon punch',
              'zh-cn': '冰肉桂茶',
              es: 'Ponche frío de canela',
              pt: 'Ponche gelado de canela',
            },
            valueUsd: 450,
          },
          {
            name: {
              'en-US': 'Cloudy rice wine, a cup',
              'zh-cn': '米酒一杯',
              es: 'Vino de arroz turbio, un vaso',
              pt: 'Vinho de arroz turvo, um copo',
            },
            valueUsd: 500,
          },
        ],
      },
    ],
    valueUsd: 5300,
    usd: 3900,
    stock: 210,
    perCustomer: 4,
    perTable: 3,
    validDays: 75,
    usable: { weekdays: [2, 3, 4, 5], from: '17:00', to: '21:00' },
    blackout: [],
    needsTable: false,
    refund: 'any_time',
    refundAtExpiry: true,
  },
];
