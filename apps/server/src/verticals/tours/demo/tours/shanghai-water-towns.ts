import type { DemoTour } from '../demo-tour.ts';

export const shanghaiWaterTowns: DemoTour = {
  key: 'shanghai-water-towns',
  kind: 'private',
  city: 'shanghai',
  cover: 's-kyoto-89',
  name: {
    'en-US': 'Suzhou and Tongli, gardens then canals',
    'zh-cn': '苏州与同里：先园林，后水巷',
    es: 'Suzhou y Tongli, jardines y canales',
    pt: 'Suzhou e Tongli, jardins e canais',
  },
  summary: {
    'en-US': 'Two days from Shanghai: a small garden at opening time, a night by the water, silk thread and noodles.',
    'zh-cn': '上海出发两天：开门时分的小园、枕河一夜、丝线与一碗面。',
    es: 'Dos días desde Shanghái: un jardín pequeño a la hora de abrir, una noche junto al agua, hilo de seda y fideos.',
    pt: 'Dois dias a partir de Xangai: um jardim pequeno na abertura, uma noite junto à água, fio de seda e macarrão.',
  },
  story: {
    'en-US':
      'Everyone goes to the largest garden. Ms Gu takes you to the Couple’s, built for two people who wrote to each other across a courtyard, and she times it for half past seven, when the gatekeeper is still watering. From there a boat and a bus lead to Tongli, where lanterns are lit for the residents and the residents are indoors by nine. You sleep over a canal. In the morning an embroiderer splits one silk thread into sixteen and hands you the needle.',
    'zh-cn':
      '人人都往最大的园子去。顾女士带您去耦园，这座园是为隔院写信的一对夫妻而造；时间掐在七点半，看门人还在浇花。从那里乘船换车到同里，灯笼为住在这里的人点亮，而他们九点前都回了屋。夜里您枕河而眠。早上，绣娘把一根丝线劈成十六丝，把针递到您手里。',
    es: 'Todo el mundo va al jardín más grande. La señora Gu te lleva al de la Pareja, hecho para dos personas que se escribían de un lado a otro del patio, y calcula las siete y media, cuando el portero aún riega. De allí, barca y autobús a Tongli, donde los faroles se encienden para los vecinos y los vecinos están en casa a las nueve. Duermes sobre un canal. Por la mañana, una bordadora parte un hilo de seda en dieciséis y te pasa la aguja.',
    pt: 'Todo mundo vai ao maior jardim. A senhora Gu leva você ao do Casal, feito para duas pessoas que se escreviam de um lado a outro do pátio, e marca sete e meia, quando o porteiro ainda rega. De lá, barco e ônibus até Tongli, onde as lanternas se acendem para os moradores e os moradores estão em casa às nove. Você dorme sobre um canal. De manhã, uma bordadeira divide um fio de seda em dezesseis e entrega a agulha a você.',
  },
  operator: 'Willow Oar',
  themes: ['makers', 'history', 'on_water'],
  days: 2,
  nights: 1,
  hours: null,
  languages: ['zh', 'en', 'pt'],
  difficulty: 1,
  maxParty: 6,
  minPeople: 0,
  goDays: 0,
  capacity: 6,
  start: '06:20',
  weekdays: [1, 2, 3, 4, 5],
  cutoffMinutes: 2880,
  guestsUntilHours: 48,
  names: 'all',
  goodMonths: [3, 4, 5, 10, 11],
  walkKm: 7,
  ascentMetres: 10,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Hongqiao railway station, north check-in',
      'zh-cn': '虹桥火车站北进站口',
      es: 'Estación de Hongqiao, entrada norte',
      pt: 'Estação de Hongqiao, entrada norte',
    },
    address: '上海市闵行区申贵路1500号',
    latitude: 31.1946,
    longitude: 121.3206,
    note: {
      'en-US': 'Your document is your ticket. Ms Gu waits before the security gate.',
      'zh-cn': '凭身份证件进站，顾女士在安检口前等候。',
      es: 'Tu documento es tu billete. La señora Gu espera antes del control.',
      pt: 'O seu documento é a passagem. A senhora Gu espera antes do controle.',
    },
  },
  pickups: [
    {
      name: {
        'en-US': 'Hotel on the Bund or in Puxi',
        'zh-cn': '外滩或浦西酒店',
        es: 'Hotel en el Bund o Puxi',
        pt: 'Hotel no Bund ou em Puxi',
      },
      latitude: 31.2397,
      longitude: 121.4903,
      minutesBefore: 50,
      usd: 1800,
    },
  ],
  units: [
    { key: 'adult', ageFrom: 18, ageTo: 59, usd: 29800, takesSeat: true, needsAdult: false },
    { key: 'senior', ageFrom: 60, ageTo: 120, usd: 26800, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 6, ageTo: 17, usd: 18900, takesSeat: true, needsAdult: true },
  ],
  singleUsd: 5200,
  extras: [
    {
      name: {
        'en-US': 'Rowing boat after dark',
        'zh-cn': '夜游手摇船',
        es: 'Barca de remos al anochecer',
        pt: 'Barco a remo à noite',
      },
      usd: 2200,
      per: 'booking',
      max: 1,
    },
  ],
  cancelSteps: [
    { daysBefore: 10, percent: 30 },
    { daysBefore: 3, percent: 60 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'The Couple’s Garden, then by water',
        'zh-cn': '耦园之后走水路',
        es: 'El jardín de la Pareja y por agua',
        pt: 'O jardim do Casal e pela água',
      },
      text: {
        'en-US':
          'Fast train, twenty-five minutes. The garden until nine, noodles with shrimp on Pingjiang Road, a canal boat past back doors. Tongli by four, the Tuisi garden as it closes, dinner on a small landing stage.',
        'zh-cn':
          '高铁二十五分钟。九点前在耦园，平江路吃虾仁面，乘船从人家后门经过。四点到同里，赶在关门前看退思园，晚餐摆在小埠头。',
        es: 'Tren rápido, veinticinco minutos. El jardín hasta las nueve, fideos con gambas en Pingjiang y barca por detrás de las casas. Tongli a las cuatro, el jardín Tuisi antes del cierre y cena en un embarcadero.',
        pt: 'Trem rápido, vinte e cinco minutos. O jardim até as nove, macarrão com camarão na Pingjiang e barco pelos fundos das casas. Tongli às quatro, o jardim Tuisi antes de fechar e jantar em um pequeno píer.',
      },
      meals: ['lunch', 'dinner'],
      stay: {
        'en-US': 'Canal house in Tongli',
        'zh-cn': '同里临河客栈',
        es: 'Casa sobre el canal en Tongli',
        pt: 'Casa sobre o canal em Tongli',
      },
      stops: [
        {
          name: { 'en-US': 'Ou Yuan', 'zh-cn': '耦园', es: 'Ou Yuan', pt: 'Ou Yuan' },
          latitude: 31.314,
          longitude: 120.644,
        },
        {
          name: { 'en-US': 'Pingjiang Lu', 'zh-cn': '平江路', es: 'Pingjiang Lu', pt: 'Pingjiang Lu' },
          latitude: 31.3157,
          longitude: 120.63,
        },
        {
          name: { 'en-US': 'Tuisi Yuan', 'zh-cn': '退思园', es: 'Tuisi Yuan', pt: 'Tuisi Yuan' },
          latitude: 31.1575,
          longitude: 120.72,
        },
      ],
    },
    {
      title: { 'en-US': 'Sixteen threads', 'zh-cn': '一线十六丝', es: 'Dieciséis hilos', pt: 'Dezesseis fios' },
      text: {
        'en-US':
          'Rice cakes at seven, three stone bridges before the shops open. Two hours with the embroiderer, who sends you off with your leaf. Lunch of river greens, then the train. Shanghai at 15:30.',
        'zh-cn':
          '七点吃米糕，趁店铺未开走三座石桥。跟绣娘学两小时，绣好的叶子带走。午餐吃水乡时蔬，乘火车15:30到上海。',
        es: 'Pasteles de arroz a las siete y tres puentes de piedra antes de que abran las tiendas. Dos horas con la bordadora, que te despide con tu hoja bordada. Almuerzo de verduras de río y tren. Shanghái a las 15:30.',
        pt: 'Bolinhos de arroz às sete e três pontes de pedra antes de as lojas abrirem. Duas horas com a bordadeira, que se despede com a sua folha bordada. Almoço de verduras do rio e trem. Xangai às 15:30.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Tongli', 'zh-cn': '同里古镇', es: 'Tongli', pt: 'Tongli' },
          latitude: 31.157,
          longitude: 120.717,
        },
      ],
    },
  ],
  included: ['guide', 'train', 'boat', 'shared_room', 'entry', 'materials', 'breakfasts', 'dinner'],
  excluded: ['insurance', 'tips', 'drinks'],
  notices: ['passport', 'rain'],
};
