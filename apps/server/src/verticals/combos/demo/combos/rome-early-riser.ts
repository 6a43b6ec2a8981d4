import type { DemoCombo } from '../demo-combo.ts';

export const romeEarlyRiser: DemoCombo = {
  key: 'rome-early-riser',
  city: 'rome',
  name: {
    'en-US': 'Rome for early risers',
    'zh-cn': '早起者的罗马',
    es: 'Roma para madrugadores',
    pt: 'Roma para quem madruga',
  },
  story: {
    'en-US':
      'This one suits jet lag and the newly retired. You are on the Tiber Island at half past six on the second day, asleep again by noon with the shutters down, and out for pasta when the stones have cooled. Marta’s walk is fixed, the rest bends around it. The room is plain and quiet, and coffee downstairs costs what it should.',
    'zh-cn':
      '适合倒时差的人和刚退休的人。第二天清晨六点半站在台伯岛上，正午拉下百叶窗补一觉，等石板凉了再出门吃面。玛尔塔的路线是定好的，其余都围着它转。房间简单安静，楼下咖啡价钱公道。',
    es: 'Va bien para el desfase horario y para los recién jubilados. El segundo día estás en la isla Tiberina a las seis y media, duermes otra vez a mediodía con las persianas bajadas y sales a por pasta cuando la piedra se enfría. El paseo de Marta es fijo, lo demás se adapta. La habitación es sencilla y tranquila, y el café de abajo cuesta lo que debe.',
    pt: 'Serve para o fuso horário e para recém-aposentados. No segundo dia você está na Ilha Tiberina às seis e meia, dorme de novo ao meio-dia com as venezianas fechadas e sai para a massa quando a pedra esfria. O passeio de Marta é fixo, o resto se dobra em volta. O quarto é simples e quieto, e o café lá embaixo custa o que deve.',
  },
  cover: 's-lisbon-106',
  days: 4,
  nights: 3,
  adults: 2,
  children: 0,
  themes: ['Old stones', 'On foot'],
  percent: 9,
  slots: [
    {
      key: 'flight',
      label: {
        'en-US': 'Flights there and back',
        'zh-cn': '往返机票',
        es: 'Vuelos de ida y vuelta',
        pt: 'Voos de ida e volta',
      },
      dayOffset: 0,
      nights: 3,
      optional: false,
      core: true,
      rule: { kind: 'flight', city: 'rome', cabin: 'economy' },
    },
    {
      key: 'hotel',
      label: {
        'en-US': 'Plain good room, 3 nights',
        'zh-cn': '简洁客房，3晚',
        es: 'Habitación sencilla, 3 noches',
        pt: 'Quarto simples, 3 noites',
      },
      dayOffset: 0,
      nights: 3,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'rome', style: 'simple' },
    },
    {
      key: 'tour',
      label: {
        'en-US': 'The city before nine',
        'zh-cn': '九点前的城',
        es: 'La ciudad antes de las nueve',
        pt: 'A cidade antes das nove',
      },
      dayOffset: 1,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'tour', tour: 'Rome before nine' },
    },
    {
      key: 'dinner',
      label: { 'en-US': 'Roman dinner', 'zh-cn': '罗马晚餐', es: 'Cena romana', pt: 'Jantar romano' },
      dayOffset: 1,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'dining', city: 'rome', cuisine: 'italian', time: '19:30' },
    },
  ],
};
