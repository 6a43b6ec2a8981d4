import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const marrakesh: readonly DemoRestaurant[] = [
  {
    key: 'dar-nour',
    city: 'marrakesh',
    name: { 'en-US': 'Dar Nour', 'zh-cn': '光之院', es: 'Dar Nour', pt: 'Dar Nour' },
    cuisines: ['moroccan'],
    priceLevel: 4,
    story: {
      'en-US':
        'A boy with a lantern meets you at the fountain because the lane has no numbers. Behind the third door, four orange trees, water running in a channel, and lamps lit one by one. Lalla Nour sends out seven salads, pigeon pie, couscous on Fridays only, then pours the tea herself from as high as she can reach.',
      'zh-cn':
        '巷子没有门牌，提灯的少年在喷泉边等您。第三道门后，四棵橙树，一渠流水，灯一盏一盏点起来。努尔太太先上七味沙拉，再上鸽肉酥饼，库斯库斯只有周五才做，最后她亲自斟茶，壶举得有多高就多高。',
      es: 'Un chico con un farol te espera en la fuente, porque el callejón no tiene números. Tras la tercera puerta hay cuatro naranjos, agua en una acequia y lámparas que se encienden de una en una. Lalla Nour saca siete ensaladas, pastela de pichón, cuscús solo los viernes, y sirve ella misma el té desde lo más alto que alcanza.',
      pt: 'Um menino com uma lanterna espera você na fonte, porque a viela não tem números. Atrás da terceira porta há quatro laranjeiras, água num canal e lâmpadas acesas uma a uma. Lalla Nour manda sete saladas, torta de pombo, cuscuz só às sextas, e ela mesma serve o chá da altura que o braço alcança.',
    },
    address: '18 Derb Sidi Bouamar, Médina, 40000 Marrakech',
    area: { 'en-US': 'Medina', 'zh-cn': '麦地那', es: 'Medina', pt: 'Medina' },
    at: [31.6331, -7.9873],
    phone: '+212525550148',
    facilities: ['outdoor', 'private_room', 'vegetarian_dishes', 'halal', 'live_music'],
    hours: [{ days: [1, 2, 3, 4, 5, 6], opens: '19:00', closes: '23:45', lastSeating: '21:00' }],
    noticeMinutes: 2880,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 150 },
      { upTo: 4, minutes: 165 },
      { upTo: 10, minutes: 180 },
    ],
    bufferMinutes: 30,
    maxParty: 10,
    depositUsd: 3000,
    depositFromParty: 1,
    cancelSteps: [
      { hoursBefore: 72, percent: 50 },
      { hoursBefore: 24, percent: 100 },
    ],
    confirm: 'staff',
    areas: [
      {
        key: 'garden',
        name: {
          'en-US': 'Orange court',
          'zh-cn': '橙树庭院',
          es: 'Patio de los naranjos',
          pt: 'Pátio das laranjeiras',
        },
        seats: [2, 6],
        tables: 7,
      },
      {
        key: 'room',
        name: { 'en-US': 'Painted salon', 'zh-cn': '彩绘厅', es: 'Salón pintado', pt: 'Salão pintado' },
        seats: [4, 10],
        tables: 2,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Evening menu', 'zh-cn': '晚市菜单', es: 'Menú de noche', pt: 'Menu da noite' },
        courses: [
          {
            'en-US': 'Seven salads, warm bread',
            'zh-cn': '七味沙拉与热面包',
            es: 'Siete ensaladas y pan caliente',
            pt: 'Sete saladas e pão quente',
          },
          { 'en-US': 'Pigeon pie', 'zh-cn': '鸽肉酥饼', es: 'Pastela de pichón', pt: 'Torta de pombo' },
          {
            'en-US': 'Lamb shoulder, quince',
            'zh-cn': '榅桲羊肩',
            es: 'Paletilla de cordero con membrillo',
            pt: 'Paleta de cordeiro com marmelo',
          },
          {
            'en-US': 'Oranges, flower water',
            'zh-cn': '橙花水橙片',
            es: 'Naranjas con azahar',
            pt: 'Laranjas com água de flor',
          },
          {
            'en-US': 'Mint tea, almond horns',
            'zh-cn': '薄荷茶与杏仁角',
            es: 'Té de menta y cuernos de almendra',
            pt: 'Chá de hortelã e chifrinhos de amêndoa',
          },
        ],
        usd: 8600,
        minPeople: 2,
        prepaid: true,
      },
    ],
    dishes: [
      {
        'en-US': 'Pigeon pie, almond, cinnamon',
        'zh-cn': '杏仁肉桂鸽肉酥饼',
        es: 'Pastela de pichón con almendra y canela',
        pt: 'Torta de pombo com amêndoa e canela',
      },
      {
        'en-US': 'Lamb shoulder, preserved quince',
        'zh-cn': '蜜渍榅桲羊肩',
        es: 'Paletilla de cordero con membrillo confitado',
        pt: 'Paleta de cordeiro com marmelo em conserva',
      },
      {
        'en-US': 'Oranges, flower water, dates',
        'zh-cn': '橙花水橙片配椰枣',
        es: 'Naranjas con agua de azahar y dátiles',
        pt: 'Laranjas com água de flor e tâmaras',
      },
    ],
  },
  {
    key: 'four-de-rahal',
    city: 'marrakesh',
    name: { 'en-US': 'Le Four de Rahal', 'zh-cn': '拉哈勒炉房', es: 'Le Four de Rahal', pt: 'Le Four de Rahal' },
    cuisines: ['moroccan', 'grill'],
    priceLevel: 1,
    story: {
      'en-US':
        "Bring nothing, decide little: at Rahal's the jars go into the ashes at dawn and come out at one. Each holds beef, preserved lemon, cumin and time. A boy tips yours onto the plate, pours the last of the sauce over the bread, and asks how your mother is. Most people answer at length.",
      'zh-cn':
        '什么都不用带，也不用多想：拉哈勒家的陶罐天亮埋进炉灰，一点钟取出。每罐里是牛肉、腌柠檬、孜然和时间。小伙计把您的那罐倒进盘里，最后一点汁淋在面包上，再问一句令堂可好。多数人都会细细回答。',
      es: 'No hay que traer nada ni decidir mucho: en casa de Rahal los cántaros entran en la ceniza al alba y salen a la una. Cada uno lleva ternera, limón en conserva, comino y tiempo. Un chico vuelca el tuyo en el plato, echa la última salsa sobre el pan y pregunta por tu madre. Casi todos contestan largo y tendido.',
      pt: 'Não é preciso trazer nada nem decidir muito: na casa de Rahal os potes entram na cinza ao amanhecer e saem à uma. Cada um leva carne, limão em conserva, cominho e tempo. Um rapaz vira o seu no prato, derrama o último molho sobre o pão e pergunta pela sua mãe. Quase todos respondem com calma.',
    },
    address: '46 rue Tarik Ibn Ziad, Guéliz, 40000 Marrakech',
    area: { 'en-US': 'Guéliz', 'zh-cn': '盖利兹', es: 'Guéliz', pt: 'Guéliz' },
    at: [31.6372, -8.0098],
    phone: '+212525550117',
    facilities: ['outdoor', 'halal', 'high_chairs'],
    hours: [
      { days: [1, 2, 3, 4, 6, 7], opens: '12:00', closes: '16:00', lastSeating: '15:00' },
      { days: [1, 2, 3, 4, 6, 7], opens: '18:30', closes: '22:30', lastSeating: '21:30' },
    ],
    noticeMinutes: 30,
    daysAhead: 30,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 60 },
      { upTo: 4, minutes: 75 },
      { upTo: 6, minutes: 90 },
    ],
    bufferMinutes: 10,
    maxParty: 6,
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 6],
        tables: 8,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Arcade', 'zh-cn': '拱廊', es: 'Soportal', pt: 'Arcada' },
        seats: [2, 4],
        tables: 4,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Tanjia of beef, preserved lemon',
        'zh-cn': '腌柠檬陶罐牛肉',
        es: 'Tanjia de ternera con limón en conserva',
        pt: 'Tanjia de carne com limão em conserva',
      },
      {
        'en-US': 'Charcoal kefta, tomato, egg',
        'zh-cn': '炭烤肉丸配番茄鸡蛋',
        es: 'Kefta a la brasa con tomate y huevo',
        pt: 'Kafta na brasa com tomate e ovo',
      },
      {
        'en-US': 'White bean stew, paprika',
        'zh-cn': '红椒粉炖白芸豆',
        es: 'Guiso de judías blancas con pimentón',
        pt: 'Ensopado de feijão-branco com páprica',
      },
    ],
  },
];
