import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const newyork: readonly DemoRestaurant[] = [
  {
    key: 'the-night-ledger',
    city: 'newyork',
    name: { 'en-US': 'The Night Ledger', 'zh-cn': '夜账本', es: 'The Night Ledger', pt: 'The Night Ledger' },
    cuisines: ['american', 'grill'],
    priceLevel: 3,
    story: {
      'en-US':
        'A cotton broker balanced his books here after dark, and the green lamps, the brass grilles and the vault remain. Marisol Whitaker keeps his hours. The burger is chopped, never ground; the trout is smoked over apple wood; at eleven the piano starts and the menu shrinks to six things done carefully. Ask to sign the ledger.',
      'zh-cn':
        '从前棉花商人天黑后在这里对账，绿罩灯、黄铜栅栏和金库都还在。玛丽索尔·惠特克守着他的钟点营业。汉堡肉用刀剁，不用机绞；鳟鱼用苹果木熏；十一点钢琴响起，菜单缩成六样，样样仔细。您可以在账本上签个名。',
      es: 'Un corredor de algodón cuadraba aquí sus cuentas de noche, y quedan las lámparas verdes, las rejas de latón y la cámara. Marisol Whitaker conserva su horario. La carne de la hamburguesa se pica a cuchillo; la trucha se ahúma con manzano; a las once empieza el piano y la carta se reduce a seis cosas bien hechas. Pide firmar el libro.',
      pt: 'Um corretor de algodão fechava aqui as contas depois de escurecer, e restam as lâmpadas verdes, as grades de latão e o cofre. Marisol Whitaker mantém o horário dele. A carne do hambúrguer é picada na faca; a truta é defumada na macieira; às onze começa o piano e o cardápio encolhe para seis coisas bem-feitas. Peça para assinar o livro.',
    },
    address: '118 Greene Street, New York, NY 10012',
    area: { 'en-US': 'SoHo', 'zh-cn': '苏豪', es: 'SoHo', pt: 'SoHo' },
    at: [40.7239, -74.0012],
    phone: '+12125550146',
    facilities: ['private_room', 'chef_counter', 'gluten_free', 'step_free', 'live_music', 'wine_list'],
    hours: [
      { days: [1, 2, 3, 4, 5, 6], opens: '17:00', closes: '01:00', lastSeating: '23:15' },
      { days: [7], opens: '17:00', closes: '23:00', lastSeating: '21:15' },
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
    // Fourteen come as two groups: ten in the room, four in the hall.
    maxParty: 14,
    depositUsd: 2000,
    depositFromParty: 6,
    cancelSteps: [
      { hoursBefore: 24, percent: 50 },
      { hoursBefore: 6, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Counting room', 'zh-cn': '账房', es: 'Sala de cuentas', pt: 'Sala das contas' },
        seats: [2, 4],
        tables: 12,
        joins: false,
      },
      {
        key: 'counter',
        name: { 'en-US': "Teller's bar", 'zh-cn': '柜台吧', es: 'Barra del cajero', pt: 'Balcão do caixa' },
        seats: [1, 2],
        tables: 5,
        joins: false,
      },
      {
        key: 'room',
        name: { 'en-US': 'The vault', 'zh-cn': '金库', es: 'La cámara', pt: 'O cofre' },
        seats: [5, 10],
        tables: 1,
        joins: false,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Evening menu', 'zh-cn': '晚市菜单', es: 'Menú de noche', pt: 'Menu da noite' },
        courses: [
          {
            'en-US': 'Smoked trout toast',
            'zh-cn': '烟熏鳟鱼吐司',
            es: 'Tostada de trucha ahumada',
            pt: 'Torrada de truta defumada',
          },
          {
            'en-US': 'Chicory, blue cheese, pear',
            'zh-cn': '菊苣配蓝纹奶酪与梨',
            es: 'Achicoria, queso azul y pera',
            pt: 'Chicória, queijo azul e pera',
          },
          {
            'en-US': 'Hanger steak or mushrooms',
            'zh-cn': '牛横膈膜排或蘑菇',
            es: 'Entraña o setas',
            pt: 'Fraldinha ou cogumelos',
          },
          { 'en-US': 'Buttermilk pie', 'zh-cn': '酪乳派', es: 'Tarta de suero de leche', pt: 'Torta de leitelho' },
        ],
        usd: 6200,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Chopped steak burger',
        'zh-cn': '刀剁牛排汉堡',
        es: 'Hamburguesa picada a cuchillo',
        pt: 'Hambúrguer picado na faca',
      },
      {
        'en-US': 'Apple smoked trout, rye',
        'zh-cn': '苹果木熏鳟鱼配黑麦',
        es: 'Trucha ahumada con manzano y centeno',
        pt: 'Truta defumada na macieira com centeio',
      },
      {
        'en-US': 'Buttermilk pie, black pepper',
        'zh-cn': '黑胡椒酪乳派',
        es: 'Tarta de suero de leche y pimienta negra',
        pt: 'Torta de leitelho com pimenta-preta',
      },
    ],
  },
  {
    key: 'half-moon-counter',
    city: 'newyork',
    name: { 'en-US': 'Half Moon Counter', 'zh-cn': '半月吧台', es: 'Half Moon Counter', pt: 'Half Moon Counter' },
    cuisines: ['american', 'cafe'],
    priceLevel: 1,
    story: {
      'en-US':
        'The counter curves, so strangers end up facing each other over eggs, and a fair number have married. Ruthie calls orders in a shorthand nobody has written down: two suns, one raft, moon on the side. Pickles are half sour, coffee is bottomless until the pot is, and the pie case turns with a faint squeak.',
      'zh-cn':
        '吧台是弯的，陌生人便隔着煎蛋对坐，成了家的也有不少。鲁西报单用一套没人写下来的暗语：两个太阳，一张木筏，旁边要月亮。酸黄瓜半酸，咖啡续到壶空为止，派柜转起来轻轻吱呀一声。',
      es: 'La barra es curva, así que los desconocidos acaban frente a frente con los huevos en medio, y unos cuantos se han casado. Ruthie canta las comandas en una jerga que nadie ha escrito: dos soles, una balsa, luna aparte. Los pepinillos son medio agrios, el café no se acaba hasta que se acaba la jarra y la vitrina de tartas gira con un chirrido leve.',
      pt: 'O balcão é curvo, então desconhecidos acabam de frente um para o outro com os ovos no meio, e vários se casaram. Ruthie canta os pedidos num código que ninguém anotou: dois sóis, uma jangada, lua à parte. Os picles são meio azedos, o café é livre até a jarra acabar e a vitrine de tortas gira com um rangido leve.',
    },
    address: '204 Grand Street, Brooklyn, NY 11211',
    area: { 'en-US': 'Williamsburg', 'zh-cn': '威廉斯堡', es: 'Williamsburg', pt: 'Williamsburg' },
    at: [40.7148, -73.9596],
    phone: '+17185550129',
    facilities: ['chef_counter', 'vegetarian_dishes', 'step_free', 'high_chairs', 'wifi'],
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '07:00', closes: '16:00', lastSeating: '15:00' }],
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
        name: { 'en-US': 'The half moon', 'zh-cn': '半月台', es: 'La media luna', pt: 'A meia-lua' },
        seats: [1, 2],
        tables: 6,
      },
      {
        key: 'hall',
        name: { 'en-US': 'Booths', 'zh-cn': '卡座', es: 'Reservados', pt: 'Cabines' },
        seats: [2, 4],
        tables: 6,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Two eggs, potato hash, rye toast',
        'zh-cn': '双蛋土豆碎配黑麦吐司',
        es: 'Dos huevos, patata salteada y tostada de centeno',
        pt: 'Dois ovos, batata salteada e torrada de centeio',
      },
      {
        'en-US': 'Hot pastrami, half sour pickle',
        'zh-cn': '热熏牛肉三明治配半酸黄瓜',
        es: 'Pastrami caliente con pepinillo medio agrio',
        pt: 'Pastrami quente com picles meio azedo',
      },
      { 'en-US': 'Sour cherry pie', 'zh-cn': '酸樱桃派', es: 'Tarta de guindas', pt: 'Torta de cereja azeda' },
    ],
  },
];
