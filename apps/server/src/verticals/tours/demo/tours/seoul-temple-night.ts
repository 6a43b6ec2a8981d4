import type { DemoTour } from '../demo-tour.ts';

export const seoulTempleNight: DemoTour = {
  key: 'seoul-temple-night',
  kind: 'group',
  city: 'seoul',
  cover: 's-kyoto-90',
  name: {
    'en-US': 'A night in a temple on Ganghwa island',
    'zh-cn': '江华岛寺院一夜',
    es: 'Una noche en un templo de la isla de Ganghwa',
    pt: 'Uma noite em um templo na ilha de Ganghwa',
  },
  summary: {
    'en-US': 'Grey cotton, a bell at four, tea with a monk and the wide mudflats of the Yellow Sea.',
    'zh-cn': '灰布衣、凌晨四点的钟、与僧人对坐喝茶，还有黄海的大片滩涂。',
    es: 'Algodón gris, una campana a las cuatro, té con un monje y las marismas del mar Amarillo.',
    pt: 'Algodão cinza, um sino às quatro, chá com um monge e os lodaçais do mar Amarelo.',
  },
  story: {
    'en-US':
      'You hand in your phone at a wooden counter and get a set of grey cotton in return. Jeondeungsa stands inside a fortress on a hill, and for twenty hours you keep its time: supper at half past five in silence, lights out at nine, the great bell before dawn. Nobody asks what you believe. The monk who pours tea asks instead what you noticed on the path, and waits. Sleeping is on a warm floor, men and women in separate rooms.',
    'zh-cn':
      '在木柜台交出手机，换回一套灰布衣。传灯寺坐落在山上的城墙里，二十个小时内，您按它的时辰起居：五点半无声晚斋，九点熄灯，天亮前听大钟。没有人问您信什么。斟茶的僧人只问您一路上看见了什么，然后等您说。夜里睡地炕，男女分室。',
    es: 'Entregas el teléfono en un mostrador de madera y recibes ropa de algodón gris. Jeondeungsa está dentro de una fortaleza en un cerro, y durante veinte horas sigues su hora: cena en silencio a las cinco y media, luces apagadas a las nueve, la campana grande antes del alba. Nadie pregunta en qué crees. El monje que sirve el té pregunta qué has visto en el camino, y espera. Se duerme en suelo caliente, hombres y mujeres por separado.',
    pt: 'Você entrega o telefone em um balcão de madeira e recebe roupa de algodão cinza. Jeondeungsa fica dentro de uma fortaleza em um morro, e por vinte horas você segue a hora dele: jantar em silêncio às cinco e meia, luzes apagadas às nove, o sino grande antes do amanhecer. Ninguém pergunta em que você acredita. O monge que serve o chá pergunta o que você notou no caminho, e espera. Dorme-se em piso aquecido, homens e mulheres em quartos separados.',
  },
  operator: 'Poongkyung Stay',
  themes: ['history', 'nature'],
  days: 2,
  nights: 1,
  hours: null,
  languages: ['en', 'zh'],
  difficulty: 2,
  maxParty: 6,
  minPeople: 4,
  goDays: 5,
  capacity: 12,
  start: '10:30',
  weekdays: [6],
  cutoffMinutes: 4320,
  guestsUntilHours: 72,
  names: 'all',
  goodMonths: [4, 5, 6, 9, 10, 11],
  walkKm: 6,
  ascentMetres: 180,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Hongik University station, exit 1',
      'zh-cn': '弘益大学站1号出口',
      es: 'Estación Hongik University, salida 1',
      pt: 'Estação Hongik University, saída 1',
    },
    address: '서울특별시 마포구 양화로 160',
    latitude: 37.5572,
    longitude: 126.9245,
    note: {
      'en-US': 'The bus is dark green. Pack one small bag and warm socks.',
      'zh-cn': '巴士为墨绿色。只带一个小包和一双厚袜。',
      es: 'El autobús es verde oscuro. Trae una bolsa pequeña y calcetines gruesos.',
      pt: 'O ônibus é verde-escuro. Traga uma bolsa pequena e meias grossas.',
    },
  },
  pickups: [],
  units: [
    { key: 'adult', ageFrom: 19, ageTo: 120, usd: 17600, takesSeat: true, needsAdult: false },
    { key: 'youth', ageFrom: 14, ageTo: 18, usd: 13800, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [],
  cancelSteps: [
    { daysBefore: 7, percent: 30 },
    { daysBefore: 3, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Into the fortress',
        'zh-cn': '走进山城',
        es: 'Dentro de la fortaleza',
        pt: 'Dentro da fortaleza',
      },
      text: {
        'en-US':
          'Lunch of barley and greens on the island, in by the south gate at two. A round of the walls, lotus lanterns folded from paper, bowing explained and optional. Supper without words, bell practice, sleep at nine.',
        'zh-cn':
          '岛上吃大麦饭与野菜，两点由南门入寺。绕城一圈，折纸莲灯，礼拜有讲解、随意参加。晚斋不语，学撞钟，九点就寝。',
        es: 'Almuerzo de cebada y verduras en la isla y entrada por la puerta sur a las dos. Vuelta a las murallas, farolillos de loto en papel y las reverencias, explicadas y voluntarias. Cena sin palabras, práctica de campana y a dormir a las nueve.',
        pt: 'Almoço de cevada e verduras na ilha e entrada pelo portão sul às duas. Volta às muralhas, lanternas de lótus em papel e as reverências, explicadas e voluntárias. Jantar sem palavras, prática de sino e sono às nove.',
      },
      meals: ['lunch', 'dinner'],
      stay: {
        'en-US': 'Temple guest rooms, Jeondeungsa',
        'zh-cn': '传灯寺客堂',
        es: 'Habitaciones del templo Jeondeungsa',
        pt: 'Quartos do templo Jeondeungsa',
      },
      stops: [
        {
          name: { 'en-US': 'Jeondeungsa', 'zh-cn': '传灯寺', es: 'Jeondeungsa', pt: 'Jeondeungsa' },
          latitude: 37.6318,
          longitude: 126.4848,
        },
      ],
    },
    {
      title: { 'en-US': 'Bell, tea, mud', 'zh-cn': '钟、茶、滩涂', es: 'Campana, té, barro', pt: 'Sino, chá, lama' },
      text: {
        'en-US':
          'Up at half past three for the bell, back to bed if you like. Breakfast at six, tea with the monk at eight. Then barefoot on the Dongmak mudflats at low tide, and the bus to Seoul by 15:00.',
        'zh-cn':
          '三点半起身听钟，想回去补一觉也可以。六点早斋，八点与僧人对坐喝茶。退潮时赤脚走东幕海边的滩涂，15:00前乘车回到首尔。',
        es: 'A las tres y media, la campana, y otra vez a la cama si quieres. Desayuno a las seis, té con el monje a las ocho. Después, descalzos por las marismas de Dongmak con marea baja y autobús a Seúl hacia las 15:00.',
        pt: 'Às três e meia, o sino, e de volta à cama se quiser. Café da manhã às seis, chá com o monge às oito. Depois, descalços nos lodaçais de Dongmak na maré baixa e ônibus até Seul por volta das 15:00.',
      },
      meals: ['breakfast', 'lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Dongmak', 'zh-cn': '东幕海滩', es: 'Dongmak', pt: 'Dongmak' },
          latitude: 37.595,
          longitude: 126.456,
        },
      ],
    },
  ],
  included: ['guide', 'minibus', 'all_meals', 'materials'],
  excluded: ['insurance', 'drinks'],
  notices: ['covered', 'shoes', 'rain'],
};
