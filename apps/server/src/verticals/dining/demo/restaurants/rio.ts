import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const rio: readonly DemoRestaurant[] = [
  {
    key: 'quintal-da-zeze',
    city: 'rio',
    name: { 'en-US': 'Quintal da Zezé', 'zh-cn': '泽泽家后院', es: 'Quintal da Zezé', pt: 'Quintal da Zezé' },
    cuisines: ['brazilian'],
    priceLevel: 2,
    story: {
      'en-US':
        'A gate on the tram line, forty steps down, and a mango tree with tables arranged by its shade. Zezé starts the black beans on Friday for Saturday; you smell them from the gate. Her nephews play choro from three, she collects empty plates in time to it, and the greens are cut so fine they curl.',
      'zh-cn':
        '电车线旁一扇小门，往下走四十级，一棵芒果树，桌子跟着树荫摆。泽泽周五就炖上周六的黑豆，站在门口就闻得到。侄子们三点开始弹肖罗，她踩着拍子收空盘，甘蓝丝切得细到打卷。',
      es: 'Una verja junto a la vía del tranvía, cuarenta escalones abajo y un mango con las mesas ordenadas según su sombra. Zezé empieza el viernes los frijoles negros del sábado; se huelen desde la entrada. Sus sobrinos tocan choro desde las tres, ella recoge los platos a compás y la berza se corta tan fina que se riza.',
      pt: 'Um portão na linha do bonde, quarenta degraus abaixo e uma mangueira com as mesas arrumadas conforme a sombra. Zezé começa na sexta o feijão-preto de sábado; o cheiro chega ao portão. Os sobrinhos tocam choro a partir das três, ela recolhe os pratos no ritmo, e a couve é cortada tão fina que enrola.',
    },
    address: 'Rua Almirante Alexandrino 316, Santa Teresa, Rio de Janeiro',
    area: { 'en-US': 'Santa Teresa', 'zh-cn': '圣特蕾莎', es: 'Santa Teresa', pt: 'Santa Teresa' },
    at: [-22.9214, -43.1866],
    phone: '+552155550148',
    facilities: ['outdoor', 'vegetarian_dishes', 'high_chairs', 'dogs', 'live_music'],
    hours: [
      { days: [3, 4, 5, 6, 7], opens: '12:00', closes: '17:00', lastSeating: '15:00' },
      { days: [5, 6], opens: '18:30', closes: '23:30', lastSeating: '21:30' },
    ],
    noticeMinutes: 60,
    daysAhead: 60,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 120 },
      { upTo: 6, minutes: 150 },
      { upTo: 10, minutes: 165 },
    ],
    bufferMinutes: 15,
    maxParty: 10,
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'garden',
        name: { 'en-US': 'Mango yard', 'zh-cn': '芒果树院', es: 'Patio del mango', pt: 'Quintal da mangueira' },
        seats: [2, 10],
        tables: 9,
      },
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 6],
        tables: 5,
      },
    ],
    menus: [
      {
        name: {
          'en-US': 'Saturday in the yard',
          'zh-cn': '周六后院',
          es: 'Sábado en el patio',
          pt: 'Sábado no quintal',
        },
        courses: [
          {
            'en-US': 'Bean broth, crackling',
            'zh-cn': '黑豆汤与脆猪皮',
            es: 'Caldo de frijol y chicharrón',
            pt: 'Caldinho de feijão e torresmo',
          },
          {
            'en-US': 'Feijoada, rice, greens',
            'zh-cn': '黑豆炖肉、米饭与甘蓝丝',
            es: 'Feijoada con arroz y berza',
            pt: 'Feijoada com arroz e couve',
          },
          { 'en-US': 'Orange and pineapple', 'zh-cn': '橙子与菠萝', es: 'Naranja y piña', pt: 'Laranja e abacaxi' },
          {
            'en-US': 'Cassava cake, coffee',
            'zh-cn': '木薯糕与咖啡',
            es: 'Pastel de yuca y café',
            pt: 'Bolo de aipim e café',
          },
        ],
        usd: 2800,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Feijoada, orange, toasted cassava',
        'zh-cn': '黑豆炖肉配橙片与木薯粉',
        es: 'Feijoada con naranja y yuca tostada',
        pt: 'Feijoada com laranja e farofa',
      },
      {
        'en-US': 'Prawn stew, palm oil, coconut',
        'zh-cn': '棕榈油椰香炖虾',
        es: 'Guiso de camarón con dendé y coco',
        pt: 'Moqueca de camarão com dendê e leite de coco',
      },
      {
        'en-US': 'Cassava cake, guava',
        'zh-cn': '番石榴木薯糕',
        es: 'Pastel de yuca con guayaba',
        pt: 'Bolo de aipim com goiabada',
      },
    ],
  },
  {
    key: 'mare-alta',
    city: 'rio',
    name: { 'en-US': 'Maré Alta', 'zh-cn': '满潮', es: 'Maré Alta', pt: 'Maré Alta' },
    cuisines: ['brazilian', 'seafood'],
    priceLevel: 4,
    story: {
      'en-US':
        'Waves are printed on the pavement outside and the tide table is printed on the menu. When the water is high the kitchen leans on deep fish, when low on mangrove crab and mussel. Caio Brandão trained as a marine biologist, keeps the species list honest, and sends a bowl of hot broth with the bill.',
      'zh-cn':
        '门外人行道铺着波浪纹，菜单上印着潮汐表。涨潮时厨房偏重深水鱼，落潮时偏重红树林的蟹和贻贝。卡约·布兰当学的是海洋生物，菜单上的鱼名个个属实，结账时还送上一碗热汤。',
      es: 'Fuera, la acera dibuja olas; en la carta va impresa la tabla de mareas. Con el agua alta la cocina tira de pescado de fondo; con la baja, de cangrejo de manglar y mejillón. Caio Brandão estudió biología marina, llama a cada especie por su nombre y manda un cuenco de caldo caliente con la cuenta.',
      pt: 'Lá fora, a calçada desenha ondas; no cardápio vai impressa a tábua de marés. Com a maré alta a cozinha puxa para peixes de fundo; com a baixa, para caranguejo de mangue e mexilhão. Caio Brandão se formou em biologia marinha, chama cada espécie pelo nome certo e manda um caldinho quente com a conta.',
    },
    address: 'Avenida Vieira Souto 498, Ipanema, Rio de Janeiro',
    area: { 'en-US': 'Ipanema', 'zh-cn': '伊帕内玛', es: 'Ipanema', pt: 'Ipanema' },
    at: [-22.9871, -43.2043],
    phone: '+552155550193',
    facilities: ['outdoor', 'water_view', 'chef_counter', 'gluten_free', 'step_free', 'parking', 'wine_list'],
    hours: [
      { days: [2, 3, 4, 5, 6, 7], opens: '12:30', closes: '16:00', lastSeating: '13:30' },
      { days: [2, 3, 4, 5, 6], opens: '19:00', closes: '23:45', lastSeating: '21:15' },
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
    depositUsd: 2500,
    depositFromParty: 4,
    cancelSteps: [
      { hoursBefore: 48, percent: 50 },
      { hoursBefore: 12, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 9,
      },
      {
        key: 'terrace',
        name: { 'en-US': 'Awning terrace', 'zh-cn': '遮篷露台', es: 'Terraza con toldo', pt: 'Varanda de toldo' },
        seats: [2, 6],
        tables: 7,
      },
      {
        key: 'counter',
        name: { 'en-US': 'Counter', 'zh-cn': '吧台', es: 'Barra', pt: 'Balcão' },
        seats: [1, 2],
        tables: 3,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'High water', 'zh-cn': '涨潮菜单', es: 'Pleamar', pt: 'Preamar' },
        courses: [
          {
            'en-US': 'Crab cup, lime',
            'zh-cn': '青柠蟹盅',
            es: 'Taza de cangrejo con lima',
            pt: 'Casquinha de caranguejo com limão',
          },
          {
            'en-US': 'Raw fish, cashew fruit',
            'zh-cn': '腰果果生鱼',
            es: 'Pescado crudo con marañón',
            pt: 'Peixe cru com caju',
          },
          {
            'en-US': 'Namorado, banana',
            'zh-cn': '沙鲈鱼配香蕉',
            es: 'Pez namorado con plátano',
            pt: 'Namorado com banana',
          },
          {
            'en-US': 'Passion fruit, yoghurt',
            'zh-cn': '百香果酸奶',
            es: 'Maracuyá y yogur',
            pt: 'Maracujá e iogurte',
          },
        ],
        usd: 8900,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Namorado fish, banana, dried shrimp',
        'zh-cn': '沙鲈鱼配香蕉与虾干',
        es: 'Pez namorado con plátano y camarón seco',
        pt: 'Namorado com banana e camarão seco',
      },
      {
        'en-US': 'Mangrove crab, cassava crisps',
        'zh-cn': '红树林蟹配木薯脆片',
        es: 'Cangrejo de manglar con yuca crujiente',
        pt: 'Caranguejo de mangue com chips de aipim',
      },
      {
        'en-US': "Passion fruit, sheep's yoghurt, cachaça",
        'zh-cn': '百香果羊酸奶配甘蔗酒',
        es: 'Maracuyá, yogur de oveja y cachaza',
        pt: 'Maracujá, iogurte de ovelha e cachaça',
      },
    ],
  },
];
