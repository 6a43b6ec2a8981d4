import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const sydney: readonly DemoRestaurant[] = [
  {
    key: 'salt-ledge',
    city: 'sydney',
    name: { 'en-US': 'Salt Ledge', 'zh-cn': '盐岩台', es: 'Salt Ledge', pt: 'Salt Ledge' },
    cuisines: ['australian', 'seafood'],
    priceLevel: 4,
    story: {
      'en-US':
        'Swimmers doing laps below set the tempo; on rough days a little spray reaches the glass. Tess Mulvaney works with what grows on the headland, saltbush, pigface, warrigal greens, and with line caught fish hung for six days like beef. Divers bring urchins to the back door, and she pays them by the laugh as much as the kilo.',
      'zh-cn':
        '楼下泳池里的人一圈圈游，给这里定了节拍，浪大的日子，水花会溅上玻璃。苔丝·马尔瓦尼用岬角上长的东西：滨藜、海无花果、新西兰菠菜，还有钓来的鱼，像牛肉那样挂上六天。潜水的人把海胆送到后门，她付钱看斤两，也看谁讲的笑话好。',
      es: 'Los nadadores que hacen largos abajo marcan el ritmo; los días de oleaje, alguna gota llega al cristal. Tess Mulvaney trabaja con lo que crece en el promontorio, salgada, uña de gato, espinaca silvestre, y con pescado de anzuelo madurado seis días como la ternera. Los buzos traen erizos a la puerta de atrás y ella paga por kilo y por chiste.',
      pt: 'Os nadadores que dão voltas lá embaixo marcam o ritmo; em dias de ressaca, alguns respingos chegam ao vidro. Tess Mulvaney trabalha com o que cresce no costão, erva-sal, chorão-da-praia, espinafre silvestre, e com peixe de linha maturado por seis dias como carne. Os mergulhadores trazem ouriços à porta dos fundos, e ela paga por quilo e por piada.',
    },
    address: '5 Notts Avenue, Bondi Beach NSW 2026',
    area: { 'en-US': 'Bondi', 'zh-cn': '邦迪', es: 'Bondi', pt: 'Bondi' },
    at: [-33.8932, 151.2827],
    phone: '+61255500147',
    facilities: ['outdoor', 'water_view', 'chef_counter', 'gluten_free', 'step_free', 'parking', 'wine_list'],
    hours: [
      { days: [3, 4, 5, 6, 7], opens: '12:00', closes: '15:30', lastSeating: '13:00' },
      { days: [3, 4, 5, 6], opens: '18:00', closes: '23:00', lastSeating: '20:30' },
    ],
    noticeMinutes: 1440,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 150 },
      { upTo: 4, minutes: 165 },
      { upTo: 6, minutes: 180 },
    ],
    bufferMinutes: 30,
    maxParty: 6,
    depositUsd: 4000,
    depositFromParty: 2,
    cancelSteps: [
      { hoursBefore: 48, percent: 50 },
      { hoursBefore: 24, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Glass ledge', 'zh-cn': '玻璃岩台', es: 'Cornisa de cristal', pt: 'Varanda de vidro' },
        seats: [2, 6],
        tables: 9,
      },
      {
        key: 'terrace',
        name: { 'en-US': "Swimmers' deck", 'zh-cn': '泳者露台', es: 'Terraza de nadadores', pt: 'Deque dos nadadores' },
        seats: [2, 4],
        tables: 6,
      },
      {
        key: 'counter',
        name: { 'en-US': 'Raw bar', 'zh-cn': '生食吧台', es: 'Barra de crudos', pt: 'Balcão de crus' },
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
            'en-US': 'Oyster, desert lime',
            'zh-cn': '生蚝配沙漠青柠',
            es: 'Ostra con lima del desierto',
            pt: 'Ostra com limão do deserto',
          },
          {
            'en-US': 'Urchin on fried bread',
            'zh-cn': '海胆炸面包',
            es: 'Erizo sobre pan frito',
            pt: 'Ouriço no pão frito',
          },
          { 'en-US': 'Aged kingfish', 'zh-cn': '熟成黄尾鰤', es: 'Pez limón madurado', pt: 'Olhete maturado' },
          {
            'en-US': 'Murray cod, warrigal greens',
            'zh-cn': '墨瑞鳕配新西兰菠菜',
            es: 'Bacalao de Murray con espinaca silvestre',
            pt: 'Bacalhau de Murray com espinafre silvestre',
          },
          {
            'en-US': 'Wattleseed custard',
            'zh-cn': '金合欢籽布丁',
            es: 'Flan de semilla de acacia',
            pt: 'Pudim de semente de acácia',
          },
        ],
        usd: 13200,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Aged kingfish, finger lime',
        'zh-cn': '熟成黄尾鰤配指橙',
        es: 'Pez limón madurado con lima dedo',
        pt: 'Olhete maturado com limão-caviar',
      },
      {
        'en-US': 'Urchin on fried bread',
        'zh-cn': '海胆炸面包',
        es: 'Erizo sobre pan frito',
        pt: 'Ouriço no pão frito',
      },
      {
        'en-US': 'Wattleseed custard, burnt honey',
        'zh-cn': '金合欢籽布丁配焦蜜',
        es: 'Flan de semilla de acacia con miel tostada',
        pt: 'Pudim de semente de acácia com mel tostado',
      },
    ],
  },
  {
    key: 'gum-and-grain',
    city: 'sydney',
    name: { 'en-US': 'Gum and Grain', 'zh-cn': '桉树与麦', es: 'Gum and Grain', pt: 'Gum and Grain' },
    cuisines: ['australian', 'cafe'],
    priceLevel: 1,
    story: {
      'en-US':
        'Two bakers, one postman and a borrowed garage: that was the start. The postman left, the garage grew a roof garden, and the sourdough is now fed at ten each night by whoever lives nearest. Mornings smell of toast and eucalyptus. Order the egg roll early, the lamington late, and leave the corner stool for Frank and his kelpie.',
      'zh-cn':
        '两个面包师、一个邮差、一间借来的车库，就这么开了头。邮差走了，车库长出屋顶花园，酸面种每晚十点由住得近的人去喂。早上这里是吐司和桉叶的味道。鸡蛋卷趁早点，拉明顿晚些点，角落的凳子请留给弗兰克和他的卡尔比犬。',
      es: 'Dos panaderos, un cartero y un garaje prestado: así empezó. El cartero se fue, al garaje le creció un jardín en la azotea y la masa madre la alimenta cada noche a las diez quien viva más cerca. Por la mañana huele a tostada y eucalipto. Pide pronto el bollo de huevo, tarde el lamington, y deja el taburete del rincón a Frank y su kelpie.',
      pt: 'Dois padeiros, um carteiro e uma garagem emprestada: assim começou. O carteiro saiu, a garagem ganhou um jardim no telhado, e o fermento natural é alimentado toda noite às dez por quem mora mais perto. De manhã cheira a torrada e eucalipto. Peça cedo o pão com ovo, tarde o lamington, e deixe o banquinho do canto para Frank e seu kelpie.',
    },
    address: '63 Crown Street, Surry Hills NSW 2010',
    area: { 'en-US': 'Surry Hills', 'zh-cn': '萨里山', es: 'Surry Hills', pt: 'Surry Hills' },
    at: [-33.8861, 151.2119],
    phone: '+61255500182',
    facilities: ['outdoor', 'vegetarian_dishes', 'step_free', 'high_chairs', 'dogs', 'wifi'],
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '06:30', closes: '15:30', lastSeating: '14:30' }],
    noticeMinutes: 30,
    daysAhead: 30,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 60 },
      { upTo: 4, minutes: 75 },
      { upTo: 6, minutes: 90 },
    ],
    bufferMinutes: 10,
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
        tables: 7,
      },
      {
        key: 'garden',
        name: {
          'en-US': 'Lane under the gum',
          'zh-cn': '桉树小巷',
          es: 'Callejón del eucalipto',
          pt: 'Viela do eucalipto',
        },
        seats: [2, 6],
        tables: 4,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Egg and relish roll',
        'zh-cn': '酱菜鸡蛋卷',
        es: 'Bollo de huevo con chutney',
        pt: 'Pão com ovo e relish',
      },
      {
        'en-US': 'Sourdough, avocado, saltbush',
        'zh-cn': '酸面包配牛油果与滨藜',
        es: 'Masa madre con aguacate y salgada',
        pt: 'Pão de fermentação natural com abacate e erva-sal',
      },
      {
        'en-US': 'Coconut lamington, plum jam',
        'zh-cn': '李子酱椰丝拉明顿',
        es: 'Lamington de coco con mermelada de ciruela',
        pt: 'Lamington de coco com geleia de ameixa',
      },
    ],
  },
];
