import type { DemoTour } from '../demo-tour.ts';

export const kyotoKumanoKodo: DemoTour = {
  key: 'kyoto-kumano-kodo',
  kind: 'group',
  city: 'kyoto',
  cover: 's-kyoto-93',
  name: {
    'en-US': 'Four days on the Kumano Kodo',
    'zh-cn': '熊野古道四日',
    es: 'Cuatro días por el Kumano Kodo',
    pt: 'Quatro dias no Kumano Kodo',
  },
  summary: {
    'en-US': 'The Nakahechi way from Takijiri to Hongu and Nachi, with hot springs, small inns and bags sent ahead.',
    'zh-cn': '走中边路，从泷尻到本宫与那智，泡温泉、住小旅馆，行李先行。',
    es: 'El camino Nakahechi de Takijiri a Hongu y Nachi, con aguas termales, posadas pequeñas y equipaje por delante.',
    pt: 'O caminho Nakahechi de Takijiri a Hongu e Nachi, com águas termais, pousadas pequenas e bagagem à frente.',
  },
  story: {
    'en-US':
      'Emperors walked this path in white and wrote poems at its ninety-nine shrines, some of them complaining about the hills. The hills are unchanged. So are the cedar trunks, the moss on the steps, the tin boxes where you ink a stamp to prove you came. Keiko keeps the group to seven and the mornings early, so that you have forest to yourself until ten. Each day ends in hot water; at Yunomine you boil an egg in the spring.',
    'zh-cn':
      '昔日上皇身着白衣走过此道，在九十九座王子社题诗，有些诗是在抱怨山路。山还是那些山，杉树还是那些杉树，石阶上的青苔、盖印为证的铁皮匣也都在。惠子把队伍控制在七人以内，清晨早发，十点前林子全归您。每天以一池热水收尾；到了汤之峰，还能在泉里煮一枚鸡蛋。',
    es: 'Los emperadores recorrieron este camino de blanco y escribieron poemas en sus noventa y nueve santuarios, algunos para quejarse de las cuestas. Las cuestas siguen igual. También los cedros, el musgo de los escalones y las cajas de lata donde sellas para probar que llegaste. Keiko lleva grupos de siete como mucho y sale temprano, así que el bosque es tuyo hasta las diez. Cada día acaba en agua caliente; en Yunomine se cuece un huevo en la fuente.',
    pt: 'Imperadores percorreram este caminho de branco e escreveram poemas em seus noventa e nove santuários, alguns para reclamar das ladeiras. As ladeiras são as mesmas. Também os cedros, o musgo dos degraus e as caixas de lata onde você carimba para provar que veio. Keiko leva no máximo sete pessoas e sai cedo, então a floresta é sua até as dez. Cada dia termina em água quente; em Yunomine cozinha-se um ovo na fonte.',
  },
  operator: 'Oji Walkers',
  themes: ['on_foot', 'history', 'mountains'],
  days: 4,
  nights: 3,
  hours: null,
  languages: ['en', 'zh'],
  difficulty: 4,
  maxParty: 4,
  minPeople: 4,
  goDays: 21,
  capacity: 7,
  start: '07:45',
  weekdays: [1, 4],
  cutoffMinutes: 10080,
  guestsUntilHours: 240,
  names: 'all',
  goodMonths: [3, 4, 5, 10, 11],
  walkKm: 27,
  ascentMetres: 1350,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Kyoto Station, central gate',
      'zh-cn': '京都站中央口',
      es: 'Estación de Kioto, puerta central',
      pt: 'Estação de Quioto, portão central',
    },
    address: '京都市下京区東塩小路町',
    latitude: 34.9858,
    longitude: 135.7588,
    note: {
      'en-US': 'Train at 08:10. A day pack is enough, cases go ahead by courier.',
      'zh-cn': '08:10发车。带日用背包即可，大件由快递先送。',
      es: 'Tren a las 08:10. Basta una mochila, las maletas van por mensajería.',
      pt: 'Trem às 08:10. Basta uma mochila, as malas seguem por entrega.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 18, ageTo: 120, usd: 112000, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 14, ageTo: 17, usd: 98000, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 14500,
  extras: [
    {
      name: {
        'en-US': 'Taxi instead of the last climb',
        'zh-cn': '末段以出租车代步',
        es: 'Taxi en lugar de la última subida',
        pt: 'Táxi no lugar da última subida',
      },
      usd: 3800,
      per: 'booking',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 45, percent: 15 },
    { daysBefore: 21, percent: 40 },
    { daysBefore: 7, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'To Takijiri and up',
        'zh-cn': '到泷尻，往上走',
        es: 'A Takijiri y arriba',
        pt: 'A Takijiri e para cima',
      },
      text: {
        'en-US':
          'Train along the coast to Tanabe, bus to Takijiri, where the path begins between two rocks. Four kilometres, steep for the first hour, to Takahara with its camphor tree and a veranda above the clouds.',
        'zh-cn':
          '沿海岸乘火车到田边，换巴士至泷尻，路从两块岩石间开始。四公里，头一小时较陡，到高原：一棵大樟树，一道云上的檐廊。',
        es: 'Tren por la costa a Tanabe y autobús a Takijiri, donde el camino empieza entre dos rocas. Cuatro kilómetros, empinados la primera hora, hasta Takahara, con su alcanforero y un porche sobre las nubes.',
        pt: 'Trem pela costa até Tanabe e ônibus a Takijiri, onde o caminho começa entre duas pedras. Quatro quilômetros, íngremes na primeira hora, até Takahara, com sua canforeira e uma varanda acima das nuvens.',
      },
      meals: ['lunch', 'dinner'],
      stay: { 'en-US': 'Inn at Takahara', 'zh-cn': '高原旅馆', es: 'Posada de Takahara', pt: 'Pousada em Takahara' },
      stops: [
        {
          name: { 'en-US': 'Takijiri-oji', 'zh-cn': '泷尻王子', es: 'Takijiri-oji', pt: 'Takijiri-oji' },
          latitude: 33.781,
          longitude: 135.506,
        },
        {
          name: { 'en-US': 'Takahara', 'zh-cn': '高原', es: 'Takahara', pt: 'Takahara' },
          latitude: 33.792,
          longitude: 135.519,
        },
      ],
    },
    {
      title: {
        'en-US': 'Cedar ridges to Chikatsuyu',
        'zh-cn': '杉岭到近露',
        es: 'Crestas de cedros a Chikatsuyu',
        pt: 'Cristas de cedros a Chikatsuyu',
      },
      text: {
        'en-US':
          'Thirteen kilometres, five hours with pauses, past a teahouse ruin and the ox-and-horse stone. Riverside lunch from a lacquer box, feet in the water. In the village the bath is public and the innkeeper sings.',
        'zh-cn':
          '十三公里，连歇五小时，经茶屋遗址与牛马童子石像。在河边吃漆盒便当，脚浸在水里。村里的浴池公用，旅馆主人爱唱歌。',
        es: 'Trece kilómetros, cinco horas con pausas, por las ruinas de una casa de té y la piedra del buey y el caballo. Almuerzo en caja lacada junto al río, con los pies en el agua. En el pueblo el baño es público y el posadero canta.',
        pt: 'Treze quilômetros, cinco horas com pausas, por ruínas de uma casa de chá e a pedra do boi e do cavalo. Almoço em caixa laqueada à beira do rio, com os pés na água. Na vila o banho é público e o dono da pousada canta.',
      },
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: {
        'en-US': 'Inn at Chikatsuyu',
        'zh-cn': '近露旅馆',
        es: 'Posada de Chikatsuyu',
        pt: 'Pousada em Chikatsuyu',
      },
      stops: [
        {
          name: { 'en-US': 'Chikatsuyu', 'zh-cn': '近露', es: 'Chikatsuyu', pt: 'Chikatsuyu' },
          latitude: 33.808,
          longitude: 135.606,
        },
      ],
    },
    {
      title: {
        'en-US': 'Through the forest to Hongu',
        'zh-cn': '穿林到本宫',
        es: 'Por el bosque a Hongu',
        pt: 'Pela floresta até Hongu',
      },
      text: {
        'en-US':
          'Bus to Hosshinmon, then seven kilometres mostly down: tea fields, a first sight of the great gate, the shrine itself roofed in bark. Over the hill to Yunomine for a bath the size of a cupboard, 1,800 years old.',
        'zh-cn':
          '乘车到发心门，再走七公里，多为下坡：茶园、远望大鸟居、树皮葺顶的大社。翻过小山到汤之峰，泡橱柜大小、一千八百年的古池。',
        es: 'Autobús a Hosshinmon y siete kilómetros casi siempre de bajada: campos de té, la gran puerta a lo lejos y el santuario, con tejado de corteza. Por la colina a Yunomine, a un baño del tamaño de un armario, de 1.800 años.',
        pt: 'Ônibus a Hosshinmon e sete quilômetros quase só de descida: campos de chá, o grande portal ao longe e o santuário, com telhado de casca. Pela colina até Yunomine, a um banho do tamanho de um armário, com 1.800 anos.',
      },
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: {
        'en-US': 'Hot spring inn at Yunomine',
        'zh-cn': '汤之峰温泉旅馆',
        es: 'Posada termal de Yunomine',
        pt: 'Pousada termal em Yunomine',
      },
      stops: [
        {
          name: {
            'en-US': 'Kumano Hongu Taisha',
            'zh-cn': '熊野本宫大社',
            es: 'Kumano Hongu Taisha',
            pt: 'Kumano Hongu Taisha',
          },
          latitude: 33.8405,
          longitude: 135.7735,
        },
        {
          name: { 'en-US': 'Yunomine Onsen', 'zh-cn': '汤之峰温泉', es: 'Yunomine Onsen', pt: 'Yunomine Onsen' },
          latitude: 33.829,
          longitude: 135.756,
        },
      ],
    },
    {
      title: {
        'en-US': 'The fall at Nachi',
        'zh-cn': '那智之瀑',
        es: 'La cascada de Nachi',
        pt: 'A cachoeira de Nachi',
      },
      text: {
        'en-US':
          'Bus down the river to Nachi, six hundred metres of mossy steps at Daimonzaka, then the fall, 133 metres in one piece, heard before it is seen. Tuna rice in Katsuura and the coast express, Kyoto at 19:40.',
        'zh-cn':
          '乘车顺流到那智，登大门坂六百米青苔石阶，未见其瀑先闻其声，133米一泻而下。在胜浦吃金枪鱼饭，乘沿海特急，19:40抵京都。',
        es: 'Autobús río abajo a Nachi, seiscientos metros de escalones con musgo en Daimonzaka y la cascada, 133 metros de una pieza, que se oye antes de verse. Arroz con atún en Katsuura y exprés de la costa, Kioto a las 19:40.',
        pt: 'Ônibus rio abaixo até Nachi, seiscentos metros de degraus com musgo em Daimonzaka e a cachoeira, 133 metros de uma vez, que se ouve antes de ver. Arroz com atum em Katsuura e expresso da costa, Quioto às 19:40.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Daimonzaka', 'zh-cn': '大门坂', es: 'Daimonzaka', pt: 'Daimonzaka' },
          latitude: 33.67,
          longitude: 135.892,
        },
        {
          name: { 'en-US': 'Nachi-no-taki', 'zh-cn': '那智瀑布', es: 'Nachi-no-taki', pt: 'Nachi-no-taki' },
          latitude: 33.6752,
          longitude: 135.8875,
        },
      ],
    },
  ],
  included: ['guide', 'train', 'public_transport', 'shared_room', 'all_meals', 'bags_moved'],
  excluded: ['flights_to', 'insurance', 'drinks'],
  notices: ['shoes', 'rain', 'covered'],
};
