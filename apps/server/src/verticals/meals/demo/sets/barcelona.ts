import type { DemoSet } from '../demo-set.ts';

export const barcelona: readonly DemoSet[] = [
  {
    restaurants: ['Sal de Roca'],
    name: {
      'en-US': 'One pan of rice for four',
      'zh-cn': '一锅四人海鲜饭',
      es: 'Una paella de arroz para cuatro',
      pt: 'Uma panela de arroz para quatro',
    },
    story: {
      'en-US':
        'Four people round one wide pan, each with a side of it to defend. Raw things first, because rice takes its twenty minutes. From Wednesday to Friday the window tables are kept for holders of this set.',
      'zh-cn': '四个人围着一口宽锅，各守一边。先上生食，因为饭要等满二十分钟。周三到周五，临窗的桌子留给持券的客人。',
      es: 'Cuatro personas en torno a una paella ancha, cada cual con su lado que defender. Antes, los crudos, porque el arroz pide sus veinte minutos. De miércoles a viernes se guardan las mesas de la ventana para quien trae este menú.',
      pt: 'Quatro pessoas em volta de uma panela larga, cada uma com o seu lado a defender. Antes vêm os crus, porque o arroz pede seus vinte minutos. De quarta a sexta, as mesas da janela ficam para quem traz este menu.',
    },
    people: 4,
    courses: [
      {
        name: { 'en-US': 'Starters', 'zh-cn': '前菜', es: 'Entrantes', pt: 'Entradas' },
        choose: 3,
        of: [
          {
            name: {
              'en-US': 'Cured tuna, olives',
              'zh-cn': '腌金枪鱼配橄榄',
              es: 'Atún curado con aceitunas',
              pt: 'Atum curado com azeitonas',
            },
            valueUsd: 2200,
          },
          {
            name: {
              'en-US': 'Red prawns on salt',
              'zh-cn': '热盐红虾',
              es: 'Gambas rojas a la sal',
              pt: 'Camarões vermelhos no sal',
            },
            valueUsd: 3200,
          },
          {
            name: {
              'en-US': 'Tomatoes, tuna belly',
              'zh-cn': '番茄配金枪鱼腩',
              es: 'Tomates con ventresca',
              pt: 'Tomates com ventresca',
            },
            valueUsd: 2000,
          },
          {
            name: { 'en-US': 'Fried small fish', 'zh-cn': '炸小鱼', es: 'Pescadito frito', pt: 'Peixinhos fritos' },
            valueUsd: 2000,
          },
        ],
      },
      {
        name: { 'en-US': 'Rice and noodles', 'zh-cn': '主食', es: 'Arroz y fideos', pt: 'Arroz e massas' },
        choose: 1,
        of: [
          {
            name: {
              'en-US': 'Cuttlefish and artichoke, four portions',
              'zh-cn': '墨鱼洋蓟饭四份',
              es: 'Sepia y alcachofa, cuatro raciones',
              pt: 'Sépia e alcachofra, quatro porções',
            },
            valueUsd: 12000,
          },
          {
            name: {
              'en-US': 'Rock fish and prawn, four portions',
              'zh-cn': '礁鱼红虾饭四份',
              es: 'Pescado de roca y gamba, cuatro raciones',
              pt: 'Peixe de pedra e camarão, quatro porções',
            },
            valueUsd: 12800,
          },
        ],
      },
      {
        name: { 'en-US': 'Desserts', 'zh-cn': '甜品', es: 'Postres', pt: 'Sobremesas' },
        choose: 2,
        of: [
          {
            name: {
              'en-US': '2 × Mató cheese cream, honey',
              'zh-cn': '2 × 鲜酪奶油配蜂蜜',
              es: '2 × Crema de mató con miel',
              pt: '2 × Creme de queijo mató com mel',
            },
            valueUsd: 1800,
          },
          {
            name: {
              'en-US': '2 × Oranges, olive oil',
              'zh-cn': '2 × 橄榄油橙片',
              es: '2 × Naranjas con aceite de oliva',
              pt: '2 × Laranjas com azeite',
            },
            valueUsd: 1600,
          },
          { name: { 'en-US': 'One of each', 'zh-cn': '各一份', es: 'Uno de cada', pt: 'Um de cada' }, valueUsd: 1700 },
        ],
      },
    ],
    valueUsd: 21200,
    usd: 16100,
    stock: 60,
    perCustomer: 2,
    perTable: 2,
    validDays: 90,
    usable: { weekdays: [3, 4, 5], from: '13:00', to: '15:00' },
    blackout: ['12-25', '12-26', '01-06'],
    needsTable: true,
    refund: 'before_use',
    refundAtExpiry: true,
  },
];
