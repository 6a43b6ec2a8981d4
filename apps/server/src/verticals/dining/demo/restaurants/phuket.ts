import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const phuket: readonly DemoRestaurant[] = [
  {
    key: 'baan-talay-noi',
    city: 'phuket',
    name: { 'en-US': 'Baan Talay Noi', 'zh-cn': '小海之家', es: 'Baan Talay Noi', pt: 'Baan Talay Noi' },
    cuisines: ['thai', 'seafood'],
    priceLevel: 2,
    story: {
      'en-US':
        'Uncle Dam mends boats until noon and lights the grill after, which is why lunch is slow and dinner is not. Squid is caught off the point by lamplight and you can see the green dots from your table. The curry paste is pounded by his daughter in three strengths: visitor, cousin, fisherman. Start with cousin.',
      'zh-cn':
        '丹叔上午修船，中午才生火，所以午饭慢，晚饭快。鱿鱼是夜里在岬角外灯钓的，您从桌边就能望见那一串绿光。女儿舂的咖喱酱分三档：客人、表亲、渔夫。您不妨从表亲开始。',
      es: 'El tío Dam repara barcas hasta mediodía y enciende la parrilla después; por eso la comida va lenta y la cena no. El calamar se pesca frente al cabo con lámparas, y desde tu mesa se ven los puntos verdes. Su hija maja la pasta de curri en tres grados: visitante, primo, pescador. Empieza por primo.',
      pt: 'O tio Dam conserta barcos até o meio-dia e acende a grelha depois; por isso o almoço é lento e o jantar não. A lula é pescada perto do cabo à luz de lampiões, e da mesa você vê os pontinhos verdes. A filha soca a pasta de curry em três graus: visitante, primo, pescador. Comece pelo primo.',
    },
    address: '94 Rim Had Road, Kamala, Phuket 83150',
    area: { 'en-US': 'Kamala', 'zh-cn': '卡马拉', es: 'Kamala', pt: 'Kamala' },
    at: [7.9498, 98.2842],
    phone: '+66765550146',
    facilities: ['outdoor', 'water_view', 'vegetarian_dishes', 'high_chairs', 'parking', 'wifi'],
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '11:00', closes: '22:30', lastSeating: '21:00' }],
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
        key: 'terrace',
        name: { 'en-US': 'Beach deck', 'zh-cn': '海滩木台', es: 'Tarima en la playa', pt: 'Deque na praia' },
        seats: [2, 6],
        tables: 10,
      },
      {
        key: 'hall',
        name: {
          'en-US': 'Under the casuarinas',
          'zh-cn': '木麻黄树下',
          es: 'Bajo las casuarinas',
          pt: 'Sob as casuarinas',
        },
        seats: [2, 8],
        tables: 5,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Menu to share', 'zh-cn': '共享菜单', es: 'Menú para compartir', pt: 'Menu para dividir' },
        courses: [
          {
            'en-US': 'Betel leaf bites',
            'zh-cn': '假蒟叶小包',
            es: 'Bocados en hoja de betel',
            pt: 'Bocados na folha de bétele',
          },
          { 'en-US': 'Grilled squid', 'zh-cn': '炭烤鱿鱼', es: 'Calamar a la brasa', pt: 'Lula na brasa' },
          {
            'en-US': 'Curry of the day, rice',
            'zh-cn': '当日咖喱与米饭',
            es: 'Curri del día con arroz',
            pt: 'Curry do dia com arroz',
          },
          {
            'en-US': 'Mango or banana in coconut',
            'zh-cn': '芒果或椰汁香蕉',
            es: 'Mango o plátano en coco',
            pt: 'Manga ou banana no coco',
          },
        ],
        usd: 2700,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Grilled squid, green chilli dip',
        'zh-cn': '炭烤鱿鱼配青辣椒蘸汁',
        es: 'Calamar a la brasa con salsa de chile verde',
        pt: 'Lula na brasa com molho de pimenta verde',
      },
      {
        'en-US': 'Sour yellow curry of sea bass',
        'zh-cn': '酸黄咖喱海鲈',
        es: 'Curri amarillo ácido de lubina',
        pt: 'Curry amarelo azedo de robalo',
      },
      {
        'en-US': 'Crab, wild betel leaf, coconut',
        'zh-cn': '假蒟叶椰汁蟹',
        es: 'Cangrejo con hoja de betel y coco',
        pt: 'Caranguejo com folha de bétele e coco',
      },
    ],
  },
  {
    key: 'old-tin-house',
    city: 'phuket',
    name: { 'en-US': 'The Old Tin House', 'zh-cn': '锡商旧宅', es: 'The Old Tin House', pt: 'The Old Tin House' },
    cuisines: ['thai', 'peranakan'],
    priceLevel: 3,
    story: {
      'en-US':
        "A mine owner built it narrow and very long, and dinner moves through it: drinks in the parlour, small dishes round the air well where rain falls in, curry at the back near the stove. The recipes come from his great granddaughter's exercise books, written half in Hokkien and half in Thai, with prices in the margins.",
      'zh-cn':
        '矿主把宅子盖得又窄又长，一顿饭就顺着它往里走：前厅喝一杯，落雨的天井边吃小碟，最里头靠灶吃咖喱。菜谱出自曾孙女的练习本，一半福建话一半泰文，页边还记着当年的菜价。',
      es: 'Un dueño de minas la hizo estrecha y larguísima, y la cena la recorre: copas en el salón, platillos en torno al patio donde cae la lluvia, curri al fondo, junto al fogón. Las recetas salen de los cuadernos de su bisnieta, escritos mitad en hokkien y mitad en tailandés, con precios en los márgenes.',
      pt: 'Um dono de minas a fez estreita e muito comprida, e o jantar a percorre: drinques na sala, pratinhos em volta do poço onde cai a chuva, curry nos fundos, perto do fogão. As receitas vêm dos cadernos da bisneta, escritos metade em hokkien e metade em tailandês, com preços nas margens.',
    },
    address: '57 Thalang Road, Talat Yai, Phuket 83000',
    area: { 'en-US': 'Phuket Town', 'zh-cn': '普吉镇', es: 'Ciudad de Phuket', pt: 'Cidade de Phuket' },
    at: [7.8844, 98.3871],
    phone: '+66765550179',
    facilities: ['outdoor', 'private_room', 'vegetarian_dishes', 'wine_list'],
    hours: [
      { days: [1, 2, 4, 5, 6, 7], opens: '11:30', closes: '15:00', lastSeating: '13:15' },
      { days: [1, 2, 4, 5, 6, 7], opens: '17:30', closes: '22:30', lastSeating: '20:45' },
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
        name: { 'en-US': 'Front parlour', 'zh-cn': '前厅', es: 'Salón delantero', pt: 'Sala da frente' },
        seats: [2, 4],
        tables: 7,
      },
      {
        key: 'garden',
        name: { 'en-US': 'Air well', 'zh-cn': '天井', es: 'Patio de luces', pt: 'Poço de luz' },
        seats: [2, 4],
        tables: 4,
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
        name: {
          'en-US': 'Parlour to stove',
          'zh-cn': '从前厅到灶边',
          es: 'Del salón al fogón',
          pt: 'Da sala ao fogão',
        },
        courses: [
          {
            'en-US': 'Pomelo bites, cold drink',
            'zh-cn': '柚子小食与冷饮',
            es: 'Bocados de pomelo y bebida fría',
            pt: 'Bocados de pomelo e bebida gelada',
          },
          { 'en-US': 'Four small dishes', 'zh-cn': '四样小碟', es: 'Cuatro platillos', pt: 'Quatro pratinhos' },
          {
            'en-US': 'Crab curry, noodles',
            'zh-cn': '蟹肉咖喱米线',
            es: 'Curri de cangrejo con fideos',
            pt: 'Curry de caranguejo com macarrão',
          },
          {
            'en-US': 'Black rice pudding',
            'zh-cn': '黑糯米布丁',
            es: 'Pudin de arroz negro',
            pt: 'Pudim de arroz negro',
          },
        ],
        usd: 4800,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Braised pork, five spice, pepper',
        'zh-cn': '五香胡椒焖猪肉',
        es: 'Cerdo guisado con cinco especias y pimienta',
        pt: 'Porco cozido com cinco especiarias e pimenta',
      },
      {
        'en-US': 'Crab curry, thin noodles',
        'zh-cn': '蟹肉咖喱细米线',
        es: 'Curri de cangrejo con fideos finos',
        pt: 'Curry de caranguejo com macarrão fino',
      },
      {
        'en-US': 'Pomelo, toasted coconut, lime',
        'zh-cn': '柚子烤椰丝沙拉',
        es: 'Pomelo con coco tostado y lima',
        pt: 'Pomelo com coco tostado e limão',
      },
    ],
  },
];
