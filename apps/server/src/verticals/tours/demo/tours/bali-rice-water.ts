import type { DemoTour } from '../demo-tour.ts';

export const baliRiceWater: DemoTour = {
  key: 'bali-rice-water',
  kind: 'private',
  city: 'bali',
  cover: 's-lagoon-77',
  name: {
    'en-US': 'Rice, water and the people who share it',
    'zh-cn': '稻田、水与分水的人',
    es: 'Arroz, agua y quienes la reparten',
    pt: 'Arroz, água e quem a reparte',
  },
  summary: {
    'en-US': 'A day in the Tabanan terraces with a water keeper, from a forest spring to a farmhouse lunch.',
    'zh-cn': '跟随一位管水人走塔巴南梯田，从林中泉眼走到农家午餐。',
    es: 'Un día en las terrazas de Tabanan con un guardián del agua, del manantial al almuerzo en una casa.',
    pt: 'Um dia nos terraços de Tabanan com um guardião da água, da nascente ao almoço em uma casa.',
  },
  story: {
    'en-US':
      'Pak Wayan’s job is to open a bamboo gate at the right hour so that nobody downhill goes dry. He has done it since 1989, and the calendar he follows is older than the road. You begin where the water does, at a mossy temple on the flank of Batukaru, and follow one channel through tunnel, weir and terrace to his own field. If it is planting week you may get in to the knee. His wife grills fish in banana leaf.',
    'zh-cn':
      '瓦扬大叔的工作，是准点打开一道竹闸，让坡下没有一家缺水。这事他从1989年做到现在，依照的历法比这条路还老。您从水的起点出发，巴图考山腰一座长满青苔的水庙，沿着同一条渠，过隧洞、水堰、梯田，直到他自家田里。若赶上插秧那周，您可以下田，水没到膝。他太太用芭蕉叶烤鱼。',
    es: 'El trabajo de Pak Wayan es abrir una compuerta de bambú a la hora justa para que nadie se quede seco cuesta abajo. Lo hace desde 1989, y el calendario que sigue es más viejo que la carretera. Empiezas donde empieza el agua, en un templo musgoso de la falda del Batukaru, y sigues un canal por túnel, presa y terraza hasta su campo. Si es semana de plantar, puedes meterte hasta la rodilla. Su mujer asa pescado en hoja de plátano.',
    pt: 'O trabalho de Pak Wayan é abrir uma comporta de bambu na hora certa para que ninguém fique seco ladeira abaixo. Faz isso desde 1989, e o calendário que segue é mais velho que a estrada. Você começa onde a água começa, em um templo com musgo na encosta do Batukaru, e acompanha um canal por túnel, barragem e terraço até o campo dele. Se for semana de plantio, pode entrar até o joelho. A esposa assa peixe em folha de bananeira.',
  },
  operator: 'Tirta Pelan',
  themes: ['nature', 'food', 'on_foot'],
  days: 1,
  nights: 0,
  hours: 8,
  languages: ['en'],
  difficulty: 2,
  maxParty: 6,
  minPeople: 0,
  goDays: 0,
  capacity: 6,
  start: '07:30',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinutes: 1080,
  guestsUntilHours: 24,
  names: 'lead',
  goodMonths: [4, 5, 6, 7, 8, 9, 10],
  walkKm: 4,
  ascentMetres: 60,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Ubud, market corner',
      'zh-cn': '乌布市场街角',
      es: 'Ubud, esquina del mercado',
      pt: 'Ubud, esquina do mercado',
    },
    address: 'Jalan Raya Ubud, Ubud, Gianyar 80571',
    latitude: -8.5069,
    longitude: 115.2625,
    note: {
      'en-US': 'Opposite the palace gate. The car is a white people carrier.',
      'zh-cn': '皇宫大门对面，白色商务车。',
      es: 'Frente a la puerta del palacio. El coche es un monovolumen blanco.',
      pt: 'Em frente ao portão do palácio. O carro é uma minivan branca.',
    },
  },
  pickups: [
    {
      name: {
        'en-US': 'Seminyak, Jalan Kayu Aya',
        'zh-cn': '塞米亚克卡尤阿雅路',
        es: 'Seminyak, Jalan Kayu Aya',
        pt: 'Seminyak, Jalan Kayu Aya',
      },
      latitude: -8.6913,
      longitude: 115.1682,
      minutesBefore: 45,
      usd: 500,
    },
    {
      name: {
        'en-US': 'Nusa Dua, main gate',
        'zh-cn': '努沙杜瓦正门',
        es: 'Nusa Dua, entrada principal',
        pt: 'Nusa Dua, entrada principal',
      },
      latitude: -8.8008,
      longitude: 115.2317,
      minutesBefore: 70,
      usd: 1200,
    },
  ],
  units: [
    { key: 'adult', ageFrom: 13, ageTo: 120, usd: 8600, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 6, ageTo: 12, usd: 5200, takesSeat: true, needsAdult: true },
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
        'en-US': 'Following one channel downhill',
        'zh-cn': '沿一条水渠往下走',
        es: 'Un canal, cuesta abajo',
        pt: 'Um canal, ladeira abaixo',
      },
      text: {
        'en-US':
          'Batukaru temple at nine, then four kilometres on field paths near Jatiluwih, mostly down. Lunch at one on Pak Wayan’s veranda, coffee dried on his roof, and Ubud again at 15:30.',
        'zh-cn':
          '九点到巴图考庙，随后在贾提卢威附近走四公里田埂，多为下坡。一点在瓦扬家廊下用午餐，喝屋顶晒出的咖啡，15:30回到乌布。',
        es: 'Templo de Batukaru a las nueve y cuatro kilómetros por sendas de campo cerca de Jatiluwih, casi siempre de bajada. Almuerzo a la una en el porche de Pak Wayan, café secado en su tejado y Ubud a las 15:30.',
        pt: 'Templo de Batukaru às nove e quatro quilômetros por trilhas de campo perto de Jatiluwih, quase só descida. Almoço à uma na varanda de Pak Wayan, café seco no telhado dele e Ubud às 15:30.',
      },
      meals: ['lunch'],
      stay: null,
      stops: [
        {
          name: {
            'en-US': 'Pura Luhur Batukaru',
            'zh-cn': '巴图考寺',
            es: 'Pura Luhur Batukaru',
            pt: 'Pura Luhur Batukaru',
          },
          latitude: -8.372,
          longitude: 115.0995,
        },
        {
          name: { 'en-US': 'Jatiluwih', 'zh-cn': '贾提卢威梯田', es: 'Jatiluwih', pt: 'Jatiluwih' },
          latitude: -8.37,
          longitude: 115.131,
        },
      ],
    },
  ],
  included: ['guide', 'minibus', 'entry', 'lunch', 'water'],
  excluded: ['tips', 'insurance'],
  notices: ['shoes', 'covered', 'rain'],
};
