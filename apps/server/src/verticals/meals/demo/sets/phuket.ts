import type { DemoSet } from '../demo-set.ts';

export const phuket: readonly DemoSet[] = [
  {
    restaurants: ['Baan Talay Noi'],
    name: {
      'en-US': 'Dinner by the green lights',
      'zh-cn': '绿灯下的晚餐',
      es: 'Cena con luces verdes',
      pt: 'Jantar com luzes verdes',
    },
    story: {
      'en-US':
        'From five in the afternoon the squid boats line up offshore. Sit on the beach deck with one thing from the grill, one curry at the strength you dare, and rice in a basket.',
      'zh-cn': '下午五点起，钓鱿鱼的船在海上排开。坐在沙滩木台上，一样炭烤，一份您敢吃的咖喱，一小篓米饭。',
      es: 'Desde las cinco, los barcos calamareros se alinean frente a la costa. Siéntate en la tarima con algo de la parrilla, un curri con el picante que te atrevas y arroz en cestillo.',
      pt: 'A partir das cinco, os barcos de lula se alinham ao largo. Sente-se no deque com algo da grelha, um curry na força que você encarar e arroz no cestinho.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'From the grill', 'zh-cn': '炭烤', es: 'De la parrilla', pt: 'Da grelha' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Squid, green chilli dip',
              'zh-cn': '炭烤鱿鱼配青辣椒汁',
              es: 'Calamar con salsa de chile verde',
              pt: 'Lula com molho de pimenta verde',
            },
            valueUsd: 1200,
          },
          {
            name: { 'en-US': 'Prawns, garlic', 'zh-cn': '蒜香大虾', es: 'Gambas al ajo', pt: 'Camarões no alho' },
            valueUsd: 1400,
          },
        ],
      },
      {
        name: { 'en-US': 'Curry', 'zh-cn': '咖喱', es: 'Curri', pt: 'Curry' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Sour yellow, sea bass',
              'zh-cn': '酸黄咖喱海鲈',
              es: 'Amarillo ácido con lubina',
              pt: 'Amarelo azedo com robalo',
            },
            valueUsd: 1300,
          },
          {
            name: {
              'en-US': 'Crab, betel leaf, coconut',
              'zh-cn': '假蒟叶椰汁蟹',
              es: 'Cangrejo, betel y coco',
              pt: 'Caranguejo, bétele e coco',
            },
            valueUsd: 1500,
          },
          {
            name: {
              'en-US': 'Vegetables, young pepper',
              'zh-cn': '嫩胡椒蔬菜咖喱',
              es: 'Verduras con pimienta tierna',
              pt: 'Legumes com pimenta fresca',
            },
            valueUsd: 1000,
          },
        ],
      },
      {
        name: { 'en-US': 'Side', 'zh-cn': '配菜', es: 'Guarnición', pt: 'Acompanhamento' },
        choose: 1,
        of: [
          {
            name: { 'en-US': 'Water spinach', 'zh-cn': '炒空心菜', es: 'Espinaca de agua', pt: "Espinafre-d'água" },
            valueUsd: 500,
          },
          {
            name: {
              'en-US': 'Papaya salad',
              'zh-cn': '青木瓜沙拉',
              es: 'Ensalada de papaya',
              pt: 'Salada de mamão verde',
            },
            valueUsd: 500,
          },
        ],
      },
      {
        name: { 'en-US': 'Desserts', 'zh-cn': '甜品', es: 'Postres', pt: 'Sobremesas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Mango, sticky rice',
              'zh-cn': '芒果糯米饭',
              es: 'Mango con arroz glutinoso',
              pt: 'Manga com arroz glutinoso',
            },
            valueUsd: 500,
          },
          {
            name: { 'en-US': 'Banana in coconut', 'zh-cn': '椰汁香蕉', es: 'Plátano en coco', pt: 'Banana no coco' },
            valueUsd: 400,
          },
        ],
      },
    ],
    valueUsd: 3500,
    usd: 2400,
    stock: 340,
    perCustomer: 4,
    perTable: 3,
    validDays: 90,
    usable: { weekdays: [1, 2, 3, 4, 5], from: '17:00', to: '20:30' },
    blackout: ['12-31', '04-13'],
    needsTable: true,
    refund: 'any_time',
    refundAtExpiry: true,
  },
];
