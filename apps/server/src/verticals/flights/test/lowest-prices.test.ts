import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { addDays, type Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { makeDeal } from '../../../testing/travel-deals.ts';
import { flightDealKeys } from '../domain/flight-deal.ts';
import { monthsOf } from '../domain/priced-months.ts';
import { dayAhead, newAirline, newAirport, newFlight, newRoundTrip, plantBrands } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(shop.app.platform.db);
});
afterAll(() => shop.close());

/** A pair of cities in one zone with an airline that takes a tenth off both ways, and another that flies out alone. */
async function newPair() {
  const { db } = shop.app.platform;
  const [own, other] = [await newAirline(db, { returnBp: 1_000 }), await newAirline(db)];
  const at = (longitude: number) => newAirport(db, { at: [30, longitude], zone: 'UTC' });
  const pair = await newRoundTrip(db, { from: await at(0), to: await at(9), airline: own, baseUsd: 20_000 });
  await newFlight(db, { ...pair, airline: other, departs: '07:00', baseUsd: 19_000 });
  return pair;
}

/** Another price for a flight on a day. */
const priceOn = (flightId: string, day: Day, usd: number) =>
  sql`
  INSERT INTO flight_month (flight_id, cabin, month, prices, stopped)
  SELECT ${flightId}, 'economy', date_trunc('month', ${day}::date)::date,
    array_agg(CASE WHEN n = ${Number(day.slice(8))} THEN ${usd}::int END ORDER BY n), array_fill(false, ARRAY[31])
  FROM generate_series(1, 31) AS n`.execute(shop.app.platform.db);

type Ends = { from: string; to: string };
const ask = {
  days: async (query: Ends & { first: Day; last: Day }, more: object = {}) =>
    (await shop.call(flights.flightCalendar, { query: { ...query, ...more } })).data.days,
  months: async (query: Ends, more: object = {}) =>
    (await shop.call(flights.flightMonths, { query: { ...query, ...more } })).data.months,
  cheapest: async (query: Ends & { day: Day }, more: object = {}) =>
    (await shop.call(flights.flightSearch, { query: { ...query, ...more } })).data.sorts?.cheapest.price,
};

test('days of a trip there and back cost what a search of both days finds, at the return discount, deals, fares and stops', async () => {
  const pair = await newPair();
  const ends = { from: pair.from.code, to: pair.to.code };
  const day = dayAhead(shop, 30, 'UTC');
  await makeDeal(shop, await shop.staff(), {
    kind: 'flight',
    key: flightDealKeys({ from: pair.from.cityId, to: pair.to.cityId, cabin: 'economy', brand: 'light' })[0] ?? '',
    value: 20,
    quota: 9,
  });
  const party = { adults: '2', childAges: '7' };
  for (const more of [{}, { bag: '1' }, { refundable: '1', ...party }, { stops: '0', waitMax: '60' }]) {
    const found = await ask.days({ ...ends, first: day, last: addDays(day, 2) }, { away: '7', ...more });
    const searched = [];
    for (const { date } of found) {
      const query = { ...more, back: addDays(date, 7) };
      searched.push({ date, price: await ask.cheapest({ ...ends, day: date }, query) });
    }
    expect(found.map(({ date, price }) => ({ date, price }))).toEqual(searched);
    expect(found.every(({ price }) => price !== null)).toBe(true);
  }
});

test('the cheapest week away is found by its month and its day', async () => {
  const pair = await newPair();
  const ends = { from: pair.from.code, to: pair.to.code };
  const cheap = dayAhead(shop, 75, 'UTC');
  await priceOn(pair.out, cheap, 12_000);
  const months = await ask.months(ends, { away: '7' });
  const [best] = months
    .flatMap(({ lowest }) => lowest ?? [])
    .sort((a, b) => a.price.usd - b.price.usd || (a.day < b.day ? -1 : 1));
  expect([best?.day, best?.back]).toEqual([cheap, addDays(cheap, 7)]);
  expect(best?.price).toEqual(await ask.cheapest({ ...ends, day: cheap }, { back: addDays(cheap, 7) }));

  // Each month is the first of its cheapest days in the calendar, one way and there and back.
  const [first, last] = [dayAhead(shop, 0, 'UTC'), dayAhead(shop, flightLimits.daysAhead, 'UTC')];
  const parts = monthsOf(first, last);
  for (const more of [{}, { away: '7' }, { away: '0' }]) {
    const shown = await ask.months(ends, more);
    expect(shown.map(({ month }) => month)).toEqual(parts.map((part) => part.first.slice(0, 7)));
    for (const [index, part] of parts.entries()) {
      const days = (await ask.days({ ...ends, ...part }, more)).filter(({ price }) => price);
      const least = Math.min(...days.map(({ price }) => price?.usd ?? Infinity));
      const { lowest } = shown[index] ?? {};
      expect([part.first, lowest?.day]).toEqual([part.first, days.find(({ price }) => price?.usd === least)?.date]);
    }
  }
});

test('a month in which nothing flies has no price, and no trip comes back later than flights can be booked', async () => {
  const pair = await newPair();
  const ends = { from: pair.from.code, to: pair.to.code };
  const [until, end] = [dayAhead(shop, 45, 'UTC'), dayAhead(shop, flightLimits.daysAhead, 'UTC')];
  const late = await ask.days({ ...ends, first: addDays(end, -8), last: addDays(end, -6) }, { away: '7' });
  expect(late.map(({ date, price }) => [date, price !== null])).toEqual([
    [addDays(end, -8), true],
    [addDays(end, -7), true],
    [addDays(end, -6), false],
  ]);
  await sql`UPDATE flight SET valid = daterange('2020-01-01', ${until}::date)
    WHERE from_airport_id = ${pair.to.id}`.execute(shop.app.platform.db);
  shop.app.platform.cache.drop(['*']);
  const months = await ask.months(ends, { away: '7' });
  expect(months.filter(({ month }) => month > until.slice(0, 7)).every(({ lowest }) => lowest === null)).toBe(true);
  expect(months.filter(({ lowest }) => lowest).length).toBeGreaterThan(0);
  expect((await ask.months(ends)).at(-1)?.lowest).not.toBeNull();
});

test('what is no place, no length, or already chosen, is refused', async () => {
  const pair = await newPair();
  const ends = { from: pair.from.code, to: pair.to.code };
  const day = dayAhead(shop, 9, 'UTC');
  const days = { ...ends, first: day, last: day };
  const out = `${pair.out}@${day}`;
  const refused = async (query: Ends) => fieldsOf(await shop.call(flights.flightMonths, { query }));
  expect(await refused({ ...ends, away: '331' } as Ends)).toHaveProperty('away');
  expect(await refused({ ...ends, to: ends.from })).toHaveProperty('to');
  expect(refusalOf(await shop.call(flights.flightMonths, { query: { ...ends, from: 'ZZZ' } }))).toBe(
    'record.not_found',
  );
  for (const chosen of [{ out }, { before: out }]) {
    const query = { ...days, ...chosen, away: '7' };
    expect(fieldsOf(await shop.call(flights.flightCalendar, { query }))).toHaveProperty('away');
  }
});
