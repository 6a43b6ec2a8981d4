import type { Price } from '@app/contract/core/validation';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import { picksText } from '@app/contract/verticals/combos/picks';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { sliceKeyOf } from '@app/contract/verticals/flights/trip-schemas';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { mealEndpoints } from '@app/contract/verticals/meals/endpoints';
import { tourComboEndpoints } from '@app/contract/verticals/tour-combos/endpoints';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { collected } from '../../modules/coupons/test/fixtures.ts';
import { bookQuoted, picksOf } from '../../verticals/combos/test/fixtures.ts';
import { bookTable, dayAhead as tableDay } from '../../verticals/dining/test/fixtures.ts';
import {
  bookTrip,
  dayAhead as flightDay,
  guestOf,
  newPassenger,
  wayOf,
} from '../../verticals/flights/test/fixtures.ts';
import { CONTACT, GUEST, stayOf } from '../../verticals/hotels/test/fixtures.ts';
import { bookSet } from '../../verticals/meals/test/fixtures.ts';
import { bookCombo } from '../../verticals/tour-combos/test/fixtures.ts';
import { bookTour, dayAhead as tourDay } from '../../verticals/tours/test/fixtures.ts';
import type { Chance } from './chance.ts';
import { freedTable, lateFlight, movedTour } from './provided.ts';
import { got, type Offer, type Trial } from './trial.ts';

const present = (prices: readonly (Price | null | undefined)[]): Price[] =>
  prices.map((price) => {
    if (!price) throw new Error('no price is shown');
    return price;
  });

const ages = (chance: Chance, most: number, first: number, last: number): number[] =>
  Array.from({ length: chance.whole(0, most) }, () => chance.whole(first, last));

async function goods(trial: Trial): Promise<Offer> {
  const { world, chance, buyer, currency } = trial;
  const { shop } = world;
  const items = world.variantIds
    .filter(() => chance.percent(60))
    .map((variantId) => ({ variantId, quantity: chance.whole(1, 4) }));
  if (items.length === 0) items.push({ variantId: world.variantIds[0] ?? '', quantity: 3 });
  for (const coupon of world.coupons) if (chance.percent(30)) await collected(shop, buyer, coupon);
  const body = { source: 'items' as const, items, usePoints: trial.usePoints };
  const quote = got(await shop.call(orderEndpoints.createQuote, { token: buyer.token, currency, body }));
  const book = async () =>
    got(await shop.call(orderEndpoints.submitOrder, { token: buyer.token, currency, body: { quoteId: quote.id } }));
  return { kind: 'goods', quote, shown: [], book };
}

async function hotel(trial: Trial): Promise<Offer> {
  const { world, chance, buyer, currency } = trial;
  const { shop } = world;
  const house = chance.one(world.houses);
  const rooms = chance.whole(1, 2);
  const inDays = chance.whole(1, 25);
  const adults = chance.whole(rooms, rooms * 2);
  const stay = stayOf(shop, house, {
    inDays,
    nights: chance.whole(1, 4),
    rooms,
    adults,
    childAges: ages(chance, 1, 1, 5),
  });
  const { planId: _plan, ...asked } = stay;
  const query = { ...asked, rooms: String(rooms), adults: String(adults), childAges: stay.childAges.join(',') };
  const page = got(await shop.call(hotelEndpoints.hotelDetails, { currency, query: { id: house.hotelId, ...query } }));
  const found = got(await shop.call(hotelEndpoints.hotelSearch, { currency, query: { city: house.cityId, ...query } }));
  const raw = { ...stay, usePoints: trial.usePoints };
  const quote = got(await shop.call(hotelEndpoints.createHotelQuote, { token: buyer.token, currency, raw }));
  const guests = Array.from({ length: rooms }, (_, room) => ({ ...GUEST, unit: room + 1 }));
  const answer = { guests, contact: CONTACT, arrival: '', wishes: '', policyAccepted: true };
  const book = async () =>
    got(
      await shop.call(hotelEndpoints.bookHotel, {
        token: buyer.token,
        currency,
        raw: { quoteId: quote.id, ...answer },
      }),
    );
  const shown = present([page.roomTypes[0]?.plans[0]?.price?.total, found.list[0]?.price?.total]);
  return { kind: 'hotel', quote, shown, book };
}

async function flight(trial: Trial): Promise<Offer> {
  const { world, chance, buyer, currency } = trial;
  const { shop } = world;
  const pair = chance.one(world.pairs);
  const inDays = chance.whole(2, 25);
  const legs = [{ flightId: pair.out, day: flightDay(shop, inDays) }];
  const home = [{ flightId: pair.back, day: flightDay(shop, inDays + chance.whole(1, 9)) }];
  const both = chance.percent(50);
  const brands = [chance.one(['light', 'flex']), chance.one(['light', 'flex'])];
  const adults = chance.whole(1, 3);
  const party = { adults: String(adults), out: sliceKeyOf(legs), ...(both && { back: sliceKeyOf(home) }) };
  const page = got(await shop.call(flightEndpoints.flightDetails, { currency, query: party }));
  const wanted = both ? brands : brands.slice(0, 1);
  const fare = page.fares.find((one) => one.brands.join() === wanted.join());
  const slices = [legs, ...(both ? [home] : [])].map((of, index) => wayOf(of, brands[index]));
  const bags = chance.percent(30) ? [{ slice: 1, guest: adults, kind: 'checked', pieces: chance.whole(1, 2) }] : [];
  const raw = { slices, adults, bags, usePoints: trial.usePoints };
  const quote = got(await shop.call(flightEndpoints.createFlightQuote, { token: buyer.token, currency, raw }));
  const book = async () => {
    const people = [];
    for (let count = 0; count < adults; count += 1) people.push(guestOf(await newPassenger(shop, buyer.token)));
    return got(await bookTrip(shop, buyer.token, quote.id, people));
  };
  return { kind: 'flight', quote, shown: bags.length > 0 ? [] : present([fare?.total]), book };
}

async function tour(trial: Trial): Promise<Offer> {
  const { world, chance, buyer, currency } = trial;
  const { shop } = world;
  const departure = chance.one(world.departures.filter(({ tourId }) => tourId === world.tour.id));
  const [adults, childAges] = [chance.whole(1, 3), ages(chance, 2, 0, 12)];
  const query = {
    ...{ id: world.tour.id, day: tourDay(shop, departure.inDays), adults: String(adults) },
    childAges: childAges.join(','),
  };
  const page = got(await shop.call(tourEndpoints.tourDepartures, { currency, query }));
  const raw = { departureId: departure.id, adults, childAges, usePoints: trial.usePoints };
  const quote = got(await shop.call(tourEndpoints.createTourQuote, { token: buyer.token, currency, raw }));
  const shown = present([page.departures.find(({ id }) => id === departure.id)?.total]);
  return { kind: 'tour', quote, shown, book: async () => got(await bookTour(shop, buyer.token, quote.id)) };
}

async function table(trial: Trial): Promise<Offer> {
  const { world, chance, buyer, currency } = trial;
  const { shop } = world;
  const place = chance.one(world.places);
  const adults = chance.whole(1, 4);
  const menus = chance.percent(40) ? [{ id: place.paidMenuId, count: adults }] : [];
  const when = { day: tableDay(shop, chance.whole(1, 20)), time: chance.one(['12:30', '15:00', '19:30']) };
  const raw = { restaurantId: place.id, ...when, adults, menus, usePoints: trial.usePoints };
  const quote = got(await shop.call(diningEndpoints.createDiningQuote, { token: buyer.token, currency, raw }));
  return { kind: 'dining', quote, shown: [], book: async () => got(await bookTable(shop, buyer.token, quote.id)) };
}

async function meal(trial: Trial): Promise<Offer> {
  const { world, chance, buyer, currency } = trial;
  const { shop } = world;
  const set = chance.one(world.sets);
  const count = chance.whole(1, 5);
  const page = got(await shop.call(mealEndpoints.mealDetails, { currency, query: { id: set.id } }));
  const raw = { setId: set.id, count, usePoints: trial.usePoints };
  const quote = got(await shop.call(mealEndpoints.createMealQuote, { token: buyer.token, currency, raw }));
  const shown = count === 1 ? [page.price] : [];
  return { kind: 'diningcombo', quote, shown, book: async () => got(await bookSet(shop, buyer.token, quote.id)) };
}

async function tourCombo(trial: Trial): Promise<Offer> {
  const { world, chance, buyer, currency } = trial;
  const { shop } = world;
  const walks = chance.one(world.walks);
  const adults = chance.whole(1, 3);
  const raw = { comboId: walks.combo, picks: walks.picks, adults, usePoints: trial.usePoints };
  const call = { token: buyer.token, currency };
  const quote = got(await shop.call(tourComboEndpoints.createTourComboQuote, { ...call, raw }));
  const alone = [];
  for (const departureId of walks.departures) {
    const one = await shop.call(tourEndpoints.createTourQuote, { ...call, raw: { departureId, adults } });
    alone.push(got(one).payable.usd);
  }
  const book = async () => got(await bookCombo(shop, buyer.token, quote.id));
  return { kind: 'tour_combo', quote, shown: [], alone, book };
}

async function combo(trial: Trial): Promise<Offer> {
  const { world, chance, buyer, currency } = trial;
  const { shop, trip } = world;
  const query = { id: trip.combo, day: trip.day, from: trip.origin.cityId, adults: '1' };
  const asked = { ...query, with: chance.percent(50) ? 'tour' : '' };
  const open = got(await shop.call(comboEndpoints.comboPlan, { currency, query: asked as never }));
  const picks = picksOf(open);
  const again = { ...query, picks: picksText(picks) };
  const plan = got(await shop.call(comboEndpoints.comboPlan, { currency, query: again as never }));
  const party = { rooms: 1, adults: 1, childAges: [] };
  const trips = { comboId: trip.combo, day: trip.day, fromCityId: trip.origin.cityId };
  const raw = { ...trips, ...party, picks, usePoints: trial.usePoints };
  const quote = got(await shop.call(comboEndpoints.createComboQuote, { token: buyer.token, currency, raw }));
  const book = async () =>
    got(await bookQuoted(shop, buyer.token, quote.id, [guestOf(await newPassenger(shop, buyer.token))]));
  return { kind: 'combo', quote, shown: present([open.price, plan.price]), book };
}

const MAKERS = {
  goods,
  hotel,
  flight,
  tour,
  dining: table,
  diningcombo: meal,
  combo,
  tour_combo: tourCombo,
  'late flight': lateFlight,
  'moved tour': movedTour,
  // Of its own, where time has passed since the others were planted.
  'fresh tour': async (trial: Trial) => ({ ...(await movedTour(trial)), provider: () => Promise.resolve('') }),
  'freed table': freedTable,
};
export type Maker = keyof typeof MAKERS;
/** What is sold more often stands more often. */
const KINDS: readonly Maker[] = [
  ...([
    'goods',
    'goods',
    'hotel',
    'hotel',
    'flight',
    'flight',
    'tour',
    'dining',
    'diningcombo',
    'combo',
    'tour_combo',
  ] as const),
  ...(['late flight', 'moved tour', 'freed table'] as const),
];
const SAME: Partial<Record<Maker, Maker>> = { 'late flight': 'flight', 'moved tour': 'tour', 'freed table': 'dining' };

/** What can be changed, of its own where it is on a day. */
export const CHANGED: readonly Maker[] = ['hotel', 'flight', 'dining', 'fresh tour'];

/** So many kinds by chance at most, each of them once: of a kind one order may be unpaid at a time. */
export function kindsOf(chance: Chance, count: number): Maker[] {
  const kinds = new Map<Maker, Maker>();
  for (let at = 0; at < count; at += 1) {
    const kind = chance.one(KINDS);
    if (!kinds.has(SAME[kind] ?? kind)) kinds.set(SAME[kind] ?? kind, kind);
  }
  return [...kinds.values()];
}

/** Quotes something of a kind. */
export const offerOf = (trial: Trial, kind: Maker): Promise<Offer> => MAKERS[kind](trial);
