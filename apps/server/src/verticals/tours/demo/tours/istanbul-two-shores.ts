import type { DemoTour } from '../demo-tour.ts';

export const istanbulTwoShores: DemoTour = {
  key: 'istanbul-two-shores',
  kind: 'group',
  city: 'istanbul',
  cover: 's-isle-71',
  name: {
    'en-US': 'Breakfast in Europe, lunch in Asia',
    'zh-cn': '早餐在欧洲，午餐在亚洲',
    es: 'Desayuno en Europa, almuerzo en Asia',
    pt: 'Café na Europa, almoço na Ásia',
  },
  summary: {
    'en-US': 'Six hours, two ferries and eleven small plates on both sides of the Bosphorus.',
    'zh-cn': '六小时、两班渡轮、海峡两岸的十一小碟。',
    es: 'Seis horas, dos ferris y once platos pequeños a los dos lados del Bósforo.',
    pt: 'Seis horas, duas balsas e onze pratinhos dos dois lados do Bósforo.',
  },
  story: {
    'en-US':
      'The ferry to Kadıköy takes twenty minutes, the length of one glass of tea, and gulls come along for the sesame. Before it there is clotted cream with honey in a han behind the Spice Bazaar; after it, mussels, pickles juiced to order, a pan of eggs, and a lunch counter where the menu is whatever Ayşe Hanım’s sister sent from Antep. Deniz eats with you and translates the arguments. Come hungry and skip the hotel buffet.',
    'zh-cn':
      '开往卡德柯伊的渡轮要二十分钟，正好一杯茶的工夫，海鸥一路跟着讨芝麻圈。上船前，在香料市场后的老商栈吃蜂蜜配凝脂奶油；下船后有贻贝、现榨的腌菜汁、一锅鸡蛋，还有一处午餐柜台，菜单全看艾谢女士的姐姐从安泰普寄来了什么。德尼兹与您同吃，顺便翻译老板们的争论。请空着肚子来，酒店早餐就免了。',
    es: 'El ferri a Kadıköy tarda veinte minutos, lo que dura un vaso de té, y las gaviotas acompañan por el sésamo. Antes hay nata espesa con miel en un han detrás del Bazar de las Especias; después, mejillones, encurtidos exprimidos al momento, una sartén de huevos y un mostrador donde el menú es lo que la hermana de Ayşe Hanım mandó de Antep. Deniz come contigo y traduce las discusiones. Ven con hambre y sáltate el bufé del hotel.',
    pt: 'A balsa para Kadıköy leva vinte minutos, o tempo de um copo de chá, e as gaivotas acompanham pelo gergelim. Antes, creme espesso com mel em um han atrás do Bazar das Especiarias; depois, mexilhões, picles espremidos na hora, uma frigideira de ovos e um balcão onde o cardápio é o que a irmã de Ayşe Hanım mandou de Antep. Deniz come com você e traduz as discussões. Venha com fome e pule o bufê do hotel.',
  },
  operator: 'Vapur Sofrası',
  themes: ['food', 'on_water', 'on_foot'],
  days: 1,
  nights: 0,
  hours: 6,
  languages: ['en', 'es', 'zh'],
  difficulty: 1,
  maxParty: 6,
  minPeople: 2,
  goDays: 1,
  capacity: 8,
  start: '09:30',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinutes: 720,
  guestsUntilHours: 18,
  names: 'lead',
  goodMonths: [3, 4, 5, 6, 9, 10, 11],
  walkKm: 4.5,
  ascentMetres: 30,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Eminönü, pier for Kadıköy',
      'zh-cn': '埃米诺努，卡德柯伊码头',
      es: 'Eminönü, muelle de Kadıköy',
      pt: 'Eminönü, cais de Kadıköy',
    },
    address: 'Eminönü İskelesi, 34110 Fatih, İstanbul',
    latitude: 41.0175,
    longitude: 28.9737,
    note: {
      'en-US': 'By the turnstiles, under the clock. Tram T1 stops across the road.',
      'zh-cn': '检票闸机旁大钟下，T1电车站在马路对面。',
      es: 'Junto a los tornos, bajo el reloj. El tranvía T1 para enfrente.',
      pt: 'Junto às catracas, sob o relógio. O bonde T1 para em frente.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 13, ageTo: 120, usd: 7200, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 7, ageTo: 12, usd: 4400, takesSeat: true, needsAdult: true },
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
        'en-US': 'Cream, ferry, market, ferry',
        'zh-cn': '奶油、渡轮、市集、渡轮',
        es: 'Nata, ferri, mercado, ferri',
        pt: 'Creme, balsa, mercado, balsa',
      },
      text: {
        'en-US':
          'Breakfast in a caravanserai, then the 11:00 boat. Two hours among Kadıköy’s fishmongers, pickle shops and one roaster. Lunch at one, ice cream in Moda, and the ferry back from Üsküdar at 15:00.',
        'zh-cn':
          '在老商栈吃早餐，搭11:00的船。在卡德柯伊的鱼摊、腌菜铺与一家烘豆坊间走两小时，一点用午餐，去莫达吃冰淇淋，15:00从于斯屈达尔乘船返回。',
        es: 'Desayuno en un caravasar y barco de las 11:00. Dos horas entre pescaderías, tiendas de encurtidos y un tostador de Kadıköy. Almuerzo a la una, helado en Moda y ferri de vuelta desde Üsküdar a las 15:00.',
        pt: 'Café da manhã em um caravançarai e barco das 11:00. Duas horas entre peixarias, lojas de picles e uma torrefação em Kadıköy. Almoço à uma, sorvete em Moda e balsa de volta de Üsküdar às 15:00.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Mısır Çarşısı', 'zh-cn': '香料市场', es: 'Mısır Çarşısı', pt: 'Mısır Çarşısı' },
          latitude: 41.0165,
          longitude: 28.9705,
        },
        {
          name: { 'en-US': 'Kadıköy', 'zh-cn': '卡德柯伊', es: 'Kadıköy', pt: 'Kadıköy' },
          latitude: 40.9897,
          longitude: 29.0268,
        },
        { name: { 'en-US': 'Moda', 'zh-cn': '莫达', es: 'Moda', pt: 'Moda' }, latitude: 40.9806, longitude: 29.0255 },
        {
          name: { 'en-US': 'Üsküdar', 'zh-cn': '于斯屈达尔', es: 'Üsküdar', pt: 'Üsküdar' },
          latitude: 41.0265,
          longitude: 29.015,
        },
      ],
    },
  ],
  included: ['guide', 'tastings', 'public_transport', 'lunch'],
  excluded: ['drinks', 'tips'],
  notices: ['shoes'],
};
