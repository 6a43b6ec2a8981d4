import type { DemoTour } from '../demo-tour.ts';

export const romeBeforeNine: DemoTour = {
  key: 'rome-before-nine',
  kind: 'day',
  city: 'rome',
  cover: 's-lisbon-64',
  name: {
    'en-US': 'Rome before nine',
    'zh-cn': '九点前的罗马',
    es: 'Roma antes de las nueve',
    pt: 'Roma antes das nove',
  },
  summary: {
    'en-US': 'Two and a half hours from the Tiber Island to Trevi while the shutters are still down.',
    'zh-cn': '趁百叶窗尚未升起，用两个半小时从台伯岛走到特雷维喷泉。',
    es: 'Dos horas y media de la isla Tiberina a Trevi, con los cierres aún echados.',
    pt: 'Duas horas e meia da Ilha Tiberina à Fontana di Trevi, com as portas ainda fechadas.',
  },
  story: {
    'en-US':
      'At half past six the street sweepers own Rome. Their water is still on the cobbles when you cross Ponte Fabricio, in use since 62 BC, and the bakers of the old ghetto are sliding out the first trays. Marta walks quickly between sights and slowly at them: the turtles that climb a fountain in Piazza Mattei, the rain hole of the Pantheon seen through its open door, coffee standing up. At Trevi there is room on the rim to sit.',
    'zh-cn':
      '清晨六点半，罗马归扫街人所有。您走过公元前62年建成、至今仍在使用的法布里奇奥桥，石板上的水还没干，旧犹太区的面包师正抽出第一盘面包。玛尔塔赶路快、驻足慢：马太广场喷泉上攀爬的小龟、从敞开的大门望见万神殿落雨的圆孔、站着喝的一杯咖啡。到特雷维时，池沿上还有空位可坐。',
    es: 'A las seis y media Roma es de los barrenderos. Su agua sigue en los adoquines cuando cruzas el puente Fabricio, en uso desde el año 62 a. C., y los panaderos del antiguo gueto sacan las primeras bandejas. Marta va deprisa entre un sitio y otro y despacio en cada uno: las tortugas que trepan por una fuente en Piazza Mattei, el óculo del Panteón visto por la puerta abierta, el café de pie. En Trevi queda sitio para sentarse en el borde.',
    pt: 'Às seis e meia, Roma é dos varredores. A água deles ainda está nas pedras quando você cruza a ponte Fabrício, em uso desde 62 a.C., e os padeiros do antigo gueto tiram as primeiras bandejas. Marta anda depressa entre um lugar e outro e devagar em cada um: as tartarugas que sobem uma fonte na Piazza Mattei, o óculo do Panteão visto pela porta aberta, o café em pé. Em Trevi ainda há lugar para sentar na beirada.',
  },
  operator: 'Prima Luce',
  themes: ['on_foot', 'history', 'food'],
  days: 1,
  nights: 0,
  hours: 2.5,
  languages: ['en', 'es', 'pt', 'zh'],
  difficulty: 1,
  maxParty: 10,
  minPeople: 0,
  goDays: 0,
  capacity: 14,
  start: '06:30',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinutes: 720,
  guestsUntilHours: 12,
  names: 'lead',
  goodMonths: [3, 4, 5, 6, 7, 8, 9, 10],
  walkKm: 3.2,
  ascentMetres: 20,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Ponte Fabricio, island end',
      'zh-cn': '法布里奇奥桥，岛端',
      es: 'Puente Fabricio, lado de la isla',
      pt: 'Ponte Fabrício, lado da ilha',
    },
    address: 'Ponte Fabricio, Isola Tiberina, 00186 Roma',
    latitude: 41.8908,
    longitude: 12.4782,
    note: {
      'en-US': 'Tram 8 runs from 05:30. The guide waits by the four-faced stone.',
      'zh-cn': '8路电车05:30起发车，导游在四面石像旁等候。',
      es: 'El tranvía 8 circula desde las 05:30. La guía espera junto a la piedra de cuatro caras.',
      pt: 'O bonde 8 circula desde as 05:30. A guia espera junto à pedra de quatro faces.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 15, ageTo: 120, usd: 4600, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 7, ageTo: 14, usd: 2500, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [
    {
      name: {
        'en-US': 'Twelve prints of your morning',
        'zh-cn': '当日清晨照片十二张',
        es: 'Doce copias de tu mañana',
        pt: 'Doze fotos da sua manhã',
      },
      usd: 2900,
      per: 'booking',
      max: 1,
    },
  ],
  cancelSteps: [{ daysBefore: 1, percent: 100 }],
  itinerary: [
    {
      title: {
        'en-US': 'Island, ghetto, Pantheon, Trevi',
        'zh-cn': '小岛、旧区、万神殿、喷泉',
        es: 'Isla, gueto, Panteón, Trevi',
        pt: 'Ilha, gueto, Panteão, Trevi',
      },
      text: {
        'en-US':
          'Across the bridge at 06:30, past the Portico of Octavia and the turtle fountain to Campo de’ Fiori as its stalls go up. Coffee near the Pantheon, then Trevi by 08:40 and goodbye at nine.',
        'zh-cn':
          '06:30过桥，经屋大维娅门廊与龟喷泉，到鲜花广场看摊贩支棚。在万神殿附近喝咖啡，08:40抵特雷维，九点道别。',
        es: 'A las 06:30 cruzamos el puente y pasamos por el pórtico de Octavia y la fuente de las tortugas hasta Campo de’ Fiori, cuando montan los puestos. Café cerca del Panteón, Trevi a las 08:40 y despedida a las nueve.',
        pt: 'Às 06:30 cruzamos a ponte e passamos pelo Pórtico de Otávia e pela fonte das tartarugas até o Campo de’ Fiori, enquanto montam as barracas. Café perto do Panteão, Trevi às 08:40 e despedida às nove.',
      },
      meals: [],
      stay: null,
      stops: [
        {
          name: {
            'en-US': 'Portico d’Ottavia',
            'zh-cn': '屋大维娅门廊',
            es: 'Portico d’Ottavia',
            pt: 'Portico d’Ottavia',
          },
          latitude: 41.8924,
          longitude: 12.4786,
        },
        {
          name: {
            'en-US': 'Fontana delle Tartarughe',
            'zh-cn': '龟喷泉',
            es: 'Fontana delle Tartarughe',
            pt: 'Fontana delle Tartarughe',
          },
          latitude: 41.8939,
          longitude: 12.4774,
        },
        {
          name: { 'en-US': 'Campo de’ Fiori', 'zh-cn': '鲜花广场', es: 'Campo de’ Fiori', pt: 'Campo de’ Fiori' },
          latitude: 41.8956,
          longitude: 12.4722,
        },
        {
          name: { 'en-US': 'Pantheon', 'zh-cn': '万神殿', es: 'Panteón', pt: 'Panteão' },
          latitude: 41.8986,
          longitude: 12.4769,
        },
        {
          name: { 'en-US': 'Fontana di Trevi', 'zh-cn': '特雷维喷泉', es: 'Fontana di Trevi', pt: 'Fontana di Trevi' },
          latitude: 41.9009,
          longitude: 12.4833,
        },
      ],
    },
  ],
  included: ['guide', 'snack'],
  excluded: ['other_meals', 'tips'],
  notices: ['rain'],
};
