import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const paris: readonly DemoRestaurant[] = [
  {
    key: 'brasserie-corneille-paris',
    city: 'paris',
    name: {
      'en-US': 'Brasserie Corneille Saint-Germain',
      'zh-cn': '高乃依餐馆·圣日耳曼',
      es: 'Brasserie Corneille Saint-Germain',
      pt: 'Brasserie Corneille Saint-Germain',
    },
    cuisines: ['french'],
    priceLevel: 3,
    story: {
      'en-US':
        'Brass rails, a clock four minutes fast and waiters who can carry six plates: the room was fitted out in 1926 and has been polished daily since. Order sole, a bottle from the Loire and the floating island. Actors from the Odéon sit by the stairs so that they can leave for the second act.',
      'zh-cn':
        '黄铜扶手，快了四分钟的钟，一趟能端六只盘子的侍者：这间餐室1926年装成，此后天天擦拭。不妨点一份比目鱼、一瓶卢瓦尔河的酒和一客浮岛。奥德翁剧院的演员爱坐楼梯边，好赶回去演第二幕。',
      es: 'Barandillas de latón, un reloj que adelanta cuatro minutos y camareros que llevan seis platos a la vez: la sala se montó en 1926 y se pule a diario desde entonces. Pide lenguado, un vino del Loira y la isla flotante. Los actores del Odéon se sientan junto a la escalera para volver al segundo acto.',
      pt: 'Corrimãos de latão, um relógio quatro minutos adiantado e garçons que levam seis pratos de uma vez: o salão foi montado em 1926 e é polido todos os dias. Peça linguado, um vinho do Loire e a ilha flutuante. Os atores do Odéon ficam perto da escada para voltar a tempo do segundo ato.',
    },
    address: '23 rue Mazarine, 75006 Paris',
    area: { 'en-US': 'Saint-Germain', 'zh-cn': '圣日耳曼', es: 'Saint-Germain', pt: 'Saint-Germain' },
    at: [48.8537, 2.3386],
    phone: '+33199005512',
    facilities: ['outdoor', 'private_room', 'gluten_free', 'high_chairs', 'wine_list', 'wifi'],
    hours: [
      { days: [1, 2, 3, 4, 5, 6, 7], opens: '12:00', closes: '15:30', lastSeating: '13:45' },
      { days: [1, 2, 3, 4, 5, 6, 7], opens: '18:30', closes: '23:45', lastSeating: '22:00' },
    ],
    noticeMinutes: 120,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 105 },
      { upTo: 4, minutes: 120 },
      { upTo: 12, minutes: 150 },
    ],
    bufferMinutes: 15,
    maxParty: 12,
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Mirror room', 'zh-cn': '镜厅', es: 'Sala de los espejos', pt: 'Salão dos espelhos' },
        seats: [2, 4],
        tables: 14,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Terrace', 'zh-cn': '露台', es: 'Terraza', pt: 'Terraço' },
        seats: [1, 2],
        tables: 8,
      },
      {
        key: 'room',
        name: { 'en-US': 'Private room', 'zh-cn': '包间', es: 'Sala privada', pt: 'Sala reservada' },
        seats: [6, 12],
        tables: 1,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Lunch menu', 'zh-cn': '午市套餐', es: 'Menú de mediodía', pt: 'Menu de almoço' },
        courses: [
          {
            'en-US': 'Leeks, egg and mustard',
            'zh-cn': '芥末蛋韭葱',
            es: 'Puerros con huevo y mostaza',
            pt: 'Alho-poró com ovo e mostarda',
          },
          {
            'en-US': 'Fish of the day, beurre blanc',
            'zh-cn': '当日鲜鱼配白黄油汁',
            es: 'Pescado del día con beurre blanc',
            pt: 'Peixe do dia com beurre blanc',
          },
          { 'en-US': 'Floating island', 'zh-cn': '浮岛', es: 'Isla flotante', pt: 'Ilha flutuante' },
        ],
        usd: 3900,
        minPeople: 1,
        prepaid: false,
      },
      {
        name: { 'en-US': 'Evening menu', 'zh-cn': '晚市菜单', es: 'Menú de noche', pt: 'Menu da noite' },
        courses: [
          {
            'en-US': 'Six oysters, shallot vinegar',
            'zh-cn': '六只生蚝配红葱醋',
            es: 'Seis ostras con vinagre de chalota',
            pt: 'Seis ostras com vinagre de échalote',
          },
          {
            'en-US': 'Sole for two, new potatoes',
            'zh-cn': '双人比目鱼配新土豆',
            es: 'Lenguado para dos con patatas nuevas',
            pt: 'Linguado para dois com batatas novas',
          },
          {
            'en-US': 'Two cheeses, walnut bread',
            'zh-cn': '两款奶酪配核桃面包',
            es: 'Dos quesos y pan de nueces',
            pt: 'Dois queijos e pão de nozes',
          },
          {
            'en-US': 'Chocolate pot, salted cream',
            'zh-cn': '巧克力盅配咸奶油',
            es: 'Crema de chocolate con nata salada',
            pt: 'Creme de chocolate com nata salgada',
          },
        ],
        usd: 6400,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Sole in brown butter',
        'zh-cn': '焦化黄油比目鱼',
        es: 'Lenguado a la mantequilla tostada',
        pt: 'Linguado na manteiga noisette',
      },
      {
        'en-US': 'Beef cheek, carrots, red wine',
        'zh-cn': '红酒胡萝卜炖牛脸肉',
        es: 'Carrillera de buey con zanahorias al vino',
        pt: 'Bochecha de boi com cenoura ao vinho',
      },
      {
        'en-US': 'Floating island, pink praline',
        'zh-cn': '粉色果仁糖浮岛',
        es: 'Isla flotante con praliné rosa',
        pt: 'Ilha flutuante com pralinê rosa',
      },
    ],
  },
  {
    key: 'la-petite-horloge',
    city: 'paris',
    name: { 'en-US': 'La Petite Horloge', 'zh-cn': '小钟楼可丽饼', es: 'La Petite Horloge', pt: 'La Petite Horloge' },
    cuisines: ['french', 'cafe'],
    priceLevel: 1,
    story: {
      'en-US':
        'Two crêpe irons, twenty-two seats and a pendulum clock that came with the lease. Maël, who grew up near Quimper, works the buckwheat batter loose and lets the edge go to lace. Cider is poured into bowls. If you come with small children, ask for the first pancake, which he folds into a boat.',
      'zh-cn':
        '两口饼鏊，二十二个座位，一座随租约留下的摆钟。马埃勒在坎佩尔附近长大，荞麦面糊调得稀，饼边煎成一圈花边。苹果酒倒在碗里喝。带孩子来的话，请点头一张饼，他会折成一只小船。',
      es: 'Dos planchas de crepes, veintidós asientos y un reloj de péndulo que venía con el local. Maël, criado cerca de Quimper, trabaja suelta la masa de trigo sarraceno y deja que el borde se vuelva encaje. La sidra se sirve en cuencos. Si vienes con niños, pide la primera crepe: la dobla en forma de barco.',
      pt: 'Duas chapas de crepe, vinte e dois lugares e um relógio de pêndulo que veio com o ponto. Maël, criado perto de Quimper, deixa a massa de trigo-sarraceno bem solta e a borda vira renda. A sidra vem em tigelas. Se vier com crianças, peça o primeiro crepe, que ele dobra em forma de barco.',
    },
    address: '14 rue Durantin, 75018 Paris',
    area: { 'en-US': 'Montmartre', 'zh-cn': '蒙马特', es: 'Montmartre', pt: 'Montmartre' },
    at: [48.8862, 2.3349],
    phone: '+33199005547',
    facilities: ['outdoor', 'vegetarian_dishes', 'gluten_free', 'high_chairs'],
    hours: [
      { days: [3, 4, 5, 6, 7], opens: '11:30', closes: '15:30', lastSeating: '14:30' },
      { days: [3, 4, 5, 6, 7], opens: '18:00', closes: '22:00', lastSeating: '21:00' },
    ],
    noticeMinutes: 30,
    daysAhead: 30,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 60 },
      { upTo: 4, minutes: 75 },
    ],
    bufferMinutes: 10,
    maxParty: 4,
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 4,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Kerb tables', 'zh-cn': '街沿小桌', es: 'Mesas en el bordillo', pt: 'Mesas na calçada' },
        seats: [1, 2],
        tables: 3,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Buckwheat pancake, egg, ham, Comté',
        'zh-cn': '荞麦饼配鸡蛋、火腿与孔泰奶酪',
        es: 'Galette con huevo, jamón y comté',
        pt: 'Galette com ovo, presunto e comté',
      },
      {
        'en-US': 'Andouille, mustard, soft onions',
        'zh-cn': '熏肠饼配芥末与软洋葱',
        es: 'Galette de andouille, mostaza y cebolla',
        pt: 'Galette de andouille, mostarda e cebola',
      },
      {
        'en-US': 'Salted butter caramel pancake',
        'zh-cn': '咸黄油焦糖可丽饼',
        es: 'Crepe de caramelo con mantequilla salada',
        pt: 'Crepe de caramelo com manteiga salgada',
      },
    ],
  },
];
