import type { DemoCombo } from '../demo-combo.ts';

export const baliWeekOfWater: DemoCombo = {
  key: 'bali-week-of-water',
  city: 'bali',
  name: {
    'en-US': 'Bali, a week beside the water',
    'zh-cn': '巴厘岛：水边一周',
    es: 'Bali, una semana junto al agua',
    pt: 'Bali, uma semana junto à água',
  },
  story: {
    'en-US':
      'Seven nights with a pool outside and rice beyond the wall. Most guests do very little for the first three days, and the plan allows for it: only one day has an hour attached, when Pak Wayan shows you how the island divides its water. Dinner on the fifth evening is smoked, grilled and eaten with the right hand if you wish. Far from most places, so the flight is part of the saving.',
    'zh-cn':
      '七晚，门外是泳池，墙外是稻田。多数客人头三天几乎什么都不做，行程也由着人：只有一天定了钟点，那天瓦扬大叔教您看这座岛怎样分水。第五晚的菜又熏又烤，想用右手抓着吃也行。此地离哪儿都远，所以省下的钱里有机票一份。',
    es: 'Siete noches con una piscina fuera y arroz detrás del muro. Casi nadie hace gran cosa los tres primeros días, y el plan lo permite: solo un día tiene hora, cuando Pak Wayan te enseña cómo la isla reparte su agua. La cena de la quinta noche es ahumada, asada y, si quieres, con la mano derecha. Queda lejos de casi todo, así que el vuelo forma parte del ahorro.',
    pt: 'Sete noites com uma piscina lá fora e arroz atrás do muro. Quase ninguém faz grande coisa nos três primeiros dias, e o plano permite: só um dia tem hora, quando Pak Wayan mostra como a ilha divide a água. O jantar da quinta noite é defumado, grelhado e, se quiser, com a mão direita. Fica longe de quase tudo, então o voo faz parte da economia.',
  },
  cover: 's-lagoon-115',
  days: 8,
  nights: 7,
  adults: 2,
  children: 0,
  themes: ['On the water', 'Open country'],
  percent: 14,
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
      nights: 7,
      optional: false,
      core: true,
      rule: { kind: 'flight', city: 'bali', cabin: 'economy' },
    },
    {
      key: 'hotel',
      label: {
        'en-US': 'Five-star hotel, 7 nights',
        'zh-cn': '五星酒店，7晚',
        es: 'Hotel de cinco estrellas, 7 noches',
        pt: 'Hotel cinco estrelas, 7 noites',
      },
      dayOffset: 0,
      nights: 7,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'bali', style: 'grand' },
    },
    {
      key: 'tour',
      label: {
        'en-US': 'A day with a water keeper',
        'zh-cn': '随管水人一日',
        es: 'Un día con el guardián del agua',
        pt: 'Um dia com o guardião da água',
      },
      dayOffset: 3,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'tour', tour: 'Rice, water and the people who share it' },
    },
    {
      key: 'dinner',
      label: { 'en-US': 'Indonesian dinner', 'zh-cn': '印尼晚餐', es: 'Cena indonesia', pt: 'Jantar indonésio' },
      dayOffset: 4,
      nights: 0,
      optional: true,
      core: false,
      rule: { kind: 'dining', city: 'bali', cuisine: 'indonesian', time: '19:30' },
    },
  ],
};
