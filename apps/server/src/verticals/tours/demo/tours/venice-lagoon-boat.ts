import type { DemoTour } from '../demo-tour.ts';

export const veniceLagoonBoat: DemoTour = {
  key: 'venice-lagoon-boat',
  kind: 'group',
  city: 'venice',
  cover: 's-isle-65',
  name: {
    'en-US': 'The north lagoon in a wooden bragozzo',
    'zh-cn': '乘木帆船游北潟湖',
    es: 'La laguna norte en un bragozzo de madera',
    pt: 'A lagoa norte em um bragozzo de madeira',
  },
  summary: {
    'en-US': 'A day on a former fishing boat between salt marsh, Torcello, Burano and the friars’ island.',
    'zh-cn': '乘旧日渔船，一日往返盐沼、托尔切洛、布拉诺与修士之岛。',
    es: 'Un día en un antiguo barco de pesca entre marismas, Torcello, Burano y la isla de los frailes.',
    pt: 'Um dia em um antigo barco de pesca entre marismas, Torcello, Burano e a ilha dos frades.',
  },
  story: {
    'en-US':
      'A bragozzo is flat underneath so that it can sit on mud and wait for the tide, which is a fair description of how this day goes. Tommaso’s was built in Pellestrina in 1951 and has cushions where the nets were. You slide along the marsh at walking pace, land on Torcello for its mosaics, eat risotto with goby on deck, and ring the friars’ bell on San Francesco del Deserto. Burano comes last, when its day visitors are leaving.',
    'zh-cn':
      '这种渔船船底平坦，可以坐在泥滩上等潮水，这一天的节奏大抵如此。托马索的船1951年造于佩莱斯特里纳，从前放网的地方如今摆着软垫。船沿盐沼以步行的速度滑行，上托尔切洛看镶嵌画，在甲板上吃虾虎鱼烩饭，到荒漠圣方济岛敲响修士的门铃。布拉诺排在最后，那时当日游客正陆续离开。',
    es: 'Un bragozzo es plano por debajo para posarse en el fango y esperar la marea, y así va también este día. El de Tommaso se construyó en Pellestrina en 1951 y lleva cojines donde iban las redes. Se avanza junto a la marisma a paso de peatón, se desembarca en Torcello por sus mosaicos, se come risotto de gobio en cubierta y se llama a la campana de los frailes en San Francesco del Deserto. Burano queda para el final, cuando los visitantes se van.',
    pt: 'Um bragozzo é chato por baixo para pousar na lama e esperar a maré, e assim corre também este dia. O de Tommaso foi construído em Pellestrina em 1951 e tem almofadas onde ficavam as redes. O barco segue junto ao alagado em ritmo de caminhada, para em Torcello pelos mosaicos, serve risoto de gobião no convés e toca o sino dos frades em San Francesco del Deserto. Burano fica por último, quando os visitantes do dia vão embora.',
  },
  operator: 'Barena Lenta',
  themes: ['on_water', 'nature', 'food'],
  days: 1,
  nights: 0,
  hours: 7.5,
  languages: ['en', 'es'],
  difficulty: 1,
  maxParty: 10,
  minPeople: 6,
  goDays: 3,
  capacity: 12,
  start: '09:30',
  weekdays: [2, 3, 5, 6, 7],
  cutoffMinutes: 1440,
  guestsUntilHours: 48,
  names: 'lead',
  goodMonths: [4, 5, 6, 7, 8, 9, 10],
  walkKm: 2,
  ascentMetres: 0,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Fondamente Nove, small jetty',
      'zh-cn': '新河岸小码头',
      es: 'Fondamente Nove, embarcadero pequeño',
      pt: 'Fondamente Nove, píer pequeno',
    },
    address: 'Fondamente Nove 5039, 30121 Venezia',
    latitude: 45.4425,
    longitude: 12.3435,
    note: {
      'en-US': 'Between landing stages A and B. The boat has an ochre sail with a sun on it.',
      'zh-cn': '位于A、B两个泊位之间，船帆赭色，绘有太阳。',
      es: 'Entre los embarcaderos A y B. La vela es ocre y lleva un sol.',
      pt: 'Entre os píeres A e B. A vela é ocre e leva um sol.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 14, ageTo: 120, usd: 14800, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 5, ageTo: 13, usd: 8900, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [
    {
      name: {
        'en-US': 'Bottle of Orto from Sant’Erasmo',
        'zh-cn': '圣埃拉斯莫岛白葡萄酒一瓶',
        es: 'Botella de vino de Sant’Erasmo',
        pt: 'Garrafa de vinho de Sant’Erasmo',
      },
      usd: 3200,
      per: 'booking',
      max: 4,
    },
  ],
  cancelSteps: [
    { daysBefore: 7, percent: 30 },
    { daysBefore: 3, percent: 60 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Marsh, mosaics, bells and lace',
        'zh-cn': '盐沼、镶嵌画、钟声与花边',
        es: 'Marisma, mosaicos, campanas y encaje',
        pt: 'Marisma, mosaicos, sinos e renda',
      },
      text: {
        'en-US':
          'Cast off at 09:30 past Sant’Erasmo. An hour on Torcello, lunch at anchor, a friar’s round of the cypress garden, then Burano from 15:00. Sail up if the breeze allows. Back at 17:00.',
        'zh-cn':
          '09:30解缆，途经圣埃拉斯莫岛。托尔切洛停留一小时，抛锚用午餐，由修士领游柏树园，15:00起在布拉诺。有风便升帆，17:00返航。',
        es: 'Zarpamos a las 09:30 junto a Sant’Erasmo. Una hora en Torcello, almuerzo fondeados, vuelta por el jardín de cipreses con un fraile y Burano desde las 15:00. A vela si hay brisa. Regreso a las 17:00.',
        pt: 'Partida às 09:30, junto a Sant’Erasmo. Uma hora em Torcello, almoço ancorado, volta pelo jardim de ciprestes com um frade e Burano a partir das 15:00. À vela se houver brisa. Retorno às 17:00.',
      },
      meals: ['lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Sant’Erasmo', 'zh-cn': '圣埃拉斯莫岛', es: 'Sant’Erasmo', pt: 'Sant’Erasmo' },
          latitude: 45.456,
          longitude: 12.4,
        },
        {
          name: { 'en-US': 'Torcello', 'zh-cn': '托尔切洛岛', es: 'Torcello', pt: 'Torcello' },
          latitude: 45.4983,
          longitude: 12.418,
        },
        {
          name: {
            'en-US': 'San Francesco del Deserto',
            'zh-cn': '荒漠圣方济岛',
            es: 'San Francesco del Deserto',
            pt: 'San Francesco del Deserto',
          },
          latitude: 45.4747,
          longitude: 12.4208,
        },
        {
          name: { 'en-US': 'Burano', 'zh-cn': '布拉诺岛', es: 'Burano', pt: 'Burano' },
          latitude: 45.4853,
          longitude: 12.4167,
        },
      ],
    },
  ],
  included: ['guide', 'boat', 'entry', 'lunch', 'vegetables'],
  excluded: ['drinks', 'tips'],
  notices: ['rain', 'covered'],
};
