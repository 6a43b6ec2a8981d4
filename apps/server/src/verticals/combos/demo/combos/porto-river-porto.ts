import type { DemoCombo } from '../demo-combo.ts';

export const portoRiverPorto: DemoCombo = {
  key: 'porto-river-porto',
  city: 'porto',
  name: {
    'en-US': 'Porto, the river, Porto',
    'zh-cn': '波尔图、河流、再回波尔图',
    es: 'Oporto, el río, Oporto',
    pt: 'Porto, o rio, Porto',
  },
  story: {
    'en-US':
      'For those already in Portugal, or arriving by their own road: a night in the city, two among the terraces of the Douro, then the city again, which will look different because you have seen where its barrels come from. The last dinner is beside the water. No flight is included, so begin on whichever day suits you.',
    'zh-cn':
      '适合已在葡萄牙、或自行前来的您：城里一夜，杜罗河梯田间两夜，再回城里一夜；看过酒桶的来处，城市会换一副样子。最后一顿晚餐在水边。不含机票，哪天方便哪天出发。',
    es: 'Para quien ya está en Portugal o llega por su cuenta: una noche en la ciudad, dos entre los bancales del Duero y otra vez la ciudad, que parecerá distinta porque ya sabes de dónde vienen sus barriles. La última cena es junto al agua. No incluye vuelo, así que empieza el día que te convenga.',
    pt: 'Para quem já está em Portugal ou chega por conta própria: uma noite na cidade, duas entre os socalcos do Douro e de novo a cidade, que parecerá outra porque você já viu de onde vêm os barris. O último jantar é junto à água. Não inclui voo, então comece no dia que preferir.',
  },
  cover: 's-lisbon-102',
  days: 5,
  nights: 4,
  adults: 2,
  children: 0,
  themes: ['On the water', 'Tables and markets'],
  percent: 8,
  slots: [
    {
      key: 'hotel_before',
      label: {
        'en-US': 'Small hotel, the first night',
        'zh-cn': '精品酒店，首晚',
        es: 'Hotel con encanto, la primera noche',
        pt: 'Hotel boutique, a primeira noite',
      },
      dayOffset: 0,
      nights: 1,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'porto', style: 'boutique' },
    },
    {
      key: 'tour',
      label: {
        'en-US': 'Three days on the Douro',
        'zh-cn': '杜罗河三日',
        es: 'Tres días por el Duero',
        pt: 'Três dias no Douro',
      },
      dayOffset: 1,
      nights: 2,
      optional: false,
      core: false,
      rule: { kind: 'tour', tour: 'The Douro, up by train and down by boat' },
    },
    {
      key: 'hotel_after',
      label: {
        'en-US': 'The same hotel, the last night',
        'zh-cn': '同一酒店，末晚',
        es: 'El mismo hotel, la última noche',
        pt: 'O mesmo hotel, a última noite',
      },
      dayOffset: 3,
      nights: 1,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'porto', style: 'boutique' },
    },
    {
      key: 'dinner',
      label: { 'en-US': 'Dinner on the quay', 'zh-cn': '码头晚餐', es: 'Cena en el muelle', pt: 'Jantar no cais' },
      dayOffset: 3,
      nights: 0,
      optional: true,
      core: false,
      rule: { kind: 'dining', city: 'porto', cuisine: 'portuguese', time: '19:30' },
    },
  ],
};
