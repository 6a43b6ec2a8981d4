import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const dubai: readonly DemoRestaurant[] = [
  {
    key: 'zeytin-evi-dubai',
    city: 'dubai',
    name: {
      'en-US': 'Zeytin Evi Jumeirah',
      'zh-cn': '橄榄之家·朱美拉',
      es: 'Zeytin Evi Jumeirah',
      pt: 'Zeytin Evi Jumeirah',
    },
    cuisines: ['turkish', 'grill'],
    priceLevel: 3,
    story: {
      'en-US':
        "Selin's younger cousin Baran opened the third house beside the fishing boats and brought a pide maker from Trabzon with his own peel. Long flatbreads, filled and folded like hulls, come out all afternoon. The boardwalk is misted in summer and busy with prams until late; inside, one wall is a photograph of the Kadıköy ferry pier.",
      'zh-cn':
        '塞琳的堂弟巴兰在渔船旁开了第三家店，从特拉布宗请来一位做烤饼的师傅，连木铲都是自带的。折成船形的长饼整个下午不断出炉。夏天栈道上有喷雾，推婴儿车的人待到很晚；店内有一面墙，是卡德柯伊渡口的照片。',
      es: 'Baran, el primo joven de Selin, abrió la tercera casa junto a los barcos de pesca y trajo de Trebisonda a un maestro de pide con su propia pala. Toda la tarde salen panes largos, rellenos y plegados como cascos. En verano el paseo se refresca con bruma y hay cochecitos hasta tarde; dentro, una pared es una foto del muelle de Kadıköy.',
      pt: 'Baran, primo mais novo de Selin, abriu a terceira casa ao lado dos barcos de pesca e trouxe de Trebizonda um mestre de pide com a própria pá. Pães compridos, recheados e dobrados como cascos, saem a tarde toda. No verão o deque tem névoa fresca e carrinhos de bebê até tarde; dentro, uma parede é uma foto do píer de Kadıköy.',
    },
    address: '74 Jumeirah Street, Fishing Harbour, Dubai',
    area: { 'en-US': 'Jumeirah', 'zh-cn': '朱美拉', es: 'Jumeirah', pt: 'Jumeirah' },
    at: [25.2117, 55.2386],
    phone: '+97145550158',
    facilities: ['outdoor', 'water_view', 'private_room', 'halal', 'step_free', 'high_chairs', 'parking', 'wifi'],
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '12:00', closes: '23:45', lastSeating: '22:00' }],
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
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 6],
        tables: 12,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Boardwalk', 'zh-cn': '木栈道', es: 'Paseo de madera', pt: 'Deque' },
        seats: [2, 6],
        tables: 10,
      },
      {
        key: 'room',
        name: { 'en-US': 'Private room', 'zh-cn': '包间', es: 'Sala privada', pt: 'Sala reservada' },
        seats: [8, 12],
        tables: 1,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Family table', 'zh-cn': '家庭餐桌', es: 'Mesa familiar', pt: 'Mesa da família' },
        courses: [
          {
            'en-US': 'Six meze, flatbread',
            'zh-cn': '六味冷盘配扁面包',
            es: 'Seis meze y pan plano',
            pt: 'Seis meze e pão achatado',
          },
          {
            'en-US': 'Two pides for the table',
            'zh-cn': '全桌共享两张船形饼',
            es: 'Dos pides al centro',
            pt: 'Duas pides para a mesa',
          },
          {
            'en-US': 'Mixed grill, rice',
            'zh-cn': '烤肉拼盘配米饭',
            es: 'Parrillada con arroz',
            pt: 'Grelhados com arroz',
          },
          {
            'en-US': 'Shredded pastry, tea',
            'zh-cn': '酥丝饼与红茶',
            es: 'Hojaldre de hebras y té',
            pt: 'Massa de fios e chá',
          },
        ],
        usd: 4200,
        minPeople: 3,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Pide with cheese and egg',
        'zh-cn': '奶酪鸡蛋船形饼',
        es: 'Pide de queso y huevo',
        pt: 'Pide de queijo e ovo',
      },
      {
        'en-US': 'Grilled chicken, pomegranate, sumac',
        'zh-cn': '石榴漆树粉烤鸡',
        es: 'Pollo a la parrilla con granada y zumaque',
        pt: 'Frango grelhado com romã e sumagre',
      },
      {
        'en-US': 'Shredded pastry, cheese, syrup',
        'zh-cn': '酥丝奶酪糖浆饼',
        es: 'Hojaldre de hebras con queso y almíbar',
        pt: 'Massa de fios com queijo e calda',
      },
    ],
  },
  {
    key: 'saffron-dhow',
    city: 'dubai',
    name: { 'en-US': 'The Saffron Dhow', 'zh-cn': '藏红花帆船', es: 'The Saffron Dhow', pt: 'The Saffron Dhow' },
    cuisines: ['middle_eastern', 'seafood'],
    priceLevel: 4,
    story: {
      'en-US':
        'Two decks of teak on the creek, moored where spice boats still unload sacks. The kitchen is halal and works along the old routes: dried lime from Oman, rice from Gujarat, saffron from Khorasan, hammour from the morning auction. An oud player sits at the stern, softly enough that you hear the water taxis bump the quay.',
      'zh-cn':
        '停在河湾上的两层柚木船，旁边就是卸香料麻袋的老码头。厨房全清真，循着旧时航路配料：阿曼的干青柠，古吉拉特的大米，呼罗珊的藏红花，早市拍来的石斑鱼。乌德琴手坐在船尾，琴声轻得能让您听见水上出租碰岸的声音。',
      es: 'Dos cubiertas de teca en el canal, amarradas donde los barcos de especias aún descargan sacos. La cocina es halal y sigue las viejas rutas: lima seca de Omán, arroz de Guyarat, azafrán de Jorasán, mero de la subasta de la mañana. A popa toca un laudista, tan bajo que se oyen los taxis acuáticos al rozar el muelle.',
      pt: 'Dois conveses de teca no canal, atracados onde os barcos de especiarias ainda descarregam sacas. A cozinha é halal e segue as velhas rotas: limão seco de Omã, arroz de Guzerate, açafrão do Khorasan, garoupa do leilão da manhã. Na popa toca um alaudista, tão baixo que se ouvem os táxis aquáticos encostando no cais.',
    },
    address: 'Al Seef Road 31, Creekside, Dubai',
    area: { 'en-US': 'Deira', 'zh-cn': '德伊勒', es: 'Deira', pt: 'Deira' },
    at: [25.2664, 55.3018],
    phone: '+97145550193',
    facilities: ['outdoor', 'water_view', 'private_room', 'halal', 'step_free', 'live_music', 'parking'],
    hours: [
      { days: [2, 3, 4, 5, 6, 7], opens: '18:30', closes: '23:45', lastSeating: '21:15' },
      { days: [5], opens: '13:00', closes: '16:30', lastSeating: '14:00' },
    ],
    noticeMinutes: 1440,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 150 },
      { upTo: 4, minutes: 165 },
      { upTo: 14, minutes: 180 },
    ],
    bufferMinutes: 30,
    maxParty: 14,
    depositUsd: 3000,
    depositFromParty: 4,
    cancelSteps: [
      { hoursBefore: 48, percent: 50 },
      { hoursBefore: 24, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 8,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Upper deck', 'zh-cn': '上层甲板', es: 'Cubierta superior', pt: 'Convés superior' },
        seats: [2, 6],
        tables: 8,
      },
      {
        key: 'room',
        name: { 'en-US': 'Majlis', 'zh-cn': '议事厅', es: 'Majlis', pt: 'Majlis' },
        seats: [8, 14],
        tables: 1,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'The old routes', 'zh-cn': '旧航路', es: 'Las viejas rutas', pt: 'As velhas rotas' },
        courses: [
          {
            'en-US': 'Samosa of crab, tamarind',
            'zh-cn': '罗望子蟹肉三角饺',
            es: 'Samosa de cangrejo y tamarindo',
            pt: 'Samosa de caranguejo e tamarindo',
          },
          {
            'en-US': 'Prawns, dried lime',
            'zh-cn': '干青柠大虾',
            es: 'Gambas con lima seca',
            pt: 'Camarões com limão seco',
          },
          {
            'en-US': 'Hammour, tomato rice',
            'zh-cn': '石斑鱼番茄饭',
            es: 'Mero y arroz de tomate',
            pt: 'Garoupa e arroz de tomate',
          },
          {
            'en-US': 'Slow lamb, saffron',
            'zh-cn': '藏红花慢炖羊肉',
            es: 'Cordero lento con azafrán',
            pt: 'Cordeiro lento com açafrão',
          },
          { 'en-US': 'Date pudding', 'zh-cn': '椰枣布丁', es: 'Pudin de dátiles', pt: 'Pudim de tâmaras' },
        ],
        usd: 9800,
        minPeople: 2,
        prepaid: true,
      },
    ],
    dishes: [
      {
        'en-US': 'Hammour, dried lime, tomato rice',
        'zh-cn': '干青柠石斑鱼配番茄饭',
        es: 'Mero con lima seca y arroz de tomate',
        pt: 'Garoupa com limão seco e arroz de tomate',
      },
      {
        'en-US': 'Slow lamb, saffron, cardamom',
        'zh-cn': '藏红花豆蔻慢炖羊肉',
        es: 'Cordero lento con azafrán y cardamomo',
        pt: 'Cordeiro lento com açafrão e cardamomo',
      },
      {
        'en-US': 'Date pudding, camel milk ice',
        'zh-cn': '椰枣布丁配骆驼奶冰',
        es: 'Pudin de dátiles con helado de leche de camella',
        pt: 'Pudim de tâmaras com sorvete de leite de camela',
      },
    ],
  },
];
