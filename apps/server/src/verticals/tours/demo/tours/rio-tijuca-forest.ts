import type { DemoTour } from '../demo-tour.ts';

export const rioTijucaForest: DemoTour = {
  key: 'rio-tijuca-forest',
  kind: 'day',
  city: 'rio',
  cover: 's-isle-80',
  name: {
    'en-US': 'Tijuca, a forest planted by hand',
    'zh-cn': '蒂茹卡：一棵棵种回来的森林',
    es: 'Tijuca, un bosque plantado a mano',
    pt: 'Tijuca, uma floresta plantada à mão',
  },
  summary: {
    'en-US': 'Five hours on shaded paths to a waterfall and two lookouts, with a botanist from the next valley.',
    'zh-cn': '与邻谷的植物学者同行五小时，走林荫路，看瀑布与两处观景台。',
    es: 'Cinco horas por sendas a la sombra hasta una cascada y dos miradores, con una botánica del valle vecino.',
    pt: 'Cinco horas por trilhas sombreadas até uma cachoeira e dois mirantes, com uma botânica do vale vizinho.',
  },
  story: {
    'en-US':
      'Coffee stripped these hills bare, the city’s springs failed, and in 1861 a major with a handful of workers, most of them enslaved, began putting trees back, one hundred thousand in thirteen years. Dona Lúcia knows where the rows still show. She also knows which leaf smells of clove, where the toucans argue, and how to sit under the Taunay fall without getting wet. Lunch is cheese bread and fruit at the Emperor’s Table, in the shade he came for.',
    'zh-cn':
      '咖啡园把这片山剃光，城里的泉眼枯了。1861年，一位少校带着寥寥几个工人，多半是奴隶，开始把树种回来，十三年种下十万棵。卢西娅女士知道哪里还看得出当年的行距，也知道哪片叶子有丁香味、巨嘴鸟在哪里拌嘴、坐在陶奈瀑布下哪块石头上不会湿身。午餐是奶酪面包与水果，摆在皇帝石桌旁，他当年来，也是为这片荫凉。',
    es: 'El café dejó estos cerros pelados, los manantiales de la ciudad se secaron y en 1861 un mayor con unos pocos trabajadores, casi todos esclavizados, empezó a devolver los árboles: cien mil en trece años. Doña Lúcia sabe dónde se ven aún las hileras. También qué hoja huele a clavo, dónde discuten los tucanes y cómo sentarse bajo la cascada Taunay sin mojarse. Se almuerza pan de queso y fruta en la Mesa del Emperador, a la sombra que él buscaba.',
    pt: 'O café deixou estes morros pelados, as nascentes da cidade secaram e, em 1861, um major com poucos trabalhadores, quase todos escravizados, começou a devolver as árvores: cem mil em treze anos. Dona Lúcia sabe onde ainda se veem as fileiras. Sabe também que folha cheira a cravo, onde os tucanos discutem e como sentar sob a Cascatinha Taunay sem se molhar. O almoço é pão de queijo e fruta na Mesa do Imperador, na sombra que ele procurava.',
  },
  operator: 'Mata Adentro',
  themes: ['nature', 'on_foot', 'families'],
  days: 1,
  nights: 0,
  hours: 5,
  languages: ['pt', 'en', 'es'],
  difficulty: 2,
  maxParty: 8,
  minPeople: 3,
  goDays: 2,
  capacity: 12,
  start: '08:30',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinutes: 720,
  guestsUntilHours: 18,
  names: 'lead',
  goodMonths: [4, 5, 6, 7, 8, 9, 10],
  walkKm: 6,
  ascentMetres: 220,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Praça Afonso Vizeu, by the park gate',
      'zh-cn': '阿丰索·维泽乌广场公园门口',
      es: 'Praça Afonso Vizeu, puerta del parque',
      pt: 'Praça Afonso Vizeu, portão do parque',
    },
    address: 'Praça Afonso Vizeu, Alto da Boa Vista, Rio de Janeiro',
    latitude: -22.9627,
    longitude: -43.274,
    note: {
      'en-US': 'Buses 301 and 345 stop at the square. Bring a second T-shirt.',
      'zh-cn': '301与345路公交在广场停靠，请多带一件T恤。',
      es: 'Los autobuses 301 y 345 paran en la plaza. Trae otra camiseta.',
      pt: 'Os ônibus 301 e 345 param na praça. Traga outra camiseta.',
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
      minutesBefore: 45,
      usd: 700,
    },
  ],
  units: [
    { key: 'adult', ageFrom: 14, ageTo: 120, usd: 5800, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 7, ageTo: 13, usd: 3400, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [],
  cancelSteps: [
    { daysBefore: 2, percent: 30 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Waterfall, rows and the Emperor’s Table',
        'zh-cn': '瀑布、树行与皇帝石桌',
        es: 'Cascada, hileras y la Mesa del Emperador',
        pt: 'Cascata, fileiras e a Mesa do Imperador',
      },
      text: {
        'en-US':
          'From the gate to the Taunay fall by nine, then a loop of six kilometres on earth paths past the little pink chapel. Picnic at noon, the Vista Chinesa for the whole city below, down by 13:30.',
        'zh-cn':
          '从园门出发，九点到陶奈瀑布，再沿土路绕行六公里，经过粉色小礼拜堂。正午野餐，到中国亭俯瞰全城，13:30下山。',
        es: 'De la puerta a la cascada Taunay a las nueve y luego seis kilómetros de tierra junto a la capilla rosa. Pícnic a mediodía, la Vista Chinesa con toda la ciudad abajo y descenso a las 13:30.',
        pt: 'Do portão à Cascatinha Taunay às nove e depois seis quilômetros de terra, passando pela capela cor-de-rosa. Piquenique ao meio-dia, a Vista Chinesa com toda a cidade abaixo e descida às 13:30.',
      },
      meals: ['lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Cascatinha Taunay', 'zh-cn': '陶奈瀑布', es: 'Cascatinha Taunay', pt: 'Cascatinha Taunay' },
          latitude: -22.9576,
          longitude: -43.279,
        },
        {
          name: { 'en-US': 'Mesa do Imperador', 'zh-cn': '皇帝石桌', es: 'Mesa do Imperador', pt: 'Mesa do Imperador' },
          latitude: -22.9745,
          longitude: -43.2563,
        },
        {
          name: { 'en-US': 'Vista Chinesa', 'zh-cn': '中国亭', es: 'Vista Chinesa', pt: 'Vista Chinesa' },
          latitude: -22.973,
          longitude: -43.2494,
        },
      ],
    },
  ],
  included: ['guide', 'minibus', 'snack', 'water'],
  excluded: ['tips', 'insurance'],
  notices: ['shoes', 'rain'],
};
