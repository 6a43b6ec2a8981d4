import type { DemoCombo } from '../demo-combo.ts';

export const edinburghWithChildren: DemoCombo = {
  key: 'edinburgh-with-children',
  city: 'edinburgh',
  name: {
    'en-US': 'Edinburgh with two children',
    'zh-cn': '带两个孩子去爱丁堡',
    es: 'Edimburgo con dos niños',
    pt: 'Edimburgo com duas crianças',
  },
  story: {
    'en-US':
      'A family room, two pools for wet afternoons, and a volcano ten minutes away by bus. Isla meets you on the second morning with hammers in the right size. Otherwise there is a museum with a floor of pendulums and skulls, free, and pies for lunch. Early supper is at five, so the grown-ups may talk afterwards. Price is for two adults and two children.',
    'zh-cn':
      '一间家庭房，两座泳池应付下雨的下午，公交十分钟就有一座火山。第二天上午，艾拉带着合手的小锤来接。此外还有一座免费博物馆，整层都是钟摆与头骨；午餐吃派。五点有早晚餐，之后大人可以说说话。价格含两位成人、两位儿童。',
    es: 'Una habitación familiar, dos piscinas para las tardes de lluvia y un volcán a diez minutos en autobús. Isla espera a la familia la segunda mañana con martillos a medida. Además hay un museo gratuito con una planta de péndulos y calaveras, y empanada para comer. La cena temprana es a las cinco, así los mayores hablan después. Precio para dos adultos y dos niños.',
    pt: 'Um quarto familiar, duas piscinas para tardes de chuva e um vulcão a dez minutos de ônibus. Isla espera vocês na segunda manhã com martelos do tamanho certo. Além disso há um museu gratuito com um andar de pêndulos e crânios, e torta no almoço. O jantar cedo é às cinco, e depois os adultos conversam. Preço para dois adultos e duas crianças.',
  },
  cover: 's-alps-108',
  days: 5,
  nights: 4,
  adults: 2,
  children: 2,
  themes: ['With children', 'Old stones'],
  sale: { travelUntil: 120 },
  percent: 12,
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
      rule: { kind: 'flight', city: 'edinburgh', cabin: 'economy' },
    },
    {
      key: 'hotel',
      label: {
        'en-US': 'Family room, 4 nights',
        'zh-cn': '家庭房，4晚',
        es: 'Habitación familiar, 4 noches',
        pt: 'Quarto familiar, 4 noites',
      },
      dayOffset: 0,
      nights: 4,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'edinburgh', style: 'family' },
    },
    {
      key: 'tour',
      label: {
        'en-US': 'A volcano before lunch',
        'zh-cn': '午饭前的火山',
        es: 'Un volcán antes de comer',
        pt: 'Um vulcão antes do almoço',
      },
      dayOffset: 1,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'tour', tour: 'A volcano before lunch, for families' },
    },
  ],
};
