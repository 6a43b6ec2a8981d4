import type { DemoCombo } from '../demo-combo.ts';

export const hongkongPierToPier: DemoCombo = {
  key: 'hongkong-pier-to-pier',
  city: 'hongkong',
  name: {
    'en-US': 'Hong Kong, pier to pier',
    'zh-cn': '香港：码头到码头',
    es: 'Hong Kong, de muelle a muelle',
    pt: 'Hong Kong, de píer em píer',
  },
  story: {
    'en-US':
      'Trams at sea level, escalators above, an island half an hour out with no cars at all. Three nights give you one day for each height. Ah Ching walks you across Lamma on the second; the evening before, a set of dim sum is yours to collect whenever hunger and queue agree. Pack light, for the lifts are small and the nights warm.',
    'zh-cn':
      '海平面有电车，半山有扶梯，半小时外还有一座全无汽车的岛。三晚，一种高度给一天。第二天阿清带您横穿南丫；前一晚的点心套餐，等肚子和排队都点头时去取就好。行李从简，电梯小，夜里暖。',
    es: 'Tranvías a ras de mar, escaleras mecánicas arriba y, a media hora, una isla sin coches. Con tres noches hay un día para cada altura. El segundo, Ah Ching te cruza Lamma a pie; la noche anterior hay un menú de dim sum que recoges cuando se pongan de acuerdo el hambre y la cola. Equipaje ligero: los ascensores son pequeños y las noches, cálidas.',
    pt: 'Bondes ao nível do mar, escadas rolantes acima e, a meia hora, uma ilha sem carros. Com três noites há um dia para cada altura. No segundo, Ah Ching atravessa Lamma com você a pé; na noite anterior há um menu de dim sum para retirar quando a fome e a fila concordarem. Bagagem leve: os elevadores são pequenos e as noites, quentes.',
  },
  cover: 's-night-119',
  days: 4,
  nights: 3,
  adults: 2,
  children: 0,
  themes: ['On the water', 'After dark'],
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
      rule: { kind: 'flight', city: 'hongkong', cabin: 'economy' },
    },
    {
      key: 'hotel',
      label: {
        'en-US': 'Small hotel, 3 nights',
        'zh-cn': '精品酒店，3晚',
        es: 'Hotel con encanto, 3 noches',
        pt: 'Hotel boutique, 3 noites',
      },
      dayOffset: 0,
      nights: 3,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'hongkong', style: 'boutique' },
    },
    {
      key: 'set',
      label: {
        'en-US': 'Dim sum set for two',
        'zh-cn': '双人点心套餐',
        es: 'Menú de dim sum para dos',
        pt: 'Menu de dim sum para dois',
      },
      dayOffset: 0,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'diningcombo', city: 'hongkong', cuisine: 'chinese' },
    },
    {
      key: 'tour',
      label: { 'en-US': 'Lamma on foot', 'zh-cn': '步行南丫岛', es: 'Lamma a pie', pt: 'Lamma a pé' },
      dayOffset: 1,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'tour', tour: 'Lamma, the island without cars' },
    },
  ],
};
