import type { DemoSet } from '../demo-set.ts';

export const rome: readonly DemoSet[] = [
  {
    restaurants: ['Il Forno di Lea'],
    name: {
      'en-US': 'A metre of pizza for four',
      'zh-cn': '一米披萨四人份',
      es: 'Un metro de pizza para cuatro',
      pt: 'Um metro de pizza para quatro',
    },
    story: {
      'en-US':
        "One metre, measured with a tailor's tape and cut from up to three trays, plus fried things while you wait. Eat on the marble ledge or carry it to the castle gardens, ten minutes on foot.",
      'zh-cn':
        '整整一米，用裁缝尺量，最多从三盘里切，等的时候先吃炸物。可以站在大理石台边吃，也可以拎去城堡花园，步行十分钟。',
      es: 'Un metro, medido con cinta de sastre y cortado de hasta tres bandejas, y frituras mientras esperas. Cómelo en la repisa de mármol o llévalo a los jardines del castillo, a diez minutos a pie.',
      pt: 'Um metro, medido com fita de alfaiate e cortado de até três assadeiras, mais frituras enquanto espera. Coma na bancada de mármore ou leve aos jardins do castelo, a dez minutos a pé.',
    },
    people: 4,
    courses: [
      {
        name: { 'en-US': 'Snacks', 'zh-cn': '小食', es: 'Aperitivos', pt: 'Petiscos' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': '2 × Rice croquette',
              'zh-cn': '2 × 炸饭团',
              es: '2 × Croqueta de arroz',
              pt: '2 × Bolinho de arroz',
            },
            valueUsd: 500,
          },
          {
            name: {
              'en-US': '2 × Fried courgette flower',
              'zh-cn': '2 × 炸西葫芦花',
              es: '2 × Flor de calabacín frita',
              pt: '2 × Flor de abobrinha frita',
            },
            valueUsd: 600,
          },
          { name: { 'en-US': 'One of each', 'zh-cn': '各一份', es: 'Uno de cada', pt: 'Um de cada' }, valueUsd: 550 },
        ],
      },
      {
        name: {
          'en-US': 'A third of a metre, three times',
          'zh-cn': '三种各三分之一米',
          es: 'Un tercio de metro, tres veces',
          pt: 'Um terço de metro, três vezes',
        },
        choose: 3,
        of: [
          {
            name: { 'en-US': 'Potato, rosemary', 'zh-cn': '土豆迷迭香', es: 'Patata y romero', pt: 'Batata e alecrim' },
            valueUsd: 1000,
          },
          {
            name: {
              'en-US': 'White, mortadella, pistachio',
              'zh-cn': '白披萨配肉肠与开心果',
              es: 'Blanca, mortadela y pistacho',
              pt: 'Branca, mortadela e pistache',
            },
            valueUsd: 1300,
          },
          {
            name: {
              'en-US': 'Tomato, anchovy, oregano',
              'zh-cn': '番茄凤尾鱼牛至',
              es: 'Tomate, anchoa y orégano',
              pt: 'Tomate, anchova e orégano',
            },
            valueUsd: 1000,
          },
          {
            name: {
              'en-US': 'Chicory, provola',
              'zh-cn': '菊苣烟熏奶酪',
              es: 'Achicoria y provola',
              pt: 'Chicória e provola',
            },
            valueUsd: 1100,
          },
        ],
      },
      {
        name: { 'en-US': 'Drinks', 'zh-cn': '饮品', es: 'Bebidas', pt: 'Bebidas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': '2 × Bitter orange soda',
              'zh-cn': '2 × 苦橙汽水',
              es: '2 × Refresco de naranja amarga',
              pt: '2 × Refrigerante de laranja amarga',
            },
            valueUsd: 600,
          },
          { name: { 'en-US': '2 × Water', 'zh-cn': '2 × 矿泉水', es: '2 × Agua', pt: '2 × Água' }, valueUsd: 400 },
          { name: { 'en-US': 'One of each', 'zh-cn': '各一份', es: 'Uno de cada', pt: 'Um de cada' }, valueUsd: 500 },
        ],
      },
    ],
    valueUsd: 4800,
    usd: 3300,
    stock: 400,
    perCustomer: 8,
    perTable: 2,
    validDays: 30,
    usable: { weekdays: [1, 2, 3, 4], from: '17:30', to: '21:00' },
    blackout: [],
    needsTable: false,
    refund: 'any_time',
    refundAtExpiry: false,
  },
  {
    restaurants: ['Osteria dei Sarti'],
    name: {
      'en-US': 'Two pastas, one table',
      'zh-cn': '一桌两面',
      es: 'Dos pastas, una mesa',
      pt: 'Duas massas, uma mesa',
    },
    story: {
      'en-US':
        "Ilaria rolls, you decide, and both plates land in the middle. Chicory with anchovy keeps things bitter enough. Finish with ricotta and cherries, or with the uncle's grappa if the afternoon is free.",
      'zh-cn':
        '伊拉里娅擀面，您来选，两盘都摆在桌子中间。凤尾鱼菊苣添一点恰好的苦。最后吃乳清奶酪樱桃挞；若下午无事，也可来杯舅舅的格拉帕。',
      es: 'Ilaria estira, tú decides y los dos platos van al centro. La achicoria con anchoa pone el punto amargo. Termina con ricota y guindas, o con la grapa del tío si tienes la tarde libre.',
      pt: 'Ilaria abre a massa, você decide e os dois pratos vão para o centro. A chicória com anchova dá o amargo certo. Termine com ricota e cereja, ou com a grapa do tio se a tarde estiver livre.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Starter', 'zh-cn': '前菜', es: 'Entrante', pt: 'Entrada' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Fried sage and olives',
              'zh-cn': '炸鼠尾草与橄榄',
              es: 'Salvia frita y aceitunas',
              pt: 'Sálvia frita e azeitonas',
            },
            valueUsd: 800,
          },
          {
            name: {
              'en-US': 'Braised artichoke, mint',
              'zh-cn': '薄荷炖洋蓟',
              es: 'Alcachofa guisada con menta',
              pt: 'Alcachofra cozida com hortelã',
            },
            valueUsd: 900,
          },
        ],
      },
      {
        name: { 'en-US': 'Mains', 'zh-cn': '主菜', es: 'Principales', pt: 'Pratos principais' },
        choose: 2,
        of: [
          {
            name: { 'en-US': 'Cacio e pepe', 'zh-cn': '黑胡椒奶酪面', es: 'Cacio e pepe', pt: 'Cacio e pepe' },
            valueUsd: 1400,
          },
          {
            name: {
              'en-US': 'Oxtail tagliatelle',
              'zh-cn': '牛尾宽面',
              es: 'Tallarines con rabo de buey',
              pt: 'Tagliatelle com rabada',
            },
            valueUsd: 1600,
          },
          {
            name: {
              'en-US': 'Tomato and basil maltagliati',
              'zh-cn': '番茄罗勒面片',
              es: 'Maltagliati con tomate y albahaca',
              pt: 'Maltagliati com tomate e manjericão',
            },
            valueUsd: 1300,
          },
        ],
      },
      {
        name: { 'en-US': 'Side', 'zh-cn': '配菜', es: 'Guarnición', pt: 'Acompanhamento' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Chicory, anchovy',
              'zh-cn': '凤尾鱼菊苣',
              es: 'Achicoria con anchoa',
              pt: 'Chicória com anchova',
            },
            valueUsd: 700,
          },
        ],
      },
      {
        name: { 'en-US': 'To finish', 'zh-cn': '收尾', es: 'Para terminar', pt: 'Para terminar' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Ricotta and cherry tart',
              'zh-cn': '乳清奶酪樱桃挞',
              es: 'Tarta de ricota y guindas',
              pt: 'Torta de ricota e cereja',
            },
            valueUsd: 700,
          },
          {
            name: {
              'en-US': "The uncle's grappa",
              'zh-cn': '舅舅的格拉帕',
              es: 'La grapa del tío',
              pt: 'A grapa do tio',
            },
            valueUsd: 600,
          },
        ],
      },
    ],
    valueUsd: 5300,
    usd: 3900,
    stock: 160,
    perCustomer: 4,
    perTable: 2,
    validDays: 90,
    usable: { weekdays: [1, 2, 4, 5], from: '12:30', to: '14:15' },
    blackout: ['12-25'],
    needsTable: true,
    refund: 'any_time',
    refundAtExpiry: true,
  },
];
