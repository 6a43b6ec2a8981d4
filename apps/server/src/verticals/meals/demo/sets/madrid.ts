import type { DemoSet } from '../demo-set.ts';

export const madrid: readonly DemoSet[] = [
  {
    restaurants: ['La Hora Tarda'],
    name: {
      'en-US': 'Supper after eleven',
      'zh-cn': '十一点后的晚餐',
      es: 'Cena después de las once',
      pt: 'Ceia depois das onze',
    },
    story: {
      'en-US':
        'Monday to Thursday, when Madrid has gone home or pretends to. Three dishes to share, two vermouths or two small beers, and a kitchen in no hurry to close on you.',
      'zh-cn': '周一到周四，马德里人都回家了，或者装作回家了。三道菜两人分，两杯味美思或小杯啤酒，厨房也不催您走。',
      es: 'De lunes a jueves, cuando Madrid se ha ido a casa o eso dice. Tres platos para compartir, dos vermuts o dos cañas y una cocina sin prisa por cerrar.',
      pt: 'De segunda a quinta, quando Madri já foi para casa ou finge que foi. Três pratos para dividir, dois vermutes ou dois chopes pequenos e uma cozinha sem pressa de fechar.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'To share', 'zh-cn': '共享', es: 'Para compartir', pt: 'Para dividir' },
        choose: 3,
        of: [
          {
            name: {
              'en-US': 'Tortilla, set to order',
              'zh-cn': '现做土豆蛋饼',
              es: 'Tortilla al momento',
              pt: 'Tortilha feita na hora',
            },
            valueUsd: 1200,
          },
          {
            name: {
              'en-US': 'Chickpeas, spinach, cod',
              'zh-cn': '鹰嘴豆菠菜鳕鱼',
              es: 'Garbanzos con espinacas y bacalao',
              pt: 'Grão-de-bico com espinafre e bacalhau',
            },
            valueUsd: 1400,
          },
          {
            name: {
              'en-US': 'Ham, cut by hand',
              'zh-cn': '手切火腿',
              es: 'Jamón cortado a mano',
              pt: 'Presunto cortado à mão',
            },
            valueUsd: 1600,
          },
          {
            name: {
              'en-US': 'Oxtail in red wine',
              'zh-cn': '红酒炖牛尾',
              es: 'Rabo de toro al vino tinto',
              pt: 'Rabada ao vinho tinto',
            },
            valueUsd: 1800,
          },
        ],
      },
      {
        name: { 'en-US': 'Drinks', 'zh-cn': '饮品', es: 'Bebidas', pt: 'Bebidas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Vermouth with olive',
              'zh-cn': '橄榄味美思',
              es: 'Vermut con aceituna',
              pt: 'Vermute com azeitona',
            },
            valueUsd: 400,
          },
          { name: { 'en-US': 'Small beer', 'zh-cn': '小杯啤酒', es: 'Caña', pt: 'Chope pequeno' }, valueUsd: 300 },
          {
            name: { 'en-US': 'Sparkling water', 'zh-cn': '气泡水', es: 'Agua con gas', pt: 'Água com gás' },
            valueUsd: 300,
          },
        ],
      },
      {
        name: { 'en-US': 'Dessert', 'zh-cn': '甜品', es: 'Postre', pt: 'Sobremesa' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Burnt custard, two spoons',
              'zh-cn': '焦糖蛋奶冻两把勺',
              es: 'Crema tostada, dos cucharas',
              pt: 'Creme queimado, duas colheres',
            },
            valueUsd: 700,
          },
        ],
      },
    ],
    valueUsd: 4900,
    usd: 3500,
    stock: 180,
    perCustomer: 4,
    perTable: 3,
    validDays: 75,
    usable: { weekdays: [1, 2, 3, 4], from: '23:00', to: '00:00' },
    blackout: ['12-24', '12-31'],
    needsTable: false,
    refund: 'any_time',
    refundAtExpiry: true,
  },
  {
    restaurants: ['Huerto de Noviciado'],
    name: {
      'en-US': 'An evening in the kitchen garden',
      'zh-cn': '菜园之夜',
      es: 'Una noche en el huerto',
      pt: 'Uma noite na horta',
    },
    story: {
      'en-US':
        'Arrive a little early and Elena will walk you along the beds before you sit down. Two dishes each follow, without meat or fish, and a bottle grown at a thousand metres in the Gredos hills.',
      'zh-cn':
        '早到一会儿，埃莱娜会先带您沿菜畦走一圈，再入座。随后每人两道菜，不用肉与鱼，佐一瓶格雷多斯山区海拔千米的酒。',
      es: 'Llega un poco antes y Elena te enseñará los bancales antes de sentarte. Después, dos platos por persona, sin carne ni pescado, y una botella criada a mil metros en Gredos.',
      pt: 'Chegue um pouco antes e Elena mostra os canteiros antes de você se sentar. Depois, dois pratos por pessoa, sem carne nem peixe, e uma garrafa de uvas criadas a mil metros em Gredos.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Starters', 'zh-cn': '前菜', es: 'Entrantes', pt: 'Entradas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Leek in ash, romesco',
              'zh-cn': '灰烤韭葱配罗梅斯科酱',
              es: 'Puerro a la ceniza con romesco',
              pt: 'Alho-poró na cinza com romesco',
            },
            valueUsd: 1400,
          },
          {
            name: { 'en-US': 'Leaves and flowers', 'zh-cn': '菜叶与花', es: 'Hojas y flores', pt: 'Folhas e flores' },
            valueUsd: 1200,
          },
          {
            name: { 'en-US': 'Tomato by weight', 'zh-cn': '称重番茄', es: 'Tomate al peso', pt: 'Tomate por peso' },
            valueUsd: 1400,
          },
        ],
      },
      {
        name: { 'en-US': 'Mains', 'zh-cn': '主菜', es: 'Principales', pt: 'Pratos principais' },
        choose: 2,
        of: [
          {
            name: { 'en-US': 'Artichoke rice', 'zh-cn': '洋蓟饭', es: 'Arroz de alcachofa', pt: 'Arroz de alcachofra' },
            valueUsd: 2200,
          },
          {
            name: {
              'en-US': 'Pumpkin, chestnut, sage',
              'zh-cn': '南瓜栗子鼠尾草',
              es: 'Calabaza, castaña y salvia',
              pt: 'Abóbora, castanha e sálvia',
            },
            valueUsd: 2100,
          },
        ],
      },
      {
        name: { 'en-US': 'Dessert', 'zh-cn': '甜品', es: 'Postre', pt: 'Sobremesa' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Fig leaf custard, two spoons',
              'zh-cn': '无花果叶布丁两把勺',
              es: 'Flan de hoja de higuera, dos cucharas',
              pt: 'Pudim de folha de figo, duas colheres',
            },
            valueUsd: 900,
          },
        ],
      },
      {
        name: { 'en-US': 'Drink', 'zh-cn': '饮品', es: 'Bebida', pt: 'Bebida' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Bottle of Gredos white',
              'zh-cn': '格雷多斯白葡萄酒一瓶',
              es: 'Botella de blanco de Gredos',
              pt: 'Garrafa de branco de Gredos',
            },
            valueUsd: 2600,
          },
        ],
      },
    ],
    valueUsd: 10100,
    usd: 7100,
    stock: 110,
    perCustomer: 3,
    perTable: 2,
    validDays: 120,
    usable: { weekdays: [3, 4, 5], from: '20:30', to: '22:00' },
    blackout: [],
    needsTable: true,
    refund: 'any_time',
    refundAtExpiry: true,
  },
];
