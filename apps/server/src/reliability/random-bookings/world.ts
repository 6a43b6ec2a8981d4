import { staffCurrencyEndpoints } from '@app/contract/currencies/staff-endpoints';
import { staffLevelEndpoints } from '@app/contract/levels/staff-endpoints';
import { sql } from 'kysely';
import { createCoupon } from '../../modules/coupons/test/fixtures.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { makeDeal } from '../../testing/travel-deals.ts';
import { newTrip, type Trip } from '../../verticals/combos/test/fixtures.ts';
import { type NewRestaurant, plantRestaurant } from '../../verticals/dining/test/fixtures.ts';
import { changeBy } from '../../verticals/flights/test/change.fixtures.ts';
import { newRoundTrip, plantBrands, type RoundTrip, sellBags } from '../../verticals/flights/test/fixtures.ts';
import { newAircraft, sellSeats, smallMap } from '../../verticals/flights/test/seat.fixtures.ts';
import { FLIGHTS } from '../../verticals/flights/usecases/tags.ts';
import { type NewHotel, plantHotel, plantSuite } from '../../verticals/hotels/test/fixtures.ts';
import { type NewSet, newSet } from '../../verticals/meals/test/fixtures.ts';
import { twoWalks } from '../../verticals/tour-combos/test/fixtures.ts';
import { dayAhead, newDeparture, newTour, type PlantedTour } from '../../verticals/tours/test/fixtures.ts';
import { rateText, UNITS } from './sums.ts';

const PLENTY = 100_000;
/** On how many days ahead the tour departs. */
const TOUR_DAYS = [2, 5, 9, 20] as const;

export type World = {
  readonly shop: Shop;
  readonly staff: string;
  readonly houses: readonly NewHotel[];
  /** Plans of dearer rooms in each of the houses. */
  readonly suites: ReadonlyMap<string, string>;
  readonly pairs: readonly RoundTrip[];
  readonly tour: PlantedTour;
  /** Of all tours, to which bookings add their own; the first are those of `tour`. */
  readonly departures: { readonly id: string; readonly tourId: string; readonly inDays: number }[];
  readonly places: readonly NewRestaurant[];
  readonly sets: readonly NewSet[];
  readonly variantIds: readonly string[];
  readonly coupons: readonly string[];
  readonly walks: readonly Awaited<ReturnType<typeof twoWalks>>[];
  readonly trip: Trip;
};

async function plantUnits(shop: Shop, staff: string): Promise<void> {
  for (const unit of UNITS.slice(1)) {
    const { code, decimals } = unit;
    const named = { name: { 'en-US': code }, symbol: code, enabled: true, isDefault: false, sortWeight: 10 };
    const raw = { id: code, decimals, rate: rateText(unit), source: 'test', ...named };
    const made = await shop.call(staffCurrencyEndpoints.createCurrency, { token: staff, raw });
    if (made.code !== 200) throw new Error(`${code}: ${JSON.stringify(made)}`);
  }
}

async function plantLevels(shop: Shop, staff: string): Promise<void> {
  for (const [thresholdUsd, discountBp] of [
    [0, 0],
    [50_000, 350],
    [200_000, 725],
  ] as const) {
    const identifier = `level-${thresholdUsd}`;
    const said = { name: { 'en-US': identifier }, image: null, benefits: { 'en-US': '' } };
    const body = { identifier, thresholdUsd, discountBp, ...said };
    const made = await shop.call(staffLevelEndpoints.createLevel, { token: staff, body });
    if (made.code !== 200) throw new Error(`level: ${JSON.stringify(made)}`);
  }
}

/** What there is to book of every kind, plenty of it, at prices that leave remainders; some of it at deals. In a shop that `open` opens. */
export async function openWorld(open: () => Promise<Shop> = openShop): Promise<World> {
  const shop = await open();
  const { db, cache } = shop.app.platform;
  const staff = await shop.staff();
  await plantUnits(shop, staff);
  await plantLevels(shop, staff);
  await plantBrands(db);
  await changeBy(db, 'light', { feeUsd: 1_733 });
  await changeBy(db, 'flex', { feeUsd: 377 });
  const houses = [
    await plantHotel(shop, staff, { units: 20, baseUsd: 9_733 }),
    await plantHotel(shop, staff, { units: 20, baseUsd: 12_345 }),
  ];
  const suites = new Map<string, string>();
  for (const house of houses) {
    const suite = await plantSuite(shop, staff, { house, units: 20, baseUsd: 17_891 });
    suites.set(house.hotelId, suite.planId);
  }
  await sellBags(db);
  await sellSeats(db, 'light');
  const aircraftId = await newAircraft(db, smallMap(71));
  const pairs = [
    await newRoundTrip(db, { seats: 248, laps: 50, baseUsd: 8_787, aircraftId }),
    await newRoundTrip(db, { seats: 248, laps: 50, baseUsd: 23_451, aircraftId }),
  ];
  cache.drop([FLIGHTS]);
  const tour = await newTour(db, {});
  const departures = [];
  for (const inDays of TOUR_DAYS) {
    const of = { day: dayAhead(shop, inDays), capacity: 200, priceBp: 10_000 + inDays * 37 };
    departures.push({ id: await newDeparture(db, tour, of), tourId: tour.id, inDays });
  }
  const places = [
    await plantRestaurant(db, { tables: 200 }),
    await plantRestaurant(db, { tables: 200, depositUsd: 1_733 }),
  ];
  const sets = [
    await newSet(db, { usd: 5_911, stock: PLENTY }),
    await newSet(db, { usd: 7_043, stock: PLENTY, refund: 'before_use' }),
  ];
  const products = [
    await shop.product({ prices: [1_999, 333], stock: PLENTY }),
    await shop.product({ prices: [10_007], stock: PLENTY }),
  ];
  const coupons = [
    (await createCoupon(shop, staff, { limitEach: 9 })).id,
    (await createCoupon(shop, staff, { kind: 'percent', percent: 7, capUsd: 1_333, limitEach: 9 })).id,
  ];
  const walks = [
    await twoWalks(shop, { capacity: 200, offBp: 1_111 }),
    await twoWalks(shop, { capacity: 200, cancel: 'whole' }),
  ];
  const trip = await newTrip(shop, { seats: 250, places: 200, units: 20, core: false });
  await sql`UPDATE dining_area SET tables = 200 WHERE restaurant_id = ${trip.place.id}`.execute(db);
  for (const more of [...walks.flatMap(({ first, second }) => [first, second]), trip.tour]) {
    for (const inDays of [29, 31, 34]) {
      const of = { day: dayAhead(shop, inDays), capacity: 200, priceBp: 10_000 + inDays * 41 };
      departures.push({ id: await newDeparture(db, more, of), tourId: more.id, inDays });
    }
  }
  const deal = { quota: PLENTY };
  await makeDeal(shop, staff, { ...deal, kind: 'hotel', key: `plan:${houses[1]?.planId}`, value: 17 });
  await makeDeal(shop, staff, { ...deal, kind: 'dining', key: `set:${sets[1]?.id}`, value: 13 });
  const far = pairs[1];
  await makeDeal(shop, staff, {
    ...deal,
    kind: 'flight',
    key: `route:${far?.from.cityId}_${far?.to.cityId}`,
    value: 11,
  });
  await makeDeal(shop, staff, { ...deal, kind: 'tour', key: `tour:${tour.id}`, value: 19, weekdays: [1, 2, 4, 6] });
  await makeDeal(shop, staff, { ...deal, kind: 'table', key: `restaurant:${places[1]?.id}`, value: 23 });
  await makeDeal(shop, staff, { ...deal, kind: 'combo', key: `combo:${trip.combo}`, value: 9 });
  return {
    ...{ shop, staff, houses, suites, pairs, tour, departures, places, sets, coupons, walks, trip },
    variantIds: products.flatMap(({ variantIds }) => variantIds),
  };
}
