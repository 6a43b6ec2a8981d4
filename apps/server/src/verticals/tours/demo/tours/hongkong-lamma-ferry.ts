import type { DemoTour } from '../demo-tour.ts';

export const hongkongLammaFerry: DemoTour = {
  key: 'hongkong-lamma-ferry',
  kind: 'group',
  city: 'hongkong',
  cover: 's-night-81',
  name: {
    'en-US': 'Lamma, the island without cars',
    'zh-cn': '南丫岛：没有汽车的岛',
    es: 'Lamma, la isla sin coches',
    pt: 'Lamma, a ilha sem carros',
  },
  summary: {
    'en-US': 'Half an hour by ferry, a path over the hills between two villages, and steamed fish by the water.',
    'zh-cn': '渡轮半小时，翻山连起两个村子，最后在水边吃一条蒸鱼。',
    es: 'Media hora en ferri, un sendero por las colinas entre dos pueblos y pescado al vapor junto al agua.',
    pt: 'Meia hora de balsa, uma trilha pelas colinas entre duas vilas e peixe no vapor à beira da água.',
  },
  story: {
    'en-US':
      'The loudest thing in Yung Shue Wan is the village fire engine, which is the size of a golf cart. Ah Ching moved here from Mong Kok to sleep, and stayed for the bananas in her yard. She leads you past the beancurd stall with its two benches, over the bare ridge where the whole south of the territory lies open, past a cave dug for boats that were never used in the war, and down to a table on stilts.',
    'zh-cn':
      '榕树湾最响的东西是村里的消防车，大小和高尔夫球车差不多。阿清从旺角搬来，起初只为睡个好觉，后来为院里的香蕉留了下来。她带您经过只有两条长凳的豆花摊，翻上光秃秃的山脊，半个香港的海面在脚下铺开；再经过战时为藏快艇而挖、从未派上用场的洞，下到一张架在水上的饭桌。',
    es: 'Lo más ruidoso de Yung Shue Wan es el camión de bomberos del pueblo, del tamaño de un carrito de golf. Ah Ching vino de Mong Kok para dormir y se quedó por los plátanos del patio. Te lleva por el puesto de tofu dulce con sus dos bancos, por la cresta pelada desde la que se abre todo el sur del territorio, junto a una cueva excavada para barcas que la guerra no llegó a usar, y hasta una mesa sobre pilotes.',
    pt: 'A coisa mais barulhenta de Yung Shue Wan é o carro de bombeiros da vila, do tamanho de um carrinho de golfe. Ah Ching veio de Mong Kok para dormir e ficou pelas bananas do quintal. Ela leva você pela barraca de tofu doce com seus dois bancos, pela crista nua de onde se abre todo o sul do território, por uma gruta cavada para barcos que a guerra não chegou a usar, e até uma mesa sobre palafitas.',
  },
  operator: 'Pier Four Company',
  themes: ['on_foot', 'on_water', 'nature', 'food'],
  days: 1,
  nights: 0,
  hours: 6,
  languages: ['zh', 'en'],
  difficulty: 2,
  maxParty: 8,
  minPeople: 2,
  goDays: 1,
  capacity: 12,
  start: '10:00',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinutes: 600,
  guestsUntilHours: 12,
  names: 'lead',
  goodMonths: [1, 2, 3, 10, 11, 12],
  walkKm: 6,
  ascentMetres: 150,
  stepFree: false,
  meeting: {
    name: { 'en-US': 'Central Pier 4', 'zh-cn': '中环四号码头', es: 'Muelle 4 de Central', pt: 'Píer 4 de Central' },
    address: '香港中环民光街4号码头',
    latitude: 22.2876,
    longitude: 114.1585,
    note: {
      'en-US': 'Before the turnstiles. Ferries do not wait, so we meet twelve minutes early.',
      'zh-cn': '闸机前集合。渡轮不等人，请提前十二分钟到。',
      es: 'Antes de los tornos. El ferri no espera, así que quedamos doce minutos antes.',
      pt: 'Antes das catracas. A balsa não espera, então nos encontramos doze minutos antes.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 12, ageTo: 64, usd: 6900, takesSeat: true, needsAdult: false },
    { key: 'senior', ageFrom: 65, ageTo: 120, usd: 6200, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 6, ageTo: 11, usd: 4300, takesSeat: true, needsAdult: true },
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
        'en-US': 'Village, ridge, village, fish',
        'zh-cn': '村、山脊、村、鱼',
        es: 'Pueblo, cresta, pueblo, pescado',
        pt: 'Vila, crista, vila, peixe',
      },
      text: {
        'en-US':
          'Ferry at 10:12. Beancurd at eleven, a swim at Hung Shing Yeh if it is warm, then an hour and a quarter over the ridge. Lunch in Sok Kwu Wan at two and the boat back by 16:00.',
        'zh-cn':
          '10:12的渡轮。十一点吃豆花，天暖可在洪圣爷湾下水，再走一小时一刻翻过山脊。两点在索罟湾用餐，16:00前乘船返回。',
        es: 'Ferri a las 10:12. Tofu dulce a las once, un baño en Hung Shing Yeh si hace calor y una hora y cuarto por la cresta. Almuerzo en Sok Kwu Wan a las dos y barco de vuelta hacia las 16:00.',
        pt: 'Balsa às 10:12. Tofu doce às onze, um banho em Hung Shing Yeh se fizer calor e uma hora e quinze pela crista. Almoço em Sok Kwu Wan às duas e barco de volta por volta das 16:00.',
      },
      meals: ['lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Yung Shue Wan', 'zh-cn': '榕树湾', es: 'Yung Shue Wan', pt: 'Yung Shue Wan' },
          latitude: 22.2262,
          longitude: 114.1122,
        },
        {
          name: { 'en-US': 'Hung Shing Yeh', 'zh-cn': '洪圣爷湾', es: 'Hung Shing Yeh', pt: 'Hung Shing Yeh' },
          latitude: 22.2181,
          longitude: 114.118,
        },
        {
          name: { 'en-US': 'Sok Kwu Wan', 'zh-cn': '索罟湾', es: 'Sok Kwu Wan', pt: 'Sok Kwu Wan' },
          latitude: 22.2052,
          longitude: 114.1306,
        },
      ],
    },
  ],
  included: ['guide', 'public_transport', 'lunch', 'snack'],
  excluded: ['drinks', 'tips'],
  notices: ['shoes', 'rain'],
};
