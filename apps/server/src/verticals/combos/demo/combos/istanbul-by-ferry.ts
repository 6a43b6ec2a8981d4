import type { DemoCombo } from '../demo-combo.ts';

export const istanbulByFerry: DemoCombo = {
  key: 'istanbul-by-ferry',
  city: 'istanbul',
  name: {
    'en-US': 'Istanbul by ferry',
    'zh-cn': '乘渡轮看伊斯坦布尔',
    es: 'Estambul en ferri',
    pt: 'Istambul de balsa',
  },
  story: {
    'en-US':
      'Buy one transit card on the first afternoon and treat the Bosphorus as your tram. Deniz shows you how on day two, with eleven plates in between; after that you will cross for breakfast out of habit. The hotel is on the European side, its best window on the Asian one. A set meal waits, good on any evening of your stay.',
    'zh-cn':
      '第一天下午买张交通卡，从此把海峡当电车坐。第二天德尼兹示范一遍，中间吃十一小碟；之后您会习惯过海去吃早餐。酒店在欧洲一侧，最好的窗朝着亚洲一侧。另备一份套餐，住店期间任选一晚。',
    es: 'Compra una tarjeta de transporte la primera tarde y usa el Bósforo como tranvía. Deniz te enseña el segundo día, con once platos por medio; después cruzarás a desayunar por costumbre. El hotel está en el lado europeo y su mejor ventana da al asiático. Hay un menú cerrado que vale cualquier noche de tu estancia.',
    pt: 'Compre um cartão de transporte na primeira tarde e use o Bósforo como bonde. Deniz mostra como no segundo dia, com onze pratos no meio; depois disso você atravessa para o café por hábito. O hotel fica do lado europeu e a melhor janela dá para o asiático. Há um menu fechado que vale em qualquer noite da estadia.',
  },
  cover: 's-lisbon-110',
  days: 5,
  nights: 4,
  adults: 2,
  children: 0,
  themes: ['On the water', 'Old stones'],
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
      nights: 4,
      optional: false,
      core: true,
      rule: { kind: 'flight', city: 'istanbul', cabin: 'economy' },
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
      rule: { kind: 'hotel', city: 'istanbul', style: 'boutique' },
    },
    {
      key: 'tour',
      label: {
        'en-US': 'Two shores, eleven plates',
        'zh-cn': '两岸十一小碟',
        es: 'Dos orillas, once platos',
        pt: 'Duas margens, onze pratos',
      },
      dayOffset: 1,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'tour', tour: 'Breakfast in Europe, lunch in Asia' },
    },
    {
      key: 'set',
      label: {
        'en-US': 'Turkish set meal for two',
        'zh-cn': '土耳其双人套餐',
        es: 'Menú turco para dos',
        pt: 'Menu turco para dois',
      },
      dayOffset: 2,
      nights: 0,
      optional: true,
      core: false,
      rule: { kind: 'diningcombo', city: 'istanbul', cuisine: 'turkish' },
    },
  ],
};
