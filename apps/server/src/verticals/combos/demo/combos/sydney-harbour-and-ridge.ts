import type { DemoCombo } from '../demo-combo.ts';

export const sydneyHarbourAndRidge: DemoCombo = {
  key: 'sydney-harbour-and-ridge',
  city: 'sydney',
  name: {
    'en-US': 'Sydney, the harbour and the blue ridge',
    'zh-cn': '悉尼：海港与蓝色山脊',
    es: 'Sídney, la bahía y la cresta azul',
    pt: 'Sydney, a baía e a crista azul',
  },
  story: {
    'en-US':
      'Recover first: three nights near the water, with ferries to practise on. Then Tess takes you up by train for two days of cliffs, and the hotel keeps your suitcase. Two more nights afterwards for laundry, oysters and a swim between the flags. Quoted in premium, because the way here is long whichever side you begin from.',
    'zh-cn':
      '先歇过来：水边三晚，渡轮随便坐着玩。随后苔丝带您乘火车上山，看两天悬崖，行李箱留在酒店。回来再住两晚，洗衣服、吃生蚝、在红黄旗之间游泳。按超级经济舱报价，因为从哪边来路都长。',
    es: 'Primero, recuperarse: tres noches cerca del agua, con ferris para practicar. Luego Tess te sube en tren a dos días de acantilados y el hotel te guarda la maleta. Dos noches más para la colada, las ostras y un baño entre banderas. Se calcula en premium, porque el viaje es largo se empiece por donde se empiece.',
    pt: 'Primeiro, recuperar-se: três noites perto da água, com balsas para praticar. Depois Tess leva você de trem para dois dias de falésias e o hotel guarda a mala. Mais duas noites para a roupa suja, as ostras e um banho entre bandeiras. Calculado em premium, porque o caminho é longo comece de onde começar.',
  },
  cover: 's-isle-116',
  days: 7,
  nights: 6,
  adults: 2,
  children: 0,
  themes: ['On the water', 'Open country'],
  percent: 11,
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
      nights: 6,
      optional: false,
      core: true,
      rule: { kind: 'flight', city: 'sydney', cabin: 'premium' },
    },
    {
      key: 'hotel_before',
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
      rule: { kind: 'hotel', city: 'sydney', style: 'boutique' },
    },
    {
      key: 'tour',
      label: {
        'en-US': 'Two days in the Blue Mountains',
        'zh-cn': '蓝山两日',
        es: 'Dos días en las Montañas Azules',
        pt: 'Dois dias nas Montanhas Azuis',
      },
      dayOffset: 3,
      nights: 1,
      optional: false,
      core: false,
      rule: { kind: 'tour', tour: 'Blue Mountains, two days on the cliff edge' },
    },
    {
      key: 'hotel_after',
      label: {
        'en-US': 'Small hotel, 2 nights',
        'zh-cn': '精品酒店，2晚',
        es: 'Hotel con encanto, 2 noches',
        pt: 'Hotel boutique, 2 noites',
      },
      dayOffset: 4,
      nights: 2,
      optional: false,
      core: true,
      rule: { kind: 'hotel', city: 'sydney', style: 'boutique' },
    },
    {
      key: 'dinner',
      label: { 'en-US': 'Oysters and fish', 'zh-cn': '生蚝与鲜鱼晚餐', es: 'Ostras y pescado', pt: 'Ostras e peixe' },
      dayOffset: 5,
      nights: 0,
      optional: true,
      core: false,
      rule: { kind: 'dining', city: 'sydney', cuisine: 'seafood', time: '19:30' },
    },
  ],
};
