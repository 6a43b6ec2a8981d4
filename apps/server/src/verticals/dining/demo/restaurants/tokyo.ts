import type { DemoRestaurant } from '../demo-restaurant.ts';

/** Restaurants of the demo in one city; amounts are US cents. */
export const tokyo: readonly DemoRestaurant[] = [
  {
    key: 'sumi-to-shio-tokyo',
    city: 'tokyo',
    name: { 'en-US': 'Sumi to Shio Ginza', 'zh-cn': '炭与盐·银座', es: 'Sumi to Shio Ginza', pt: 'Sumi to Shio Ginza' },
    cuisines: ['japanese', 'grill'],
    priceLevel: 3,
    story: {
      'en-US':
        'Down a stair, past a curtain the colour of soot, fourteen people watch one man fan charcoal. Master Onda grills chicken by the muscle, each skewer salted from a different height, and he can tell you which. Between rounds come pickles, a cup of broth, a single grilled rice ball. Phones are welcome, flash is not.',
      'zh-cn':
        '下一段楼梯，掀开烟灰色的门帘，十四个人看一个人扇炭。恩田师傅按部位烤鸡，每一串撒盐的高度都不同，他说得出是哪一种。串与串之间有腌菜、一杯清汤、一只烤饭团。可以拍照，请您关掉闪光灯。',
      es: 'Bajas una escalera, cruzas una cortina color hollín y catorce personas miran a un hombre abanicar carbón. El maestro Onda asa el pollo músculo a músculo, sala cada brocheta desde una altura distinta y sabe decirte cuál. Entre rondas hay encurtidos, una taza de caldo, una bola de arroz asada. El móvil vale, el flash no.',
      pt: 'Desce-se uma escada, passa-se uma cortina cor de fuligem e catorze pessoas veem um homem abanar carvão. O mestre Onda assa o frango músculo a músculo, salga cada espeto de uma altura diferente e sabe dizer qual. Entre as rodadas vêm picles, uma xícara de caldo, um bolinho de arroz grelhado. Celular pode, flash não.',
    },
    address: '7-5-18 Ginza, B1, Chuo-ku, Tokyo 104-0061',
    area: { 'en-US': 'Ginza', 'zh-cn': '银座', es: 'Ginza', pt: 'Ginza' },
    at: [35.6706, 139.7621],
    phone: '+81355550147',
    facilities: ['private_room', 'chef_counter', 'open_kitchen', 'gluten_free', 'wine_list'],
    hours: [{ days: [1, 2, 3, 4, 5, 6], opens: '17:30', closes: '23:30', lastSeating: '21:45' }],
    noticeMinutes: 120,
    daysAhead: 90,
    stepMinutes: 30,
    turns: [
      { upTo: 2, minutes: 105 },
      { upTo: 4, minutes: 120 },
      { upTo: 6, minutes: 150 },
    ],
    bufferMinutes: 15,
    maxParty: 6,
    depositUsd: 2000,
    depositFromParty: 1,
    cancelSteps: [
      { hoursBefore: 24, percent: 50 },
      { hoursBefore: 6, percent: 100 },
    ],
    confirm: 'system',
    areas: [
      {
        key: 'counter',
        name: { 'en-US': 'Charcoal counter', 'zh-cn': '炭火吧台', es: 'Barra del carbón', pt: 'Balcão do carvão' },
        seats: [1, 2],
        tables: 7,
      },
      {
        key: 'room',
        name: { 'en-US': 'Private room', 'zh-cn': '包间', es: 'Sala privada', pt: 'Sala reservada' },
        seats: [4, 6],
        tables: 1,
      },
    ],
    menus: [
      {
        name: { 'en-US': 'Ten skewers', 'zh-cn': '十串套餐', es: 'Diez brochetas', pt: 'Dez espetos' },
        courses: [
          {
            'en-US': 'Pickles, chilled tofu',
            'zh-cn': '腌菜与冷豆腐',
            es: 'Encurtidos y tofu frío',
            pt: 'Picles e tofu frio',
          },
          {
            'en-US': 'Five skewers with salt',
            'zh-cn': '五串盐烤',
            es: 'Cinco brochetas con sal',
            pt: 'Cinco espetos com sal',
          },
          {
            'en-US': 'Five skewers with sauce',
            'zh-cn': '五串酱烤',
            es: 'Cinco brochetas con salsa',
            pt: 'Cinco espetos com molho',
          },
          {
            'en-US': 'Rice ball in broth',
            'zh-cn': '茶汤饭团',
            es: 'Bola de arroz en caldo',
            pt: 'Bolinho de arroz no caldo',
          },
        ],
        usd: 6800,
        minPeople: 1,
        prepaid: false,
      },
    ],
    dishes: [
      {
        'en-US': 'Chicken oyster skewer, sea salt',
        'zh-cn': '海盐鸡腿根串',
        es: 'Brocheta de ostra de pollo con sal marina',
        pt: 'Espeto de ostra de frango com sal marinho',
      },
      {
        'en-US': 'Minced chicken, raw yolk',
        'zh-cn': '鸡肉丸配生蛋黄',
        es: 'Pollo picado con yema cruda',
        pt: 'Frango picado com gema crua',
      },
      {
        'en-US': 'Grilled rice ball in broth',
        'zh-cn': '茶汤烤饭团',
        es: 'Bola de arroz asada en caldo',
        pt: 'Bolinho de arroz grelhado no caldo',
      },
    ],
  },
  {
    key: 'yonaka-soba',
    city: 'tokyo',
    name: { 'en-US': 'Yonaka Soba', 'zh-cn': '夜半荞麦', es: 'Yonaka Soba', pt: 'Yonaka Soba' },
    cuisines: ['japanese', 'noodles'],
    priceLevel: 1,
    story: {
      'en-US':
        'The lantern goes on when the department stores go dark. Buckwheat is milled in the back in small lots, so at two in the morning the noodles are hours old, not days. Taxi drivers take the end nearest the door, keys on the counter. The duck broth is thin, hot, and asks for nothing but your attention.',
      'zh-cn':
        '百货公司熄灯，这里的灯笼才亮。荞麦在后头小批现磨，凌晨两点的面也只是几个钟头前的面。出租车司机坐靠门那一头，车钥匙搁在台上。鸭汤清而烫，只求您专心。',
      es: 'El farol se enciende cuando se apagan los grandes almacenes. El trigo sarraceno se muele atrás en pequeñas tandas, así que a las dos de la madrugada los fideos tienen horas, no días. Los taxistas ocupan el extremo de la puerta, con las llaves sobre la barra. El caldo de pato es ligero, quema y solo pide tu atención.',
      pt: 'A lanterna acende quando as lojas de departamento se apagam. O trigo-sarraceno é moído nos fundos em pequenos lotes, então às duas da manhã o macarrão tem horas, não dias. Os taxistas ficam na ponta da porta, chaves no balcão. O caldo de pato é leve, quente, e só pede a sua atenção.',
    },
    address: '3-21-6 Shinjuku, Shinjuku-ku, Tokyo 160-0022',
    area: { 'en-US': 'Shinjuku', 'zh-cn': '新宿', es: 'Shinjuku', pt: 'Shinjuku' },
    at: [35.6938, 139.7036],
    phone: '+81355550182',
    facilities: ['chef_counter', 'open_kitchen', 'vegetarian_dishes'],
    hours: [{ days: [1, 2, 3, 4, 5, 6], opens: '18:00', closes: '03:00', lastSeating: '02:00' }],
    noticeMinutes: 30,
    daysAhead: 30,
    stepMinutes: 15,
    turns: [
      { upTo: 2, minutes: 60 },
      { upTo: 4, minutes: 75 },
    ],
    bufferMinutes: 10,
    maxParty: 4,
    depositUsd: 0,
    depositFromParty: 1,
    cancelSteps: [],
    confirm: 'system',
    areas: [
      {
        key: 'counter',
        name: { 'en-US': 'Standing height counter', 'zh-cn': '高脚吧台', es: 'Barra alta', pt: 'Balcão alto' },
        seats: [1, 2],
        tables: 5,
      },
      {
        key: 'hall',
        name: { 'en-US': 'Dining room', 'zh-cn': '大厅', es: 'Comedor', pt: 'Salão' },
        seats: [2, 4],
        tables: 3,
      },
    ],
    menus: [],
    dishes: [
      {
        'en-US': 'Duck and leek soba',
        'zh-cn': '鸭肉大葱荞麦面',
        es: 'Soba de pato y puerro',
        pt: 'Soba de pato e alho-poró',
      },
      {
        'en-US': 'Cold soba, walnut dip',
        'zh-cn': '核桃蘸汁冷荞麦',
        es: 'Soba fría con salsa de nuez',
        pt: 'Soba frio com molho de nozes',
      },
      {
        'en-US': 'Tempura crumbs, grated radish',
        'zh-cn': '天妇罗碎配萝卜泥',
        es: 'Migas de tempura con rábano rallado',
        pt: 'Farelo de tempurá com nabo ralado',
      },
    ],
  },
];
