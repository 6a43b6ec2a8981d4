import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const bali: readonly DemoRestaurant[] = [
  {
    key: 'dapur-sawah',
    city: 'bali',
    name: { 'en-US': 'Dapur Sawah', 'zh-cn': '稻田厨房', es: 'Dapur Sawah', pt: 'Dapur Sawah' },
    cuisines: ['indonesian'],
    priceLevel: 2,
    story: {
      'en-US':
        "Children find it first: a bamboo climbing frame, two swings, a shallow channel where boats made of leaves can race. Parents sit within sight under thatch, with rice terraces behind and a tray of eleven small things in front. Wayan's kitchen roasts chicken in banana trunks and keeps a mild sambal aside for anyone under ten.",
      'zh-cn':
        '先找到它的是孩子：竹攀架、两架秋千，还有一道浅渠，可以赛树叶船。大人坐在看得见的草亭里，背后是梯田，面前是一盘十一样小食。瓦扬的厨房用芭蕉干焖鸡，另留一碗不辣的参巴酱，给十岁以下的小客人。',
      es: 'Los niños la encuentran antes: una estructura de bambú para trepar, dos columpios y un canal poco hondo para carreras de barcos de hojas. Los padres se sientan a la vista, bajo palma, con los arrozales detrás y una bandeja de once cosas delante. La cocina de Wayan asa pollo en tronco de platanero y aparta un sambal suave para los menores de diez.',
      pt: 'As crianças a descobrem primeiro: um trepa-trepa de bambu, dois balanços e um canal raso para corrida de barcos de folha. Os pais ficam por perto, sob a palha, com os terraços de arroz atrás e uma bandeja de onze coisinhas à frente. A cozinha de Wayan assa frango em tronco de bananeira e guarda um sambal suave para os menores de dez.',
    },
    address: 'Jalan Raya Tegallalang 31, Gianyar, Bali 80561',
    area: { 'en-US': 'Ubud', 'zh-cn': '乌布', es: 'Ubud', pt: 'Ubud' },
    at: [-8.4339, 115.2793],
    phone: '+623615550137',
    facilities: ['outdoor', 'vegetarian_dishes', 'high_chairs', 'playground', 'parking'],
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '21:30', lastSeating: '20:00' }],
    noticeMinutes: 60,
    daysAhead: 60,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 90 },
      { upTo: 4, minutes: 105 },
      { upTo: 8, minutes: 120 },
    ],
    bufferMinutes: 15,
    maxParty: 8,
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'garden',
        name: {
          'en-US': 'Field pavilions',
          'zh-cn': '田间凉亭',
          es: 'Pabellones del arrozal',
          pt: 'Pavilhões do arrozal',
        },
        seats: [2, 8],
        tables: 8,
      },
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 6],
        tables: 6,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Family table', 'zh-cn': '家庭餐桌', es: 'Mesa familiar', pt: 'Mesa da família' },
        courses: [
          {
            'en-US': 'Peanut crackers, fruit',
            'zh-cn': '花生脆片与水果',
            es: 'Galletas de cacahuete y fruta',
            pt: 'Biscoitos de amendoim e frutas',
          },
          {
            'en-US': 'Tray of eleven dishes',
            'zh-cn': '十一味拼盘',
            es: 'Bandeja de once platillos',
            pt: 'Bandeja de onze pratinhos',
          },
          {
            'en-US': 'Chicken or tempeh, rice',
            'zh-cn': '鸡肉或天贝配饭',
            es: 'Pollo o tempe con arroz',
            pt: 'Frango ou tempeh com arroz',
          },
          { 'en-US': 'Green rice cakes', 'zh-cn': '绿米糕', es: 'Pastelitos verdes', pt: 'Bolinhos verdes' },
        ],
        usd: 2400,
        minPeople: 3,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Chicken in banana trunk',
        'zh-cn': '芭蕉干焖鸡',
        es: 'Pollo en tronco de platanero',
        pt: 'Frango no tronco de bananeira',
      },
      {
        'en-US': 'Tray of eleven small dishes',
        'zh-cn': '十一味拼盘',
        es: 'Bandeja de once platillos',
        pt: 'Bandeja de onze pratinhos',
      },
      {
        'en-US': 'Green rice cakes, palm sugar',
        'zh-cn': '棕榈糖绿米糕',
        es: 'Pastelitos verdes con azúcar de palma',
        pt: 'Bolinhos verdes com açúcar de palma',
      },
    ],
  },
  {
    key: 'kebun-asap',
    city: 'bali',
    name: { 'en-US': 'Kebun Asap', 'zh-cn': '烟之园', es: 'Kebun Asap', pt: 'Kebun Asap' },
    cuisines: ['indonesian', 'grill'],
    priceLevel: 4,
    story: {
      'en-US':
        'Coconut husk for sweetness, coffee wood for fish, clove stem for duck: the menu lists the fuel before the food. Ketut Arsana keeps nine small fires in a clearing above the river and walks between them all evening. Guests are handed a torch and a map; the courses happen at different fires and the last is by the water.',
      'zh-cn':
        '椰壳添甜，咖啡木熏鱼，丁香梗熏鸭：菜单先写柴，再写菜。克图·阿尔萨纳在河上的林间空地守着九堆小火，整晚走来走去。客人领一盏手电和一张图，每道菜在不同的火边吃，最后一道在水边。',
      es: 'Cáscara de coco para lo dulce, madera de café para el pescado, tallo de clavo para el pato: la carta nombra la leña antes que el plato. Ketut Arsana atiende nueve fuegos pequeños en un claro sobre el río y pasea entre ellos toda la noche. Te dan una linterna y un mapa; cada plato ocurre en un fuego y el último, junto al agua.',
      pt: 'Casca de coco para o doce, lenha de café para o peixe, talo de cravo para o pato: o cardápio cita a lenha antes da comida. Ketut Arsana cuida de nove foguinhos numa clareira acima do rio e caminha entre eles a noite toda. Você recebe uma lanterna e um mapa; cada prato acontece num fogo e o último, à beira da água.',
    },
    address: 'Jalan Bisma Utara 12, Ubud, Bali 80571',
    area: { 'en-US': 'Ubud', 'zh-cn': '乌布', es: 'Ubud', pt: 'Ubud' },
    at: [-8.4872, 115.2486],
    phone: '+623615550184',
    facilities: ['outdoor', 'chef_counter', 'open_kitchen', 'vegetarian_dishes', 'parking', 'wine_list'],
    hours: [{ days: [3, 4, 5, 6, 7], opens: '18:00', closes: '23:00', lastSeating: '20:00' }],
    noticeMinutes: 1440,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 150 },
      { upTo: 4, minutes: 165 },
    ],
    bufferMinutes: 30,
    maxParty: 4,
    depositUsd: 3500,
    depositFromParty: 1,
    cancelSteps: [
      { hoursBefore: 72, percent: 50 },
      { hoursBefore: 24, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'garden',
        name: { 'en-US': 'Smoke garden', 'zh-cn': '烟之庭', es: 'Jardín de humo', pt: 'Jardim de fumaça' },
        seats: [2, 4],
        tables: 7,
      },
      {
        key: 'counter',
        name: { 'en-US': 'Pit counter', 'zh-cn': '火坑吧台', es: 'Barra del foso', pt: 'Balcão do fogo de chão' },
        seats: [1, 2],
        tables: 4,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Nine fires', 'zh-cn': '九堆火', es: 'Nueve fuegos', pt: 'Nove fogos' },
        courses: [
          {
            'en-US': 'Young coconut, smoke',
            'zh-cn': '烟熏嫩椰',
            es: 'Coco tierno ahumado',
            pt: 'Coco verde defumado',
          },
          {
            'en-US': 'Corn, lime leaf',
            'zh-cn': '青柠叶玉米',
            es: 'Maíz con hoja de lima',
            pt: 'Milho com folha de limão',
          },
          {
            'en-US': 'Reef fish, coffee wood',
            'zh-cn': '咖啡木礁鱼',
            es: 'Pescado con leña de café',
            pt: 'Peixe na lenha de café',
          },
          {
            'en-US': 'Duck, clove stem',
            'zh-cn': '丁香梗熏鸭',
            es: 'Pato con tallo de clavo',
            pt: 'Pato no talo de cravo',
          },
          { 'en-US': 'Pineapple in ash', 'zh-cn': '灰焗菠萝', es: 'Piña en ceniza', pt: 'Abacaxi na cinza' },
        ],
        usd: 11500,
        minPeople: 2,
        prepaid: true,
      },
    ],
    dishes: [
      {
        'en-US': 'Duck over clove stem',
        'zh-cn': '丁香梗熏鸭',
        es: 'Pato con tallo de clavo',
        pt: 'Pato no talo de cravo',
      },
      {
        'en-US': 'Reef fish, coffee wood, turmeric',
        'zh-cn': '咖啡木熏礁鱼配姜黄',
        es: 'Pescado de arrecife con leña de café y cúrcuma',
        pt: 'Peixe de recife na lenha de café com cúrcuma',
      },
      {
        'en-US': 'Pineapple in coconut ash',
        'zh-cn': '椰灰焗菠萝',
        es: 'Piña en ceniza de coco',
        pt: 'Abacaxi na cinza de coco',
      },
    ],
  },
];
