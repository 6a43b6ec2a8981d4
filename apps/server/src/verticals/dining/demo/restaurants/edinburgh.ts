import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const edinburgh: readonly DemoRestaurant[] = [
  {
    key: 'the-quiet-cask',
    city: 'edinburgh',
    name: { 'en-US': 'The Quiet Cask', 'zh-cn': '静桶', es: 'The Quiet Cask', pt: 'The Quiet Cask' },
    cuisines: ['british', 'seafood'],
    priceLevel: 3,
    story: {
      'en-US':
        'Whisky slept in this bonded store for a century and the walls still give off a little of it on damp days. Isla Rennie cooks langoustines from Tarbert, mussels in beer, haggis wrapped in cabbage. Ask for the dram list and you get a wooden tray of seven keys; each opens one small cask.',
      'zh-cn':
        '这座保税仓里，威士忌沉睡了一百年，潮湿的日子墙上还透出酒香。艾拉·伦尼做塔伯特的海螯虾、啤酒贻贝和甘蓝包哈吉斯。问起烈酒单，您会拿到一只木盘，盘里七把钥匙，一把开一只小桶。',
      es: 'El whisky durmió un siglo en este depósito y, los días húmedos, las paredes aún lo sueltan. Isla Rennie cocina cigalas de Tarbert, mejillones a la cerveza y haggis envuelto en col. Pide la carta de whiskies y te traen una bandeja con siete llaves: cada una abre un tonel pequeño.',
      pt: 'O uísque dormiu um século neste depósito e, nos dias úmidos, as paredes ainda soltam um pouco dele. Isla Rennie cozinha lagostins de Tarbert, mexilhões na cerveja e haggis enrolado em repolho. Peça a carta de uísques e chega uma bandeja com sete chaves: cada uma abre um barril pequeno.',
    },
    address: '31 The Shore, Edinburgh EH6 6QN',
    area: { 'en-US': 'Leith', 'zh-cn': '利斯', es: 'Leith', pt: 'Leith' },
    at: [55.9762, -3.1702],
    phone: '+441314960128',
    facilities: ['water_view', 'private_room', 'gluten_free', 'dogs', 'wine_list'],
    hours: [
      { days: [3, 4, 5, 6, 7], opens: '12:00', closes: '15:00', lastSeating: '13:15' },
      { days: [3, 4, 5, 6, 7], opens: '17:30', closes: '22:45', lastSeating: '21:00' },
    ],
    noticeMinutes: 120,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 105 },
      { upTo: 4, minutes: 120 },
      { upTo: 8, minutes: 150 },
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
        name: { 'en-US': 'Bonded hall', 'zh-cn': '保税仓厅', es: 'Sala del depósito', pt: 'Sala do depósito' },
        seats: [2, 4],
        tables: 9,
      },
      {
        key: 'room',
        name: { 'en-US': 'Cask room', 'zh-cn': '酒桶间', es: 'Sala de los toneles', pt: 'Sala dos barris' },
        seats: [4, 8],
        tables: 1,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Evening menu', 'zh-cn': '晚市菜单', es: 'Menú de noche', pt: 'Menu da noite' },
        courses: [
          {
            'en-US': 'Mussels in beer',
            'zh-cn': '啤酒贻贝',
            es: 'Mejillones a la cerveza',
            pt: 'Mexilhões na cerveja',
          },
          {
            'en-US': 'Langoustines to share',
            'zh-cn': '共享海螯虾',
            es: 'Cigalas para compartir',
            pt: 'Lagostins para dividir',
          },
          {
            'en-US': 'Venison, beetroot, juniper',
            'zh-cn': '鹿肉配甜菜与杜松',
            es: 'Venado con remolacha y enebro',
            pt: 'Cervo com beterraba e zimbro',
          },
          { 'en-US': 'Cranachan', 'zh-cn': '燕麦奶油杯', es: 'Cranachan', pt: 'Cranachan' },
        ],
        usd: 5600,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Langoustines, seaweed butter',
        'zh-cn': '海螯虾配海藻黄油',
        es: 'Cigalas con mantequilla de algas',
        pt: 'Lagostins com manteiga de algas',
      },
      {
        'en-US': 'Haggis in cabbage, swede',
        'zh-cn': '甘蓝哈吉斯配芜菁泥',
        es: 'Haggis en col con colinabo',
        pt: 'Haggis no repolho com rutabaga',
      },
      {
        'en-US': 'Cranachan with brambles',
        'zh-cn': '黑莓燕麦奶油杯',
        es: 'Cranachan con moras',
        pt: 'Cranachan com amoras',
      },
    ],
  },
  {
    key: 'ardens-tearoom',
    city: 'edinburgh',
    name: { 'en-US': "Arden's Tearoom", 'zh-cn': '雅顿茶室', es: "Arden's Tearoom", pt: "Arden's Tearoom" },
    cuisines: ['british', 'cafe'],
    priceLevel: 1,
    story: {
      'en-US':
        'Mrs Arden, a retired librarian, files her teas by the Dewey system and can find you a smoky one in the 640s. Scones leave the oven on the half hour, soup comes with an oatcake the size of a saucer, and nobody is asked to read more quietly. Rain is considered good for trade.',
      'zh-cn':
        '雅顿太太是退休的图书管理员，茶叶按杜威分类法排架，想喝带烟熏味的，她到640类里去找。司康每逢半点出炉，汤配一块茶碟大的燕麦饼，谁翻书也不必轻手轻脚。这里认为下雨对生意有好处。',
      es: 'La señora Arden, bibliotecaria jubilada, clasifica los tés por el sistema Dewey y te encuentra uno ahumado en el 640. Los scones salen del horno a las medias, la sopa trae una galleta de avena grande como un platillo y a nadie se le pide leer más bajo. La lluvia se considera buena para el negocio.',
      pt: 'A senhora Arden, bibliotecária aposentada, arquiva os chás pelo sistema Dewey e acha um defumado na classe 640. Os scones saem do forno a cada meia hora, a sopa vem com um biscoito de aveia do tamanho de um pires e ninguém precisa ler mais baixo. A chuva é considerada boa para os negócios.',
    },
    address: '22 St Stephen Street, Edinburgh EH3 5AL',
    area: { 'en-US': 'Stockbridge', 'zh-cn': '斯托克布里奇', es: 'Stockbridge', pt: 'Stockbridge' },
    at: [55.9581, -3.2093],
    phone: '+441314960164',
    facilities: ['outdoor', 'vegetarian_dishes', 'gluten_free', 'high_chairs', 'dogs', 'wifi'],
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '09:00', closes: '17:30', lastSeating: '16:30' }],
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
        name: { 'en-US': 'Book room', 'zh-cn': '书房', es: 'Sala de libros', pt: 'Sala dos livros' },
        seats: [2, 4],
        tables: 8,
      },
      {
        key: 'garden',
        name: { 'en-US': 'Back green', 'zh-cn': '后院草坪', es: 'Jardín trasero', pt: 'Jardim dos fundos' },
        seats: [2, 4],
        tables: 3,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Cheese scone, whipped butter',
        'zh-cn': '奶酪司康配打发黄油',
        es: 'Scone de queso con mantequilla batida',
        pt: 'Scone de queijo com manteiga batida',
      },
      {
        'en-US': 'Smoked haddock soup',
        'zh-cn': '烟熏黑线鳕浓汤',
        es: 'Sopa de eglefino ahumado',
        pt: 'Sopa de hadoque defumado',
      },
      {
        'en-US': 'Marmalade sponge',
        'zh-cn': '橘子酱海绵蛋糕',
        es: 'Bizcocho de mermelada de naranja',
        pt: 'Bolo de geleia de laranja',
      },
    ],
  },
];
