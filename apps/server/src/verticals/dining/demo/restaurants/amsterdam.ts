import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const amsterdam: readonly DemoRestaurant[] = [
  {
    key: 'gelijkvloers',
    city: 'amsterdam',
    name: { 'en-US': 'Gelijkvloers', 'zh-cn': '同一平面', es: 'Gelijkvloers', pt: 'Gelijkvloers' },
    cuisines: ['nordic', 'seafood'],
    priceLevel: 3,
    story: {
      'en-US':
        'The name means level floor, and that is the house rule: from pavement to kitchen there is no step, no sill, no narrow door. Tables have room below for wheels, the bar has a low half. Lotte Brandsma, an architect before she cooked, serves North Sea fish, brown beans and barley in the same unfussy spirit.',
      'zh-cn':
        '店名意为“同一平面”，也是这里的规矩：从人行道到厨房，没有台阶，没有门槛，没有窄门。桌下留有轮椅的位置，吧台有一半是矮的。洛特·布兰茨马学厨之前是建筑师，北海鱼、褐豆与大麦，也做得同样朴素妥帖。',
      es: 'El nombre significa suelo a nivel, y es la norma de la casa: de la acera a la cocina no hay escalón, umbral ni puerta estrecha. Bajo las mesas caben las ruedas y media barra es baja. Lotte Brandsma, arquitecta antes que cocinera, sirve pescado del mar del Norte, alubias pardas y cebada con el mismo espíritu sencillo.',
      pt: 'O nome quer dizer piso nivelado, e essa é a regra da casa: da calçada à cozinha não há degrau, soleira nem porta estreita. Há espaço para rodas sob as mesas e metade do bar é baixa. Lotte Brandsma, arquiteta antes de cozinhar, serve peixe do mar do Norte, feijão-marrom e cevada com o mesmo espírito simples.',
    },
    address: 'Bloemgracht 88, 1015 TM Amsterdam',
    area: { 'en-US': 'Jordaan', 'zh-cn': '约旦区', es: 'Jordaan', pt: 'Jordaan' },
    at: [52.3752, 4.8826],
    phone: '+31205550146',
    facilities: [
      'outdoor',
      'water_view',
      'private_room',
      'vegetarian_dishes',
      'gluten_free',
      'step_free',
      'high_chairs',
      'dogs',
      'wine_list',
    ],
    hours: [
      { days: [2, 3, 4, 5, 6, 7], opens: '12:00', closes: '15:00', lastSeating: '13:15' },
      { days: [2, 3, 4, 5, 6], opens: '17:30', closes: '23:00', lastSeating: '21:15' },
    ],
    noticeMinutes: 120,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 105 },
      { upTo: 4, minutes: 120 },
      { upTo: 10, minutes: 150 },
    ],
    bufferMinutes: 15,
    maxParty: 10,
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 6],
        tables: 10,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Canal side', 'zh-cn': '运河边', es: 'Junto al canal', pt: 'À beira do canal' },
        seats: [2, 4],
        tables: 6,
      },
      {
        key: 'room',
        name: { 'en-US': 'Private room', 'zh-cn': '包间', es: 'Sala privada', pt: 'Sala reservada' },
        seats: [6, 10],
        tables: 1,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Lunch menu', 'zh-cn': '午市套餐', es: 'Menú de mediodía', pt: 'Menu de almoço' },
        courses: [
          {
            'en-US': 'Rye bread, herring',
            'zh-cn': '黑麦面包配鲱鱼',
            es: 'Pan de centeno con arenque',
            pt: 'Pão de centeio com arenque',
          },
          {
            'en-US': 'Plaice or brown beans',
            'zh-cn': '鲽鱼或褐豆',
            es: 'Platija o alubias pardas',
            pt: 'Solha ou feijão-marrom',
          },
          {
            'en-US': 'Buttermilk pudding',
            'zh-cn': '酪乳布丁',
            es: 'Pudin de suero de leche',
            pt: 'Pudim de leitelho',
          },
        ],
        usd: 3400,
        minPeople: 1,
        prepaid: false,
      },
      {
        name: {
          'en-US': "Chef's tasting menu",
          'zh-cn': '主厨品鉴菜单',
          es: 'Menú degustación',
          pt: 'Menu degustação',
        },
        courses: [
          {
            'en-US': 'Zeeland oyster, cucumber',
            'zh-cn': '泽兰生蚝配黄瓜',
            es: 'Ostra de Zelanda con pepino',
            pt: 'Ostra da Zelândia com pepino',
          },
          {
            'en-US': 'Barley, cockles, lovage',
            'zh-cn': '大麦、鸟蛤与圆叶当归',
            es: 'Cebada, berberechos y levístico',
            pt: 'Cevada, berbigões e levístico',
          },
          {
            'en-US': 'Plaice, brown shrimp',
            'zh-cn': '鲽鱼配褐虾',
            es: 'Platija con quisquillas',
            pt: 'Solha com camarão cinza',
          },
          {
            'en-US': 'Aged Gouda, apple syrup',
            'zh-cn': '陈年高达配苹果糖浆',
            es: 'Gouda curado con sirope de manzana',
            pt: 'Gouda curado com xarope de maçã',
          },
          { 'en-US': 'Rhubarb', 'zh-cn': '大黄', es: 'Ruibarbo', pt: 'Ruibarbo' },
        ],
        usd: 6900,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Plaice, brown shrimp, dill',
        'zh-cn': '鲽鱼配褐虾与莳萝',
        es: 'Platija con quisquillas y eneldo',
        pt: 'Solha com camarão cinza e endro',
      },
      {
        'en-US': 'Brown beans, smoked leek',
        'zh-cn': '烟熏韭葱褐豆',
        es: 'Alubias pardas con puerro ahumado',
        pt: 'Feijão-marrom com alho-poró defumado',
      },
      {
        'en-US': 'Buttermilk pudding, rhubarb',
        'zh-cn': '大黄酪乳布丁',
        es: 'Pudin de suero de leche con ruibarbo',
        pt: 'Pudim de leitelho com ruibarbo',
      },
    ],
  },
  {
    key: 'toko-sinar',
    city: 'amsterdam',
    name: { 'en-US': 'Toko Sinar', 'zh-cn': '晨光铺', es: 'Toko Sinar', pt: 'Toko Sinar' },
    cuisines: ['indonesian'],
    priceLevel: 2,
    story: {
      'en-US':
        'Oma Tien kept the shop, her grandson Raka added the tables, and the spices still sell from the same tins by the door. Order the rice table and count along: twelve small bowls, from coconut sour to slow red heat, set down in the order she prefers. Eat clockwise, she says, and rest at the cucumber.',
      'zh-cn':
        '天奶奶守着铺子，孙子拉卡添了桌子，香料仍从门边那几只铁罐里卖。点一桌“饭桌”，跟着数：十二只小碗，从椰香微酸到慢慢上来的红辣，按她喜欢的次序摆下。她说，顺时针吃，吃到黄瓜歇一歇。',
      es: 'Oma Tien llevaba la tienda, su nieto Raka puso las mesas y las especias se siguen vendiendo de las mismas latas de la entrada. Pide la mesa de arroz y ve contando: doce cuencos, del agrio de coco al rojo lento, puestos en el orden que ella prefiere. Come en el sentido del reloj, dice, y descansa en el pepino.',
      pt: 'Oma Tien cuidava da loja, o neto Raka pôs as mesas, e as especiarias ainda saem das mesmas latas da entrada. Peça a mesa de arroz e vá contando: doce tigelinhas, do azedo de coco ao vermelho lento, na ordem que ela prefere. Coma em sentido horário, diz ela, e descanse no pepino.',
    },
    address: 'Albert Cuypstraat 203, 1073 BE Amsterdam',
    area: { 'en-US': 'De Pijp', 'zh-cn': '德派普', es: 'De Pijp', pt: 'De Pijp' },
    at: [52.3558, 4.8937],
    phone: '+31205550191',
    facilities: ['private_room', 'vegetarian_dishes', 'halal', 'gluten_free', 'high_chairs'],
    hours: [
      { days: [1, 2, 3, 4, 5, 6], opens: '12:00', closes: '16:00', lastSeating: '14:30' },
      { days: [1, 2, 3, 4, 5, 6], opens: '17:00', closes: '22:30', lastSeating: '21:00' },
    ],
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
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 9,
      },
      {
        key: 'room',
        name: { 'en-US': 'Upstairs room', 'zh-cn': '楼上小厅', es: 'Sala de arriba', pt: 'Sala de cima' },
        seats: [6, 8],
        tables: 1,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Rice table', 'zh-cn': '十二碗饭桌', es: 'Mesa de arroz', pt: 'Mesa de arroz' },
        courses: [
          {
            'en-US': 'Prawn crackers, three sambals',
            'zh-cn': '虾片配三味辣酱',
            es: 'Pan de gamba y tres sambales',
            pt: 'Chips de camarão e três sambais',
          },
          {
            'en-US': 'Six vegetable bowls',
            'zh-cn': '六碗蔬菜',
            es: 'Seis cuencos de verduras',
            pt: 'Seis tigelas de legumes',
          },
          {
            'en-US': 'Six meat and fish bowls',
            'zh-cn': '六碗肉与鱼',
            es: 'Seis cuencos de carne y pescado',
            pt: 'Seis tigelas de carne e peixe',
          },
          {
            'en-US': 'Layered spice cake',
            'zh-cn': '千层香料糕',
            es: 'Pastel especiado en capas',
            pt: 'Bolo de especiarias em camadas',
          },
        ],
        usd: 3300,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Beef rendang, eight hours',
        'zh-cn': '八小时仁当牛肉',
        es: 'Rendang de ternera de ocho horas',
        pt: 'Rendang de carne de oito horas',
      },
      {
        'en-US': 'Long beans in coconut',
        'zh-cn': '椰浆豇豆',
        es: 'Judías largas en coco',
        pt: 'Feijão-de-metro no coco',
      },
      {
        'en-US': 'Layered spice cake',
        'zh-cn': '千层香料糕',
        es: 'Pastel especiado en capas',
        pt: 'Bolo de especiarias em camadas',
      },
    ],
  },
];
