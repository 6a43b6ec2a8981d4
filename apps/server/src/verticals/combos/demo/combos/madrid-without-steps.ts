import type { DemoCombo } from '../demo-combo.ts';

export const madridWithoutSteps: DemoCombo = {
  key: 'madrid-without-steps',
  city: 'madrid',
  name: {
    'en-US': 'Madrid without steps',
    'zh-cn': '无台阶马德里',
    es: 'Madrid sin escalones',
    pt: 'Madri sem degraus',
  },
  story: {
    'en-US':
      'Every part was chosen with wheels in mind: a hotel whose entrance, lift and bathrooms are level, Elena’s private hours in the Prado, a restaurant where the table is reached straight from the street. Assistance on the flight is booked when you tell us what chair you use. It is also, simply, a good long weekend for anyone whose knees have opinions.',
    'zh-cn':
      '每一项都按轮子能通行来挑：酒店入口、电梯与浴室皆为平地，普拉多有埃莱娜的专属时段，餐厅从街面直达桌边。告诉我们您用哪种轮椅，机上协助随之订好。对膝盖有意见的人来说，这也就是一个舒服的长周末。',
    es: 'Cada parte se eligió pensando en ruedas: un hotel de entrada, ascensor y baños llanos, las horas privadas de Elena en el Prado y un restaurante donde se llega a la mesa directamente desde la calle. La asistencia en el vuelo se pide cuando nos dices qué silla usas. Y es también un buen puente para quien tiene rodillas con opinión.',
    pt: 'Cada parte foi escolhida pensando em rodas: um hotel de entrada, elevador e banheiros planos, as horas privadas de Elena no Prado e um restaurante onde se chega à mesa direto da rua. A assistência no voo é pedida quando você nos diz que cadeira usa. E é também um bom fim de semana longo para quem tem joelhos com opinião.',
  },
  cover: 's-lisbon-120',
  days: 4,
  nights: 3,
  adults: 2,
  children: 0,
  themes: ['Without steps', 'Old stones'],
  sale: { soldFrom: 6 },
  percent: 15,
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
      rule: { kind: 'flight', city: 'madrid', cabin: 'economy' },
    },
    {
      key: 'hotel',
      label: {
        'en-US': 'Five-star hotel, 3 nights',
        'zh-cn': '五星酒店，3晚',
        es: 'Hotel de cinco estrellas, 3 noches',
        pt: 'Hotel cinco estrelas, 3 noites',
      },
      dayOffset: 0,
      nights: 3,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'madrid', style: 'grand' },
    },
    {
      key: 'tour',
      label: {
        'en-US': 'Five paintings, sitting down',
        'zh-cn': '坐着看五幅画',
        es: 'Cinco cuadros, sentados',
        pt: 'Cinco quadros, sentados',
      },
      dayOffset: 1,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'tour', tour: 'The Prado without steps, five paintings' },
    },
    {
      key: 'dinner',
      label: {
        'en-US': 'Spanish dinner, step-free table',
        'zh-cn': '西班牙晚餐，无台阶座位',
        es: 'Cena española, mesa sin escalones',
        pt: 'Jantar espanhol, mesa sem degraus',
      },
      dayOffset: 2,
      nights: 0,
      optional: true,
      core: false,
      rule: { kind: 'dining', city: 'madrid', cuisine: 'spanish', time: '19:30' },
    },
  ],
};
