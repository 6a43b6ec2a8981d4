import type { DemoTour } from '../demo-tour.ts';

export const marrakeshTagineClass: DemoTour = {
  key: 'marrakesh-tagine-class',
  kind: 'day',
  city: 'marrakesh',
  cover: 's-dunes-72',
  name: {
    'en-US': 'A tagine from basket to table, cooking class',
    'zh-cn': '塔吉锅：从菜篮到餐桌的烹饪课',
    es: 'Un tajín de la cesta a la mesa, clase de cocina',
    pt: 'Um tagine da cesta à mesa, aula de cozinha',
  },
  summary: {
    'en-US': 'Shop with Khadija, carry bread to the neighbourhood oven and cook three dishes in a courtyard.',
    'zh-cn': '跟哈迪嘉买菜，把面团端到街坊烤炉，在庭院里做三道菜。',
    es: 'Compra con Khadija, lleva el pan al horno del barrio y cocina tres platos en un patio.',
    pt: 'Compre com Khadija, leve o pão ao forno do bairro e cozinhe três pratos em um pátio.',
  },
  story: {
    'en-US':
      'Khadija chooses quinces by knocking on them. You will too, because she hands you the basket and the coins and stands back. In her courtyard off Riad Zitoun there are eight charcoal braziers in a row, one for each guest, and no written recipes until the end. You knead flat bread and walk it on a board to the public oven, where the baker knows each family’s loaves by their mark. Lunch is what you made, slowly, with mint tea.',
    'zh-cn':
      '哈迪嘉挑榅桲靠敲。您也要这样挑，因为她把篮子和零钱交给您，自己退到一边。她家庭院在橄榄园街旁，一排八只炭炉，人手一只，菜谱到最后才发。您揉好面饼，用木板端到公共烤炉，面包师凭记号认得每一家的面包。午餐就是您做的这些，慢慢吃，配薄荷茶。',
    es: 'Khadija elige los membrillos golpeándolos con los nudillos. Tú también, porque te da la cesta y las monedas y se aparta. En su patio, cerca de Riad Zitoun, hay ocho braseros de carbón en fila, uno por persona, y ninguna receta escrita hasta el final. Amasas pan plano y lo llevas sobre una tabla al horno público, donde el panadero conoce los panes de cada familia por su marca. El almuerzo es lo que has hecho, despacio, con té de menta.',
    pt: 'Khadija escolhe os marmelos batendo neles com os nós dos dedos. Você também, porque ela entrega a cesta e as moedas e se afasta. No pátio dela, perto de Riad Zitoun, há oito braseiros de carvão em fila, um por pessoa, e nenhuma receita escrita até o fim. Você sova o pão e o leva sobre uma tábua ao forno público, onde o padeiro reconhece os pães de cada família pela marca. O almoço é o que você fez, sem pressa, com chá de hortelã.',
  },
  operator: 'Dar Kamoun',
  themes: ['food', 'makers'],
  days: 1,
  nights: 0,
  hours: 5,
  languages: ['en', 'es'],
  difficulty: 1,
  maxParty: 8,
  minPeople: 2,
  goDays: 1,
  capacity: 8,
  start: '09:30',
  weekdays: [1, 2, 3, 4, 5, 6],
  cutoffMinutes: 900,
  guestsUntilHours: 24,
  names: 'lead',
  goodMonths: [1, 2, 3, 4, 5, 9, 10, 11, 12],
  walkKm: 2,
  ascentMetres: 0,
  stepFree: false,
  meeting: {
    name: {
      'en-US': 'Café terrace on Jemaa el-Fna',
      'zh-cn': '杰马夫纳广场咖啡馆露台',
      es: 'Terraza de café en Yamaa el Fna',
      pt: 'Terraço de café na Jemaa el-Fna',
    },
    address: 'Place Jemaa el-Fna, 40000 Marrakech',
    latitude: 31.6258,
    longitude: -7.988,
    note: {
      'en-US': 'East side of the square. Khadija’s nephew holds a straw basket.',
      'zh-cn': '广场东侧，哈迪嘉的侄子提着草篮。',
      es: 'Lado este de la plaza. El sobrino de Khadija lleva una cesta de paja.',
      pt: 'Lado leste da praça. O sobrinho de Khadija leva uma cesta de palha.',
    },
  },
  pickups: [
    {
      name: {
        'en-US': 'Guéliz, main post office',
        'zh-cn': '盖利兹邮政总局',
        es: 'Guéliz, oficina central de correos',
        pt: 'Guéliz, correio central',
      },
      latitude: 31.6347,
      longitude: -8.0107,
      minutesBefore: 30,
      usd: 600,
    },
  ],
  units: [
    { key: 'adult', ageFrom: 14, ageTo: 120, usd: 6400, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 8, ageTo: 13, usd: 4200, takesSeat: true, needsAdult: true },
  ],
  singleUsd: null,
  extras: [
    {
      name: {
        'en-US': 'Box of seven spices',
        'zh-cn': '七味香料盒',
        es: 'Caja de siete especias',
        pt: 'Caixa de sete especiarias',
      },
      usd: 1600,
      per: 'booking',
      max: 3,
    },
  ],
  cancelSteps: [
    { daysBefore: 2, percent: 50 },
    { daysBefore: 1, percent: 100 },
  ],
  itinerary: [
    {
      title: {
        'en-US': 'Basket, oven, brazier, table',
        'zh-cn': '菜篮、烤炉、炭火、餐桌',
        es: 'Cesta, horno, brasero, mesa',
        pt: 'Cesta, forno, braseiro, mesa',
      },
      text: {
        'en-US':
          'An hour at Rahba Kedima and the vegetable lanes, dough at 11:00, oven at 11:30. Salads of aubergine and carrot, then chicken with lemon or seven vegetables. The table is set at 13:00.',
        'zh-cn':
          '在香料广场与菜巷逛一小时，11:00揉面，11:30送烤炉。先拌茄子与胡萝卜沙拉，再做柠檬鸡或七蔬塔吉。13:00开饭。',
        es: 'Una hora en Rahba Kedima y las callejas de verduras, masa a las 11:00, horno a las 11:30. Ensaladas de berenjena y zanahoria, y pollo al limón o siete verduras. La mesa se pone a las 13:00.',
        pt: 'Uma hora em Rahba Kedima e nas vielas de verduras, massa às 11:00, forno às 11:30. Saladas de berinjela e cenoura, e frango com limão ou sete legumes. A mesa é posta às 13:00.',
      },
      meals: ['lunch'],
      stay: null,
      stops: [
        {
          name: { 'en-US': 'Rahba Kedima', 'zh-cn': '香料广场', es: 'Rahba Kedima', pt: 'Rahba Kedima' },
          latitude: 31.629,
          longitude: -7.9872,
        },
        {
          name: { 'en-US': 'Riad Zitoun Jdid', 'zh-cn': '新橄榄园街', es: 'Riad Zitoun Jdid', pt: 'Riad Zitoun Jdid' },
          latitude: 31.6225,
          longitude: -7.9843,
        },
      ],
    },
  ],
  included: ['guide', 'materials', 'tastings', 'lunch', 'vegetables'],
  excluded: ['drinks', 'tips'],
  notices: ['shoes'],
};
