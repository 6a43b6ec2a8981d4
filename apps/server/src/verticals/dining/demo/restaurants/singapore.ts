import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const singapore: readonly DemoRestaurant[] = [
  {
    key: 'second-kettle-singapore',
    city: 'singapore',
    name: {
      'en-US': 'Second Kettle Keong Saik',
      'zh-cn': '第二壶·恭锡路店',
      es: 'Second Kettle Keong Saik',
      pt: 'Second Kettle Keong Saik',
    },
    cuisines: ['chinese', 'noodles'],
    priceLevel: 2,
    story: {
      'en-US':
        "The youngest kettle whistles in a tiled shophouse, and here the family finally allowed chairs with backs. There is no pork: Shen's granddaughter fills the dumplings with chicken and water chestnut so that every neighbour can sit down. Scallion oil still comes in the crock. Beside it, her own idea, a chilli made with calamansi.",
      'zh-cn':
        '家里最小的这只壶，在贴花砖的店屋里响起来，沈家总算肯摆有靠背的椅子。店里不用猪肉，外孙女改用鸡肉和马蹄作馅，好让左邻右舍都能坐下来。葱油仍装在那只坛里，旁边是她自己的主意：青金桔辣椒酱。',
      es: 'La tetera más joven silba en una casa comercio de azulejos, y aquí la familia aceptó por fin sillas con respaldo. No hay cerdo: la nieta de Shen rellena las empanadillas de pollo y castaña de agua para que se siente todo el vecindario. El aceite de cebolleta sigue llegando en su tinaja; al lado, idea suya, un chile con calamansí.',
      pt: "A chaleira mais nova apita num sobrado de azulejos, e aqui a família enfim aceitou cadeiras com encosto. Não há porco: a neta de Shen recheia os bolinhos com frango e castanha-d'água para que toda a vizinhança possa se sentar. O óleo de cebolinha ainda vem no pote; ao lado, ideia dela, uma pimenta com calamansi.",
    },
    address: '29 Keong Saik Road, Singapore 089136',
    area: { 'en-US': 'Chinatown', 'zh-cn': '牛车水', es: 'Chinatown', pt: 'Chinatown' },
    at: [1.2829, 103.8437],
    phone: '+6560550127',
    facilities: ['outdoor', 'vegetarian_dishes', 'halal', 'step_free', 'high_chairs', 'wifi'],
    hours: [
      { days: [1, 2, 3, 4, 5, 6, 7], opens: '11:30', closes: '15:00', lastSeating: '13:30' },
      { days: [1, 2, 3, 4, 5, 6, 7], opens: '17:30', closes: '22:30', lastSeating: '21:00' },
    ],
    noticeMinutes: 60,
    daysAhead: 60,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 90 },
      { upTo: 4, minutes: 105 },
      { upTo: 6, minutes: 120 },
    ],
    bufferMinutes: 15,
    maxParty: 6,
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Shophouse', 'zh-cn': '店屋厅', es: 'Casa comercio', pt: 'Sobrado' },
        seats: [2, 6],
        tables: 9,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Five foot way', 'zh-cn': '五脚基', es: 'Soportal', pt: 'Galeria' },
        seats: [2, 4],
        tables: 5,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Lunch menu', 'zh-cn': '午市套餐', es: 'Menú de mediodía', pt: 'Menu de almoço' },
        courses: [
          {
            'en-US': 'Cucumber, black vinegar',
            'zh-cn': '黑醋黄瓜',
            es: 'Pepino con vinagre negro',
            pt: 'Pepino com vinagre preto',
          },
          { 'en-US': 'Six dumplings', 'zh-cn': '六只小笼', es: 'Seis empanadillas', pt: 'Seis bolinhos' },
          {
            'en-US': 'Scallion oil noodles',
            'zh-cn': '葱油面',
            es: 'Fideos con aceite de cebolleta',
            pt: 'Macarrão com óleo de cebolinha',
          },
        ],
        usd: 1900,
        minPeople: 1,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Chicken soup dumplings',
        'zh-cn': '鸡汤小笼',
        es: 'Empanadillas con caldo de pollo',
        pt: 'Bolinhos com caldo de frango',
      },
      {
        'en-US': 'Noodles, scallion oil, dried shrimp',
        'zh-cn': '开洋葱油面',
        es: 'Fideos con aceite de cebolleta y camarón seco',
        pt: 'Macarrão com óleo de cebolinha e camarão seco',
      },
      {
        'en-US': 'Tofu skin rolls, calamansi chilli',
        'zh-cn': '腐皮卷配青金桔辣酱',
        es: 'Rollitos de piel de tofu con chile de calamansí',
        pt: 'Rolinhos de pele de tofu com pimenta de calamansi',
      },
    ],
  },
  {
    key: 'bibiks-table',
    city: 'singapore',
    name: { 'en-US': "Bibik's Table", 'zh-cn': '娘惹桌', es: "Bibik's Table", pt: "Bibik's Table" },
    cuisines: ['peranakan'],
    priceLevel: 3,
    story: {
      'en-US':
        'Black nuts soak for three days before they become anything you would eat, and that patience sets the pace of the house. Violet Tan, seventy-four, still inspects every tray from a stool by the stairs, wearing her good brooch. Her grandsons cook, beaded slippers hang framed on the wall, and seconds of rice arrive unasked.',
      'zh-cn':
        '黑果要泡足三天才吃得，这份耐心就是这家的步调。七十四岁的陈紫兰仍戴着那枚好胸针，坐在楼梯边的凳子上，盘盘过目。掌勺的是孙辈，墙上镜框里挂着珠绣鞋，白饭不等您开口就添上来。',
      es: 'Las nueces negras pasan tres días en remojo antes de ser comestibles, y esa paciencia marca el ritmo de la casa. Violet Tan, de setenta y cuatro años, aún revisa cada bandeja desde un taburete junto a la escalera, con su broche bueno. Cocinan sus nietos, en la pared hay zapatillas bordadas y el arroz se repite sin pedirlo.',
      pt: 'As nozes pretas ficam três dias de molho antes de virar comida, e essa paciência dá o ritmo da casa. Violet Tan, de setenta e quatro anos, ainda inspeciona cada bandeja de um banquinho ao pé da escada, com o broche bom. Os netos cozinham, há sapatilhas bordadas na parede e o arroz é reposto sem pedir.',
    },
    address: '14 Emerald Hill Road, Singapore 229301',
    area: { 'en-US': 'Orchard', 'zh-cn': '乌节路', es: 'Orchard', pt: 'Orchard' },
    at: [1.3042, 103.8367],
    phone: '+6560550168',
    facilities: ['outdoor', 'private_room', 'vegetarian_dishes', 'wine_list'],
    hours: [
      { days: [2, 3, 4, 5, 6, 7], opens: '12:00', closes: '15:00', lastSeating: '13:15' },
      { days: [2, 3, 4, 5, 6, 7], opens: '18:00', closes: '22:30', lastSeating: '20:45' },
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
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 6],
        tables: 8,
      },
      {
        key: 'room',
        name: {
          'en-US': 'Long table upstairs',
          'zh-cn': '楼上长桌',
          es: 'Mesa larga de arriba',
          pt: 'Mesa comprida de cima',
        },
        seats: [8, 12],
        tables: 1,
      },
      {
        key: 'garden',
        name: { 'en-US': 'Back court', 'zh-cn': '后院', es: 'Patio trasero', pt: 'Pátio dos fundos' },
        seats: [2, 4],
        tables: 2,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Three generations', 'zh-cn': '三代同桌', es: 'Tres generaciones', pt: 'Três gerações' },
        courses: [
          { 'en-US': 'Top hat pastries', 'zh-cn': '小金杯', es: 'Tartaletas sombrero', pt: 'Cestinhas crocantes' },
          { 'en-US': 'Black nut chicken', 'zh-cn': '黑果焖鸡', es: 'Pollo con nuez negra', pt: 'Frango com noz preta' },
          { 'en-US': 'Sour fish curry', 'zh-cn': '亚参鱼', es: 'Curri ácido de pescado', pt: 'Curry azedo de peixe' },
          {
            'en-US': 'Long beans, sambal',
            'zh-cn': '参巴豇豆',
            es: 'Judías largas con sambal',
            pt: 'Feijão-de-metro com sambal',
          },
          { 'en-US': 'Nine layer cake', 'zh-cn': '九层糕', es: 'Pastel de nueve capas', pt: 'Bolo de nove camadas' },
        ],
        usd: 5400,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Chicken with black nut',
        'zh-cn': '黑果焖鸡',
        es: 'Pollo con nuez negra',
        pt: 'Frango com noz preta',
      },
      {
        'en-US': 'Sour fish curry, okra',
        'zh-cn': '亚参秋葵鱼',
        es: 'Curri ácido de pescado con okra',
        pt: 'Curry azedo de peixe com quiabo',
      },
      { 'en-US': 'Nine layer cake', 'zh-cn': '九层糕', es: 'Pastel de nueve capas', pt: 'Bolo de nove camadas' },
    ],
  },
];
