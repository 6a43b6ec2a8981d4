import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const lisbon: readonly DemoRestaurant[] = [
  {
    key: 'casa-lume-lisbon',
    city: 'lisbon',
    name: { 'en-US': 'Casa Lume Alfama', 'zh-cn': '炉火之家·阿尔法玛', es: 'Casa Lume Alfama', pt: 'Casa Lume Alfama' },
    cuisines: ['portuguese', 'grill'],
    priceLevel: 2,
    story: {
      'en-US':
        'Rita Lume cooks over vine cuttings that a cousin brings down from Colares each autumn. The grill stands in full view of the tiled room, and sardines, pork and cabbage hearts all pass over it. On warm evenings five small tables go out on the steps, level with the washing lines.',
      'zh-cn':
        '丽塔·卢梅用葡萄藤枝生火，每年秋天由表亲从科拉雷斯运来。烤炉就在瓷砖厅里，客人都看得见，沙丁鱼、猪肉与甘蓝心轮番上架。天暖的夜晚，石阶上会摆出五张小桌，与邻家的晾衣绳齐高。',
      es: 'Rita Lume cocina con sarmientos que un primo le trae de Colares cada otoño. La parrilla está a la vista de toda la sala de azulejos, y por ella pasan sardinas, cerdo y cogollos de col. En las noches templadas salen cinco mesitas a la escalera, a la altura de los tendederos.',
      pt: 'Rita Lume cozinha com sarmentos de videira que um primo traz de Colares todo outono. A grelha fica à vista da sala de azulejos, e por ela passam sardinhas, porco e corações de repolho. Nas noites quentes, cinco mesinhas vão para a escadaria, na altura dos varais.',
    },
    address: 'Rua dos Remédios 87, 1100-442 Lisboa',
    area: { 'en-US': 'Alfama', 'zh-cn': '阿尔法玛', es: 'Alfama', pt: 'Alfama' },
    at: [38.7119, -9.1268],
    phone: '+351215550182',
    facilities: ['outdoor', 'open_kitchen', 'high_chairs', 'wine_list', 'wifi'],
    hours: [
      { days: [2, 3, 4, 5, 6, 7], opens: '12:00', closes: '15:00', lastSeating: '13:30' },
      { days: [1, 2, 3, 4, 5, 6, 7], opens: '19:00', closes: '23:00', lastSeating: '21:30' },
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
        name: { 'en-US': 'Tiled room', 'zh-cn': '瓷砖厅', es: 'Sala de azulejos', pt: 'Sala de azulejos' },
        seats: [2, 4],
        tables: 8,
      },
      {
        key: 'terrace',
        name: {
          'en-US': 'Stair terrace',
          'zh-cn': '石阶露台',
          es: 'Terraza de la escalera',
          pt: 'Terraço da escadaria',
        },
        seats: [2, 4],
        tables: 5,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Menu to share', 'zh-cn': '共享菜单', es: 'Menú para compartir', pt: 'Menu para dividir' },
        courses: [
          {
            'en-US': "Bread, olives, sheep's cheese",
            'zh-cn': '面包、橄榄与羊奶酪',
            es: 'Pan, aceitunas y queso de oveja',
            pt: 'Pão, azeitonas e queijo de ovelha',
          },
          {
            'en-US': 'Grilled sardines on toast',
            'zh-cn': '烤沙丁鱼吐司',
            es: 'Sardinas asadas sobre pan',
            pt: 'Sardinhas assadas na torrada',
          },
          {
            'en-US': 'Pork and cabbage from the grill',
            'zh-cn': '炭烤猪肉与甘蓝',
            es: 'Cerdo y col a la parrilla',
            pt: 'Porco e repolho na grelha',
          },
          { 'en-US': 'Almond tart', 'zh-cn': '杏仁挞', es: 'Tarta de almendra', pt: 'Torta de amêndoa' },
        ],
        usd: 3400,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Sardines over vine embers, peppers',
        'zh-cn': '葡萄藤炭烤沙丁鱼配甜椒',
        es: 'Sardinas a la brasa de sarmiento con pimientos',
        pt: 'Sardinhas na brasa de videira com pimentões',
      },
      {
        'en-US': 'Black pork, smoked paprika, clams',
        'zh-cn': '黑猪肉蛤蜊配烟熏红椒',
        es: 'Cerdo ibérico con almejas y pimentón',
        pt: 'Porco preto com vôngoles e páprica defumada',
      },
      {
        'en-US': 'Almond tart, sea salt',
        'zh-cn': '海盐杏仁挞',
        es: 'Tarta de almendra con sal marina',
        pt: 'Torta de amêndoa com flor de sal',
      },
    ],
  },
  {
    key: 'balcao-oito',
    city: 'lisbon',
    name: { 'en-US': 'Balcão Oito', 'zh-cn': '八席吧台', es: 'Balcão Oito', pt: 'Balcão Oito' },
    cuisines: ['seafood', 'portuguese'],
    priceLevel: 4,
    story: {
      'en-US':
        'Eight stools, one slab of Estremoz marble, two cooks. Nuno Faria buys what the boats at Peniche land before dawn and writes the order of the evening in chalk at six. Nothing is plated out of sight, so questions are welcome between courses, and most guests leave knowing how to open a razor clam.',
      'zh-cn':
        '八张凳子，一整块埃斯特雷莫斯大理石，两位厨师。努诺·法里亚在天亮前到佩尼谢港收鱼，傍晚六点用粉笔写下当晚的顺序。每道菜都在您眼前装盘，席间尽管提问，多数客人走时都学会了开蛏子。',
      es: 'Ocho taburetes, una losa de mármol de Estremoz y dos cocineros. Nuno Faria compra lo que descargan los barcos de Peniche antes del alba y a las seis escribe con tiza el orden de la noche. Todo se emplata delante de ti, así que pregunta: casi todos se van sabiendo abrir una navaja.',
      pt: 'Oito bancos, uma laje de mármore de Estremoz, dois cozinheiros. Nuno Faria compra o que os barcos de Peniche descarregam antes do amanhecer e às seis escreve a giz a ordem da noite. Tudo é montado à sua frente, então pergunte à vontade: quase todos saem sabendo abrir um lingueirão.',
    },
    address: 'Rua de São Paulo 214, 1200-429 Lisboa',
    area: { 'en-US': 'Cais do Sodré', 'zh-cn': '索德烈码头', es: 'Cais do Sodré', pt: 'Cais do Sodré' },
    at: [38.7069, -9.1457],
    phone: '+351215550148',
    facilities: ['chef_counter', 'open_kitchen', 'gluten_free', 'wine_list'],
    hours: [{ days: [2, 3, 4, 5, 6], opens: '19:30', closes: '23:30', lastSeating: '20:30' }],
    noticeMinutes: 2880,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 1, minutes: 150 },
      { upTo: 2, minutes: 150 },
    ],
    bufferMinutes: 30,
    maxParty: 2,
    depositUsd: 4000,
    depositFromParty: 1,
    cancelSteps: [
      { hoursBefore: 72, percent: 50 },
      { hoursBefore: 24, percent: 100 },
    ],
    confirm: 'staff',
    areas: [
      {
        key: 'counter',
        name: { 'en-US': 'The eight stools', 'zh-cn': '八席吧台', es: 'Los ocho taburetes', pt: 'Os oito bancos' },
        seats: [1, 2],
        tables: 4,
      },
    ],
    menus: [
      {
        name: {
          'en-US': "Chef's tasting menu",
          'zh-cn': '主厨品鉴菜单',
          es: 'Menú degustación',
          pt: 'Menu degustação',
        },
        courses: [
          {
            'en-US': 'Oyster and quince vinegar',
            'zh-cn': '生蚝配榅桲醋',
            es: 'Ostra con vinagre de membrillo',
            pt: 'Ostra com vinagre de marmelo',
          },
          {
            'en-US': 'Scarlet prawn, warm broth',
            'zh-cn': '红虾与热汤',
            es: 'Carabinero y caldo caliente',
            pt: 'Carabineiro e caldo quente',
          },
          {
            'en-US': 'Razor clams from the plate',
            'zh-cn': '铁板蛏子',
            es: 'Navajas a la plancha',
            pt: 'Lingueirão na chapa',
          },
          {
            'en-US': 'Turbot, seaweed butter',
            'zh-cn': '多宝鱼配海藻黄油',
            es: 'Rodaballo y mantequilla de algas',
            pt: 'Rodovalho e manteiga de algas',
          },
          {
            'en-US': "Sheep's milk ice cream",
            'zh-cn': '羊奶冰淇淋',
            es: 'Helado de leche de oveja',
            pt: 'Sorvete de leite de ovelha',
          },
        ],
        usd: 12800,
        minPeople: 1,
        prepaid: true,
      },
    ],
    dishes: [
      {
        'en-US': 'Scarlet prawn, its own broth',
        'zh-cn': '红虾与虾头清汤',
        es: 'Carabinero con su propio caldo',
        pt: 'Carabineiro no próprio caldo',
      },
      {
        'en-US': 'Razor clams, coriander, garlic',
        'zh-cn': '香菜蒜香蛏子',
        es: 'Navajas con cilantro y ajo',
        pt: 'Lingueirão com coentro e alho',
      },
      {
        'en-US': 'Turbot on the bone, seaweed butter',
        'zh-cn': '带骨多宝鱼配海藻黄油',
        es: 'Rodaballo con espina y mantequilla de algas',
        pt: 'Rodovalho na espinha com manteiga de algas',
      },
    ],
  },
];
