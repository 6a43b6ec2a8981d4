import type { DemoTour } from '../demo-tour.ts';

export const singaporeHawkerMorning: DemoTour = {
  key: 'singapore-hawker-morning',
  kind: 'group',
  city: 'singapore',
  cover: 's-night-78',
  name: {
    'en-US': 'Seven stalls before eleven',
    'zh-cn': '十一点前的七个摊位',
    es: 'Siete puestos antes de las once',
    pt: 'Sete barracas antes das onze',
  },
  summary: {
    'en-US': 'A breakfast that crosses two hawker centres and three kitchens: Chinese, Indian and Malay.',
    'zh-cn': '一顿早餐，走两座小贩中心，尝华、印、马来三家灶火。',
    es: 'Un desayuno por dos mercados de cocina y tres fogones: chino, indio y malayo.',
    pt: 'Um café da manhã por dois mercados de cozinha e três fogões: chinês, indiano e malaio.',
  },
  story: {
    'en-US':
      'Order like this, says Mei: kopi for milk, kopi-o for none, siew dai if your dentist is watching. By eight her group owns a round table in Tiong Bahru and dishes start arriving by tray: rice cakes with preserved radish, a pork bun, carrot cake that holds no carrot. Then a bus to Tekka for appam with coconut and a nasi lemak wrapped in leaf. Portions are shared by four, which is how seven stalls fit into one morning.',
    'zh-cn':
      '美姐教您点咖啡：要奶说kopi，不要奶说kopi-o，怕牙医念叨就加一句siew dai。八点前，她已在中峇鲁占好一张圆桌，一盘一盘端上来：水粿配菜脯、叉烧包、没有胡萝卜的菜头粿。再乘巴士到竹脚，吃椰浆阿帕姆饼和叶包椰浆饭。四人分一份，七个摊位刚好装进一个上午。',
    es: 'Se pide así, dice Mei: kopi si lo quieres con leche, kopi-o sin ella y siew dai si te vigila el dentista. A las ocho su grupo ya tiene mesa redonda en Tiong Bahru y llegan las bandejas: pastelitos de arroz con rábano, un bollo de cerdo, un carrot cake sin zanahoria. Después, autobús a Tekka para appam con coco y un nasi lemak envuelto en hoja. Las raciones se reparten entre cuatro; así caben siete puestos en una mañana.',
    pt: 'Pede-se assim, diz Mei: kopi com leite, kopi-o sem, e siew dai se o dentista estiver olhando. Às oito o grupo dela já tem mesa redonda em Tiong Bahru e chegam as bandejas: bolinhos de arroz com nabo, um pãozinho de porco, um carrot cake sem cenoura. Depois, ônibus até Tekka para appam com coco e um nasi lemak embrulhado em folha. As porções são divididas por quatro; assim sete barracas cabem em uma manhã.',
  },
  operator: 'Kopi Siew Dai',
  themes: ['food', 'on_foot', 'families'],
  days: 1,
  nights: 0,
  hours: 3.5,
  languages: ['en', 'zh'],
  difficulty: 1,
  maxParty: 8,
  minPeople: 2,
  goDays: 1,
  capacity: 12,
  start: '07:45',
  weekdays: [2, 3, 4, 5, 6, 7],
  cutoffMinutes: 600,
  guestsUntilHours: 12,
  names: 'lead',
  goodMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  walkKm: 2,
  ascentMetres: 0,
  stepFree: true,
  meeting: {
    name: {
      'en-US': 'Tiong Bahru Market, street entrance',
      'zh-cn': '中峇鲁市场临街入口',
      es: 'Mercado de Tiong Bahru, entrada de la calle',
      pt: 'Mercado de Tiong Bahru, entrada da rua',
    },
    address: '30 Seng Poh Road, Singapore 168898',
    latitude: 1.285,
    longitude: 103.8324,
    note: {
      'en-US': 'Ground floor, by the flower stall. There is a lift to the hawkers above.',
      'zh-cn': '一楼花摊旁，另有电梯直上小贩中心。',
      es: 'Planta baja, junto a las flores. Hay ascensor a los puestos.',
      pt: 'Térreo, junto às flores. Há elevador até as barracas.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 13, ageTo: 120, usd: 6200, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 5, ageTo: 12, usd: 3600, takesSeat: true, needsAdult: true },
    { key: 'infant', ageFrom: 0, ageTo: 4, usd: 0, takesSeat: false, needsAdult: true },
  ],
  singleUsd: null,
  extras: [],
  cancelSteps: [
    { daysBefore: 1, percent: 50 },
    { daysBefore: 0, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Tiong Bahru, then Tekka',
        'zh-cn': '先中峇鲁，后竹脚',
        es: 'Tiong Bahru y Tekka',
        pt: 'Tiong Bahru e Tekka',
      },
      text: {
        'en-US':
          'Four stalls at Tiong Bahru until 09:15, a turn round its 1930s flats, bus 64 across town. Three stalls at Tekka and a look at the fish hall. Ends by eleven with a paper bag for later.',
        'zh-cn':
          '在中峇鲁吃四摊至09:15，绕着1930年代的组屋走一圈，乘64路穿城。竹脚再吃三摊，看一眼鱼市，十一点前结束，带走一只纸袋。',
        es: 'Cuatro puestos en Tiong Bahru hasta las 09:15, una vuelta por sus pisos de los años treinta y el autobús 64. Tres puestos en Tekka y un vistazo a la lonja. Termina antes de las once, con una bolsa para luego.',
        pt: 'Quatro barracas em Tiong Bahru até as 09:15, uma volta pelos prédios dos anos trinta e o ônibus 64. Três barracas em Tekka e uma olhada na peixaria. Termina antes das onze, com um saquinho para depois.',
      },
      meals: ['breakfast'],
      stay: null,
      stops: [
        {
          name: {
            'en-US': 'Tiong Bahru Market',
            'zh-cn': '中峇鲁市场',
            es: 'Tiong Bahru Market',
            pt: 'Tiong Bahru Market',
          },
          latitude: 1.285,
          longitude: 103.8324,
        },
        {
          name: { 'en-US': 'Tekka Centre', 'zh-cn': '竹脚中心', es: 'Tekka Centre', pt: 'Tekka Centre' },
          latitude: 1.3063,
          longitude: 103.8506,
        },
      ],
    },
  ],
  included: ['guide', 'tastings', 'public_transport', 'vegetables'],
  excluded: ['tips'],
  notices: ['rain'],
};
