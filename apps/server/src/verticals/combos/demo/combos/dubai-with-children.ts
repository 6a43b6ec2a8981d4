import type { DemoCombo } from '../demo-combo.ts';

export const dubaiWithChildren: DemoCombo = {
  key: 'dubai-with-children',
  city: 'dubai',
  name: {
    'en-US': 'Dubai, sand and shade for four',
    'zh-cn': '迪拜：四人份的沙与荫',
    es: 'Dubái, arena y sombra para cuatro',
    pt: 'Dubai, areia e sombra para quatro',
  },
  story: {
    'en-US':
      'Two adults, two children and a pool that is cooled in summer. The desert comes early in the day, when it is soft and full of tracks; Saeed lets the children guess before he tells. Back in the city there are abras across the creek for one dirham each and a fish market with its own soundtrack. Afternoons are for shade, and that is planned too.',
    'zh-cn':
      '两位成人、两个孩子，一座夏天会降温的泳池。沙漠排在清晨，那时沙还软，满是足迹；赛义德总让孩子先猜，再揭晓。回到城里，一迪拉姆坐一趟水上小船过河，还有自带配乐的鱼市。下午归荫凉，这也在计划之内。',
    es: 'Dos adultos, dos niños y una piscina que en verano se enfría. El desierto llega temprano, cuando está blando y lleno de huellas; Saeed deja que los niños adivinen antes de contarlo. En la ciudad hay abras que cruzan la ría por un dirham y una lonja con banda sonora propia. Las tardes son para la sombra, y también eso está previsto.',
    pt: 'Dois adultos, duas crianças e uma piscina que no verão é resfriada. O deserto vem cedo, quando está macio e cheio de pegadas; Saeed deixa as crianças adivinharem antes de contar. Na cidade há abras que cruzam o canal por um dirham e um mercado de peixe com trilha sonora própria. As tardes são para a sombra, e isso também está previsto.',
  },
  cover: 's-dunes-112',
  days: 6,
  nights: 5,
  adults: 2,
  children: 2,
  themes: ['With children'],
  percent: 13,
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
      nights: 5,
      optional: false,
      core: true,
      rule: { kind: 'flight', city: 'dubai', cabin: 'economy' },
    },
    {
      key: 'hotel',
      label: {
        'en-US': 'Family room, 5 nights',
        'zh-cn': '家庭房，5晚',
        es: 'Habitación familiar, 5 noches',
        pt: 'Quarto familiar, 5 noites',
      },
      dayOffset: 0,
      nights: 5,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'dubai', style: 'family' },
    },
    {
      key: 'tour',
      label: {
        'en-US': 'Desert at first light',
        'zh-cn': '晨光沙漠',
        es: 'El desierto con la primera luz',
        pt: 'O deserto com a primeira luz',
      },
      dayOffset: 2,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'tour', tour: 'Al Marmoom at first light' },
    },
    {
      key: 'dinner',
      label: {
        'en-US': 'Early dinner for four',
        'zh-cn': '四人早晚餐',
        es: 'Cena temprana para cuatro',
        pt: 'Jantar cedo para quatro',
      },
      dayOffset: 3,
      nights: 0,
      optional: true,
      core: false,
      rule: { kind: 'dining', city: 'dubai', cuisine: 'middle_eastern', time: '19:30' },
    },
  ],
};
