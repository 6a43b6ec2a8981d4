import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const rome: readonly DemoRestaurant[] = [
  {
    key: 'osteria-dei-sarti',
    city: 'rome',
    name: { 'en-US': 'Osteria dei Sarti', 'zh-cn': '裁缝酒馆', es: 'Osteria dei Sarti', pt: 'Osteria dei Sarti' },
    cuisines: ['italian'],
    priceLevel: 2,
    story: {
      'en-US':
        'For sixty years suits were cut on these tables, and the tape measures are still nailed under their edges. Now the work is pasta: Ilaria rolls, her uncle sauces, and each order of cacio e pepe is tossed in its own pan. Offal on Saturdays, fish on Fridays, and never more than five wines open.',
      'zh-cn':
        '六十年来，人们在这些桌上裁西装，桌沿底下还钉着软尺。如今做的是面：伊拉里娅擀面，舅舅收汁，每份黑胡椒奶酪面都用自己的锅翻拌。周六有内脏，周五有鱼，同时开着的酒不超过五瓶。',
      es: 'Durante sesenta años se cortaron trajes en estas mesas, y bajo el borde siguen clavadas las cintas métricas. Hoy la labor es la pasta: Ilaria la estira, su tío la salsea y cada cacio e pepe se saltea en su propia sartén. Casquería los sábados, pescado los viernes y nunca más de cinco vinos abiertos.',
      pt: 'Por sessenta anos cortaram-se ternos nestas mesas, e as fitas métricas continuam pregadas sob a borda. Hoje o ofício é a massa: Ilaria abre, o tio cuida do molho e cada cacio e pepe é salteado na própria frigideira. Miúdos aos sábados, peixe às sextas e nunca mais de cinco vinhos abertos.',
    },
    address: 'Via dei Serpenti 58, 00184 Roma',
    area: { 'en-US': 'Monti', 'zh-cn': '蒙蒂', es: 'Monti', pt: 'Monti' },
    at: [41.8951, 12.4939],
    phone: '+390655500142',
    facilities: ['outdoor', 'vegetarian_dishes', 'gluten_free', 'high_chairs', 'wine_list'],
    hours: [
      { days: [1, 2, 4, 5, 6, 7], opens: '12:30', closes: '15:00', lastSeating: '13:30' },
      { days: [1, 2, 4, 5, 6, 7], opens: '19:00', closes: '23:30', lastSeating: '22:00' },
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
        name: { 'en-US': 'Cutting room', 'zh-cn': '裁剪间', es: 'Sala de corte', pt: 'Sala de corte' },
        seats: [2, 4],
        tables: 9,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Terrace', 'zh-cn': '露台', es: 'Terraza', pt: 'Terraço' },
        seats: [2, 4],
        tables: 4,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Lunch menu', 'zh-cn': '午市套餐', es: 'Menú de mediodía', pt: 'Menu de almoço' },
        courses: [
          { 'en-US': 'Pasta of the day', 'zh-cn': '当日意面', es: 'Pasta del día', pt: 'Massa do dia' },
          {
            'en-US': 'Chicory with anchovy',
            'zh-cn': '凤尾鱼菊苣',
            es: 'Achicoria con anchoa',
            pt: 'Chicória com anchova',
          },
          {
            'en-US': 'Ricotta and cherry tart',
            'zh-cn': '乳清奶酪樱桃挞',
            es: 'Tarta de ricota y guindas',
            pt: 'Torta de ricota e cereja',
          },
        ],
        usd: 2400,
        minPeople: 1,
        prepaid: false,
      },
      {
        name: { 'en-US': 'Menu to share', 'zh-cn': '共享菜单', es: 'Menú para compartir', pt: 'Menu para dividir' },
        courses: [
          {
            'en-US': 'Fried sage, olives',
            'zh-cn': '炸鼠尾草与橄榄',
            es: 'Salvia frita y aceitunas',
            pt: 'Sálvia frita e azeitonas',
          },
          {
            'en-US': 'Two pastas for the table',
            'zh-cn': '全桌共享两款面',
            es: 'Dos pastas al centro',
            pt: 'Duas massas para a mesa',
          },
          {
            'en-US': 'Lamb with potatoes',
            'zh-cn': '羊肉配土豆',
            es: 'Cordero con patatas',
            pt: 'Cordeiro com batatas',
          },
          {
            'en-US': 'Ricotta and cherry tart',
            'zh-cn': '乳清奶酪樱桃挞',
            es: 'Tarta de ricota y guindas',
            pt: 'Torta de ricota e cereja',
          },
        ],
        usd: 3800,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Cacio e pepe, one pan each',
        'zh-cn': '单锅黑胡椒奶酪面',
        es: 'Cacio e pepe, una sartén por plato',
        pt: 'Cacio e pepe, uma frigideira por prato',
      },
      {
        'en-US': 'Braised artichoke with mint',
        'zh-cn': '薄荷炖洋蓟',
        es: 'Alcachofa guisada con menta',
        pt: 'Alcachofra cozida com hortelã',
      },
      {
        'en-US': 'Oxtail, celery, a little cocoa',
        'zh-cn': '芹菜可可炖牛尾',
        es: 'Rabo de buey con apio y un poco de cacao',
        pt: 'Rabada com aipo e um toque de cacau',
      },
    ],
  },
  {
    key: 'il-forno-di-lea',
    city: 'rome',
    name: { 'en-US': 'Il Forno di Lea', 'zh-cn': '莱娅的烤炉', es: 'Il Forno di Lea', pt: 'Il Forno di Lea' },
    cuisines: ['italian'],
    priceLevel: 1,
    story: {
      'en-US':
        'Lea sells pizza by weight and by the length of your hands: hold them apart and she cuts. The dough rests three days, the potato topping goes on paper thin, and the oven floor was relaid with brick from the old post office. Court clerks queue at one, school children at four, neighbours all evening.',
      'zh-cn':
        '莱娅的披萨论重量卖，长短由您比划：两手一张，她就照着切。面团醒三天，土豆片薄得像纸，炉底用老邮局拆下的砖重铺过。一点排队的是法院文员，四点是放学的孩子，晚上都是街坊。',
      es: 'Lea vende la pizza al peso y a la medida de tus manos: las separas y ella corta. La masa reposa tres días, la patata va fina como papel y el suelo del horno se rehízo con ladrillos de la antigua oficina de correos. A la una hacen cola los funcionarios del juzgado, a las cuatro los niños y de noche el barrio.',
      pt: 'Lea vende pizza por peso e pela medida das suas mãos: você abre, ela corta. A massa descansa três dias, a batata vai fina como papel e o chão do forno foi refeito com tijolos do antigo correio. À uma a fila é dos funcionários do fórum, às quatro é das crianças e à noite é da vizinhança.',
    },
    address: 'Via Cola di Rienzo 241, 00192 Roma',
    area: { 'en-US': 'Prati', 'zh-cn': '普拉蒂', es: 'Prati', pt: 'Prati' },
    at: [41.9069, 12.4611],
    phone: '+390655500177',
    facilities: ['chef_counter', 'vegetarian_dishes', 'step_free', 'high_chairs'],
    hours: [
      { days: [1, 2, 3, 4, 5, 6], opens: '11:00', closes: '15:30', lastSeating: '14:30' },
      { days: [1, 2, 3, 4, 5, 6], opens: '17:30', closes: '22:00', lastSeating: '21:00' },
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
        key: 'counter',
        name: { 'en-US': 'Marble ledge', 'zh-cn': '大理石窄台', es: 'Repisa de mármol', pt: 'Bancada de mármore' },
        seats: [1, 2],
        tables: 6,
      },
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 3,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Potato and rosemary slice',
        'zh-cn': '土豆迷迭香披萨',
        es: 'Porción de patata y romero',
        pt: 'Fatia de batata e alecrim',
      },
      {
        'en-US': 'White pizza, mortadella, pistachio',
        'zh-cn': '白披萨配摩泰台拉肉肠与开心果',
        es: 'Pizza blanca con mortadela y pistacho',
        pt: 'Pizza branca com mortadela e pistache',
      },
      {
        'en-US': 'Rice croquette with mozzarella',
        'zh-cn': '马苏里拉炸饭团',
        es: 'Croqueta de arroz con mozzarella',
        pt: 'Bolinho de arroz com mozarela',
      },
    ],
  },
];
