import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const beijing: readonly DemoRestaurant[] = [
  {
    key: 'ember-hutong',
    city: 'beijing',
    name: { 'en-US': 'Ember Hutong', 'zh-cn': '炉边四合', es: 'Ember Hutong', pt: 'Ember Hutong' },
    cuisines: ['chinese'],
    priceLevel: 3,
    story: {
      'en-US':
        'Date wood burns in an open oven in the north room, and the ducks hang where you can count them. Carver Liu makes a hundred and eight slices, talks while he does it, and never looks down. Between courses people step into the courtyard to see the persimmon tree and the grey cat who belongs to number 29.',
      'zh-cn':
        '北房的挂炉里烧着枣木，鸭子挂在您数得清的地方。刘师傅片一百零八片，一边片一边聊，从不低头。上菜的间隙，客人踱到院里看柿子树，还有那只归29号院的灰猫。',
      es: 'En la sala norte arde leña de azufaifo en un horno abierto y los patos cuelgan donde puedes contarlos. El trinchador Liu saca ciento ocho láminas, conversa mientras corta y no mira abajo ni una vez. Entre plato y plato se sale al patio a ver el caqui y el gato gris, que es del número 29.',
      pt: 'Na sala norte queima lenha de jujubeira num forno aberto, e os patos ficam pendurados onde dá para contar. O trinchador Liu tira cento e oito fatias, conversa enquanto corta e nunca olha para baixo. Entre um prato e outro, todos saem ao pátio para ver o caquizeiro e o gato cinza, que é do número 29.',
    },
    address: '27 Fuxue Hutong, Dongcheng, Beijing 100007',
    area: { 'en-US': 'Dongcheng', 'zh-cn': '东城', es: 'Dongcheng', pt: 'Dongcheng' },
    at: [39.9391, 116.4118],
    phone: '+861055550143',
    facilities: ['outdoor', 'private_room', 'high_chairs', 'wine_list'],
    hours: [
      { days: [1, 2, 3, 4, 5, 6, 7], opens: '11:00', closes: '15:00', lastSeating: '13:15' },
      { days: [1, 2, 3, 4, 5, 6, 7], opens: '17:00', closes: '22:00', lastSeating: '20:15' },
    ],
    noticeMinutes: 120,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 105 },
      { upTo: 4, minutes: 120 },
      { upTo: 12, minutes: 150 },
    ],
    bufferMinutes: 15,
    maxParty: 12,
    depositUsd: 1500,
    depositFromParty: 6,
    cancelSteps: [
      { hoursBefore: 24, percent: 50 },
      { hoursBefore: 4, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'West wing', 'zh-cn': '西厢', es: 'Ala oeste', pt: 'Ala oeste' },
        seats: [2, 6],
        tables: 9,
      },
      {
        key: 'garden',
        name: { 'en-US': 'Courtyard', 'zh-cn': '院中座', es: 'Patio', pt: 'Pátio' },
        seats: [2, 6],
        tables: 4,
      },
      {
        key: 'room',
        name: { 'en-US': 'North room', 'zh-cn': '北房', es: 'Sala norte', pt: 'Sala norte' },
        seats: [6, 12],
        tables: 2,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Whole duck', 'zh-cn': '一鸭三吃', es: 'Pato entero', pt: 'Pato inteiro' },
        courses: [
          {
            'en-US': 'Cold jellyfish, mustard leaf',
            'zh-cn': '芥末海蜇头',
            es: 'Medusa fría con mostaza',
            pt: 'Água-viva fria com mostarda',
          },
          {
            'en-US': 'Duck carved at the table',
            'zh-cn': '现片烤鸭',
            es: 'Pato trinchado en la mesa',
            pt: 'Pato fatiado à mesa',
          },
          {
            'en-US': 'Duck with bean sprouts',
            'zh-cn': '银芽鸭丝',
            es: 'Pato con brotes de soja',
            pt: 'Pato com broto de feijão',
          },
          { 'en-US': 'Duck broth', 'zh-cn': '鸭架汤', es: 'Caldo de pato', pt: 'Caldo de pato' },
          { 'en-US': 'Pea flour cake', 'zh-cn': '豌豆黄', es: 'Pastel de guisante', pt: 'Bolo de ervilha' },
        ],
        usd: 4600,
        minPeople: 3,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Roast duck over date wood',
        'zh-cn': '枣木挂炉烤鸭',
        es: 'Pato asado con leña de azufaifo',
        pt: 'Pato assado na lenha de jujubeira',
      },
      {
        'en-US': 'Duck broth, cabbage, glass noodles',
        'zh-cn': '鸭架白菜粉丝汤',
        es: 'Caldo de pato con col y fideos de cristal',
        pt: 'Caldo de pato com repolho e macarrão de vidro',
      },
      { 'en-US': 'Pea flour cake', 'zh-cn': '豌豆黄', es: 'Pastel de guisante', pt: 'Bolo de ervilha' },
    ],
  },
  {
    key: 'lamplight-hotpot',
    city: 'beijing',
    name: { 'en-US': 'Lamplight Hotpot', 'zh-cn': '灯下涮肉', es: 'Lamplight Hotpot', pt: 'Lamplight Hotpot' },
    cuisines: ['chinese'],
    priceLevel: 2,
    story: {
      'en-US':
        'Copper pots, clear broth, a twist of ginger and nothing to hide behind. The mutton is cut by hand and cut thick enough to stay on the plate when you tip it. By midnight the tables belong to musicians packing up from the bars nearby; the sesame sauce is ground fresh at eleven, for the second wave.',
      'zh-cn':
        '铜锅，清汤，两片姜，没有什么可遮掩的。羊肉手切，盘子竖起来肉也不掉。到了午夜，桌上坐的多是附近酒吧收工的乐手；十一点再磨一回麻酱，专等这第二拨客人。',
      es: 'Ollas de cobre, caldo claro, un poco de jengibre y nada detrás de lo que esconderse. El cordero se corta a mano y con tal pulso que no cae si inclinas el plato. A medianoche las mesas son de los músicos que recogen en los bares de al lado; la salsa de sésamo se muele a las once, para la segunda tanda.',
      pt: 'Panelas de cobre, caldo claro, um pouco de gengibre e nada atrás do que se esconder. O carneiro é cortado à mão e não cai nem se você virar o prato. À meia-noite as mesas são dos músicos que saem dos bares vizinhos; o molho de gergelim é moído às onze, para a segunda leva.',
    },
    address: '62 Gongti North Road, Chaoyang, Beijing 100027',
    area: { 'en-US': 'Sanlitun', 'zh-cn': '三里屯', es: 'Sanlitun', pt: 'Sanlitun' },
    at: [39.9366, 116.4562],
    phone: '+861055550187',
    facilities: ['private_room', 'vegetarian_dishes', 'parking', 'wifi'],
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '16:00', closes: '02:00', lastSeating: '00:30' }],
    noticeMinutes: 60,
    daysAhead: 60,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 90 },
      { upTo: 4, minutes: 105 },
      { upTo: 10, minutes: 120 },
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
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 14,
      },
      {
        key: 'room',
        name: { 'en-US': 'Private room', 'zh-cn': '包间', es: 'Sala privada', pt: 'Sala reservada' },
        seats: [6, 10],
        tables: 2,
      },
    ],
    menus: [
      {
        name: {
          'en-US': 'Copper pot for the table',
          'zh-cn': '铜锅共享套餐',
          es: 'Olla de cobre al centro',
          pt: 'Panela de cobre para a mesa',
        },
        courses: [
          {
            'en-US': 'Pickled garlic, peanuts',
            'zh-cn': '糖蒜与花生',
            es: 'Ajo encurtido y cacahuetes',
            pt: 'Alho em conserva e amendoim',
          },
          {
            'en-US': 'Mutton and beef, two plates each',
            'zh-cn': '羊肉牛肉各两盘',
            es: 'Cordero y ternera, dos platos de cada',
            pt: 'Carneiro e boi, dois pratos de cada',
          },
          {
            'en-US': 'Vegetables, tofu, noodles',
            'zh-cn': '蔬菜、豆腐与面',
            es: 'Verduras, tofu y fideos',
            pt: 'Verduras, tofu e macarrão',
          },
          {
            'en-US': 'Iced hawthorn',
            'zh-cn': '冰镇山楂',
            es: 'Refresco frío de majuela',
            pt: 'Refresco gelado de espinheiro',
          },
        ],
        usd: 2900,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      { 'en-US': 'Hand cut mutton', 'zh-cn': '手切鲜羊肉', es: 'Cordero cortado a mano', pt: 'Carneiro cortado à mão' },
      {
        'en-US': 'Frozen tofu, cabbage hearts',
        'zh-cn': '冻豆腐与白菜心',
        es: 'Tofu helado y cogollos de col',
        pt: 'Tofu congelado e miolo de acelga',
      },
      { 'en-US': 'Sesame flatbread', 'zh-cn': '麻酱烧饼', es: 'Torta de sésamo', pt: 'Pão de gergelim' },
    ],
  },
];
