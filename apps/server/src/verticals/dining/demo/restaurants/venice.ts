import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const venice: readonly DemoRestaurant[] = [
  {
    key: 'la-barena',
    city: 'venice',
    name: { 'en-US': 'La Barena', 'zh-cn': '盐沼', es: 'La Barena', pt: 'La Barena' },
    cuisines: ['italian', 'seafood'],
    priceLevel: 4,
    story: {
      'en-US':
        'Barene are the salt meadows that the tide covers and uncovers, and the menu moves with them: samphire in May, soft crabs in autumn, wild duck when the fog comes. Chef Sofia Vianello rows out twice a week with a gatherer from Burano. Four small tables float on a pontoon and rock when the vaporetto passes.',
      'zh-cn':
        '“巴雷纳”是随潮水隐现的盐沼，菜单也跟着它走：五月有海蓬子，秋天有软壳蟹，起雾时有野鸭。主厨索菲娅·维亚内洛每周两次与布拉诺岛的采集人划船出去。浮台上有四张小桌，水上巴士驶过时会轻轻摇晃。',
      es: 'Las barene son praderas de sal que la marea cubre y descubre, y la carta se mueve con ellas: salicornia en mayo, cangrejos blandos en otoño, pato silvestre cuando llega la niebla. La chef Sofia Vianello sale a remo dos veces por semana con una recolectora de Burano. Cuatro mesitas flotan en un pontón y se mecen al paso del vaporetto.',
      pt: 'As barene são campos de sal que a maré cobre e descobre, e o cardápio se move com elas: salicórnia em maio, siri-mole no outono, pato selvagem quando chega a neblina. A chef Sofia Vianello sai a remo duas vezes por semana com uma coletora de Burano. Quatro mesinhas flutuam num pontão e balançam quando passa o vaporetto.',
    },
    address: 'Fondamenta Zattere allo Spirito Santo 401, 30123 Venezia',
    area: { 'en-US': 'Dorsoduro', 'zh-cn': '多尔索杜罗', es: 'Dorsoduro', pt: 'Dorsoduro' },
    at: [45.4298, 12.3256],
    phone: '+390415550126',
    facilities: ['outdoor', 'water_view', 'private_room', 'gluten_free', 'wine_list'],
    hours: [
      { days: [3, 4, 5, 6, 7], opens: '12:30', closes: '16:00', lastSeating: '13:30' },
      { days: [3, 4, 5, 6, 7], opens: '19:00', closes: '23:15', lastSeating: '20:45' },
    ],
    noticeMinutes: 1440,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 150 },
      { upTo: 4, minutes: 165 },
      { upTo: 8, minutes: 180 },
    ],
    bufferMinutes: 30,
    maxParty: 8,
    depositUsd: 3500,
    depositFromParty: 1,
    cancelSteps: [
      { hoursBefore: 72, percent: 50 },
      { hoursBefore: 24, percent: 100 },
    ],
    confirm: 'staff',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Lagoon room', 'zh-cn': '潟湖厅', es: 'Sala de la laguna', pt: 'Sala da laguna' },
        seats: [2, 4],
        tables: 6,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Pontoon', 'zh-cn': '浮台', es: 'Pontón', pt: 'Pontão' },
        seats: [2, 2],
        tables: 4,
      },
      {
        key: 'room',
        name: { 'en-US': 'Private room', 'zh-cn': '包间', es: 'Sala privada', pt: 'Sala reservada' },
        seats: [4, 8],
        tables: 1,
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
            'en-US': 'Raw prawn, salt meadow herbs',
            'zh-cn': '生虾配盐沼香草',
            es: 'Gamba cruda con hierbas de la marisma',
            pt: 'Camarão cru com ervas do sal',
          },
          {
            'en-US': 'Soft crab, polenta',
            'zh-cn': '软壳蟹配玉米糊',
            es: 'Cangrejo blando con polenta',
            pt: 'Siri-mole com polenta',
          },
          { 'en-US': 'Goby risotto', 'zh-cn': '虾虎鱼烩饭', es: 'Risotto de gobio', pt: 'Risoto de góbio' },
          {
            'en-US': 'Eel over embers, bay',
            'zh-cn': '月桂炭烤鳗鱼',
            es: 'Anguila a la brasa con laurel',
            pt: 'Enguia na brasa com louro',
          },
          {
            'en-US': 'Buttermilk, wild plum',
            'zh-cn': '酪乳配野李',
            es: 'Suero de leche y ciruela silvestre',
            pt: 'Leitelho e ameixa silvestre',
          },
        ],
        usd: 13500,
        minPeople: 2,
        prepaid: true,
      },
    ],
    dishes: [
      {
        'en-US': 'Soft crabs, polenta, vinegar onions',
        'zh-cn': '软壳蟹配玉米糊与醋渍洋葱',
        es: 'Cangrejos blandos con polenta y cebolla en vinagre',
        pt: 'Siri-mole com polenta e cebola no vinagre',
      },
      {
        'en-US': 'Risotto of goby and samphire',
        'zh-cn': '虾虎鱼海蓬子烩饭',
        es: 'Risotto de gobio y salicornia',
        pt: 'Risoto de góbio e salicórnia',
      },
      {
        'en-US': 'Wild duck, salted plum',
        'zh-cn': '野鸭配咸李子',
        es: 'Pato silvestre con ciruela salada',
        pt: 'Pato selvagem com ameixa salgada',
      },
    ],
  },
  {
    key: 'bacaro-sette-remi',
    city: 'venice',
    name: { 'en-US': 'Bacaro Sette Remi', 'zh-cn': '七桨小酒馆', es: 'Bacaro Sette Remi', pt: 'Bacaro Sette Remi' },
    cuisines: ['italian'],
    priceLevel: 1,
    story: {
      'en-US':
        'Seven oars hang from the ceiling, one for each regatta the owner lost. Below them the glass case fills at eleven and again at six: salt cod on toast, half eggs, sardines in sweet onion. Choose by pointing, carry your small glass to the canal, and come back for the next one when the first is gone.',
      'zh-cn':
        '天花板挂着七支桨，店主每输一场赛艇就挂一支。桨下的玻璃柜十一点装满一次，六点再装一次：鳕鱼酱吐司、半颗水煮蛋、甜洋葱渍沙丁鱼。您用手指点，端着小酒杯走到运河边，喝完再回来添。',
      es: 'Del techo cuelgan siete remos, uno por cada regata que perdió el dueño. Debajo, la vitrina se llena a las once y otra vez a las seis: bacalao en tostada, medios huevos, sardinas con cebolla dulce. Eliges con el dedo, te llevas la copita al canal y vuelves a por la siguiente cuando se acaba.',
      pt: 'Do teto pendem sete remos, um para cada regata que o dono perdeu. Embaixo, a vitrine enche às onze e de novo às seis: bacalhau na torrada, meio ovo, sardinha na cebola doce. Você escolhe apontando, leva o copinho até o canal e volta para o próximo quando o primeiro acaba.',
    },
    address: 'Fondamenta della Misericordia 2541, 30121 Venezia',
    area: { 'en-US': 'Cannaregio', 'zh-cn': '卡纳雷吉欧', es: 'Cannaregio', pt: 'Cannaregio' },
    at: [45.4447, 12.3289],
    phone: '+390415550184',
    facilities: ['outdoor', 'water_view', 'vegetarian_dishes', 'dogs'],
    hours: [
      { days: [1, 2, 4, 5, 6, 7], opens: '10:00', closes: '15:00', lastSeating: '14:00' },
      { days: [1, 2, 4, 5, 6, 7], opens: '17:30', closes: '23:30', lastSeating: '22:30' },
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
        name: { 'en-US': 'Under the oars', 'zh-cn': '船桨之下', es: 'Bajo los remos', pt: 'Sob os remos' },
        seats: [1, 4],
        tables: 5,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Canal bench', 'zh-cn': '运河长凳', es: 'Banco del canal', pt: 'Banco do canal' },
        seats: [1, 3],
        tables: 6,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Whipped salt cod on toast',
        'zh-cn': '打发鳕鱼酱吐司',
        es: 'Bacalao montado en tostada',
        pt: 'Creme de bacalhau na torrada',
      },
      {
        'en-US': 'Sardines in sweet and sour onion',
        'zh-cn': '酸甜洋葱沙丁鱼',
        es: 'Sardinas en cebolla agridulce',
        pt: 'Sardinha na cebola agridoce',
      },
      {
        'en-US': 'Meatball, tomato, a toothpick',
        'zh-cn': '签插番茄肉丸',
        es: 'Albóndiga con tomate en palillo',
        pt: 'Almôndega com tomate no palito',
      },
    ],
  },
];
