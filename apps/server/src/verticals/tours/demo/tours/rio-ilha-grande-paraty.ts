import type { DemoTour } from '../demo-tour.ts';

export const rioIlhaGrandeParaty: DemoTour = {
  key: 'rio-ilha-grande-paraty',
  kind: 'group',
  city: 'rio',
  cover: 's-isle-99',
  name: {
    'en-US': 'Ilha Grande and Paraty, five days of green coast',
    'zh-cn': '大岛与帕拉蒂：绿色海岸五日',
    es: 'Ilha Grande y Paraty, cinco días de costa verde',
    pt: 'Ilha Grande e Paraty, cinco dias de costa verde',
  },
  summary: {
    'en-US':
      'Boat to an island of trails, then a port of white houses, a gold road in the forest and a fjord by canoe.',
    'zh-cn': '乘船上一座步道之岛，再到白屋港镇，走林中黄金古道，划独木舟进海湾。',
    es: 'Barco a una isla de senderos y luego un puerto de casas blancas, un camino del oro en la selva y un fiordo en canoa.',
    pt: 'Barco até uma ilha de trilhas e depois um porto de casas brancas, um caminho do ouro na mata e um fiorde de canoa.',
  },
  story: {
    'en-US':
      'When the moon is full the sea walks into Paraty, up the wide-jointed cobbles to about the ankle, and out again before breakfast. The town was laid that way on purpose, to be washed. Before it come two nights on Ilha Grande, where there is no road, only a path over the saddle to a beach three kilometres long. You travel with Zeca, who builds canoes out of a single trunk. Twelve people at most, sandals mostly, and cassava in every form.',
    'zh-cn':
      '满月时，海水走进帕拉蒂，漫过宽缝石板，没到脚踝，早餐前又退回去。镇子当年就是这么铺的，为了让海来冲洗。在此之前，先在大岛住两夜，岛上没有公路，只有翻过山鞍的小径，通向三公里长的海滩。同行的泽卡会用一整根树干凿独木舟。至多十二人，多半穿凉鞋，木薯换着花样吃。',
    es: 'Con luna llena el mar entra andando en Paraty, sube por el empedrado de juntas anchas hasta el tobillo y se va antes del desayuno. La villa se trazó así adrede, para que la lavara. Antes hay dos noches en Ilha Grande, donde no existe carretera, solo un sendero por el collado hasta una playa de tres kilómetros. Viajas con Zeca, que hace canoas de un solo tronco. Doce personas como mucho, sandalias casi siempre y mandioca en todas sus formas.',
    pt: 'Na lua cheia o mar entra andando em Paraty, sobe pelas pedras de juntas largas até o tornozelo e sai antes do café. A vila foi traçada assim de propósito, para ser lavada. Antes vêm duas noites na Ilha Grande, onde não há estrada, só uma trilha pelo alto até uma praia de três quilômetros. Você viaja com Zeca, que faz canoas de um tronco só. Doze pessoas no máximo, sandálias quase sempre e mandioca de todo jeito.',
  },
  operator: 'Costa Verde Devagar',
  themes: ['on_water', 'nature', 'on_foot'],
  days: 5,
  nights: 4,
  hours: null,
  languages: ['pt', 'en', 'es'],
  difficulty: 2,
  maxParty: 8,
  minPeople: 4,
  goDays: 10,
  capacity: 12,
  start: '07:00',
  weekdays: [1, 5],
  cutoffMinutes: 5760,
  guestsUntilHours: 120,
  names: 'lead',
  goodMonths: [3, 4, 5, 6, 7, 8, 9],
  walkKm: 17,
  ascentMetres: 480,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Praça Mahatma Gandhi, cinema side',
      'zh-cn': '圣雄甘地广场电影院一侧',
      es: 'Praça Mahatma Gandhi, lado del cine',
      pt: 'Praça Mahatma Gandhi, lado do cinema',
    },
    address: 'Praça Mahatma Gandhi, Centro, Rio de Janeiro',
    latitude: -22.9131,
    longitude: -43.1775,
    note: {
      'en-US': 'Metro Cinelândia. Small bags travel better on boats.',
      'zh-cn': '地铁电影城站。小包上船更方便。',
      es: 'Metro Cinelândia. Las bolsas pequeñas viajan mejor en barco.',
      pt: 'Metrô Cinelândia. Bolsas pequenas viajam melhor de barco.',
    },
  },
  pickups: [
    {
      name: {
        'en-US': 'Ipanema, General Osório metro',
        'zh-cn': '伊帕内玛，奥索里奥将军地铁站',
        es: 'Ipanema, metro General Osório',
        pt: 'Ipanema, metrô General Osório',
      },
      latitude: -22.9838,
      longitude: -43.2045,
      minutesBefore: 30,
      usd: 0,
    },
    {
      name: {
        'en-US': 'Copacabana, Praça do Lido',
        'zh-cn': '科帕卡巴纳，利多广场',
        es: 'Copacabana, Praça do Lido',
        pt: 'Copacabana, Praça do Lido',
      },
      latitude: -22.9646,
      longitude: -43.1738,
      minutesBefore: 20,
      usd: 0,
    },
  ],
  units: [
    { key: 'adult', ageFrom: 14, ageTo: 120, usd: 62500, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 8, ageTo: 13, usd: 46500, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 12500,
  extras: [
    {
      name: {
        'en-US': 'Mask, snorkel and fins',
        'zh-cn': '面镜、呼吸管与脚蹼',
        es: 'Máscara, tubo y aletas',
        pt: 'Máscara, snorkel e nadadeiras',
      },
      usd: 900,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 30, percent: 20 },
    { daysBefore: 14, percent: 40 },
    { daysBefore: 4, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Over the water to Abraão',
        'zh-cn': '过海到亚伯拉昂',
        es: 'Por el agua a Abraão',
        pt: 'Pela água até o Abraão',
      },
      text: {
        'en-US':
          'Two and a half hours by road, forty minutes by launch. Lunch with your feet in sand, then a level walk to the aqueduct and the ruined quarantine house, and a swim in the Poção pool.',
        'zh-cn': '乘车两个半小时，快船四十分钟。脚踩沙子吃午餐，再走平路看输水渠与检疫所废墟，到波桑水潭游泳。',
        es: 'Dos horas y media de carretera y cuarenta minutos de lancha. Almuerzo con los pies en la arena, paseo llano al acueducto y al lazareto en ruinas, y baño en la poza de Poção.',
        pt: 'Duas horas e meia de estrada e quarenta minutos de lancha. Almoço com os pés na areia, passeio plano ao aqueduto e ao lazareto em ruínas, e banho no Poção.',
      },
      meals: ['lunch', 'dinner'],
      stay: {
        'en-US': 'Pousada in Vila do Abraão',
        'zh-cn': '亚伯拉昂镇客栈',
        es: 'Posada en Vila do Abraão',
        pt: 'Pousada na Vila do Abraão',
      },
      stops: [
        {
          name: {
            'en-US': 'Conceição de Jacareí',
            'zh-cn': '雅卡雷伊',
            es: 'Conceição de Jacareí',
            pt: 'Conceição de Jacareí',
          },
          latitude: -23.038,
          longitude: -44.156,
        },
        {
          name: { 'en-US': 'Vila do Abraão', 'zh-cn': '亚伯拉昂', es: 'Vila do Abraão', pt: 'Vila do Abraão' },
          latitude: -23.1417,
          longitude: -44.1696,
        },
      ],
    },
    {
      title: {
        'en-US': 'Lopes Mendes on foot',
        'zh-cn': '步行去洛佩斯门德斯',
        es: 'A pie a Lopes Mendes',
        pt: 'A pé até Lopes Mendes',
      },
      text: {
        'en-US':
          'Six kilometres through forest over two saddles, howler monkeys doing the announcements, to a beach of sand that squeaks. Fish sandwiches under almond trees. The boat saves you the way back.',
        'zh-cn':
          '六公里穿林，翻两道山鞍，吼猴沿途播报，走到一片踩上去吱吱响的沙滩。在榄仁树下吃鱼肉三明治。回程坐船，省一趟脚力。',
        es: 'Seis kilómetros de selva por dos collados, con los monos aulladores dando avisos, hasta una playa de arena que chirría. Bocadillos de pescado bajo los almendros. El barco te ahorra la vuelta.',
        pt: 'Seis quilômetros de mata por dois altos, com os bugios dando os avisos, até uma praia de areia que range. Sanduíches de peixe sob as amendoeiras. O barco poupa a volta.',
      },
      meals: ['breakfast', 'lunch'],
      stay: {
        'en-US': 'Pousada in Vila do Abraão',
        'zh-cn': '亚伯拉昂镇客栈',
        es: 'Posada en Vila do Abraão',
        pt: 'Pousada na Vila do Abraão',
      },
      stops: [
        {
          name: { 'en-US': 'Lopes Mendes', 'zh-cn': '洛佩斯门德斯海滩', es: 'Lopes Mendes', pt: 'Lopes Mendes' },
          latitude: -23.17,
          longitude: -44.129,
        },
      ],
    },
    {
      title: {
        'en-US': 'To the town the sea washes',
        'zh-cn': '去海水冲洗的小镇',
        es: 'A la villa que lava el mar',
        pt: 'À vila que o mar lava',
      },
      text: {
        'en-US':
          'Morning launch, two hours of coast road, Paraty by one. Zeca’s round of the old town: Masonic corners, four churches sorted by skin and class, a still where the rum rests in jequitibá. Music at nine.',
        'zh-cn':
          '早班快船，两小时海岸公路，一点到帕拉蒂。泽卡带您转老镇：共济会的墙角、按肤色与身份分的四座教堂、用热基蒂巴木桶陈酒的酒坊。九点有音乐。',
        es: 'Lancha temprano, dos horas de costa y Paraty a la una. La vuelta de Zeca por el casco: esquinas masónicas, cuatro iglesias repartidas por piel y clase, una destilería donde el aguardiente reposa en jequitibá. Música a las nueve.',
        pt: 'Lancha cedo, duas horas de costa e Paraty à uma. A volta de Zeca pelo centro: cantos maçônicos, quatro igrejas divididas por cor e classe, um alambique onde a cachaça descansa em jequitibá. Música às nove.',
      },
      meals: ['breakfast', 'dinner'],
      stay: {
        'en-US': 'Townhouse pousada, Paraty',
        'zh-cn': '帕拉蒂老宅客栈',
        es: 'Posada en una casona, Paraty',
        pt: 'Pousada em um casarão, Paraty',
      },
      stops: [
        {
          name: { 'en-US': 'Paraty', 'zh-cn': '帕拉蒂', es: 'Paraty', pt: 'Paraty' },
          latitude: -23.2195,
          longitude: -44.7131,
        },
      ],
    },
    {
      title: {
        'en-US': 'A fjord by canoe',
        'zh-cn': '独木舟入海湾',
        es: 'Un fiordo en canoa',
        pt: 'Um fiorde de canoa',
      },
      text: {
        'en-US':
          'Boat to Saco do Mamanguá, eight kilometres of still water between green walls. Paddle up the mangrove end with a family who fish it, lunch on their porch, sugarloaf lookout for those with legs left.',
        'zh-cn':
          '乘船到马曼瓜湾，绿壁之间八公里静水。与当地渔家一起划进红树林尽头，在他家门廊吃午餐，腿还有劲的可登糖面包峰。',
        es: 'Barco al Saco do Mamanguá, ocho kilómetros de agua quieta entre paredes verdes. A remo hasta los manglares con una familia de pescadores, almuerzo en su porche y mirador del Pan de Azúcar para quien tenga piernas.',
        pt: 'Barco ao Saco do Mamanguá, oito quilômetros de água parada entre paredes verdes. A remo até o mangue com uma família de pescadores, almoço na varanda deles e mirante do Pão de Açúcar para quem ainda tiver pernas.',
      },
      meals: ['breakfast', 'lunch'],
      stay: {
        'en-US': 'Townhouse pousada, Paraty',
        'zh-cn': '帕拉蒂老宅客栈',
        es: 'Posada en una casona, Paraty',
        pt: 'Pousada em um casarão, Paraty',
      },
      stops: [
        {
          name: { 'en-US': 'Saco do Mamanguá', 'zh-cn': '马曼瓜湾', es: 'Saco do Mamanguá', pt: 'Saco do Mamanguá' },
          latitude: -23.265,
          longitude: -44.65,
        },
      ],
    },
    {
      title: {
        'en-US': 'The gold road, downhill',
        'zh-cn': '黄金古道，下坡',
        es: 'El camino del oro, cuesta abajo',
        pt: 'O caminho do ouro, descendo',
      },
      text: {
        'en-US':
          'Two kilometres of the paving laid by enslaved workers in the 1700s, with Dona Nilza, whose quilombo keeps it. Waterfall, bean stew in her kitchen. Minibus at two, Rio by half past six.',
        'zh-cn':
          '与尼尔扎女士走两公里古道，石板由十八世纪的奴隶铺成，如今由她所在的逃奴后裔村照管。看瀑布，在她厨房吃炖豆。两点上车，六点半前到里约。',
        es: 'Dos kilómetros del empedrado que pusieron trabajadores esclavizados en el siglo XVIII, con doña Nilza, cuyo quilombo lo cuida. Cascada y guiso de alubias en su cocina. Minibús a las dos, Río hacia las seis y media.',
        pt: 'Dois quilômetros do calçamento feito por trabalhadores escravizados no século XVIII, com dona Nilza, cujo quilombo cuida dele. Cachoeira e feijoada na cozinha dela. Micro-ônibus às duas, Rio por volta das seis e meia.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Caminho do Ouro', 'zh-cn': '黄金古道', es: 'Caminho do Ouro', pt: 'Caminho do Ouro' },
          latitude: -23.205,
          longitude: -44.79,
        },
      ],
    },
  ],
  included: ['guide', 'minibus', 'boat', 'shared_room', 'breakfasts', 'entry', 'vegetables'],
  excluded: ['flights_to', 'insurance', 'drinks', 'other_meals', 'tips'],
  notices: ['shoes', 'swim', 'rain'],
};
