import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const nice: readonly DemoRestaurant[] = [
  {
    key: 'brasserie-corneille-nice',
    city: 'nice',
    name: {
      'en-US': 'Brasserie Corneille Port Lympia',
      'zh-cn': '高乃依餐馆·林皮亚港',
      es: 'Brasserie Corneille Port Lympia',
      pt: 'Brasserie Corneille Port Lympia',
    },
    cuisines: ['french', 'seafood'],
    priceLevel: 3,
    story: {
      'en-US':
        "When the Paris house wanted a summer kitchen, it took this ship chandler's shop and kept the drawers marked rope, lamp, cleat; they hold the cutlery now. The menu is shorter and closer to the water: red mullet, fried courgette flowers, rosé by the carafe. From the quay you watch the Corsica ferry turn.",
      'zh-cn':
        '巴黎总店想要一间夏日厨房，便租下这家船具铺，抽屉上“缆绳”“船灯”“羊角”的字样都留着，如今里头放的是刀叉。菜单更短，也更靠海：红鲻鱼、炸西葫芦花、论壶卖的桃红酒。坐在码头边，您能看见开往科西嘉的渡轮掉头。',
      es: 'Cuando la casa de París quiso una cocina de verano, tomó esta tienda de efectos navales y conservó los cajones rotulados cabo, farol, cornamusa; hoy guardan los cubiertos. La carta es más corta y más marina: salmonetes, flores de calabacín fritas, rosado en jarra. Desde el muelle se ve virar el ferri de Córcega.',
      pt: 'Quando a casa de Paris quis uma cozinha de verão, ficou com esta loja de artigos navais e manteve as gavetas marcadas cabo, lanterna, cunho; hoje guardam os talheres. O cardápio é mais curto e mais próximo da água: salmonete, flor de abobrinha frita, rosé na jarra. Do cais se vê a balsa da Córsega manobrar.',
    },
    address: '9 quai Lunel, 06300 Nice',
    area: { 'en-US': 'Port Lympia', 'zh-cn': '林皮亚港', es: 'Port Lympia', pt: 'Port Lympia' },
    at: [43.6989, 7.2846],
    phone: '+33199005581',
    facilities: ['outdoor', 'water_view', 'step_free', 'high_chairs', 'wine_list', 'wifi'],
    hours: [
      { days: [2, 3, 4, 5, 6, 7], opens: '12:00', closes: '15:30', lastSeating: '13:45' },
      { days: [2, 3, 4, 5, 6, 7], opens: '19:00', closes: '23:30', lastSeating: '21:45' },
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
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 10,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Quay tables', 'zh-cn': '码头座位', es: 'Mesas del muelle', pt: 'Mesas do cais' },
        seats: [2, 6],
        tables: 9,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Lunch menu', 'zh-cn': '午市套餐', es: 'Menú de mediodía', pt: 'Menu de almoço' },
        courses: [
          {
            'en-US': 'Tomatoes, tuna, small olives',
            'zh-cn': '番茄、金枪鱼与小橄榄',
            es: 'Tomates, atún y aceitunas pequeñas',
            pt: 'Tomates, atum e azeitonas miúdas',
          },
          {
            'en-US': 'Red mullet, fennel',
            'zh-cn': '红鲻鱼配茴香',
            es: 'Salmonete con hinojo',
            pt: 'Salmonete com funcho',
          },
          { 'en-US': 'Lemon tart', 'zh-cn': '柠檬挞', es: 'Tarta de limón', pt: 'Torta de limão-siciliano' },
        ],
        usd: 3600,
        minPeople: 1,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Red mullet, black olives, fennel',
        'zh-cn': '红鲻鱼配黑橄榄与茴香',
        es: 'Salmonete con aceitunas negras e hinojo',
        pt: 'Salmonete com azeitonas pretas e funcho',
      },
      {
        'en-US': 'Fried courgette flowers',
        'zh-cn': '炸西葫芦花',
        es: 'Flores de calabacín fritas',
        pt: 'Flores de abobrinha fritas',
      },
      {
        'en-US': 'Lemon tart, burnt meringue',
        'zh-cn': '焦蛋白柠檬挞',
        es: 'Tarta de limón con merengue tostado',
        pt: 'Torta de limão-siciliano com merengue tostado',
      },
    ],
  },
  {
    key: 'chez-mado',
    city: 'nice',
    name: { 'en-US': 'Chez Mado', 'zh-cn': '玛朵家', es: 'Chez Mado', pt: 'Chez Mado' },
    cuisines: ['french', 'cafe'],
    priceLevel: 1,
    story: {
      'en-US':
        'Chickpea flour, water, olive oil, salt, and an oven that has not gone cold since Easter. Mado slides the copper pan out every twelve minutes and scrapes socca onto paper with the side of a knife. You order at the window, she calls your first name, and the pepper mill is tied to the wall with string.',
      'zh-cn':
        '鹰嘴豆粉、水、橄榄油、盐，加上一口从复活节起就没凉过的炉子。玛朵每十二分钟把铜盘抽出来一次，用刀侧将索卡饼刮到纸上。您在窗口点单，她喊您的名字，胡椒磨用绳子拴在墙上。',
      es: 'Harina de garbanzo, agua, aceite de oliva, sal y un horno que no se ha enfriado desde Pascua. Mado saca la bandeja de cobre cada doce minutos y raspa la socca sobre papel con el canto del cuchillo. Pides en la ventana, ella te llama por tu nombre y el molinillo de pimienta está atado a la pared.',
      pt: 'Farinha de grão-de-bico, água, azeite, sal e um forno que não esfria desde a Páscoa. Mado tira a assadeira de cobre a cada doze minutos e raspa a socca sobre o papel com a lateral da faca. Você pede na janela, ela chama pelo seu nome e o moedor de pimenta fica amarrado na parede.',
    },
    address: '5 rue du Collet, 06300 Nice',
    area: { 'en-US': 'Old Town', 'zh-cn': '老城', es: 'Casco antiguo', pt: 'Cidade velha' },
    at: [43.6969, 7.2768],
    phone: '+33199005536',
    facilities: ['outdoor', 'vegetarian_dishes', 'gluten_free'],
    hours: [
      { days: [2, 3, 4, 5, 6, 7], opens: '10:30', closes: '15:30', lastSeating: '14:30' },
      { days: [5, 6], opens: '18:00', closes: '22:00', lastSeating: '21:00' },
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
        name: { 'en-US': 'Alley tables', 'zh-cn': '巷中座位', es: 'Mesas en el callejón', pt: 'Mesas na viela' },
        seats: [2, 4],
        tables: 6,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Socca from the copper pan',
        'zh-cn': '铜盘烤索卡饼',
        es: 'Socca en bandeja de cobre',
        pt: 'Socca na assadeira de cobre',
      },
      {
        'en-US': 'Stuffed vegetables of the day',
        'zh-cn': '当日酿蔬菜',
        es: 'Verduras rellenas del día',
        pt: 'Legumes recheados do dia',
      },
      {
        'en-US': 'Chard pie with pine nuts',
        'zh-cn': '甜菜叶松子派',
        es: 'Tarta de acelgas y piñones',
        pt: 'Torta de acelga com pinoli',
      },
    ],
  },
];
