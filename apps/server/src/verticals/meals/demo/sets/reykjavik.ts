import type { DemoSet } from '../demo-set.ts';

export const reykjavik: readonly DemoSet[] = [
  {
    restaurants: ['Hverinn'],
    name: {
      'en-US': 'After the swim, for four',
      'zh-cn': '泳后四人餐',
      es: 'Después de nadar, para cuatro',
      pt: 'Depois da piscina, para quatro',
    },
    story: {
      'en-US':
        'Two grown-ups, two children, four bowls with refills, and a loaf from the hot ground to take apart. The rhubarb pancakes are rolled at the table, which buys you ten quiet minutes.',
      'zh-cn': '两大两小，四碗可续的热汤，一条从热地里挖出的面包随手掰。大黄薄饼在桌边卷，能替您换来十分钟清静。',
      es: 'Dos adultos, dos niños, cuatro cuencos con repetición y un pan salido de la tierra caliente para desmigar. Las tortitas se enrollan en la mesa, lo que te regala diez minutos de calma.',
      pt: 'Dois adultos, duas crianças, quatro tigelas com repetição e um pão saído da terra quente para despedaçar. As panquecas são enroladas à mesa, o que rende dez minutos de sossego.',
    },
    people: 4,
    courses: [
      {
        name: { 'en-US': 'Soup', 'zh-cn': '汤', es: 'Sopa', pt: 'Sopa' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': '2 × Lamb soup',
              'zh-cn': '2 × 羊肉汤',
              es: '2 × Sopa de cordero',
              pt: '2 × Sopa de cordeiro',
            },
            valueUsd: 3200,
          },
          {
            name: {
              'en-US': '2 × Vegetable soup',
              'zh-cn': '2 × 蔬菜汤',
              es: '2 × Sopa de verduras',
              pt: '2 × Sopa de legumes',
            },
            valueUsd: 2800,
          },
          { name: { 'en-US': 'One of each', 'zh-cn': '各一份', es: 'Uno de cada', pt: 'Um de cada' }, valueUsd: 3000 },
        ],
      },
      {
        name: { 'en-US': 'Bread', 'zh-cn': '面包', es: 'Pan', pt: 'Pão' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Hot spring loaf, smoked trout',
              'zh-cn': '温泉面包配烟熏鳟鱼',
              es: 'Pan termal con trucha ahumada',
              pt: 'Pão termal com truta defumada',
            },
            valueUsd: 1800,
          },
          {
            name: {
              'en-US': 'Hot spring loaf, cheese and jam',
              'zh-cn': '温泉面包配奶酪果酱',
              es: 'Pan termal con queso y mermelada',
              pt: 'Pão termal com queijo e geleia',
            },
            valueUsd: 1500,
          },
        ],
      },
      {
        name: { 'en-US': 'Desserts', 'zh-cn': '甜品', es: 'Postres', pt: 'Sobremesas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': '2 × Rhubarb pancake',
              'zh-cn': '2 × 大黄薄饼',
              es: '2 × Tortita con ruibarbo',
              pt: '2 × Panqueca com ruibarbo',
            },
            valueUsd: 1000,
          },
          {
            name: {
              'en-US': '2 × Skyr with berries',
              'zh-cn': '2 × 冰岛酸奶配浆果',
              es: '2 × Skyr con frutos rojos',
              pt: '2 × Skyr com frutas vermelhas',
            },
            valueUsd: 1000,
          },
          { name: { 'en-US': 'One of each', 'zh-cn': '各一份', es: 'Uno de cada', pt: 'Um de cada' }, valueUsd: 1000 },
        ],
      },
    ],
    valueUsd: 9100,
    usd: 6900,
    stock: 260,
    perCustomer: 6,
    perTable: 2,
    validDays: 60,
    usable: { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '11:00', to: '20:00' },
    blackout: [],
    needsTable: false,
    refund: 'any_time',
    refundAtExpiry: false,
  },
];
