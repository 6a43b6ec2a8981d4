import type { DemoSet } from '../demo-set.ts';

export const amsterdam: readonly DemoSet[] = [
  {
    restaurants: ['Gelijkvloers'],
    name: {
      'en-US': 'Canal noon for two',
      'zh-cn': '运河午间双人餐',
      es: 'Mediodía en el canal para dos',
      pt: 'Meio-dia no canal para dois',
    },
    story: {
      'en-US':
        'Herring on rye, a warm plate, buttermilk pudding, and boats going by at the height of your elbow. In good weather ask for the canal side; the kerb there was lowered along with everything else.',
      'zh-cn':
        '鲱鱼黑麦面包、一道热菜、酪乳布丁，船从手肘高的地方驶过。天好时可以要运河边的位置，那里的路沿也一并降低了。',
      es: 'Arenque sobre centeno, un plato caliente, pudin de suero de leche y barcas que pasan a la altura del codo. Si hace bueno, pide mesa junto al canal; allí también se rebajó el bordillo.',
      pt: 'Arenque no centeio, um prato quente, pudim de leitelho e barcos passando na altura do cotovelo. Com tempo bom, peça mesa à beira do canal; ali o meio-fio também foi rebaixado.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Starters', 'zh-cn': '前菜', es: 'Entrantes', pt: 'Entradas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Herring, rye, onion',
              'zh-cn': '鲱鱼黑麦面包配洋葱',
              es: 'Arenque, centeno y cebolla',
              pt: 'Arenque, centeio e cebola',
            },
            valueUsd: 1100,
          },
          {
            name: {
              'en-US': 'Smoked leek, brown beans',
              'zh-cn': '烟熏韭葱褐豆',
              es: 'Puerro ahumado y alubias pardas',
              pt: 'Alho-poró defumado e feijão-marrom',
            },
            valueUsd: 1000,
          },
        ],
      },
      {
        name: { 'en-US': 'Mains', 'zh-cn': '主菜', es: 'Principales', pt: 'Pratos principais' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Plaice, brown shrimp',
              'zh-cn': '鲽鱼配褐虾',
              es: 'Platija con quisquillas',
              pt: 'Solha com camarão cinza',
            },
            valueUsd: 2200,
          },
          {
            name: {
              'en-US': 'Barley, lovage, egg',
              'zh-cn': '大麦配圆叶当归与蛋',
              es: 'Cebada, levístico y huevo',
              pt: 'Cevada, levístico e ovo',
            },
            valueUsd: 1800,
          },
        ],
      },
      {
        name: { 'en-US': 'Dessert', 'zh-cn': '甜品', es: 'Postre', pt: 'Sobremesa' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Buttermilk pudding to share',
              'zh-cn': '共享酪乳布丁',
              es: 'Pudin de suero de leche para compartir',
              pt: 'Pudim de leitelho para dividir',
            },
            valueUsd: 900,
          },
        ],
      },
    ],
    valueUsd: 6500,
    usd: 4800,
    stock: 140,
    perCustomer: 3,
    perTable: 2,
    validDays: 75,
    usable: { weekdays: [2, 3, 4, 5], from: '12:00', to: '14:00' },
    blackout: ['04-27', '12-25'],
    needsTable: true,
    refund: 'any_time',
    refundAtExpiry: true,
  },
  {
    restaurants: ['Toko Sinar'],
    name: {
      'en-US': 'Twelve bowls for two',
      'zh-cn': '十二碗双人餐',
      es: 'Doce cuencos para dos',
      pt: 'Doze tigelas para dois',
    },
    story: {
      'en-US':
        "The whole rice table, Monday to Thursday, in Oma Tien's order: sour, sweet, green, red. Say once how much heat you like. The layered cake is cut thin because it lasts longer that way.",
      'zh-cn': '周一至周四，整桌十二碗，按天奶奶的次序：酸、甜、绿、红。辣度说一次就好。千层糕切得薄，她说这样吃得久。',
      es: 'La mesa de arroz entera, de lunes a jueves, en el orden de Oma Tien: agrio, dulce, verde, rojo. Basta con decir una vez cuánto picante quieres. El pastel se corta fino porque así dura más.',
      pt: 'A mesa de arroz inteira, de segunda a quinta, na ordem de Oma Tien: azedo, doce, verde, vermelho. Basta dizer uma vez quanta pimenta quer. O bolo é cortado fino porque assim dura mais.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Bowls', 'zh-cn': '小碗', es: 'Cuencos', pt: 'Tigelas' },
        choose: 3,
        of: [
          {
            name: {
              'en-US': 'Four vegetable bowls',
              'zh-cn': '四碗蔬菜',
              es: 'Cuatro cuencos de verduras',
              pt: 'Quatro tigelas de legumes',
            },
            valueUsd: 1800,
          },
          {
            name: {
              'en-US': 'Four meat bowls',
              'zh-cn': '四碗肉',
              es: 'Cuatro cuencos de carne',
              pt: 'Quatro tigelas de carne',
            },
            valueUsd: 2400,
          },
          {
            name: {
              'en-US': 'Four fish and egg bowls',
              'zh-cn': '四碗鱼与蛋',
              es: 'Cuatro cuencos de pescado y huevo',
              pt: 'Quatro tigelas de peixe e ovo',
            },
            valueUsd: 2200,
          },
        ],
      },
      {
        name: { 'en-US': 'Desserts', 'zh-cn': '甜品', es: 'Postres', pt: 'Sobremesas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Layered spice cake',
              'zh-cn': '千层香料糕',
              es: 'Pastel especiado en capas',
              pt: 'Bolo de especiarias em camadas',
            },
            valueUsd: 500,
          },
          {
            name: {
              'en-US': 'Sticky rice, palm sugar',
              'zh-cn': '棕榈糖糯米',
              es: 'Arroz glutinoso con azúcar de palma',
              pt: 'Arroz glutinoso com açúcar de palma',
            },
            valueUsd: 500,
          },
        ],
      },
      {
        name: { 'en-US': 'Drinks', 'zh-cn': '饮品', es: 'Bebidas', pt: 'Bebidas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Ginger lemonade',
              'zh-cn': '姜汁柠檬水',
              es: 'Limonada de jengibre',
              pt: 'Limonada de gengibre',
            },
            valueUsd: 450,
          },
          {
            name: { 'en-US': 'Jasmine tea', 'zh-cn': '茉莉花茶', es: 'Té de jazmín', pt: 'Chá de jasmim' },
            valueUsd: 350,
          },
        ],
      },
    ],
    valueUsd: 7100,
    usd: 4900,
    stock: 220,
    perCustomer: 4,
    perTable: 3,
    validDays: 60,
    usable: { weekdays: [1, 2, 3, 4], from: '17:00', to: '21:00' },
    blackout: ['12-31'],
    needsTable: true,
    refund: 'any_time',
    refundAtExpiry: true,
  },
];
