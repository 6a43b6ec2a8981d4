import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const zermatt: readonly DemoRestaurant[] = [
  {
    key: 'stube-am-bach',
    city: 'zermatt',
    name: { 'en-US': 'Stube am Bach', 'zh-cn': '溪边小屋', es: 'Stube am Bach', pt: 'Stube am Bach' },
    cuisines: ['german'],
    priceLevel: 3,
    story: {
      'en-US':
        'You hear the stream before you see the lamp. Inside, larch boards have darkened to the colour of tea and the stove is fed from a hatch in the corridor so that nobody carries logs past the tables. Fondue is made with two cheeses from one alp, and the last crust is scraped out and shared.',
      'zh-cn':
        '先听见溪声，再看见灯。屋里的落叶松板已经深成茶色，炉子从走廊的小门添柴，不必抱着木头穿过餐桌。奶酪火锅用同一片高山牧场的两种奶酪，锅底那层焦壳，最后刮下来大家分。',
      es: 'Se oye el arroyo antes de ver el farol. Dentro, el alerce se ha oscurecido hasta el color del té y la estufa se carga por una trampilla del pasillo, para que nadie pase leña entre las mesas. La fondue lleva dos quesos de un mismo pasto y la última costra se rasca y se reparte.',
      pt: 'Ouve-se o riacho antes de ver o lampião. Lá dentro, o lariço escureceu até a cor do chá e o fogão é alimentado por uma portinhola no corredor, para que ninguém passe com lenha entre as mesas. O fondue leva dois queijos do mesmo pasto, e a última casquinha é raspada e dividida.',
    },
    address: 'Riedstrasse 14, 3920 Zermatt',
    area: { 'en-US': 'Winkelmatten', 'zh-cn': '温克尔马滕', es: 'Winkelmatten', pt: 'Winkelmatten' },
    at: [46.0147, 7.7462],
    phone: '+41275550137',
    facilities: ['outdoor', 'gluten_free', 'high_chairs', 'dogs'],
    hours: [
      { days: [1, 2, 4, 5, 6, 7], opens: '11:30', closes: '14:30', lastSeating: '12:45' },
      { days: [1, 2, 4, 5, 6, 7], opens: '18:00', closes: '22:30', lastSeating: '20:45' },
    ],
    noticeMinutes: 120,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 105 },
      { upTo: 4, minutes: 120 },
      { upTo: 6, minutes: 150 },
    ],
    bufferMinutes: 15,
    maxParty: 6,
    depositUsd: 2000,
    depositFromParty: 6,
    cancelSteps: [
      { hoursBefore: 48, percent: 50 },
      { hoursBefore: 12, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Larch room', 'zh-cn': '落叶松厅', es: 'Sala de alerce', pt: 'Sala de lariço' },
        seats: [2, 6],
        tables: 7,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Stream terrace', 'zh-cn': '溪边露台', es: 'Terraza del arroyo', pt: 'Terraço do riacho' },
        seats: [2, 6],
        tables: 5,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Fondue evening', 'zh-cn': '奶酪火锅之夜', es: 'Noche de fondue', pt: 'Noite de fondue' },
        courses: [
          {
            'en-US': 'Dried beef, pickled pears',
            'zh-cn': '风干牛肉与腌梨',
            es: 'Cecina y peras encurtidas',
            pt: 'Carne seca curada e peras em conserva',
          },
          {
            'en-US': 'Fondue, bread, small potatoes',
            'zh-cn': '奶酪火锅、面包与小土豆',
            es: 'Fondue con pan y patatitas',
            pt: 'Fondue com pão e batatinhas',
          },
          { 'en-US': 'Apricot dumplings', 'zh-cn': '杏子团子', es: 'Bolas de albaricoque', pt: 'Bolinhos de damasco' },
        ],
        usd: 5800,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Fondue of two alp cheeses',
        'zh-cn': '双奶酪火锅',
        es: 'Fondue de dos quesos de alpe',
        pt: 'Fondue de dois queijos de montanha',
      },
      {
        'en-US': 'Dried beef, rye, pickled pears',
        'zh-cn': '风干牛肉配黑麦包与腌梨',
        es: 'Cecina, centeno y peras encurtidas',
        pt: 'Carne seca curada, centeio e peras em conserva',
      },
      {
        'en-US': 'Apricot dumplings, brown crumbs',
        'zh-cn': '杏子团子配黄油面包屑',
        es: 'Bolas de albaricoque con pan tostado',
        pt: 'Bolinhos de damasco com farelo na manteiga',
      },
    ],
  },
  {
    key: 'hochlicht',
    city: 'zermatt',
    name: { 'en-US': 'Hochlicht', 'zh-cn': '高光', es: 'Hochlicht', pt: 'Hochlicht' },
    cuisines: ['german', 'nordic'],
    priceLevel: 4,
    story: {
      'en-US':
        'Dinner begins with the light. The sitting is timed so that the mountain turns from white to copper during the first courses, and lamps are lit only when it has gone grey. Corin Zurbriggen cooks what grows or grazes above fifteen hundred metres: char, hay, lamb, a great deal of rye. Six tables, one sitting.',
      'zh-cn':
        '晚餐从光开始。开席时间是算好的，头几道菜时，山由白转铜，等它转灰才点灯。科林·楚布里根只用海拔一千五百米以上生长或放牧的东西：红点鲑、干草、羔羊，还有许多黑麦。六张桌，一晚一轮。',
      es: 'La cena empieza con la luz. El servicio está calculado para que la montaña pase del blanco al cobre con los primeros platos, y las lámparas se encienden cuando ya es gris. Corin Zurbriggen cocina lo que crece o pasta por encima de mil quinientos metros: trucha alpina, heno, cordero, mucho centeno. Seis mesas, un solo turno.',
      pt: 'O jantar começa com a luz. O horário é calculado para que a montanha passe do branco ao cobre nos primeiros pratos, e as lâmpadas só se acendem quando ela fica cinza. Corin Zurbriggen cozinha o que cresce ou pasta acima de mil e quinhentos metros: truta alpina, feno, cordeiro, muito centeio. Seis mesas, um só turno.',
    },
    address: 'Steinmattstrasse 57, 3920 Zermatt',
    area: { 'en-US': 'Steinmatte', 'zh-cn': '施泰因马特', es: 'Steinmatte', pt: 'Steinmatte' },
    at: [46.0249, 7.7535],
    phone: '+41275550182',
    facilities: ['gluten_free', 'parking', 'wine_list'],
    hours: [{ days: [3, 4, 5, 6, 7], opens: '18:30', closes: '23:00', lastSeating: '19:30' }],
    noticeMinutes: 2880,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 150 },
      { upTo: 4, minutes: 165 },
    ],
    bufferMinutes: 30,
    maxParty: 4,
    depositUsd: 6000,
    depositFromParty: 1,
    cancelSteps: [
      { hoursBefore: 120, percent: 50 },
      { hoursBefore: 48, percent: 100 },
    ],
    confirm: 'staff',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Glass room', 'zh-cn': '玻璃厅', es: 'Sala de cristal', pt: 'Sala de vidro' },
        seats: [2, 4],
        tables: 6,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'White to copper', 'zh-cn': '由白至铜', es: 'Del blanco al cobre', pt: 'Do branco ao cobre' },
        courses: [
          {
            'en-US': 'Snow water, spruce tips',
            'zh-cn': '雪水与云杉芽',
            es: 'Agua de nieve y brotes de abeto',
            pt: 'Água de neve e brotos de abeto',
          },
          {
            'en-US': 'Char, larch honey',
            'zh-cn': '红点鲑配落叶松蜜',
            es: 'Trucha alpina y miel de alerce',
            pt: 'Truta alpina e mel de lariço',
          },
          {
            'en-US': 'Barley, alp butter, chives',
            'zh-cn': '大麦配高山黄油与香葱',
            es: 'Cebada, mantequilla de alpe y cebollino',
            pt: 'Cevada, manteiga de montanha e cebolinha',
          },
          { 'en-US': 'Lamb in hay', 'zh-cn': '干草焗羔羊', es: 'Cordero en heno', pt: 'Cordeiro no feno' },
          { 'en-US': 'Cheese of the week', 'zh-cn': '本周奶酪', es: 'Queso de la semana', pt: 'Queijo da semana' },
          { 'en-US': 'Rye ice', 'zh-cn': '黑麦冰', es: 'Helado de centeno', pt: 'Sorvete de centeio' },
        ],
        usd: 17500,
        minPeople: 2,
        prepaid: true,
      },
    ],
    dishes: [
      {
        'en-US': 'Char cured in larch honey',
        'zh-cn': '落叶松蜜渍红点鲑',
        es: 'Trucha alpina curada en miel de alerce',
        pt: 'Truta alpina curada em mel de lariço',
      },
      {
        'en-US': 'Lamb baked in hay',
        'zh-cn': '干草焗羔羊',
        es: 'Cordero asado en heno',
        pt: 'Cordeiro assado no feno',
      },
      {
        'en-US': 'Rye ice, burnt milk',
        'zh-cn': '黑麦冰配焦奶',
        es: 'Helado de centeno y leche tostada',
        pt: 'Sorvete de centeio e leite tostado',
      },
    ],
  },
];
