import type { DemoCombo } from '../demo-combo.ts';

export const portugalHillToRiver: DemoCombo = {
  key: 'portugal-hill-to-river',
  city: 'lisbon',
  name: {
    'en-US': 'Portugal in four pieces, Douro to the southern cliffs',
    'zh-cn': '葡萄牙四章：从杜罗河到南方海崖',
    es: 'Portugal en cuatro piezas, del Duero a los acantilados',
    pt: 'Portugal em quatro peças, do Douro às falésias',
  },
  story: {
    'en-US':
      'Start in the north among vines, take the train down to Lisbon for tiles and, if you like, a night of fado, and finish with five days of sand underfoot. Three weeks is plenty of window, so you can stop wherever you want to between the parts.',
    'zh-cn':
      '从北方的葡萄园开始，乘火车南下里斯本看花砖，愿意的话听一晚法多，最后用五天走在沙上。三周的时间足够宽裕，各段之间想停哪里就停哪里。',
    es: 'Empieza en el norte, entre viñas, baja en tren a Lisboa por los azulejos y, si te apetece, una noche de fado, y termina con cinco días de arena bajo los pies. Tres semanas dan margen de sobra para parar donde quieras entre una parte y otra.',
    pt: 'Comece no norte, entre vinhas, desça de trem a Lisboa pelos azulejos e, se quiser, uma noite de fado, e termine com cinco dias de areia sob os pés. Três semanas dão folga para parar onde quiser entre uma parte e outra.',
  },
  tours: [
    { tour: 'porto-douro-rail-river', optional: false },
    { tour: 'lisbon-tile-morning', optional: false },
    { tour: 'lisbon-alfama-night', optional: true },
    { tour: 'lisbon-fishermens-trail', optional: false },
  ],
  percent: 12,
  windowDays: 21,
  cancel: 'parts',
};
