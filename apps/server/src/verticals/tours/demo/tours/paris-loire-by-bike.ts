import type { DemoTour } from '../demo-tour.ts';

export const parisLoireByBike: DemoTour = {
  key: 'paris-loire-by-bike',
  kind: 'group',
  city: 'paris',
  cover: 's-lagoon-86',
  name: {
    'en-US': 'Two castles by bicycle, from Paris and back',
    'zh-cn': '单车访两堡，巴黎往返',
    es: 'Dos castillos en bicicleta, ida y vuelta de París',
    pt: 'Dois castelos de bicicleta, ida e volta de Paris',
  },
  summary: {
    'en-US': 'Train to Blois, flat lanes to Chambord and Cheverny, one night in a gardener’s house.',
    'zh-cn': '乘火车到布卢瓦，沿平路骑到香波与舍韦尼，住一晚园丁的房子。',
    es: 'Tren a Blois, caminos llanos a Chambord y Cheverny y una noche en casa de un jardinero.',
    pt: 'Trem até Blois, estradas planas até Chambord e Cheverny e uma noite na casa de um jardineiro.',
  },
  story: {
    'en-US':
      'Chambord has 426 rooms and, at eight in the evening, about nine people. You arrive by the forest wall rather than the car park, lean the bicycle on a lime tree, and see its chimneys turn pink across the moat. The country here is level and sandy, with asparagus in spring and mushrooms later, and thirty kilometres a day leaves room for both. Monsieur Aubry, who kept the kitchen garden at Cheverny, puts you up, feeds you, and talks about pears.',
    'zh-cn':
      '香波堡有426个房间，到晚上八点，大约只剩九个人。您沿着猎林围墙骑来，不经过停车场，把车靠在椴树上，看护城河对岸的烟囱一根根变粉。这一带地势平，土质沙，春有芦笋，后有蘑菇，一天三十公里，两样都来得及。奥布里先生替舍韦尼打理过菜园，他留您住宿，做饭给您吃，然后谈梨。',
    es: 'Chambord tiene 426 habitaciones y, a las ocho de la tarde, unas nueve personas. Llegas por el muro del bosque, lejos del aparcamiento, apoyas la bicicleta en un tilo y ves cómo se vuelven rosas las chimeneas al otro lado del foso. El terreno es llano y arenoso, con espárragos en primavera y setas después, y treinta kilómetros al día dejan sitio para ambos. Monsieur Aubry, que cuidó el huerto de Cheverny, te aloja, te da de comer y habla de peras.',
    pt: 'Chambord tem 426 cômodos e, às oito da noite, umas nove pessoas. Você chega pelo muro da floresta, longe do estacionamento, encosta a bicicleta em uma tília e vê as chaminés ficarem rosadas do outro lado do fosso. O terreno é plano e arenoso, com aspargos na primavera e cogumelos depois, e trinta quilômetros por dia deixam espaço para os dois. Monsieur Aubry, que cuidou da horta de Cheverny, hospeda, cozinha e fala de peras.',
  },
  operator: 'Levée Douce',
  themes: ['history', 'nature', 'food'],
  days: 2,
  nights: 1,
  hours: null,
  languages: ['en', 'es', 'zh'],
  difficulty: 2,
  maxParty: 8,
  minPeople: 4,
  goDays: 7,
  capacity: 10,
  start: '08:40',
  weekdays: [1, 3, 5, 6],
  cutoffMinutes: 2880,
  guestsUntilHours: 72,
  names: 'all',
  goodMonths: [4, 5, 6, 7, 8, 9, 10],
  walkKm: 2,
  ascentMetres: 120,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Gare d’Austerlitz, hall 1',
      'zh-cn': '奥斯特利茨火车站1号厅',
      es: 'Gare d’Austerlitz, vestíbulo 1',
      pt: 'Gare d’Austerlitz, saguão 1',
    },
    address: '85 Quai d’Austerlitz, 75013 Paris',
    latitude: 48.8422,
    longitude: 2.365,
    note: {
      'en-US': 'At the head of the Blois platform. The bicycles are waiting at the other end of the line.',
      'zh-cn': '布卢瓦方向站台端头。自行车在终点等您。',
      es: 'Al principio del andén de Blois. Las bicicletas esperan al otro extremo de la línea.',
      pt: 'No início da plataforma de Blois. As bicicletas esperam no outro extremo da linha.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 18, ageTo: 120, usd: 34800, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 12, ageTo: 17, usd: 26800, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 5800,
  extras: [
    {
      name: {
        'en-US': 'Bicycle with a motor',
        'zh-cn': '电助力自行车',
        es: 'Bicicleta con motor',
        pt: 'Bicicleta com motor',
      },
      usd: 3600,
      per: 'person',
      max: 1,
    },
    {
      name: {
        'en-US': 'Glass of Cour-Cheverny on arrival',
        'zh-cn': '到店一杯库尔舍韦尼白葡萄酒',
        es: 'Copa de Cour-Cheverny al llegar',
        pt: 'Taça de Cour-Cheverny na chegada',
      },
      usd: 700,
      per: 'person',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 14, percent: 30 },
    { daysBefore: 7, percent: 60 },
    { daysBefore: 2, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Along the wall to Chambord',
        'zh-cn': '沿林墙到香波',
        es: 'Junto al muro hasta Chambord',
        pt: 'Junto ao muro até Chambord',
      },
      text: {
        'en-US':
          'Blois by half past ten, saddles set, lunch in Saint-Dyé by the Loire. Thirty-one kilometres in all, the last six through oak forest. The double staircase from five, when it empties; supper at the Aubrys’.',
        'zh-cn':
          '十点半前到布卢瓦，调车座，在卢瓦尔河边的圣迪耶吃午餐。全程三十一公里，最后六公里穿橡林。五点人散，走双螺旋楼梯；晚饭在奥布里家。',
        es: 'Blois a las diez y media, sillines a medida y almuerzo en Saint-Dyé junto al Loira. Treinta y un kilómetros, los seis últimos por robledal. La doble escalera desde las cinco, cuando se vacía; cena en casa de los Aubry.',
        pt: 'Blois às dez e meia, selins ajustados e almoço em Saint-Dyé à beira do Loire. Trinta e um quilômetros, os seis últimos pela floresta de carvalhos. A escada dupla a partir das cinco, quando esvazia; jantar na casa dos Aubry.',
      },
      meals: ['lunch', 'dinner'],
      stay: {
        'en-US': 'Gardener’s house near Bracieux',
        'zh-cn': '布拉西厄附近的园丁屋',
        es: 'Casa del jardinero cerca de Bracieux',
        pt: 'Casa do jardineiro perto de Bracieux',
      },
      stops: [
        {
          name: { 'en-US': 'Blois', 'zh-cn': '布卢瓦', es: 'Blois', pt: 'Blois' },
          latitude: 47.5861,
          longitude: 1.3359,
        },
        {
          name: { 'en-US': 'Chambord', 'zh-cn': '香波堡', es: 'Chambord', pt: 'Chambord' },
          latitude: 47.6162,
          longitude: 1.517,
        },
      ],
    },
    {
      title: {
        'en-US': 'Cheverny and the slow way to the train',
        'zh-cn': '舍韦尼，慢慢去赶火车',
        es: 'Cheverny y el camino lento al tren',
        pt: 'Cheverny e o caminho lento até o trem',
      },
      text: {
        'en-US':
          'Kitchen garden at nine with its old keeper, the furnished rooms before eleven, goat’s cheese lunch from a farm gate. Twenty-six kilometres back to Blois by vineyards. Train at 17:10, Paris at 18:50.',
        'zh-cn':
          '九点随老园丁看菜园，十一点前看陈设完整的厅室，在农场门口买羊奶酪当午餐。沿葡萄园骑二十六公里回布卢瓦。17:10上车，18:50到巴黎。',
        es: 'El huerto a las nueve con su antiguo cuidador, los salones amueblados antes de las once y queso de cabra en una granja. Veintiséis kilómetros entre viñas hasta Blois. Tren a las 17:10, París a las 18:50.',
        pt: 'A horta às nove com o antigo jardineiro, os salões mobiliados antes das onze e queijo de cabra em uma fazenda. Vinte e seis quilômetros entre vinhas até Blois. Trem às 17:10, Paris às 18:50.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Cheverny', 'zh-cn': '舍韦尼城堡', es: 'Cheverny', pt: 'Cheverny' },
          latitude: 47.5003,
          longitude: 1.458,
        },
      ],
    },
  ],
  included: ['guide', 'train', 'bicycle', 'shared_room', 'entry', 'breakfasts', 'dinner', 'bags_moved'],
  excluded: ['flights_to', 'insurance', 'drinks', 'city_tax'],
  notices: ['rain'],
};
