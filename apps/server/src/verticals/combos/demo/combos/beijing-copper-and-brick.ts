import type { DemoCombo } from '../demo-combo.ts';

export const beijingCopperAndBrick: DemoCombo = {
  key: 'beijing-copper-and-brick',
  city: 'beijing',
  name: {
    'en-US': 'Beijing, brick and copper pot',
    'zh-cn': '北京：城砖与铜锅',
    es: 'Pekín, ladrillo y olla de cobre',
    pt: 'Pequim, tijolo e panela de cobre',
  },
  story: {
    'en-US':
      'Autumn is the time, though spring will do. Four nights in a grand house east of the palace, one full day at the Wall where it meets the water, and on the evening after it a copper pot of lamb, which is what legs ask for. Teacher Zhao fetches you at the door. Bring a passport and something warm.',
    'zh-cn':
      '秋天最合适，春天也行。在故宫以东的大酒店住四晚，用一整天去看长城入水；次日晚上围一只铜锅涮羊肉，腿脚想要的正是这个。赵老师到门口来接。请带上护照和一件厚衣。',
    es: 'La época es el otoño, aunque la primavera sirve. Cuatro noches en una gran casa al este del palacio, un día entero en la Muralla donde toca el agua y, la noche siguiente, una olla de cobre con cordero, que es lo que piden las piernas. El profesor Zhao te recoge en la puerta. Trae el pasaporte y algo de abrigo.',
    pt: 'A época é o outono, embora a primavera sirva. Quatro noites em uma grande casa a leste do palácio, um dia inteiro na Muralha onde ela toca a água e, na noite seguinte, uma panela de cobre com cordeiro, que é o que as pernas pedem. O professor Zhao busca você na porta. Traga o passaporte e um agasalho.',
  },
  cover: 's-kyoto-113',
  days: 5,
  nights: 4,
  adults: 2,
  children: 0,
  themes: ['Makers and workshops', 'Old stones'],
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
      rule: { kind: 'flight', city: 'beijing', cabin: 'economy' },
    },
    {
      key: 'hotel',
      label: {
        'en-US': 'Five-star hotel, 4 nights',
        'zh-cn': '五星酒店，4晚',
        es: 'Hotel de cinco estrellas, 4 noches',
        pt: 'Hotel cinco estrelas, 4 noites',
      },
      dayOffset: 0,
      nights: 4,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'beijing', style: 'grand' },
    },
    {
      key: 'tour',
      label: {
        'en-US': 'The Wall above the water',
        'zh-cn': '水上长城',
        es: 'La Muralla sobre el agua',
        pt: 'A Muralha sobre a água',
      },
      dayOffset: 2,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'tour', tour: 'The Wall above the water' },
    },
    {
      key: 'dinner',
      label: {
        'en-US': 'Copper pot dinner',
        'zh-cn': '铜锅晚餐',
        es: 'Cena de olla de cobre',
        pt: 'Jantar na panela de cobre',
      },
      dayOffset: 3,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'dining', city: 'beijing', cuisine: 'chinese', time: '19:30' },
    },
  ],
};
