import type { DemoTour } from '../demo-tour.ts';

export const dubaiFirstLight: DemoTour = {
  key: 'dubai-first-light',
  kind: 'day',
  city: 'dubai',
  cover: 's-dunes-73',
  name: {
    'en-US': 'Al Marmoom at first light',
    'zh-cn': '晨光中的马尔莫姆沙漠',
    es: 'Al Marmoom con la primera luz',
    pt: 'Al Marmoom com a primeira luz',
  },
  summary: {
    'en-US': 'Oryx, flamingos and tracks in cold sand before the city wakes, with a Bedouin breakfast.',
    'zh-cn': '趁城市未醒，看剑羚、火烈鸟与冷沙上的足迹，再吃一顿贝都因早餐。',
    es: 'Órices, flamencos y huellas en la arena fría antes de que despierte la ciudad, con desayuno beduino.',
    pt: 'Órix, flamingos e pegadas na areia fria antes de a cidade acordar, com café da manhã beduíno.',
  },
  story: {
    'en-US':
      'Sand keeps a diary until about eight, when the wind rubs it out. Saeed reads it aloud: a gecko that stopped, a fox that did not, the neat print of an oryx walking to water. You leave the car where the reserve asks and go on foot, no engines on the dunes. By the lakes at Al Qudra the flamingos are pink before anything else is. Breakfast is under a ghaf tree: dates, saffron pancakes, coffee with cardamom.',
    'zh-cn':
      '沙地写日记，写到八点左右就被风抹去。赛义德把它念出来：一只停下的壁虎、一只没停的狐狸、一头走向水边的剑羚留下的整齐蹄印。车停在保护区指定处，之后全程步行，沙丘上没有引擎声。在库德拉湖边，万物还未着色，火烈鸟已先粉了。早餐摆在牧豆树下：椰枣、藏红花薄饼、豆蔻咖啡。',
    es: 'La arena lleva un diario hasta las ocho, cuando el viento lo borra. Saeed lo lee en voz alta: un geco que se detuvo, un zorro que no, la huella limpia de un órice que iba al agua. El coche se queda donde pide la reserva y se sigue a pie, sin motores en las dunas. Junto a los lagos de Al Qudra, los flamencos son rosas antes que nada más. El desayuno es bajo un ghaf: dátiles, tortitas de azafrán, café con cardamomo.',
    pt: 'A areia escreve um diário até as oito, quando o vento o apaga. Saeed lê em voz alta: uma lagartixa que parou, uma raposa que não parou, a pegada limpa de um órix a caminho da água. O carro fica onde a reserva pede e segue-se a pé, sem motores nas dunas. Junto aos lagos de Al Qudra, os flamingos são rosados antes de tudo o mais. O café da manhã é sob um ghaf: tâmaras, panquecas de açafrão, café com cardamomo.',
  },
  operator: 'Ghaf Shade',
  themes: ['nature', 'on_foot', 'families'],
  days: 1,
  nights: 0,
  hours: 5,
  languages: ['en', 'zh'],
  difficulty: 2,
  maxParty: 6,
  minPeople: 0,
  goDays: 0,
  capacity: 12,
  start: '05:00',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinutes: 900,
  guestsUntilHours: 18,
  names: 'all',
  goodMonths: [1, 2, 3, 4, 10, 11, 12],
  walkKm: 3,
  ascentMetres: 50,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Marina, tram stop forecourt',
      'zh-cn': '滨海区电车站前广场',
      es: 'Marina, explanada del tranvía',
      pt: 'Marina, esplanada do bonde',
    },
    address: 'Al Marsa Street, Dubai Marina, Dubai',
    latitude: 25.0805,
    longitude: 55.1403,
    note: {
      'en-US': 'A sand-coloured van with a tree on its door. It leaves on the minute.',
      'zh-cn': '沙色面包车，车门上画着一棵树，准点发车。',
      es: 'Una furgoneta color arena con un árbol en la puerta. Sale en punto.',
      pt: 'Uma van cor de areia com uma árvore na porta. Sai no horário.',
    },
  },
  pickups: [
    {
      name: {
        'en-US': 'Hotel in Jumeirah or Downtown',
        'zh-cn': '朱美拉或市中心酒店',
        es: 'Hotel en Jumeirah o el centro',
        pt: 'Hotel em Jumeirah ou no centro',
      },
      latitude: 25.2048,
      longitude: 55.2708,
      minutesBefore: 30,
      usd: 0,
    },
    {
      name: {
        'en-US': 'Deira, gold souk gate',
        'zh-cn': '德伊勒黄金市场门口',
        es: 'Deira, puerta del zoco del oro',
        pt: 'Deira, porta do souk do ouro',
      },
      latitude: 25.2654,
      longitude: 55.3075,
      minutesBefore: 40,
      usd: 500,
    },
  ],
  units: [
    { key: 'adult', ageFrom: 13, ageTo: 120, usd: 11800, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 6, ageTo: 12, usd: 6900, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [],
  cancelSteps: [
    { daysBefore: 2, percent: 50 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Tracks, lakes and a tree',
        'zh-cn': '足迹、湖水与一棵树',
        es: 'Huellas, lagos y un árbol',
        pt: 'Pegadas, lagos e uma árvore',
      },
      text: {
        'en-US':
          'Leave at 05:00 and walk from 06:00, about three kilometres over firm sand and two low dunes. Breakfast at 08:00 in the shade, half an hour at the bird hides, back in town by 10:00.',
        'zh-cn':
          '05:00出发，06:00开始步行，约三公里，走硬沙地与两座矮丘。08:00在树荫下用早餐，观鸟屋停留半小时，10:00前回城。',
        es: 'Salida a las 05:00 y paseo desde las 06:00, unos tres kilómetros por arena firme y dos dunas bajas. Desayuno a la sombra a las 08:00, media hora en los observatorios y regreso a las 10:00.',
        pt: 'Saída às 05:00 e caminhada a partir das 06:00, cerca de três quilômetros por areia firme e duas dunas baixas. Café da manhã à sombra às 08:00, meia hora nos observatórios e volta às 10:00.',
      },
      meals: ['breakfast'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Al Qudra Lakes', 'zh-cn': '库德拉湖', es: 'Al Qudra Lakes', pt: 'Al Qudra Lakes' },
          latitude: 24.8435,
          longitude: 55.3766,
        },
        {
          name: { 'en-US': 'Al Marmoom', 'zh-cn': '马尔莫姆保护区', es: 'Al Marmoom', pt: 'Al Marmoom' },
          latitude: 24.86,
          longitude: 55.36,
        },
      ],
    },
  ],
  included: ['guide', 'minibus', 'permits', 'snack', 'water'],
  excluded: ['tips', 'insurance'],
  notices: ['shoes'],
};
