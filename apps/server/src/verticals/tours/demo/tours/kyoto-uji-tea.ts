import type { DemoTour } from '../demo-tour.ts';

export const kyotoUjiTea: DemoTour = {
  key: 'kyoto-uji-tea',
  kind: 'day',
  city: 'kyoto',
  cover: 's-kyoto-76',
  name: {
    'en-US': 'Tea in Uji, from leaf to bowl',
    'zh-cn': '宇治茶：从叶到碗',
    es: 'Té en Uji, de la hoja al cuenco',
    pt: 'Chá em Uji, da folha à tigela',
  },
  summary: {
    'en-US': 'A train to the tea hills south of Kyoto: shade gardens, a stone mill you turn, a bowl you whisk.',
    'zh-cn': '乘火车去京都南边的茶山：看覆荫茶园，推石磨，点一碗茶。',
    es: 'En tren a las colinas de té al sur de Kioto: jardines en sombra, un molino que giras y un cuenco que bates.',
    pt: 'De trem às colinas de chá ao sul de Quioto: jardins à sombra, um moinho que você gira e uma tigela que você bate.',
  },
  story: {
    'en-US':
      'One turn of the mill every three seconds, anticlockwise, and after ten minutes there is enough powder for a single bowl. Most of this day moves like that. Mrs Okuda’s family has grown tea above Uji for six generations; she lifts the black netting so that you can smell the difference shade makes, then puts you at the stone. In between come the Phoenix Hall across its pond, buckwheat noodles green with tea, and a walk along the river.',
    'zh-cn':
      '石磨逆时针转，三秒一圈，十分钟磨出的粉只够点一碗。这一天大抵都是这样的速度。奥田女士家在宇治山上种茶六代，她掀起黑色遮阳网，让您闻闻荫凉带来的分别，然后请您坐到磨前。其间还有隔池相望的凤凰堂、掺了茶的绿荞麦面，以及一段河边的路。',
    es: 'Una vuelta de molino cada tres segundos, hacia la izquierda, y a los diez minutos hay polvo para un solo cuenco. Casi todo este día va así. La familia de la señora Okuda cultiva té sobre Uji desde hace seis generaciones; levanta la malla negra para que huelas lo que hace la sombra y luego te sienta ante la piedra. Entre medias están el pabellón del Fénix al otro lado del estanque, fideos de trigo sarraceno verdes de té y un paseo junto al río.',
    pt: 'Uma volta do moinho a cada três segundos, para a esquerda, e em dez minutos há pó para uma única tigela. Quase todo o dia anda assim. A família da senhora Okuda cultiva chá acima de Uji há seis gerações; ela ergue a rede preta para você sentir o que a sombra faz e depois coloca você diante da pedra. No meio, o pavilhão da Fênix do outro lado do lago, macarrão de trigo-sarraceno verde de chá e um passeio à beira do rio.',
  },
  operator: 'Chaya no Michi',
  themes: ['food', 'makers', 'on_foot'],
  days: 1,
  nights: 0,
  hours: 6,
  languages: ['en', 'zh'],
  difficulty: 1,
  maxParty: 6,
  minPeople: 2,
  goDays: 2,
  capacity: 8,
  start: '09:30',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinutes: 1440,
  guestsUntilHours: 24,
  names: 'lead',
  goodMonths: [3, 4, 5, 6, 9, 10, 11],
  walkKm: 4,
  ascentMetres: 60,
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
      'en-US': 'Under the departures board, with a green cloth bag.',
      'zh-cn': '发车信息屏下，手提绿色布袋。',
      es: 'Bajo el panel de salidas, con una bolsa de tela verde.',
      pt: 'Sob o painel de partidas, com uma bolsa de pano verde.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 16, ageTo: 120, usd: 9400, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 8, ageTo: 15, usd: 5600, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [
    {
      name: {
        'en-US': 'Tin of first-harvest tea, 40 g',
        'zh-cn': '头茬茶一罐，40克',
        es: 'Lata de té de primera cosecha, 40 g',
        pt: 'Lata de chá da primeira colheita, 40 g',
      },
      usd: 2600,
      per: 'person',
      max: 2,
    },
  ],
  cancelSteps: [
    { daysBefore: 3, percent: 30 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'River, garden, mill, bowl',
        'zh-cn': '河、园、磨、碗',
        es: 'Río, jardín, molino, cuenco',
        pt: 'Rio, jardim, moinho, tigela',
      },
      text: {
        'en-US':
          'The 09:40 train, Byodo-in by ten. At noon, noodles by Uji bridge. In the afternoon the shaded garden, an hour at the mill and three bowls of growing strength. Kyoto again at 15:30.',
        'zh-cn':
          '乘09:40的火车，十点到平等院。正午在宇治桥边吃面。下午入荫园，推磨一小时，喝由淡到浓的三碗茶。15:30回京都。',
        es: 'Tren de las 09:40 y Byodo-in a las diez. A mediodía, fideos junto al puente de Uji. Por la tarde, el jardín en sombra, una hora de molino y tres cuencos, cada uno más intenso. Kioto a las 15:30.',
        pt: 'Trem das 09:40 e Byodo-in às dez. Ao meio-dia, macarrão junto à ponte de Uji. À tarde, o jardim à sombra, uma hora de moinho e três tigelas, cada uma mais forte. Quioto às 15:30.',
      },
      meals: ['lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Byodo-in', 'zh-cn': '平等院', es: 'Byodo-in', pt: 'Byodo-in' },
          latitude: 34.8893,
          longitude: 135.8077,
        },
        {
          name: { 'en-US': 'Uji-bashi', 'zh-cn': '宇治桥', es: 'Uji-bashi', pt: 'Uji-bashi' },
          latitude: 34.8931,
          longitude: 135.807,
        },
        {
          name: { 'en-US': 'Shirakawa', 'zh-cn': '白川茶园', es: 'Shirakawa', pt: 'Shirakawa' },
          latitude: 34.879,
          longitude: 135.821,
        },
      ],
    },
  ],
  included: ['guide', 'entry', 'train', 'materials', 'lunch', 'vegetables'],
  excluded: ['tips', 'drinks'],
  notices: ['rain'],
};
