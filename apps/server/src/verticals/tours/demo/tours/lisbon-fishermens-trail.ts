import type { DemoTour } from '../demo-tour.ts';

export const lisbonFishermensTrail: DemoTour = {
  key: 'lisbon-fishermens-trail',
  kind: 'group',
  city: 'lisbon',
  cover: 's-lisbon-94',
  name: {
    'en-US': 'The Fishermen’s Trail, five days above the sea',
    'zh-cn': '渔人小径：海崖上的五天',
    es: 'El sendero de los pescadores, cinco días sobre el mar',
    pt: 'A Trilha dos Pescadores, cinco dias acima do mar',
  },
  summary: {
    'en-US': 'Porto Covo to Odeceixe on cliff paths of sand, with storks on sea stacks and a bed in each village.',
    'zh-cn': '从波尔图科沃走到奥德赛谢，崖上沙径，海蚀柱上有鹳，一村一宿。',
    es: 'De Porto Covo a Odeceixe por sendas de arena sobre el acantilado, con cigüeñas en los farallones y una cama en cada pueblo.',
    pt: 'De Porto Covo a Odeceixe por trilhas de areia na falésia, com cegonhas nos rochedos e uma cama em cada vila.',
  },
  story: {
    'en-US':
      'Nowhere else do white storks nest on rocks in the ocean, and along this coast they do it within shouting distance of the path. You will mostly be quiet, though. Sand takes the sound out of walking and some of the speed, so fifteen kilometres last the morning and half the afternoon. João, whose grandfather used these tracks to reach his rods, knows the ledges out of the wind. Fish for supper each night, rarely the same one, and the surf under everything.',
    'zh-cn':
      '白鹳在大洋中的礁石上筑巢，世上只此一处，而且就在小径喊得着的距离。不过您多半会安静下来：沙子吸走脚步声，也吸走一点速度，十五公里要走一上午加半个下午。若昂的祖父当年走这些小路去下钓竿，他知道哪块崖台避风。每晚吃鱼，很少重样，浪声垫在一切之下。',
    es: 'En ningún otro lugar anidan cigüeñas blancas en rocas del océano, y en esta costa lo hacen a un grito del sendero. Aun así, casi siempre irás en silencio. La arena quita el ruido al paso y algo de velocidad, de modo que quince kilómetros duran la mañana y media tarde. João, cuyo abuelo usaba estas sendas para llegar a sus cañas, sabe qué repisas quedan al abrigo. Pescado cada noche, rara vez el mismo, y el oleaje debajo de todo.',
    pt: 'Em nenhum outro lugar cegonhas-brancas fazem ninho em rochas do oceano, e nesta costa o fazem a um grito da trilha. Mesmo assim, você vai quase sempre em silêncio. A areia tira o som do passo e um pouco da velocidade, e quinze quilômetros duram a manhã e meia tarde. João, cujo avô usava estes caminhos para chegar às varas, sabe que saliências ficam ao abrigo. Peixe toda noite, raramente o mesmo, e as ondas por baixo de tudo.',
  },
  operator: 'Duna Norte Sul',
  themes: ['on_foot', 'nature'],
  days: 5,
  nights: 4,
  hours: null,
  languages: ['en', 'pt', 'es'],
  difficulty: 3,
  maxParty: 6,
  minPeople: 4,
  goDays: 14,
  capacity: 10,
  start: '08:00',
  weekdays: [1, 6],
  cutoffMinutes: 5760,
  guestsUntilHours: 168,
  names: 'all',
  goodMonths: [2, 3, 4, 5, 9, 10, 11],
  walkKm: 76,
  ascentMetres: 980,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Sete Rios bus station, bay 12',
      'zh-cn': '塞特里奥斯汽车站12号站台',
      es: 'Estación de Sete Rios, dársena 12',
      pt: 'Terminal de Sete Rios, plataforma 12',
    },
    address: 'Praça Marechal Humberto Delgado, 1500-423 Lisboa',
    latitude: 38.7412,
    longitude: -9.1658,
    note: {
      'en-US': 'Metro Jardim Zoológico. João carries a cork hat, usually in his hand.',
      'zh-cn': '地铁动物园站。若昂有顶软木帽，多半拿在手里。',
      es: 'Metro Jardim Zoológico. João lleva un sombrero de corcho, casi siempre en la mano.',
      pt: 'Metrô Jardim Zoológico. João leva um chapéu de cortiça, quase sempre na mão.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 120, usd: 74500, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 12, ageTo: 15, usd: 62500, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 16000,
  extras: [
    {
      name: {
        'en-US': 'Surf lesson on the last afternoon',
        'zh-cn': '末日下午冲浪课',
        es: 'Clase de surf la última tarde',
        pt: 'Aula de surfe na última tarde',
      },
      usd: 4500,
      per: 'person',
      max: 1,
    },
    {
      name: {
        'en-US': 'Supper on day four',
        'zh-cn': '第四日晚餐',
        es: 'Cena del cuarto día',
        pt: 'Jantar do quarto dia',
      },
      usd: 2600,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 30, percent: 20 },
    { daysBefore: 14, percent: 50 },
    { daysBefore: 5, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'By bus to Porto Covo',
        'zh-cn': '乘车到波尔图科沃',
        es: 'En autobús a Porto Covo',
        pt: 'De ônibus até Porto Covo',
      },
      text: {
        'en-US':
          'Two and a quarter hours from Lisbon to the white square of Porto Covo. A first eight kilometres to Pessegueiro fort and back, sand shoes tried out, barnacles explained and eaten.',
        'zh-cn':
          '从里斯本乘车两小时一刻，到波尔图科沃的白色广场。先走八公里往返佩塞盖鲁堡，试试沙地的脚感，讲讲鹅颈藤壶，然后吃掉。',
        es: 'Dos horas y cuarto de Lisboa a la plaza blanca de Porto Covo. Primeros ocho kilómetros hasta el fuerte de Pessegueiro y vuelta, calzado puesto a prueba, percebes explicados y comidos.',
        pt: 'Duas horas e quinze de Lisboa à praça branca de Porto Covo. Primeiros oito quilômetros até o forte do Pessegueiro e volta, calçado testado, percebes explicados e comidos.',
      },
      meals: ['lunch', 'dinner'],
      stay: {
        'en-US': 'Guesthouse in Porto Covo',
        'zh-cn': '波尔图科沃客舍',
        es: 'Casa de huéspedes en Porto Covo',
        pt: 'Pousada em Porto Covo',
      },
      stops: [
        {
          name: { 'en-US': 'Porto Covo', 'zh-cn': '波尔图科沃', es: 'Porto Covo', pt: 'Porto Covo' },
          latitude: 37.851,
          longitude: -8.791,
        },
        {
          name: {
            'en-US': 'Ilha do Pessegueiro',
            'zh-cn': '佩塞盖鲁岛',
            es: 'Ilha do Pessegueiro',
            pt: 'Ilha do Pessegueiro',
          },
          latitude: 37.832,
          longitude: -8.79,
        },
      ],
    },
    {
      title: {
        'en-US': 'Dunes to Milfontes',
        'zh-cn': '沙丘到米尔丰特斯',
        es: 'Dunas hasta Milfontes',
        pt: 'Dunas até Milfontes',
      },
      text: {
        'en-US':
          'Twenty kilometres, the long one, most of it on beach and dune with two shady stops. Swim at Malhão if the flag is green. The river Mira closes the day; the ferryman has cold beer.',
        'zh-cn':
          '二十公里，最长的一天，多走海滩与沙丘，有两处阴凉可歇。绿旗时在马良海滩下水。傍晚走到米拉河边，摆渡人那里有冰啤酒。',
        es: 'Veinte kilómetros, la etapa larga, casi toda por playa y duna con dos paradas a la sombra. Baño en Malhão si la bandera es verde. El río Mira cierra el día; el barquero tiene cerveza fría.',
        pt: 'Vinte quilômetros, a etapa longa, quase toda por praia e duna, com duas paradas à sombra. Banho no Malhão se a bandeira for verde. O rio Mira fecha o dia; o barqueiro tem cerveja gelada.',
      },
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: {
        'en-US': 'Small hotel in Vila Nova de Milfontes',
        'zh-cn': '米尔丰特斯新镇小旅馆',
        es: 'Hotel pequeño en Vila Nova de Milfontes',
        pt: 'Hotel pequeno em Vila Nova de Milfontes',
      },
      stops: [
        {
          name: { 'en-US': 'Praia do Malhão', 'zh-cn': '马良海滩', es: 'Praia do Malhão', pt: 'Praia do Malhão' },
          latitude: 37.79,
          longitude: -8.8,
        },
        {
          name: {
            'en-US': 'Vila Nova de Milfontes',
            'zh-cn': '米尔丰特斯新镇',
            es: 'Vila Nova de Milfontes',
            pt: 'Vila Nova de Milfontes',
          },
          latitude: 37.724,
          longitude: -8.783,
        },
      ],
    },
    {
      title: {
        'en-US': 'Across the Mira to Almograve',
        'zh-cn': '渡米拉河到阿尔莫格拉夫',
        es: 'Por el Mira a Almograve',
        pt: 'Pelo Mira até Almograve',
      },
      text: {
        'en-US':
          'Boat over the estuary at nine, then fifteen kilometres of red cliff, acacia tunnels and pillow rocks. Lunch in a fold of the dunes. In Almograve the baker’s daughter runs the inn and the village.',
        'zh-cn':
          '九点乘船过河口，随后十五公里红崖、金合欢隧道与枕状岩。在沙丘窝里吃午餐。阿尔莫格拉夫的旅店由面包师的女儿打理，村子大概也是。',
        es: 'Barca por el estuario a las nueve y quince kilómetros de acantilado rojo, túneles de acacia y rocas almohadilladas. Almuerzo en un pliegue de las dunas. En Almograve, la hija del panadero lleva la posada y el pueblo.',
        pt: 'Barco pelo estuário às nove e quinze quilômetros de falésia vermelha, túneis de acácia e rochas em almofada. Almoço em uma dobra das dunas. Em Almograve, a filha do padeiro cuida da pousada e da vila.',
      },
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: {
        'en-US': 'Inn in Almograve',
        'zh-cn': '阿尔莫格拉夫旅店',
        es: 'Posada en Almograve',
        pt: 'Pousada em Almograve',
      },
      stops: [
        {
          name: { 'en-US': 'Almograve', 'zh-cn': '阿尔莫格拉夫', es: 'Almograve', pt: 'Almograve' },
          latitude: 37.653,
          longitude: -8.792,
        },
      ],
    },
    {
      title: {
        'en-US': 'Storks at Cabo Sardão',
        'zh-cn': '萨尔当角的鹳',
        es: 'Cigüeñas en Cabo Sardão',
        pt: 'Cegonhas no Cabo Sardão',
      },
      text: {
        'en-US':
          'Twenty-two kilometres with the cape in the middle, where the nests are nearest and the lighthouse was built facing inland by mistake. The last hours run level to Zambujeira, a chapel on the edge.',
        'zh-cn':
          '二十二公里，中途是萨尔当角，鹳巢离路最近，灯塔当年误把正面造向了内陆。最后几小时平路到赞布热拉，崖边有座小礼拜堂。',
        es: 'Veintidós kilómetros con el cabo en medio, donde los nidos están más cerca y el faro se construyó por error mirando a tierra. Las últimas horas van llanas hasta Zambujeira, con su capilla al borde.',
        pt: 'Vinte e dois quilômetros com o cabo no meio, onde os ninhos ficam mais perto e o farol foi construído por engano virado para a terra. As últimas horas são planas até Zambujeira, com a capela na beira.',
      },
      meals: ['breakfast', 'lunch'],
      stay: {
        'en-US': 'Guesthouse in Zambujeira do Mar',
        'zh-cn': '赞布热拉客舍',
        es: 'Casa de huéspedes en Zambujeira do Mar',
        pt: 'Pousada em Zambujeira do Mar',
      },
      stops: [
        {
          name: { 'en-US': 'Cabo Sardão', 'zh-cn': '萨尔当角', es: 'Cabo Sardão', pt: 'Cabo Sardão' },
          latitude: 37.598,
          longitude: -8.817,
        },
        {
          name: { 'en-US': 'Zambujeira do Mar', 'zh-cn': '赞布热拉', es: 'Zambujeira do Mar', pt: 'Zambujeira do Mar' },
          latitude: 37.524,
          longitude: -8.787,
        },
      ],
    },
    {
      title: { 'en-US': 'A river at the end', 'zh-cn': '尽头是一条河', es: 'Un río al final', pt: 'Um rio no fim' },
      text: {
        'en-US':
          'Eleven kilometres by Azenha do Mar, where lunch is crab rice from one pot, to the viewpoint over the bend of Odeceixe. Wash the sand off, bus at 16:00, Lisbon about half past seven.',
        'zh-cn':
          '十一公里，经阿泽尼亚渔港，午餐是一锅蟹饭，走到奥德赛谢河湾的观景台。冲掉脚上的沙，16:00上车，七点半左右到里斯本。',
        es: 'Once kilómetros por Azenha do Mar, donde se almuerza arroz de cangrejo de una sola olla, hasta el mirador de la curva de Odeceixe. A quitarse la arena, autobús a las 16:00 y Lisboa hacia las siete y media.',
        pt: 'Onze quilômetros por Azenha do Mar, onde se almoça arroz de caranguejo de uma panela só, até o mirante da curva de Odeceixe. Tirar a areia, ônibus às 16:00 e Lisboa por volta das sete e meia.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Azenha do Mar', 'zh-cn': '阿泽尼亚渔港', es: 'Azenha do Mar', pt: 'Azenha do Mar' },
          latitude: 37.465,
          longitude: -8.798,
        },
        {
          name: {
            'en-US': 'Praia de Odeceixe',
            'zh-cn': '奥德赛谢海滩',
            es: 'Praia de Odeceixe',
            pt: 'Praia de Odeceixe',
          },
          latitude: 37.44,
          longitude: -8.797,
        },
      ],
    },
  ],
  included: ['guide', 'public_transport', 'boat', 'shared_room', 'bags_moved', 'breakfasts'],
  excluded: ['flights_to', 'insurance', 'drinks', 'tips'],
  notices: ['shoes', 'rain'],
};
