import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const berlin: readonly DemoRestaurant[] = [
  {
    key: 'halle-zwoelf',
    city: 'berlin',
    name: { 'en-US': 'Halle Zwölf', 'zh-cn': '十二号厅', es: 'Halle Zwölf', pt: 'Halle Zwölf' },
    cuisines: ['german', 'grill'],
    priceLevel: 2,
    story: {
      'en-US':
        'Printing presses stood here, and the floor still carries their outlines in oil. The long table, made from two cable drums and a tram plank, seats twenty and is booked for birthdays, choirs and retirements. Food arrives on boards: pork knuckle, potato dumplings, beetroot with horseradish, pickles from a barrel you may dig into yourself.',
      'zh-cn':
        '这里原是印刷车间，地面还留着机器的油印轮廓。长桌由两只电缆盘和一块电车踏板拼成，坐得下二十人，常订给生日、合唱团和退休聚会。菜用木板端上来：烤猪肘、土豆团子、辣根甜菜，腌菜在桶里，您自己去捞。',
      es: 'Aquí hubo imprentas y el suelo conserva su contorno en aceite. La mesa larga, hecha con dos bobinas de cable y un tablón de tranvía, sienta a veinte y se reserva para cumpleaños, coros y jubilaciones. La comida llega en tablas: codillo, albóndigas de patata, remolacha con rábano picante y encurtidos de un barril del que te sirves tú.',
      pt: 'Aqui havia prensas de impressão, e o chão ainda guarda o contorno delas em óleo. A mesa comprida, feita de duas bobinas de cabo e uma prancha de bonde, acomoda vinte e recebe aniversários, corais e aposentadorias. A comida vem em tábuas: joelho de porco, bolinhos de batata, beterraba com raiz-forte e picles de um barril em que você mesmo se serve.',
    },
    address: 'Oranienstraße 112, 10969 Berlin',
    area: { 'en-US': 'Kreuzberg', 'zh-cn': '克罗伊茨贝格', es: 'Kreuzberg', pt: 'Kreuzberg' },
    at: [52.4986, 13.4034],
    phone: '+493055501129',
    facilities: ['outdoor', 'private_room', 'vegetarian_dishes', 'step_free', 'high_chairs', 'dogs', 'parking', 'wifi'],
    hours: [{ days: [2, 3, 4, 5, 6, 7], opens: '12:00', closes: '23:30', lastSeating: '22:00' }],
    noticeMinutes: 60,
    daysAhead: 60,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 90 },
      { upTo: 6, minutes: 120 },
      { upTo: 20, minutes: 180 },
    ],
    bufferMinutes: 15,
    maxParty: 20,
    depositUsd: 1000,
    depositFromParty: 10,
    cancelSteps: [
      { hoursBefore: 72, percent: 50 },
      { hoursBefore: 24, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Machine hall', 'zh-cn': '机器大厅', es: 'Sala de máquinas', pt: 'Sala das máquinas' },
        seats: [2, 6],
        tables: 14,
      },
      {
        key: 'room',
        name: { 'en-US': 'The long table', 'zh-cn': '长桌厅', es: 'La mesa larga', pt: 'A mesa comprida' },
        seats: [10, 20],
        tables: 1,
      },
      {
        key: 'garden',
        name: {
          'en-US': 'Yard under chestnuts',
          'zh-cn': '栗树院',
          es: 'Patio de los castaños',
          pt: 'Pátio das castanheiras',
        },
        seats: [2, 8],
        tables: 8,
      },
    ],
    menus: [
      {
        name: {
          'en-US': 'Long table menu',
          'zh-cn': '长桌宴',
          es: 'Menú de la mesa larga',
          pt: 'Menu da mesa comprida',
        },
        courses: [
          {
            'en-US': 'Pickles, bread, lard with apple',
            'zh-cn': '腌菜、面包与苹果猪油',
            es: 'Encurtidos, pan y manteca con manzana',
            pt: 'Picles, pão e banha com maçã',
          },
          {
            'en-US': 'Knuckle or mushrooms on boards',
            'zh-cn': '木板猪肘或蘑菇',
            es: 'Tablas de codillo o setas',
            pt: 'Tábuas de joelho de porco ou cogumelos',
          },
          {
            'en-US': 'Dumplings, red cabbage',
            'zh-cn': '土豆团子与紫甘蓝',
            es: 'Albóndigas de patata y lombarda',
            pt: 'Bolinhos de batata e repolho roxo',
          },
          {
            'en-US': 'Plum cake by the tray',
            'zh-cn': '整盘李子蛋糕',
            es: 'Bandeja de tarta de ciruela',
            pt: 'Assadeira de bolo de ameixa',
          },
        ],
        usd: 2900,
        minPeople: 8,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Pork knuckle, malt glaze',
        'zh-cn': '麦芽酱烤猪肘',
        es: 'Codillo glaseado con malta',
        pt: 'Joelho de porco glaceado com malte',
      },
      {
        'en-US': 'Potato dumplings, mushroom cream',
        'zh-cn': '土豆团子配蘑菇奶油汁',
        es: 'Albóndigas de patata con crema de setas',
        pt: 'Bolinhos de batata com creme de cogumelos',
      },
      {
        'en-US': 'Beetroot, horseradish, dill',
        'zh-cn': '甜菜根配辣根与莳萝',
        es: 'Remolacha con rábano picante y eneldo',
        pt: 'Beterraba com raiz-forte e endro',
      },
    ],
  },
  {
    key: 'nachtkueche',
    city: 'berlin',
    name: { 'en-US': 'Nachtküche', 'zh-cn': '夜厨', es: 'Nachtküche', pt: 'Nachtküche' },
    cuisines: ['german', 'noodles'],
    priceLevel: 2,
    story: {
      'en-US':
        'Built for people who finish late: nurses, stagehands, tram drivers. Jana and Tuan share the stove and take turns, so one night leans towards spätzle, the next towards rice noodles, and after midnight the two meet in a single broth. There is a shelf of phone chargers, a quiet corner, and tea on the house after one.',
      'zh-cn':
        '专为下班晚的人而开：护士、舞台工、电车司机。雅娜和团共用一个灶，轮着掌勺，今晚偏德式面疙瘩，明晚偏米粉，过了午夜两样在一锅汤里碰头。店里有一架充电线，一个安静角落，一点以后茶水免费。',
      es: 'Está hecho para quien termina tarde: enfermeras, tramoyistas, conductores de tranvía. Jana y Tuan comparten fogón y se turnan: una noche manda el spätzle, otra los fideos de arroz, y pasada la medianoche se juntan en un mismo caldo. Hay un estante de cargadores, un rincón tranquilo y, desde la una, el té es gratis.',
      pt: 'Foi feito para quem termina tarde: enfermeiras, técnicos de palco, condutores de bonde. Jana e Tuan dividem o fogão e se revezam: uma noite puxa para o spätzle, outra para o macarrão de arroz, e depois da meia-noite os dois se encontram num só caldo. Há carregadores, um canto silencioso e, depois da uma, o chá é por conta da casa.',
    },
    address: 'Kastanienallee 71, 10435 Berlin',
    area: { 'en-US': 'Prenzlauer Berg', 'zh-cn': '普伦茨劳贝格', es: 'Prenzlauer Berg', pt: 'Prenzlauer Berg' },
    at: [52.5382, 13.4177],
    phone: '+493055501173',
    facilities: ['chef_counter', 'open_kitchen', 'vegetarian_dishes', 'gluten_free', 'wifi'],
    hours: [{ days: [3, 4, 5, 6, 7], opens: '18:00', closes: '02:00', lastSeating: '00:30' }],
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
        key: 'counter',
        name: { 'en-US': 'Window bar', 'zh-cn': '窗边吧台', es: 'Barra de la ventana', pt: 'Balcão da janela' },
        seats: [1, 2],
        tables: 6,
      },
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 8,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'After the shift', 'zh-cn': '下班套餐', es: 'Después del turno', pt: 'Depois do turno' },
        courses: [
          {
            'en-US': 'Pickled cucumbers, rye crisps',
            'zh-cn': '腌黄瓜与黑麦脆片',
            es: 'Pepinillos y crujientes de centeno',
            pt: 'Picles de pepino e crocantes de centeio',
          },
          { 'en-US': 'Midnight broth', 'zh-cn': '午夜面汤', es: 'Caldo de medianoche', pt: 'Caldo da meia-noite' },
          {
            'en-US': 'Poppy seed dumpling',
            'zh-cn': '罂粟籽团子',
            es: 'Bola dulce de amapola',
            pt: 'Bolinho doce de papoula',
          },
        ],
        usd: 2600,
        minPeople: 1,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Midnight broth, both noodles',
        'zh-cn': '午夜双面汤',
        es: 'Caldo de medianoche con dos pastas',
        pt: 'Caldo da meia-noite com duas massas',
      },
      {
        'en-US': 'Cheese spätzle, crisp onions',
        'zh-cn': '酥洋葱奶酪面疙瘩',
        es: 'Spätzle con queso y cebolla crujiente',
        pt: 'Spätzle com queijo e cebola crocante',
      },
      {
        'en-US': 'Smoked tofu, green peppercorn',
        'zh-cn': '青花椒烟熏豆腐',
        es: 'Tofu ahumado con pimienta verde',
        pt: 'Tofu defumado com pimenta verde',
      },
    ],
  },
];
