import type { DemoSet } from '../demo-set.ts';

export const edinburgh: readonly DemoSet[] = [
  {
    restaurants: ["Arden's Tearoom"],
    name: {
      'en-US': 'Tea for two, filed under warm',
      'zh-cn': '双人茶点·归入“暖”类',
      es: 'Té para dos, clasificado en cálido',
      pt: 'Chá para dois, na seção dos quentes',
    },
    story: {
      'en-US':
        'A pot each from different shelves, scones at the half hour, and one slice of cake with two forks. Mrs Arden lends you any book on the wall for as long as the tea stays warm.',
      'zh-cn': '两壶茶，各取自不同书架；半点出炉的司康；一块蛋糕两把叉。茶没凉之前，墙上的书雅顿太太随您借看。',
      es: 'Una tetera por persona, de estantes distintos, scones a las medias y un trozo de bizcocho con dos tenedores. La señora Arden te presta cualquier libro de la pared mientras el té siga caliente.',
      pt: 'Um bule por pessoa, de prateleiras diferentes, scones a cada meia hora e uma fatia de bolo com dois garfos. A senhora Arden empresta qualquer livro da parede enquanto o chá estiver quente.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Tea', 'zh-cn': '茶', es: 'Té', pt: 'Chá' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Smoky pot from the 640s',
              'zh-cn': '640类烟熏茶',
              es: 'Té ahumado del 640',
              pt: 'Chá defumado da classe 640',
            },
            valueUsd: 500,
          },
          {
            name: {
              'en-US': 'Scottish breakfast',
              'zh-cn': '苏格兰早餐茶',
              es: 'Desayuno escocés',
              pt: 'Chá breakfast escocês',
            },
            valueUsd: 450,
          },
          {
            name: { 'en-US': 'Heather and mint', 'zh-cn': '石楠薄荷茶', es: 'Brezo y menta', pt: 'Urze e hortelã' },
            valueUsd: 450,
          },
        ],
      },
      {
        name: { 'en-US': 'Scones', 'zh-cn': '司康', es: 'Scones', pt: 'Scones' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Cheese scone, whipped butter',
              'zh-cn': '奶酪司康配打发黄油',
              es: 'Scone de queso con mantequilla batida',
              pt: 'Scone de queijo com manteiga batida',
            },
            valueUsd: 450,
          },
          {
            name: {
              'en-US': 'Plain scone, raspberry jam',
              'zh-cn': '原味司康配覆盆子酱',
              es: 'Scone con mermelada de frambuesa',
              pt: 'Scone com geleia de framboesa',
            },
            valueUsd: 450,
          },
        ],
      },
      {
        name: { 'en-US': 'Dessert', 'zh-cn': '甜品', es: 'Postre', pt: 'Sobremesa' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Marmalade sponge, two forks',
              'zh-cn': '橘子酱蛋糕两把叉',
              es: 'Bizcocho de mermelada, dos tenedores',
              pt: 'Bolo de geleia de laranja, dois garfos',
            },
            valueUsd: 600,
          },
          {
            name: {
              'en-US': 'Ginger loaf, two forks',
              'zh-cn': '姜味长糕两把叉',
              es: 'Pan de jengibre, dos tenedores',
              pt: 'Pão de gengibre, dois garfos',
            },
            valueUsd: 600,
          },
        ],
      },
    ],
    valueUsd: 2400,
    usd: 1700,
    stock: 320,
    perCustomer: 6,
    perTable: 3,
    validDays: 90,
    usable: { weekdays: [1, 2, 3, 4, 5], from: '14:00', to: '16:30' },
    blackout: ['12-25', '12-26', '01-01'],
    needsTable: false,
    refund: 'any_time',
    refundAtExpiry: true,
  },
];
