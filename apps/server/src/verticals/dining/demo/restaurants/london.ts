import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const london: readonly DemoRestaurant[] = [
  {
    key: 'zeytin-evi-london',
    city: 'london',
    name: {
      'en-US': 'Zeytin Evi Shoreditch',
      'zh-cn': '橄榄之家·肖尔迪奇',
      es: 'Zeytin Evi Shoreditch',
      pt: 'Zeytin Evi Shoreditch',
    },
    cuisines: ['turkish', 'grill'],
    priceLevel: 3,
    story: {
      'en-US':
        "Selin Aksoy left Istanbul with her grandmother's pepper paste and a plan for one oven. It came from a bakery in Dalston, it weighs three tonnes, and every dish touches it: flatbread, lamb shoulder, whole aubergines. The wine list is half Anatolian. Sit at the oven counter if you like to be handed things warm.",
      'zh-cn':
        '塞琳·阿克索伊离开伊斯坦布尔时，带着祖母的辣椒酱和一口炉子的打算。炉子来自达尔斯顿的一家面包房，重三吨，道道菜都要经过它：扁面包、羊肩、整只茄子。酒单有一半来自安纳托利亚。喜欢接热乎的，请坐炉前吧台。',
      es: 'Selin Aksoy salió de Estambul con la pasta de pimiento de su abuela y la idea de un horno. Llegó de una panadería de Dalston, pesa tres toneladas y todo pasa por él: pan plano, paletilla de cordero, berenjenas enteras. Media carta de vinos es de Anatolia. Si te gusta recibir las cosas calientes, siéntate en la barra del horno.',
      pt: 'Selin Aksoy saiu de Istambul com a pasta de pimenta da avó e o plano de ter um forno. Ele veio de uma padaria de Dalston, pesa três toneladas e tudo passa por ele: pão achatado, paleta de cordeiro, berinjelas inteiras. Metade da carta de vinhos é da Anatólia. Se gosta de receber tudo quente, sente-se no balcão do forno.',
    },
    address: '41 Charlotte Road, London EC2A 3PB',
    area: { 'en-US': 'Shoreditch', 'zh-cn': '肖尔迪奇', es: 'Shoreditch', pt: 'Shoreditch' },
    at: [51.5246, -0.0785],
    phone: '+442079460147',
    facilities: [
      'private_room',
      'chef_counter',
      'open_kitchen',
      'vegetarian_dishes',
      'step_free',
      'high_chairs',
      'wifi',
    ],
    hours: [
      { days: [2, 3, 4, 5, 6, 7], opens: '12:00', closes: '15:00', lastSeating: '13:15' },
      { days: [2, 3, 4, 5, 6], opens: '17:30', closes: '23:30', lastSeating: '21:45' },
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
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 12,
      },
      {
        key: 'counter',
        name: { 'en-US': 'Oven counter', 'zh-cn': '炉前吧台', es: 'Barra del horno', pt: 'Balcão do forno' },
        seats: [1, 2],
        tables: 5,
      },
      {
        key: 'room',
        name: { 'en-US': 'Private room', 'zh-cn': '包间', es: 'Sala privada', pt: 'Sala reservada' },
        seats: [8, 12],
        tables: 1,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Menu to share', 'zh-cn': '共享菜单', es: 'Menú para compartir', pt: 'Menu para dividir' },
        courses: [
          {
            'en-US': 'Flatbread, four spreads',
            'zh-cn': '扁面包配四款抹酱',
            es: 'Pan plano con cuatro cremas',
            pt: 'Pão achatado com quatro pastas',
          },
          {
            'en-US': 'Aubergine from the embers',
            'zh-cn': '炭烤茄子',
            es: 'Berenjena a la brasa',
            pt: 'Berinjela na brasa',
          },
          {
            'en-US': 'Lamb shoulder, bulgur',
            'zh-cn': '羊肩配碎麦饭',
            es: 'Paletilla de cordero con bulgur',
            pt: 'Paleta de cordeiro com trigo',
          },
          {
            'en-US': 'Quince, clotted cream',
            'zh-cn': '榅桲配凝脂奶油',
            es: 'Membrillo con crema espesa',
            pt: 'Marmelo com nata espessa',
          },
        ],
        usd: 5200,
        minPeople: 2,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Lamb shoulder, sour cherry',
        'zh-cn': '酸樱桃羊肩',
        es: 'Paletilla de cordero con guindas',
        pt: 'Paleta de cordeiro com ginja',
      },
      {
        'en-US': 'Whole aubergine, tahini, walnut',
        'zh-cn': '整茄配芝麻酱与核桃',
        es: 'Berenjena entera con tahini y nueces',
        pt: 'Berinjela inteira com tahine e nozes',
      },
      {
        'en-US': 'Blistered flatbread, pepper paste',
        'zh-cn': '起泡扁面包配辣椒酱',
        es: 'Pan plano ampollado con pasta de pimiento',
        pt: 'Pão achatado tostado com pasta de pimenta',
      },
    ],
  },
  {
    key: 'tallow-lane',
    city: 'london',
    name: { 'en-US': 'Tallow Lane', 'zh-cn': '烛脂巷', es: 'Tallow Lane', pt: 'Tallow Lane' },
    cuisines: ['british', 'grill'],
    priceLevel: 4,
    story: {
      'en-US':
        "A candle maker's yard, a hearth four metres wide, and no gas in the building. Hugh Penrose cooks old dairy beef, hogget and sea trout at different distances from the same fire, and names the farm with each plate. The candles on the tables are poured here on Sundays, from what the kitchen trims.",
      'zh-cn':
        '从前的制烛作坊，四米宽的炉膛，整栋楼不通煤气。休·彭罗斯用同一堆火，按远近不同烤老奶牛肉、周岁羊与海鳟，每上一盘都报出农场的名字。桌上的蜡烛是周日在店里浇的，用的正是厨房修下的油脂。',
      es: 'Un patio de cereros, un hogar de cuatro metros y ni una tubería de gas. Hugh Penrose asa vaca vieja, borrego y reo a distintas distancias del mismo fuego y nombra la granja con cada plato. Las velas de las mesas se hacen aquí los domingos con lo que la cocina recorta.',
      pt: 'Um pátio de fabricantes de velas, uma lareira de quatro metros e nenhum gás no prédio. Hugh Penrose assa carne de vaca velha, borrego e truta-marinha a distâncias diferentes do mesmo fogo e diz o nome da fazenda a cada prato. As velas das mesas são feitas aqui aos domingos, com as aparas da cozinha.',
    },
    address: '12 Roupell Street, London SE1 8SP',
    area: { 'en-US': 'South Bank', 'zh-cn': '南岸', es: 'South Bank', pt: 'South Bank' },
    at: [51.5053, -0.1052],
    phone: '+442079460183',
    facilities: ['chef_counter', 'open_kitchen', 'gluten_free', 'step_free', 'wine_list'],
    hours: [
      { days: [2, 3, 4, 5, 6], opens: '18:00', closes: '23:30', lastSeating: '20:30' },
      { days: [6], opens: '12:30', closes: '16:00', lastSeating: '13:15' },
    ],
    noticeMinutes: 1440,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 150 },
      { upTo: 4, minutes: 165 },
    ],
    bufferMinutes: 30,
    maxParty: 4,
    depositUsd: 5000,
    depositFromParty: 1,
    cancelSteps: [
      { hoursBefore: 72, percent: 50 },
      { hoursBefore: 48, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'hall',
        name: { 'en-US': 'Hearth room', 'zh-cn': '炉火厅', es: 'Sala del hogar', pt: 'Sala da lareira' },
        seats: [2, 4],
        tables: 7,
      },
      {
        key: 'counter',
        name: { 'en-US': 'Hearth counter', 'zh-cn': '炉前席', es: 'Barra del hogar', pt: 'Balcão da lareira' },
        seats: [1, 2],
        tables: 3,
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
            'en-US': 'Bread, candle of beef fat',
            'zh-cn': '面包与牛油烛',
            es: 'Pan y vela de grasa de buey',
            pt: 'Pão e vela de gordura bovina',
          },
          { 'en-US': 'Oyster over coals', 'zh-cn': '炭烤生蚝', es: 'Ostra a la brasa', pt: 'Ostra na brasa' },
          { 'en-US': 'Sea trout in straw', 'zh-cn': '稻草海鳟', es: 'Reo en paja', pt: 'Truta-marinha na palha' },
          {
            'en-US': 'Dairy beef rib, hispi cabbage',
            'zh-cn': '奶牛肋排配尖头甘蓝',
            es: 'Chuleta de vaca y col picuda',
            pt: 'Costela de vaca e repolho pontudo',
          },
          { 'en-US': 'Burnt pear', 'zh-cn': '焦烤梨', es: 'Pera quemada', pt: 'Pera tostada' },
        ],
        usd: 14500,
        minPeople: 2,
        prepaid: true,
      },
      {
        name: { 'en-US': 'Lunch menu', 'zh-cn': '午市套餐', es: 'Menú de mediodía', pt: 'Menu de almoço' },
        courses: [
          {
            'en-US': 'Smoked eel on toast',
            'zh-cn': '烟熏鳗鱼吐司',
            es: 'Tostada de anguila ahumada',
            pt: 'Torrada de enguia defumada',
          },
          {
            'en-US': 'Hogget, mint, barley',
            'zh-cn': '周岁羊配薄荷与大麦',
            es: 'Borrego con menta y cebada',
            pt: 'Borrego com hortelã e cevada',
          },
          {
            'en-US': 'Steamed sponge, custard',
            'zh-cn': '蒸布丁配蛋奶酱',
            es: 'Bizcocho al vapor con natillas',
            pt: 'Bolo no vapor com creme inglês',
          },
        ],
        usd: 7200,
        minPeople: 1,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Dairy beef rib, bone butter',
        'zh-cn': '奶牛肋排配骨髓黄油',
        es: 'Chuleta de vaca con mantequilla de tuétano',
        pt: 'Costela de vaca leiteira com manteiga de tutano',
      },
      {
        'en-US': 'Sea trout in wet straw',
        'zh-cn': '湿稻草焖海鳟',
        es: 'Reo ahumado en paja húmeda',
        pt: 'Truta-marinha na palha úmida',
      },
      {
        'en-US': 'Burnt pear, oat cream',
        'zh-cn': '焦烤梨配燕麦奶油',
        es: 'Pera quemada con crema de avena',
        pt: 'Pera tostada com creme de aveia',
      },
    ],
  },
];
