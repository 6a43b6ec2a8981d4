import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const madrid: readonly DemoRestaurant[] = [
  {
    key: 'la-hora-tarda',
    city: 'madrid',
    name: { 'en-US': 'La Hora Tarda', 'zh-cn': '迟来时分', es: 'La Hora Tarda', pt: 'La Hora Tarda' },
    cuisines: ['spanish'],
    priceLevel: 2,
    story: {
      'en-US':
        'The kitchen fills up after the theatres let out, and that is when it cooks best: tortilla set to order, ham cut by hand, a pot of chickpeas that never leaves the heat. A guitarist comes on Thursdays and plays facing the bar rather than the room, as if for the bartender.',
      'zh-cn':
        '剧场散场之后，这里才热闹起来，也正是厨房手感顺的时候：现点现做的土豆蛋饼，手切火腿，还有一锅始终温着的鹰嘴豆。每逢周四有吉他手来，背对大厅，面朝吧台，像是弹给酒保一个人听。',
      es: 'La cocina se llena cuando salen los teatros, y entonces es cuando mejor guisa: tortilla cuajada al momento, jamón cortado a mano y una olla de garbanzos que no se aparta del fuego. Los jueves viene un guitarrista y toca de cara a la barra, como si lo hiciera solo para el camarero.',
      pt: 'A cozinha enche quando os teatros esvaziam, e é aí que trabalha melhor: tortilha feita na hora, presunto cortado à mão e uma panela de grão-de-bico que nunca sai do fogo. Às quintas vem um violonista que toca virado para o balcão, como se fosse só para o garçom.',
    },
    address: 'Calle del Espíritu Santo 19, 28004 Madrid',
    area: { 'en-US': 'Malasaña', 'zh-cn': '马拉萨尼亚', es: 'Malasaña', pt: 'Malasaña' },
    at: [40.4258, -3.7042],
    phone: '+34915550137',
    facilities: ['chef_counter', 'vegetarian_dishes', 'live_music', 'wine_list', 'wifi'],
    hours: [
      { days: [1, 2, 3, 4], opens: '19:00', closes: '01:30', lastSeating: '00:00' },
      { days: [5, 6, 7], opens: '13:00', closes: '01:30', lastSeating: '00:00' },
    ],
    noticeMinutes: 60,
    daysAhead: 60,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 90 },
      { upTo: 4, minutes: 105 },
    ],
    bufferMinutes: 15,
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
        tables: 10,
      },
      {
        key: 'counter',
        name: { 'en-US': 'Zinc bar', 'zh-cn': '锌面吧台', es: 'Barra de cinc', pt: 'Balcão de zinco' },
        seats: [1, 2],
        tables: 5,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Evening menu', 'zh-cn': '晚市菜单', es: 'Menú de noche', pt: 'Menu da noite' },
        courses: [
          {
            'en-US': 'Ham, bread with tomato',
            'zh-cn': '火腿与番茄面包',
            es: 'Jamón y pan con tomate',
            pt: 'Presunto e pão com tomate',
          },
          {
            'en-US': 'Tortilla to share',
            'zh-cn': '共享土豆蛋饼',
            es: 'Tortilla para compartir',
            pt: 'Tortilha para dividir',
          },
          {
            'en-US': 'Oxtail or chickpeas',
            'zh-cn': '牛尾或鹰嘴豆',
            es: 'Rabo de toro o garbanzos',
            pt: 'Rabada ou grão-de-bico',
          },
          { 'en-US': 'Burnt custard', 'zh-cn': '焦糖蛋奶冻', es: 'Crema tostada', pt: 'Creme queimado' },
        ],
        usd: 3200,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Potato tortilla, barely set',
        'zh-cn': '半凝土豆蛋饼',
        es: 'Tortilla de patata poco cuajada',
        pt: 'Tortilha de batata cremosa',
      },
      {
        'en-US': 'Chickpeas, spinach, cod',
        'zh-cn': '鹰嘴豆菠菜鳕鱼煲',
        es: 'Garbanzos con espinacas y bacalao',
        pt: 'Grão-de-bico com espinafre e bacalhau',
      },
      {
        'en-US': 'Oxtail in red wine',
        'zh-cn': '红酒炖牛尾',
        es: 'Rabo de toro al vino tinto',
        pt: 'Rabada ao vinho tinto',
      },
    ],
  },
  {
    key: 'huerto-de-noviciado',
    city: 'madrid',
    name: {
      'en-US': 'Huerto de Noviciado',
      'zh-cn': '诺维西亚多菜园',
      es: 'Huerto de Noviciado',
      pt: 'Huerto de Noviciado',
    },
    cuisines: ['vegetarian', 'spanish'],
    priceLevel: 3,
    story: {
      'en-US':
        'Behind a novitiate wall, Elena Ruz grows forty kinds of leaf in raised beds and plans dinner from whatever is ready. No meat or fish comes through the door. Expect leeks cooked black and opened at the table, rice with artichokes, tomatoes weighed like steak, and a short list of Gredos wines.',
      'zh-cn':
        '修院围墙后头，埃莱娜·鲁斯在高床里种了四十种叶菜，哪样熟了就做哪样。肉和鱼从不进门。您会吃到烤黑后当面剥开的韭葱、洋蓟饭、像牛排一样按重量点的番茄，再配一页格雷多斯的酒单。',
      es: 'Tras el muro de un noviciado, Elena Ruz cultiva cuarenta clases de hojas en bancales y decide la cena según lo que está a punto. Aquí no entran carne ni pescado. Hay puerros asados en negro y abiertos en la mesa, arroz con alcachofas, tomates que se piden al peso y unos pocos vinos de Gredos.',
      pt: 'Atrás do muro de um noviciado, Elena Ruz cultiva quarenta tipos de folhas em canteiros e planeja o jantar pelo que está no ponto. Carne e peixe não entram. Há alho-poró tostado e aberto à mesa, arroz com alcachofra, tomates pedidos por peso e uma carta curta de vinhos de Gredos.',
    },
    address: 'Calle de la Palma 63, 28015 Madrid',
    area: { 'en-US': 'Malasaña', 'zh-cn': '马拉萨尼亚', es: 'Malasaña', pt: 'Malasaña' },
    at: [40.4267, -3.7079],
    phone: '+34915550174',
    facilities: ['outdoor', 'vegetarian_dishes', 'gluten_free', 'wine_list'],
    hours: [
      { days: [2, 3, 4, 5, 6, 7], opens: '13:30', closes: '16:00', lastSeating: '14:15' },
      { days: [3, 4, 5, 6], opens: '20:30', closes: '23:45', lastSeating: '22:00' },
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
    depositUsd: 1000,
    depositFromParty: 6,
    cancelSteps: [
      { hoursBefore: 24, percent: 50 },
      { hoursBefore: 4, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Glass gallery', 'zh-cn': '玻璃廊', es: 'Galería acristalada', pt: 'Galeria envidraçada' },
        seats: [2, 4],
        tables: 8,
      },
      {
        key: 'garden',
        name: { 'en-US': 'Kitchen garden', 'zh-cn': '菜园座', es: 'El huerto', pt: 'A horta' },
        seats: [2, 6],
        tables: 4,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Garden menu', 'zh-cn': '菜园菜单', es: 'Menú del huerto', pt: 'Menu da horta' },
        courses: [
          {
            'en-US': 'Leaves and flowers, almond cream',
            'zh-cn': '菜叶与花配杏仁奶油',
            es: 'Hojas y flores con crema de almendra',
            pt: 'Folhas e flores com creme de amêndoa',
          },
          { 'en-US': 'Leek in ash', 'zh-cn': '灰烤韭葱', es: 'Puerro a la ceniza', pt: 'Alho-poró na cinza' },
          { 'en-US': 'Artichoke rice', 'zh-cn': '洋蓟饭', es: 'Arroz de alcachofa', pt: 'Arroz de alcachofra' },
          {
            'en-US': 'Fig leaf custard',
            'zh-cn': '无花果叶布丁',
            es: 'Flan de hoja de higuera',
            pt: 'Pudim de folha de figo',
          },
        ],
        usd: 5200,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Leek in ash, romesco',
        'zh-cn': '灰烤韭葱配罗梅斯科酱',
        es: 'Puerro a la ceniza con romesco',
        pt: 'Alho-poró na cinza com romesco',
      },
      {
        'en-US': 'Artichoke and saffron rice',
        'zh-cn': '洋蓟藏红花饭',
        es: 'Arroz de alcachofa y azafrán',
        pt: 'Arroz de alcachofra e açafrão',
      },
      {
        'en-US': 'Tomato by weight, olive ice',
        'zh-cn': '称重番茄配橄榄冰',
        es: 'Tomate al peso con helado de oliva',
        pt: 'Tomate por peso com sorvete de azeitona',
      },
    ],
  },
];
