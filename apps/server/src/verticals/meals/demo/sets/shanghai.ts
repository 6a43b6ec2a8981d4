import type { DemoSet } from '../demo-set.ts';

export const shanghai: readonly DemoSet[] = [
  {
    restaurants: ['Second Kettle Wuyuan', 'Second Kettle Central', 'Second Kettle Keong Saik'],
    name: {
      'en-US': 'Noodles and a kettle',
      'zh-cn': '一碗面一壶茶',
      es: 'Fideos y tetera',
      pt: 'Macarrão e chaleira',
    },
    story: {
      'en-US':
        'Good on weekdays in Shanghai, Hong Kong and Singapore. A bowl with the crock oil, something cold beside it, tea topped up as long as you sit. Most people need twenty minutes; some bring a book.',
      'zh-cn':
        '工作日在上海、香港、新加坡三家都能用。一碗坛装葱油的面，旁边一碟凉菜，坐多久茶就续多久。多数人二十分钟吃完，也有人带本书来。',
      es: 'Vale entre semana en Shanghái, Hong Kong y Singapur. Un cuenco con el aceite de la tinaja, algo frío al lado y té mientras sigas sentado. Casi todos tardan veinte minutos; algunos traen un libro.',
      pt: 'Vale em dias úteis em Xangai, Hong Kong e Singapura. Uma tigela com o óleo do pote, algo frio ao lado e chá enquanto você ficar. A maioria leva vinte minutos; há quem traga um livro.',
    },
    people: 1,
    courses: [
      {
        name: { 'en-US': 'Cold dishes', 'zh-cn': '冷菜', es: 'Platos fríos', pt: 'Pratos frios' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Cucumber, black vinegar',
              'zh-cn': '黑醋黄瓜',
              es: 'Pepino con vinagre negro',
              pt: 'Pepino com vinagre preto',
            },
            valueUsd: 300,
          },
          {
            name: {
              'en-US': 'Soy braised peanuts',
              'zh-cn': '卤花生',
              es: 'Cacahuetes guisados en soja',
              pt: 'Amendoim cozido na soja',
            },
            valueUsd: 300,
          },
        ],
      },
      {
        name: { 'en-US': 'Noodles', 'zh-cn': '面', es: 'Fideos', pt: 'Macarrão' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Scallion oil noodles',
              'zh-cn': '葱油拌面',
              es: 'Fideos con aceite de cebolleta',
              pt: 'Macarrão com óleo de cebolinha',
            },
            valueUsd: 800,
          },
          {
            name: {
              'en-US': 'Noodles in clear soup, greens',
              'zh-cn': '青菜清汤面',
              es: 'Fideos en caldo claro con verduras',
              pt: 'Macarrão em caldo claro com verduras',
            },
            valueUsd: 800,
          },
        ],
      },
      {
        name: { 'en-US': 'Tea', 'zh-cn': '茶', es: 'Té', pt: 'Chá' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Kettle of green or jasmine',
              'zh-cn': '绿茶或茉莉花茶一壶',
              es: 'Tetera de té verde o jazmín',
              pt: 'Chaleira de chá verde ou jasmim',
            },
            valueUsd: 300,
          },
        ],
      },
    ],
    valueUsd: 1400,
    usd: 1000,
    stock: 900,
    perCustomer: 10,
    perTable: 4,
    validDays: 60,
    usable: { weekdays: [1, 2, 3, 4, 5], from: '11:30', to: '14:00' },
    blackout: [],
    needsTable: false,
    refund: 'any_time',
    refundAtExpiry: true,
  },
  {
    restaurants: ['Second Kettle Wuyuan', 'Second Kettle Keong Saik'],
    name: {
      'en-US': 'Twenty dumplings for two',
      'zh-cn': '二十只点心双人餐',
      es: 'Veinte empanadillas para dos',
      pt: 'Vinte bolinhos para dois',
    },
    story: {
      'en-US':
        'Twenty in two baskets, folded in front of you, with the fillings of the house you are in. Bite a corner, sip, then eat; the spoon is there for a reason.',
      'zh-cn': '两笼二十只，当着您的面包好，馅料随所在的店而定。先咬破一角，吸一口汤，再吃；勺子摆在那里是有道理的。',
      es: 'Veinte en dos vaporeras, plegadas delante de ti, con el relleno de la casa en que estés. Muerde una esquina, sorbe y luego come; la cuchara está por algo.',
      pt: 'Vinte em dois cestos, dobrados na sua frente, com o recheio da casa em que você estiver. Morda um cantinho, beba o caldo e depois coma; a colher não está ali à toa.',
    },
    people: 2,
    courses: [
      {
        name: { 'en-US': 'Dumplings', 'zh-cn': '点心', es: 'Empanadillas', pt: 'Bolinhos' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Ten soup dumplings',
              'zh-cn': '小笼十只',
              es: 'Diez empanadillas con caldo',
              pt: 'Dez bolinhos com caldo',
            },
            valueUsd: 900,
          },
          {
            name: {
              'en-US': 'Ten water dumplings',
              'zh-cn': '水饺十只',
              es: 'Diez empanadillas hervidas',
              pt: 'Dez bolinhos cozidos',
            },
            valueUsd: 800,
          },
          {
            name: {
              'en-US': 'Ten vegetable dumplings',
              'zh-cn': '素饺十只',
              es: 'Diez empanadillas de verdura',
              pt: 'Dez bolinhos de legumes',
            },
            valueUsd: 800,
          },
        ],
      },
      {
        name: { 'en-US': 'Side', 'zh-cn': '配菜', es: 'Guarnición', pt: 'Acompanhamento' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Tofu skin rolls',
              'zh-cn': '腐皮卷',
              es: 'Rollitos de piel de tofu',
              pt: 'Rolinhos de pele de tofu',
            },
            valueUsd: 600,
          },
          {
            name: { 'en-US': 'Greens in garlic', 'zh-cn': '蒜蓉青菜', es: 'Verduras al ajo', pt: 'Verduras no alho' },
            valueUsd: 600,
          },
        ],
      },
      {
        name: { 'en-US': 'Dessert', 'zh-cn': '甜品', es: 'Postre', pt: 'Sobremesa' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': 'Sweet rice balls',
              'zh-cn': '酒酿小圆子',
              es: 'Bolitas de arroz dulces',
              pt: 'Bolinhas doces de arroz',
            },
            valueUsd: 400,
          },
          {
            name: { 'en-US': 'Sesame soup', 'zh-cn': '芝麻糊', es: 'Crema de sésamo', pt: 'Creme de gergelim' },
            valueUsd: 400,
          },
        ],
      },
    ],
    valueUsd: 3000,
    usd: 2200,
    stock: 300,
    perCustomer: 6,
    perTable: 3,
    validDays: 45,
    usable: { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '17:30', to: '21:00' },
    blackout: [],
    needsTable: false,
    refund: 'any_time',
    refundAtExpiry: false,
  },
];
