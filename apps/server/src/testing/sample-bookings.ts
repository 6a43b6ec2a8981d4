import type { Locale, Localized } from '@app/contract/core/locale';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { Fact, FactWriter } from '../modules/mail/public.ts';
import type { TravelRow } from '../modules/travel/domain/travel-row.ts';
import { diningFacts } from '../verticals/dining/domain/dining-facts.ts';
import { type DiningSnapshot, describeDining } from '../verticals/dining/domain/dining-snapshot.ts';
import { flightFacts } from '../verticals/flights/domain/flight-facts.ts';
import { describeFlight, type FlightSnapshot } from '../verticals/flights/domain/flight-snapshot.ts';
import { hotelFacts } from '../verticals/hotels/domain/hotel-facts.ts';
import { describeHotel, type HotelSnapshot } from '../verticals/hotels/domain/hotel-snapshot.ts';
import { mealFacts } from '../verticals/meals/domain/meal-facts.ts';
import { describeMeal, type MealSnapshot } from '../verticals/meals/domain/meal-snapshot.ts';
import { tourFacts } from '../verticals/tours/domain/tour-facts.ts';
import { describeTour, type TourSnapshot } from '../verticals/tours/domain/tour-snapshot.ts';

const all = (en: string, zh: string, es = en, pt = es): Localized => ({ 'en-US': en, 'zh-cn': zh, es, pt });
const one = (text: string): Localized => all(text, text);
const id = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;

const hotel: HotelSnapshot = {
  hotelId: id(1),
  roomTypeId: id(2),
  planId: id(3),
  hotel: all('Casa do Tejo', '特茹河之家'),
  room: all('Double room', '双人间', 'Habitación doble', 'Quarto duplo'),
  plan: all('With breakfast', '含早餐', 'Con desayuno', 'Com café da manhã'),
  board: 'breakfast',
  cover: '/p/casa.avif',
  address: one('Rua das Flores 12, Lisboa'),
  phone: '+351 21 000 0000',
  latitude: 38.7,
  longitude: -9.1,
  stars: 4,
  checkIn: '2026-12-09',
  checkOut: '2026-12-11',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  rooms: [{ adults: 2, childAges: [] }],
  nightlyUsd: [12_000, 12_000],
};

const airport = (code: string, name: Localized, city: Localized, zone: string, terminal: string) => ({
  code,
  name,
  cityId: id(4),
  city,
  country: 'PT',
  zone,
  terminal,
});
const lisbon = airport('LIS', one('Humberto Delgado'), all('Lisbon', '里斯本', 'Lisboa'), 'Europe/Lisbon', '1');
const paris = airport('CDG', one('Charles de Gaulle'), all('Paris', '巴黎', 'París', 'Paris'), 'Europe/Paris', '2F');
const leg = (number: string, from: typeof lisbon, to: typeof lisbon, departsAt: string, arrivesAt: string) => ({
  flightId: id(5),
  day: departsAt.slice(0, 10),
  number,
  airline: { id: id(6), code: 'MA', name: one('Meridian Air'), colour: '#0c655f' },
  operatedBy: '',
  aircraft: one('A320'),
  from,
  to,
  departsAt,
  arrivesAt,
});
const fare = {
  name: all('Light', '轻便'),
  cabinBag: { pieces: 1, kg: 8 },
  checkedBag: { pieces: 0, kg: 0 },
  seat: 'none',
  meal: false,
} as const;
const flight: FlightSnapshot = {
  slices: [
    {
      cabin: 'economy',
      legs: [leg('MA 410', lisbon, paris, '2026-12-09T07:35:00.000Z', '2026-12-09T10:05:00.000Z')],
      brand: 'light',
      fare,
    },
    {
      cabin: 'economy',
      legs: [leg('MA 417', paris, lisbon, '2026-12-13T20:50:00.000Z', '2026-12-13T23:25:00.000Z')],
      brand: 'light',
      fare,
    },
  ],
  party: { adults: 1, childAges: [], babies: 0 },
  documentsUntil: '2027-06-13',
  agesOn: '2026-12-13',
  international: true,
  cover: null,
  cities: all('Lisbon, Paris', '里斯本, 巴黎'),
  airports: one('LIS, CDG'),
  airlines: one('Meridian Air'),
};

const tour: TourSnapshot = {
  tourId: id(1),
  departureId: id(2),
  kind: 'day',
  name: all('Castles of the coast', '海岸城堡', 'Castillos de la costa', 'Castelos da costa'),
  city: all('Edinburgh', '爱丁堡', 'Edimburgo'),
  cover: '/p/castle.avif',
  operator: 'North Walks',
  day: '2026-12-12',
  start: '09:45',
  startsAt: '2026-12-12T09:45:00.000Z',
  language: 'en',
  days: 1,
  nights: 0,
  hours: 8,
  zone: 'Europe/London',
  meeting: {
    name: one('Castle Terrace'),
    address: one('Castle Terrace, Edinburgh'),
    note: all('At the green bus', '绿色巴士旁', 'Junto al autobús verde', 'Junto ao ônibus verde'),
    latitude: 55.9,
    longitude: -3.2,
  },
  pickup: { name: one('Waverley Bridge'), latitude: 55.9, longitude: -3.1, minutesBefore: 30 },
  units: [{ key: 'adult', count: 2 }],
  party: { adults: 2, seniors: 0, childAges: [] },
  seats: 2,
  extras: [],
  singleRooms: 0,
  names: 'lead',
  itinerary: [],
  included: [],
  excluded: [],
  notices: [],
  minPeople: 4,
  decidesAt: null,
  now: { state: 'guaranteed', missing: 0, booked: 6 },
};

const dining: DiningSnapshot = {
  restaurantId: id(1),
  areaId: id(2),
  restaurant: all('Casa Noite', '夜之家'),
  area: all('Terrace', '露台', 'Terraza', 'Terraço'),
  address: one('Calle Mayor 4, Madrid'),
  cover: '/p/noite.avif',
  phone: '+34 910 000 000',
  latitude: 40.4,
  longitude: -3.7,
  cuisines: ['spanish'],
  // The night of Saturday: half past one is Sunday by the calendar.
  day: '2026-12-05',
  date: '2026-12-06',
  time: '01:30',
  zone: 'Europe/Madrid',
  adults: 2,
  childAges: [],
  tables: 1,
  startsQuarter: 6,
  quarters: 8,
  stayMinutes: 120,
  occasion: 'none',
  menus: [],
  deposit: null,
  confirm: 'system',
};

const place = (digit: number, name: string, address: string) => ({
  id: id(digit),
  name: one(name),
  cityId: id(9),
  city: all('Porto', '波尔图'),
  area: one('Ribeira'),
  address: one(address),
  phone: '+351 22 000 0000',
  latitude: 41.1,
  longitude: -8.6,
  zone: 'Europe/Lisbon',
});
const meal: MealSnapshot = {
  setId: id(1),
  set: all('Tasting for two', '双人品鉴套餐', 'Degustación para dos', 'Degustação para dois'),
  restaurants: one('Tasca do Rio, Tasca da Sé'),
  cover: '/p/tasting.avif',
  pieces: 2,
  people: 2,
  usd: 4_800,
  valueUsd: 6_400,
  courses: [],
  usable: { weekdays: [1, 2, 3, 4, 5], from: '12:00', to: '22:00' },
  blackout: [],
  perTable: 1,
  needsTable: false,
  validTo: '2027-03-31',
  refund: 'any_time',
  refundAtExpiry: true,
  places: [place(2, 'Tasca do Rio', 'Rua do Ouro 5, Porto'), place(3, 'Tasca da Sé', 'Rua da Sé 20, Porto')],
};
const codes = ['4F7K9M2QPR', 'W8T3X6HJNC'].map((code, index) => ({
  number: index + 1,
  code,
  state: 'usable' as const,
  paidUsd: 4_800,
  points: 0,
  pointsValueUsd: 0,
  usedAt: null,
  placeId: null,
  expiresAt: new Date('2027-04-01T00:00:00Z'),
}));

type Sample = {
  readonly subject: (lang: Locale) => TravelSubject;
  readonly facts: (subject: TravelSubject, writer: FactWriter) => readonly Fact[];
  readonly references: readonly string[];
  /** The moments between which it is. */
  readonly service: { readonly startsAt: Date; readonly endsAt: Date };
};
const kept = (snapshot: object): Record<string, unknown> => ({ ...snapshot });

/** A booking of every kind as it stands once it is confirmed. */
export const sampleBookings: Readonly<Record<TravelKind, Sample>> = {
  hotel: {
    subject: (lang) => describeHotel(kept(hotel), lang),
    facts: hotelFacts,
    references: ['RES-2291'],
    service: { startsAt: new Date('2026-12-09T15:00Z'), endsAt: new Date('2026-12-11T11:00Z') },
  },
  flight: {
    subject: (lang) => describeFlight(kept(flight), lang),
    facts: flightFacts,
    references: ['K7M2QX', '0472410000017'],
    service: { startsAt: new Date('2026-12-09T07:35Z'), endsAt: new Date('2026-12-13T23:25Z') },
  },
  tour: {
    subject: (lang) => describeTour(kept(tour), lang),
    facts: tourFacts,
    references: [],
    service: { startsAt: new Date('2026-12-12T09:45Z'), endsAt: new Date('2026-12-12T17:45Z') },
  },
  dining: {
    subject: (lang) => describeDining(kept(dining), lang),
    facts: diningFacts,
    references: [],
    service: { startsAt: new Date('2026-12-06T00:30Z'), endsAt: new Date('2026-12-06T02:30Z') },
  },
  diningcombo: {
    subject: (lang) => describeMeal(kept(meal), lang, { codes, own: true, now: new Date('2026-12-01T00:00:00Z') }),
    facts: mealFacts,
    references: [],
    service: { startsAt: new Date('2026-12-01T00:00Z'), endsAt: new Date('2027-04-01T00:00Z') },
  },
};

/** When the samples are read. */
export const SAMPLE_NOW = new Date('2026-12-01T12:00:00Z');

/** The row of a sample, paid and confirmed unless said. */
export const sampleRow = (kind: TravelKind, of: Partial<TravelRow> = {}): TravelRow => ({
  id: id(7),
  kind,
  number: 'T26120147KX2M9PR',
  customerId: id(8),
  state: 'confirmed',
  paymentId: id(9),
  accessKey: 'k',
  subjectId: id(1),
  request: {},
  snapshot: {},
  serviceFrom: '2026-12-09',
  serviceTo: '2026-12-11',
  zone: 'UTC',
  ...sampleBookings[kind].service,
  policy: [{ until: null, feeUsd: 0 }],
  guestsUntil: null,
  contact: { name: 'Inês Sousa', country: 'PT', phone: '912345678', email: 'ines@example.com' },
  wishes: '',
  arrival: '',
  currency: 'USD',
  currencyDecimals: 2,
  rate: '1',
  totalUsd: 24_000,
  payableUsd: 24_000,
  priceLines: [],
  pointsUsed: 0,
  pointsValueUsd: 0,
  pointsBack: 0,
  earnPoints: 240,
  changeFeeUsd: 0,
  agentId: null,
  agentRebateBp: 0,
  aloneUsd: null,
  bundleId: null,
  slot: null,
  core: false,
  expiresAt: new Date('2026-12-01T12:30:00Z'),
  paidAt: new Date('2026-12-01T12:10:00Z'),
  confirmBy: null,
  disruptedAt: null,
  isOff: false,
  splitFrom: null,
  verifiedAt: null,
  noShowAt: null,
  completedAt: null,
  references: sampleBookings[kind].references,
  voucherCode: '7HKM2P9QXR',
  refundUsd: null,
  feeUsd: null,
  hiddenAt: null,
  version: 3,
  createdAt: SAMPLE_NOW,
  now: SAMPLE_NOW,
  ...of,
});
