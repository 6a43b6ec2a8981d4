import type { DemoSet } from '../demo-set.ts';

export const hongkong: readonly DemoSet[] = [
  {
    restaurants: ['Begonia Hall'],
    name: {
      'en-US': 'Trolley lunch for four',
      'zh-cn': '点心车四人午席',
      es: 'Almuerzo de carritos para cuatro',
      pt: 'Almoço dos carrinhos para quatro',
    },
    story: {
      'en-US':
        'Eight baskets from the passing trolleys, chosen by lifting lids, then rice in a lotus leaf. A weekday pleasure: the harbour is busy, the room is not. Tea is warmed without your asking.',
      'zh-cn': '八笼点心，从推过的车上揭盖挑选，再来一份荷叶饭。这是工作日的乐趣：海港忙，厅里闲。茶凉了，自有人来换。',
      es: 'Ocho vaporeras de los carritos que pasan, elegidas levantando tapas, y luego arroz en hoja de loto. Un placer de diario: el puerto está ajetreado, la sala no. El té se recalienta sin pedirlo.',
      pt: 'Oito cestos dos carrinhos que passam, escolhidos levantando tampas, e depois arroz em folha de lótus. Um prazer de dia útil: o porto está agitado, o salão não. O chá é aquecido sem você pedir.',
    },
    people: 4,
    courses: [
      {
        name: { 'en-US': 'Dumplings', 'zh-cn': '点心', es: 'Empanadillas', pt: 'Bolinhos' },
        choose: 8,
        of: [
          {
            name: {
              'en-US': 'Prawn dumplings',
              'zh-cn': '鲜虾饺',
              es: 'Empanadillas de gamba',
              pt: 'Bolinhos de camarão',
            },
            valueUsd: 900,
          },
          {
            name: {
              'en-US': 'Pork and prawn siu mai',
              'zh-cn': '烧卖',
              es: 'Siu mai de cerdo y gamba',
              pt: 'Siu mai de porco e camarão',
            },
            valueUsd: 850,
          },
          {
            name: {
              'en-US': 'Barbecued pork buns',
              'zh-cn': '叉烧包',
              es: 'Bollos de cerdo asado',
              pt: 'Pãezinhos de porco assado',
            },
            valueUsd: 800,
          },
          {
            name: { 'en-US': 'Turnip cake', 'zh-cn': '煎萝卜糕', es: 'Pastel de nabo', pt: 'Bolo de nabo' },
            valueUsd: 750,
          },
          {
            name: {
              'en-US': 'Rice rolls, yellow chives',
              'zh-cn': '韭黄肠粉',
              es: 'Rollos de arroz con cebollino',
              pt: 'Rolinhos de arroz com nirá',
            },
            valueUsd: 850,
          },
          {
            name: {
              'en-US': 'Spare ribs, black beans',
              'zh-cn': '豉汁排骨',
              es: 'Costillas con judía negra',
              pt: 'Costelinha com feijão-preto fermentado',
            },
            valueUsd: 850,
          },
          {
            name: {
              'en-US': 'Beancurd rolls, oyster sauce',
              'zh-cn': '蚝油鲜竹卷',
              es: 'Rollos de tofu con salsa de ostras',
              pt: 'Rolinhos de tofu com molho de ostra',
            },
            valueUsd: 800,
          },
          {
            name: { 'en-US': 'Taro puffs', 'zh-cn': '蜂巢芋角', es: 'Bocados de taro', pt: 'Bolinhos de taro' },
            valueUsd: 750,
          },
          {
            name: {
              'en-US': 'Spinach and mushroom dumplings',
              'zh-cn': '菠菜菌菇饺',
              es: 'Empanadillas de espinaca y setas',
              pt: 'Bolinhos de espinafre e cogumelo',
            },
            valueUsd: 800,
          },
          {
            name: { 'en-US': 'Custard buns', 'zh-cn': '流沙奶黄包', es: 'Bollos de crema', pt: 'Pãezinhos de creme' },
            valueUsd: 750,
          },
        ],
      },
      {
        name: { 'en-US': 'Rice and noodles', 'zh-cn': '主食', es: 'Arroz y fideos', pt: 'Arroz e massas' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Fried rice in lotus leaf, for four',
              'zh-cn': '四人荷叶饭',
              es: 'Arroz en hoja de loto para cuatro',
              pt: 'Arroz em folha de lótus para quatro',
            },
            valueUsd: 2400,
          },
        ],
      },
      {
        name: { 'en-US': 'Desserts', 'zh-cn': '甜品', es: 'Postres', pt: 'Sobremesas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': '2 × Almond milk, egg white',
              'zh-cn': '2 × 蛋白杏仁茶',
              es: '2 × Leche de almendra con clara de huevo',
              pt: '2 × Leite de amêndoa com clara de ovo',
            },
            valueUsd: 1200,
          },
          {
            name: {
              'en-US': '2 × Egg tarts, two',
              'zh-cn': '2 × 蛋挞两只',
              es: '2 × Dos tartaletas de huevo',
              pt: '2 × Duas tortinhas de ovo',
            },
            valueUsd: 1000,
          },
          { name: { 'en-US': 'One of each', 'zh-cn': '各一份', es: 'Uno de cada', pt: 'Um de cada' }, valueUsd: 1100 },
        ],
      },
    ],
    valueUsd: 10400,
    usd: 7800,
    stock: 130,
    perCustomer: 2,
    perTable: 2,
    validDays: 60,
    usable: { weekdays: [1, 2, 3, 4, 5], from: '11:30', to: '13:30' },
    blackout: ['02-05', '02-06', '02-07'],
    needsTable: true,
    refund: 'before_use',
    refundAtExpiry: true,
  },
];
