import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const shanghai: readonly DemoRestaurant[] = [
  {
    key: 'second-kettle-shanghai',
    city: 'shanghai',
    name: {
      'en-US': 'Second Kettle Wuyuan',
      'zh-cn': '第二壶·五原路店',
      es: 'Second Kettle Wuyuan',
      pt: 'Second Kettle Wuyuan',
    },
    cuisines: ['chinese', 'noodles'],
    priceLevel: 1,
    story: {
      'en-US':
        'The first kettle is for the tea, the second for the noodles, and neither is ever off. Aunt Shen starts at five, wrapping forty dumplings a quarter hour at the window while the lane wakes up. Scallion oil is cooked every other day until the leaves turn the brown of violins, then kept in a crock nobody else opens.',
      'zh-cn':
        '头一壶烧茶，第二壶下面，两壶都不歇火。沈阿姨五点上工，坐在窗边，一刻钟包四十只，弄堂就在她手边醒过来。葱油隔天熬一回，熬到葱叶像小提琴那样的棕色，装进一只坛子，除了她谁也不开。',
      es: 'La primera tetera es para el té, la segunda para los fideos, y ninguna se apaga. La tía Shen empieza a las cinco y envuelve en la ventana cuarenta empanadillas cada cuarto de hora mientras despierta el callejón. El aceite de cebolleta se cuece un día sí y otro no, hasta el marrón de un violín, y va a una tinaja que solo abre ella.',
      pt: 'A primeira chaleira é do chá, a segunda do macarrão, e nenhuma se apaga. A tia Shen começa às cinco e fecha na janela quarenta bolinhos a cada quinze minutos enquanto a viela acorda. O óleo de cebolinha é feito dia sim, dia não, até o marrom de um violino, e vai para um pote que só ela abre.',
    },
    address: '218 Wuyuan Road, Xuhui, Shanghai 200031',
    area: {
      'en-US': 'Former French Concession',
      'zh-cn': '衡复风貌区',
      es: 'Antigua Concesión Francesa',
      pt: 'Antiga Concessão Francesa',
    },
    at: [31.2171, 121.4476],
    phone: '+862155550126',
    facilities: ['chef_counter', 'open_kitchen', 'vegetarian_dishes', 'step_free', 'wifi'],
    hours: [
      { days: [1, 2, 3, 4, 5, 6, 7], opens: '06:30', closes: '14:30', lastSeating: '13:30' },
      { days: [1, 2, 3, 4, 5, 6, 7], opens: '17:00', closes: '21:30', lastSeating: '20:30' },
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
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [1, 4],
        tables: 8,
      },
      {
        key: 'counter',
        name: { 'en-US': 'Steamer counter', 'zh-cn': '蒸笼吧台', es: 'Barra del vapor', pt: 'Balcão do vapor' },
        seats: [1, 2],
        tables: 3,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Scallion oil noodles',
        'zh-cn': '葱油拌面',
        es: 'Fideos con aceite de cebolleta',
        pt: 'Macarrão com óleo de cebolinha',
      },
      {
        'en-US': 'Pork soup dumplings',
        'zh-cn': '鲜肉小笼',
        es: 'Empanadillas con caldo de cerdo',
        pt: 'Bolinhos com caldo de porco',
      },
      {
        'en-US': 'Sweet fermented rice, small balls',
        'zh-cn': '酒酿小圆子',
        es: 'Arroz fermentado dulce con bolitas',
        pt: 'Arroz fermentado doce com bolinhas',
      },
    ],
  },
  {
    key: 'parasol-lane',
    city: 'shanghai',
    name: { 'en-US': 'Parasol Lane', 'zh-cn': '梧桐里', es: 'Parasol Lane', pt: 'Parasol Lane' },
    cuisines: ['chinese'],
    priceLevel: 4,
    story: {
      'en-US':
        'Numbers on brass tags, curtains instead of doors, and a plane tree that grew through the wall in 1931 and was allowed to stay. The Gu family cooks as it did for its own table: river shrimp peeled by hand, drunken crab in season, red braised pork made the day before and reheated once, which they say is the secret.',
      'zh-cn':
        '铜牌编号，门帘代门，一棵梧桐1931年穿墙而出，就让它留着。顾家照自家的席面做菜：河虾仁一只只手剥，时令有醉蟹，红烧肉提前一天烧好，只回热一次，说诀窍就在这一回。',
      es: 'Números en chapas de latón, cortinas en vez de puertas y un plátano que atravesó el muro en 1931 y se quedó. La familia Gu guisa como para su propia mesa: camarón de río pelado a mano, cangrejo borracho en temporada y panceta estofada la víspera, recalentada una sola vez, que dicen que es el secreto.',
      pt: 'Números em plaquinhas de latão, cortinas no lugar de portas e um plátano que atravessou o muro em 1931 e pôde ficar. A família Gu cozinha como para a própria mesa: camarão de rio descascado à mão, caranguejo embriagado na época e barriga de porco feita na véspera, reaquecida uma só vez, o que dizem ser o segredo.',
    },
    address: '9, Lane 376 Wukang Road, Xuhui, Shanghai 200031',
    area: {
      'en-US': 'Former French Concession',
      'zh-cn': '衡复风貌区',
      es: 'Antigua Concesión Francesa',
      pt: 'Antiga Concessão Francesa',
    },
    at: [31.2073, 121.4384],
    phone: '+862155550171',
    facilities: ['outdoor', 'private_room', 'parking', 'wine_list'],
    hours: [
      { days: [2, 3, 4, 5, 6, 7], opens: '11:30', closes: '15:00', lastSeating: '12:30' },
      { days: [2, 3, 4, 5, 6, 7], opens: '17:30', closes: '22:30', lastSeating: '20:00' },
    ],
    noticeMinutes: 1440,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 150 },
      { upTo: 4, minutes: 165 },
      { upTo: 12, minutes: 180 },
    ],
    bufferMinutes: 30,
    maxParty: 12,
    depositUsd: 3500,
    depositFromParty: 1,
    cancelSteps: [
      { hoursBefore: 72, percent: 50 },
      { hoursBefore: 24, percent: 100 },
    ],
    confirm: 'staff',
    areas: [
      {
        key: 'room',
        name: { 'en-US': 'Family rooms', 'zh-cn': '家宴包间', es: 'Salas familiares', pt: 'Salas de família' },
        seats: [4, 6],
        tables: 4,
      },
      {
        key: 'hall',
        name: {
          'en-US': 'Round table room',
          'zh-cn': '圆桌厅',
          es: 'Sala de mesa redonda',
          pt: 'Sala da mesa redonda',
        },
        seats: [8, 12],
        tables: 2,
      },
      {
        key: 'garden',
        name: { 'en-US': 'Parasol court', 'zh-cn': '梧桐小院', es: 'Patio de los plátanos', pt: 'Pátio dos plátanos' },
        seats: [2, 4],
        tables: 3,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Family banquet', 'zh-cn': '顾家家宴', es: 'Banquete familiar', pt: 'Banquete de família' },
        courses: [
          { 'en-US': 'Four cold plates', 'zh-cn': '四味冷碟', es: 'Cuatro platos fríos', pt: 'Quatro pratos frios' },
          {
            'en-US': 'River shrimp, tea',
            'zh-cn': '龙井河虾仁',
            es: 'Camarón de río con té',
            pt: 'Camarão de rio com chá',
          },
          {
            'en-US': 'Red braised pork',
            'zh-cn': '红烧肉',
            es: 'Panceta estofada en rojo',
            pt: 'Barriga de porco ao molho vermelho',
          },
          {
            'en-US': 'Eight treasure duck',
            'zh-cn': '八宝鸭',
            es: 'Pato de los ocho tesoros',
            pt: 'Pato dos oito tesouros',
          },
          {
            'en-US': 'Greens in chicken broth',
            'zh-cn': '鸡汤时蔬',
            es: 'Verduras en caldo de gallina',
            pt: 'Verduras em caldo de galinha',
          },
          {
            'en-US': 'Sesame rice cake',
            'zh-cn': '芝麻糕',
            es: 'Pastel de arroz con sésamo',
            pt: 'Bolo de arroz com gergelim',
          },
        ],
        usd: 9200,
        minPeople: 4,
        prepaid: true,
      },
    ],
    dishes: [
      {
        'en-US': 'River shrimp, dragon well tea',
        'zh-cn': '龙井河虾仁',
        es: 'Camarón de río con té del Pozo del Dragón',
        pt: 'Camarão de rio com chá Longjing',
      },
      {
        'en-US': 'Red braised pork',
        'zh-cn': '本帮红烧肉',
        es: 'Panceta estofada en rojo',
        pt: 'Barriga de porco ao molho vermelho',
      },
      {
        'en-US': 'Eight treasure duck',
        'zh-cn': '八宝鸭',
        es: 'Pato de los ocho tesoros',
        pt: 'Pato dos oito tesouros',
      },
    ],
  },
];
