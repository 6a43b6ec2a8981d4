import type { DemoCombo } from '../demo-combo.ts';

export const zermattSnowQuiet: DemoCombo = {
  key: 'zermatt-snow-quiet',
  city: 'zermatt',
  name: {
    'en-US': 'Zermatt, three nights without an alarm',
    'zh-cn': '采尔马特：不设闹钟的三晚',
    es: 'Zermatt, tres noches sin despertador',
    pt: 'Zermatt, três noites sem despertador',
  },
  story: {
    'en-US':
      'Cars stop at Täsch and so, more or less, does hurry. You come up by the red train, the hotel’s electric cart takes the bags, and the mountain is either there or behind cloud. A pool, a reading chair, a table booked in a wooden room by the stream. Skis are your own affair. There is no flight, because the train is part of it.',
    'zh-cn':
      '汽车到泰施为止，匆忙大抵也到那里为止。您乘红色小火车上来，酒店的电瓶车接走行李，山要么在那儿，要么在云后。有泳池，有读书椅，溪边木屋里订好一张桌。滑不滑雪随您。不含机票，因为火车本身就是旅程。',
    es: 'Los coches se quedan en Täsch y la prisa también, más o menos. Subes en el tren rojo, el carrito eléctrico del hotel recoge el equipaje y la montaña está o está detrás de una nube. Una piscina, un sillón de lectura, mesa reservada en una sala de madera junto al arroyo. Los esquís son cosa tuya. No hay vuelo, porque el tren forma parte del viaje.',
    pt: 'Os carros ficam em Täsch e a pressa também, mais ou menos. Você sobe no trem vermelho, o carrinho elétrico do hotel leva as malas e a montanha ou está ali ou está atrás da nuvem. Uma piscina, uma poltrona de leitura, mesa reservada em uma sala de madeira à beira do riacho. Esquis são com você. Não há voo, porque o trem faz parte da viagem.',
  },
  cover: 's-alps-103',
  days: 4,
  nights: 3,
  adults: 2,
  children: 0,
  themes: ['Mountains', 'Open country'],
  sale: { stock: 6 },
  percent: 9,
  slots: [
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
      rule: { kind: 'hotel', city: 'zermatt', style: 'grand' },
    },
    {
      key: 'dinner',
      label: {
        'en-US': 'Dinner in a wooden room',
        'zh-cn': '木屋晚餐',
        es: 'Cena en una sala de madera',
        pt: 'Jantar em uma sala de madeira',
      },
      dayOffset: 1,
      nights: 0,
      optional: false,
      core: false,
      rule: { kind: 'dining', city: 'zermatt', cuisine: 'german', time: '19:30' },
    },
  ],
};
