import type { DemoSet } from '../demo-set.ts';

export const kyoto: readonly DemoSet[] = [
  {
    restaurants: ['Sumi to Shio Nakagyo'],
    name: {
      'en-US': 'Lunch by the well',
      'zh-cn': '井边午席',
      es: 'Almuerzo junto al pozo',
      pt: 'Almoço ao lado do poço',
    },
    story: {
      'en-US':
        'A tray built round one thing from the charcoal, with rice from Ohara and three little vegetables chosen that morning. It suits a single traveller with an hour between temples.',
      'zh-cn': '一只托盘，以一样炭烤为主，配大原的米饭和当天早上挑的三样小菜。正适合两座寺之间有一小时空闲的独行旅人。',
      es: 'Una bandeja en torno a una sola cosa del carbón, con arroz de Ohara y tres verduritas elegidas esa mañana. Le va bien a quien viaja solo y tiene una hora entre templos.',
      pt: 'Uma bandeja em torno de uma só coisa do carvão, com arroz de Ohara e três legumes escolhidos de manhã. Boa para quem viaja só e tem uma hora entre templos.',
    },
    people: 1,
    courses: [
      {
        name: { 'en-US': 'Starter', 'zh-cn': '前菜', es: 'Entrante', pt: 'Entrada' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Three small vegetables',
              'zh-cn': '三样小菜',
              es: 'Tres verduritas',
              pt: 'Três legumes pequenos',
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
              'en-US': 'Kamo aubergine set',
              'zh-cn': '贺茂茄子定食',
              es: 'Bandeja de berenjena de Kamo',
              pt: 'Bandeja de berinjela de Kamo',
            },
            valueUsd: 1900,
          },
          {
            name: {
              'en-US': 'Chicken thigh set',
              'zh-cn': '烤鸡腿定食',
              es: 'Bandeja de muslo de pollo',
              pt: 'Bandeja de coxa de frango',
            },
            valueUsd: 2100,
          },
        ],
      },
      {
        name: { 'en-US': 'Dessert', 'zh-cn': '甜品', es: 'Postre', pt: 'Sobremesa' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Roasted tea jelly',
              'zh-cn': '焙茶冻',
              es: 'Gelatina de té tostado',
              pt: 'Gelatina de chá torrado',
            },
            valueUsd: 600,
          },
        ],
      },
    ],
    valueUsd: 3400,
    usd: 2700,
    stock: 150,
    perCustomer: 3,
    perTable: 2,
    validDays: 45,
    usable: { weekdays: [1, 2, 4, 5], from: '12:00', to: '13:30' },
    blackout: ['12-31', '01-01'],
    needsTable: false,
    refund: 'any_time',
    refundAtExpiry: true,
  },
];
