import type { DemoCombo } from '../demo-combo.ts';

export const turkeyFerryAndTuff: DemoCombo = {
  key: 'turkey-ferry-and-tuff',
  city: 'istanbul',
  name: {
    'en-US': 'Türkiye, two ferries and four valleys',
    'zh-cn': '土耳其：两班渡轮与四条山谷',
    es: 'Turquía, dos ferris y cuatro valles',
    pt: 'Turquia, duas balsas e quatro vales',
  },
  story: {
    'en-US':
      'A day of eating between two continents, then a short flight and five days of walking it off. The same family of cooks turns up at both ends: Ayşe Hanım’s cousin supplies the dried apricots in Ortahisar. Booked together, they share one price and one fate.',
    'zh-cn':
      '先花一天在两洲之间吃，再坐一段短途飞机，用五天走掉。两头的厨房还是亲戚：奥尔塔希萨尔的杏干，正是艾谢女士的表亲供的货。合订同价，去留也同步。',
    es: 'Un día de comer entre dos continentes y luego un vuelo corto y cinco días para caminarlo. La misma familia de cocineras aparece en ambos extremos: una prima de Ayşe Hanım surte los orejones de Ortahisar. Reservadas juntas, comparten precio y suerte.',
    pt: 'Um dia de comer entre dois continentes e depois um voo curto e cinco dias para caminhar. A mesma família de cozinheiras aparece nas duas pontas: uma prima de Ayşe Hanım fornece os damascos secos de Ortahisar. Reservadas juntas, dividem preço e destino.',
  },
  tours: [
    { tour: 'istanbul-two-shores', optional: false },
    { tour: 'istanbul-cappadocia', optional: false },
  ],
  percent: 9,
  windowDays: 10,
  cancel: 'whole',
};
