import type { DemoCombo } from '../demo-combo.ts';

export const lisbonFiveDays: DemoCombo = {
  key: 'lisbon-five-days',
  city: 'lisbon',
  name: {
    'en-US': 'Lisbon, five days and one tile',
    'zh-cn': '里斯本五日与一块花砖',
    es: 'Lisboa, cinco días y un azulejo',
    pt: 'Lisboa, cinco dias e um azulejo',
  },
  story: {
    'en-US':
      'You land, drop the bags in a town house and have nothing to do until supper, which is grilled and close by. The next days are loosely strung: a morning at Filipa’s workshop, an afternoon you may fill with the river or leave empty. Some weeks after you are home, a parcel arrives with your own blue in it.',
    'zh-cn':
      '落地，把行李放进老宅，到晚饭前什么都不必做；晚饭是炭烤，就在附近。往后几天安排得松：一个上午在菲利帕的工坊，一个下午去河边，或者空着。回家几周后会收到一个包裹，里面是您自己描的蓝。',
    es: 'Aterrizas, dejas las maletas en una casa antigua y no hay nada que hacer hasta la cena, a la brasa y a dos pasos. Los días siguientes van sueltos: una mañana en el taller de Filipa, una tarde para el río o para nada. Unas semanas después de volver llega un paquete con tu propio azul.',
    pt: 'Você pousa, deixa as malas em um casarão e não há nada a fazer até o jantar, na brasa e ali perto. Os dias seguintes são soltos: uma manhã no ateliê de Filipa, uma tarde para o rio ou para nada. Algumas semanas depois da volta chega um pacote com o seu próprio azul.',
  },
  cover: 's-lisbon-101',
  days: 5,
  nights: 4,
  adults: 2,
  children: 0,
  themes: ['Makers and workshops', 'Tables and markets'],
  percent: 10,
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
      nights: 4,
      optional: false,
      core: true,
      rule: { kind: 'flight', city: 'lisbon', cabin: 'economy' },
    },
    {
      key: 'hotel',
      label: {
        'en-US': 'Small hotel, 4 nights',
        'zh-cn': '精品酒店，4晚',
        es: 'Hotel con encanto, 4 noches',
        pt: 'Hotel boutique, 4 noites',
      },
      dayOffset: 0,
      nights: 4,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'lisbon', style: 'boutique' },
    },
    {
      key: 'dinner',
      label: {
        'en-US': 'Portuguese dinner on the first evening',
        'zh-cn': '首晚葡萄牙晚餐',
        es: 'Cena portuguesa la primera noche',
        pt: 'Jantar português na primeira noite',
      },
      dayOffset: 0,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'dining', city: 'lisbon', cuisine: 'portuguese', time: '19:30' },
    },
    {
      key: 'tour',
      label: {
        'en-US': 'A morning painting tiles',
        'zh-cn': '花砖绘制半日',
        es: 'Una mañana de azulejos',
        pt: 'Uma manhã de azulejos',
      },
      dayOffset: 2,
      nights: 0,
      optional: true,
      core: false,
      rule: { kind: 'tour', tour: 'Tiles of the hill quarters, and one you paint' },
    },
  ],
};
