import { sql } from 'kysely';
import { hotelCities } from '../../../demo/content/cities/cities.ts';
import type { DemoDeal, VerticalDemoDeals } from '../../../demo/content/vertical-demo.ts';
import { hotelKeys } from '../usecases/deal-hotels.ts';
import { demoStyles } from './hotels.ts';

type HotelDeal = Omit<DemoDeal, 'key' | 'kind'> & {
  /** Keys of a city and of one of its houses. */
  readonly city: string;
  readonly style: string;
};

const deals: readonly HotelDeal[] = [
  {
    city: 'porto',
    style: 'boutique',
    title: {
      'en-US': 'Porto in the rain, unhurried',
      'zh-cn': '雨中波尔图，不赶时间',
      es: 'Oporto con lluvia y sin prisa',
      pt: 'Porto na chuva, sem pressa',
    },
    line: {
      'en-US': 'Quiet Sunday to Thursday nights, a glass of port at the bar, no plan needed.',
      'zh-cn': '周日至周四的静夜，吧台一杯波特酒，不必安排什么。',
      es: 'Noches tranquilas de domingo a jueves, un oporto en el bar y sin planes.',
      pt: 'Noites calmas de domingo a quinta, um Porto no bar, sem planos.',
    },
    method: 'percent',
    value: 28,
    quota: 60,
    perCustomer: 5,
    startsInHours: -250,
    lastsHours: 330,
    share: 0.55,
    weekdays: [1, 2, 3, 4, 7],
    travelInDays: [3, 75],
  },
  {
    city: 'kyoto',
    style: 'grand',
    title: {
      'en-US': 'Kyoto when the maples are bare',
      'zh-cn': '枫叶落尽的京都',
      es: 'Kioto cuando los arces se desnudan',
      pt: 'Quioto quando os bordos se despem',
    },
    line: {
      'en-US': 'The gardens empty out and the spa is quiet before breakfast.',
      'zh-cn': '庭园清静下来，早餐前的水疗池也少有人。',
      es: 'Los jardines se vacían y el spa está en silencio antes del desayuno.',
      pt: 'Os jardins esvaziam e o spa fica quieto antes do café da manhã.',
    },
    method: 'off',
    value: 6000,
    quota: 40,
    perCustomer: 4,
    startsInHours: -180,
    lastsHours: 236,
    share: 0.4,
    travelInDays: [5, 90],
  },
  {
    city: 'dubai',
    style: 'family',
    title: {
      'en-US': 'Dubai with children',
      'zh-cn': '带孩子去迪拜',
      es: 'Dubái con niños',
      pt: 'Dubai com crianças',
    },
    line: {
      'en-US': 'Two pools, rooms that sleep four, and supper served early for small people.',
      'zh-cn': '两个泳池，一间睡得下四人，孩子的晚饭开得早。',
      es: 'Dos piscinas, habitaciones para cuatro y cena temprana para los pequeños.',
      pt: 'Duas piscinas, quartos para quatro e jantar cedo para os pequenos.',
    },
    method: 'percent',
    value: 20,
    quota: 90,
    perCustomer: 7,
    startsInHours: -300,
    lastsHours: 400,
    share: 0.25,
    travelInDays: [5, 110],
  },
  {
    city: 'berlin',
    style: 'simple',
    title: {
      'en-US': 'Berlin, one flat price a night',
      'zh-cn': '柏林，每晚一口价',
      es: 'Berlín, un solo precio por noche',
      pt: 'Berlim, um só preço por noite',
    },
    line: {
      'en-US': 'A good bed, quick Wi-Fi and a kitchen to share, Sunday to Wednesday.',
      'zh-cn': '一张好床，快的 Wi-Fi，共用的厨房，周日至周三。',
      es: 'Buena cama, wifi rápido y cocina compartida, de domingo a miércoles.',
      pt: 'Boa cama, Wi-Fi rápido e cozinha dividida, de domingo a quarta.',
    },
    method: 'fixed',
    value: 6900,
    quota: 80,
    perCustomer: 10,
    startsInHours: -400,
    lastsHours: 560,
    share: 0.7,
    weekdays: [1, 2, 3, 7],
    travelInDays: [5, 60],
  },
  {
    city: 'marrakesh',
    style: 'boutique',
    title: {
      'en-US': 'A courtyard in Marrakesh',
      'zh-cn': '马拉喀什的一方庭院',
      es: 'Un patio en Marrakech',
      pt: 'Um pátio em Marraquexe',
    },
    line: {
      'en-US': 'Breakfast in the courtyard, the market a short walk off, tea at any hour.',
      'zh-cn': '院里吃早餐，走几步就是集市，茶随时都有。',
      es: 'Desayuno en el patio, el zoco a un paseo y té a cualquier hora.',
      pt: 'Café no pátio, o mercado a uma caminhada e chá a qualquer hora.',
    },
    method: 'percent',
    value: 25,
    quota: 50,
    perCustomer: 5,
    startsInHours: -120,
    lastsHours: 150,
    share: 0.65,
    travelInDays: [7, 70],
  },
  {
    city: 'sydney',
    style: 'grand',
    title: {
      'en-US': 'Sydney, when the ferries start early',
      'zh-cn': '悉尼，渡轮早早开航的日子',
      es: 'Sídney, cuando zarpa el primer ferri',
      pt: 'Sydney, quando sai a primeira balsa',
    },
    line: {
      'en-US': 'A swim in the garden pool, then watch a city go to work by boat.',
      'zh-cn': '先在花园泳池游一会儿，再看一座城坐船上班。',
      es: 'Un baño en la piscina del jardín y luego ver ir al trabajo en barco.',
      pt: 'Um mergulho na piscina do jardim e depois ver a cidade ir de barco.',
    },
    method: 'off',
    value: 7500,
    quota: 30,
    perCustomer: 4,
    startsInHours: 30,
    lastsHours: 72,
    travelInDays: [40, 130],
  },
  {
    city: 'seoul',
    style: 'simple',
    title: {
      'en-US': 'Seoul tonight, or the next two nights',
      'zh-cn': '首尔今晚，或明后两晚',
      es: 'Seúl, esta noche o las dos próximas',
      pt: 'Seul, hoje ou nas duas próximas noites',
    },
    line: {
      'en-US': 'For plans made at the airport: the desk answers at any hour.',
      'zh-cn': '给在机场才定下的行程：前台几点都有人应。',
      es: 'Para planes hechos en el aeropuerto: la recepción atiende a cualquier hora.',
      pt: 'Para planos feitos no aeroporto: a recepção atende a qualquer hora.',
    },
    method: 'percent',
    value: 30,
    quota: 36,
    perCustomer: 3,
    startsInHours: -71,
    lastsHours: 73,
    share: 0.95,
    travelInDays: [0, 3],
  },
  {
    city: 'zermatt',
    style: 'boutique',
    title: {
      'en-US': 'Zermatt between the seasons',
      'zh-cn': '两季之间的采尔马特',
      es: 'Zermatt entre temporadas',
      pt: 'Zermatt entre estações',
    },
    line: {
      'en-US': 'Snow above, flowers below, and the trains have room for a rucksack.',
      'zh-cn': '山上有雪，山下有花，火车里放得下背包。',
      es: 'Nieve arriba, flores abajo y sitio para la mochila en el tren.',
      pt: 'Neve no alto, flores embaixo e lugar para a mochila no trem.',
    },
    method: 'percent',
    value: 32,
    quota: 35,
    perCustomer: 6,
    startsInHours: -220,
    lastsHours: 300,
    share: 0.35,
    weekdays: [1, 2, 3, 4, 7],
    travelInDays: [20, 170],
  },
];

/** The English name of a city's house. */
function houseName({ city, style }: HotelDeal): string {
  const at = hotelCities.find(({ key }) => key === city);
  return (at && demoStyles.find(({ key }) => key === style)?.name(at)['en-US']) ?? '';
}

/** Deals on hotels of the demo. */
const hotelDeals: VerticalDemoDeals = async (tx) => {
  const { rows } = await sql<{ id: string; name: string }>`SELECT id, name ->> 'en-US' AS name FROM hotel`.execute(tx);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return deals.map(({ city, style, ...deal }) => {
    const id = ids.get(houseName({ city, style, ...deal })) ?? '';
    return { ...deal, kind: 'hotel', key: hotelKeys.hotel(id) };
  });
};
export default hotelDeals;
