import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newAirline,
  newAirport,
  newFlight,
  newPassenger,
  payTrip,
  plantBrands,
  quoteTrip,
  seatsOf,
  wayOf,
} from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(shop.app.platform.db);
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

/** Four places in a row, each with a flight to the next one and back, in time for each other. */
async function newChain(seats = 9) {
  const { db } = shop.app.platform;
  const airline = await newAirline(db);
  const [a, b, c, d] = [
    await newAirport(db, { at: [10, 0], zone: 'UTC' }),
    await newAirport(db, { at: [10, 5], zone: 'UTC' }),
    await newAirport(db, { at: [10, 10], zone: 'UTC' }),
    await newAirport(db, { at: [10, 15], zone: 'UTC' }),
  ];
  const of = { airline, minutes: 60, seats };
  const out = [
    await newFlight(db, { ...of, from: a, to: b, departs: '06:00' }),
    await newFlight(db, { ...of, from: b, to: c, departs: '09:00' }),
    // Lands after midnight: its last flight is on the day after.
    await newFlight(db, { ...of, from: c, to: d, departs: '01:00' }),
  ];
  const back = [
    await newFlight(db, { ...of, from: d, to: c, departs: '06:00' }),
    await newFlight(db, { ...of, from: c, to: b, departs: '09:00' }),
    await newFlight(db, { ...of, from: b, to: a, departs: '12:00' }),
  ];
  return { airline, from: a, via: b, before: c, to: d, out, back };
}

const fillDay = (flightId: string | undefined, day: string) =>
  sql`INSERT INTO flight_seats (flight_id, cabin, day, total, own, lap_max, held, sold, laps)
    VALUES (${flightId}, 'economy', ${day}, 0, true, 0, 0, 0, 0)`.execute(shop.app.platform.db);

test('where nothing flies with fewer, two stops are found, priced and booked whole, each flight with its seat', async () => {
  const { db, clock } = shop.app.platform;
  const chain = await newChain();
  const [day, next, back] = [dayAhead(shop, 12, 'UTC'), dayAhead(shop, 13, 'UTC'), dayAhead(shop, 20, 'UTC')];
  const pair = { from: chain.from.code, to: chain.to.code };
  const found = (await shop.call(flights.flightSearch, { query: { ...pair, day, back } })).data;
  expect(
    found.list.map(({ legs, waits, minutes }) => [legs.length, waits.map((wait) => wait.minutes), minutes]),
  ).toEqual([[3, [120, 900], 1_200]]);
  expect(found.facets?.stops).toEqual([{ value: 2, count: 1 }]);
  const [out] = found.list;
  const homeward = (await shop.call(flights.flightSearch, { query: { ...pair, day, back, out: out?.key ?? '' } })).data;
  expect(homeward).toMatchObject({ total: 1, chosen: { key: out?.key, totalPrice: out?.totalPrice } });
  const [home] = homeward.list;
  const details = await shop.call(flights.flightDetails, { query: { out: out?.key ?? '', back: home?.key ?? '' } });
  expect(details.data.slices.map(({ legs }) => legs.length)).toEqual([3, 3]);

  const days = [day, day, next];
  const trip = {
    slices: [
      wayOf(
        chain.out.map((flightId, at) => ({ flightId, day: days[at] ?? day })),
        'light',
      ),
      wayOf(
        chain.back.map((flightId) => ({ flightId, day: back })),
        'light',
      ),
    ],
  };
  const who = await shop.buyer({ usd: 200_000 });
  const quote = await quoteTrip(shop, who.token, trip);
  expect(quote.data.payable.usd).toBe(out?.totalPrice.usd);
  const placed = await bookTrip(shop, who.token, quote.data.id, [guestOf(await newPassenger(shop, who.token))]);
  await payTrip(shop, who.token, placed.data.paymentId);
  for (const [at, flight] of chain.out.entries())
    expect(await seatsOf(db, flight)).toMatchObject([{ day: days[at], held: 0, sold: 1 }]);
  await clock.move({ ms: HOUR / 6, reset: false });
  const asked = { token: who.token, query: { orderId: placed.data.orderId } };
  expect((await shop.call(flights.flightTickets, asked)).data).toHaveLength(1);
});

test('a flight of three that is full takes the way away; other days with two stops are offered instead', async () => {
  const chain = await newChain();
  const [full, day] = [dayAhead(shop, 12, 'UTC'), dayAhead(shop, 13, 'UTC')];
  await fillDay(chain.out[1], full);
  const pair = { from: chain.from.code, to: chain.to.code };
  expect((await shop.call(flights.flightSearch, { query: { ...pair, day: full } })).data.total).toBe(0);
  const [found] = (await shop.call(flights.flightSearch, { query: { ...pair, day } })).data.list;
  const offered = (await shop.call(flights.flightAlternatives, { query: { ...pair, day: full } })).data;
  expect(offered.days.find((one) => one.day === day)?.price).toEqual(found?.adultPrice);
  // Direct flights alone stay so, in the calendar too.
  const direct = (await shop.call(flights.flightAlternatives, { query: { ...pair, day: full, stops: '0' } })).data;
  expect(direct.days).toEqual([]);
  const lowest = async (more: object) =>
    (await shop.call(flights.flightCalendar, { query: { ...pair, first: full, last: day, ...more } })).data.days.map(
      ({ price }) => price?.usd ?? null,
    );
  expect(await lowest({})).toEqual([null, found?.adultPrice.usd]);
  expect(await lowest({ stops: '2' })).toEqual([null, found?.adultPrice.usd]);
  expect(await lowest({ stops: '1' })).toEqual([null, null]);
});

test('one stop with seats is all that is shown of a day; ways that are none of three flights are refused', async () => {
  const { db } = shop.app.platform;
  const chain = await newChain();
  const day = dayAhead(shop, 12, 'UTC');
  const pair = { from: chain.from.code, to: chain.to.code };
  const short = await newFlight(db, {
    airline: chain.airline,
    from: chain.via,
    to: chain.to,
    departs: '20:00',
    seats: 1,
  });
  const legsOf = async (adults: string) =>
    (await shop.call(flights.flightSearch, { query: { ...pair, day, adults } })).data.list.map(
      ({ legs }) => legs.length,
    );
  expect([await legsOf('1'), await legsOf('2')]).toEqual([[2], [3]]);

  const { token } = await shop.buyer({ usd: 0 });
  const quote = (legs: readonly { flightId: string | undefined; day: string }[]) =>
    shop.call(flights.createFlightQuote, { token, raw: { adults: 1, slices: [wayOf(legs as never, 'light')] } });
  const next = dayAhead(shop, 13, 'UTC');
  const [one, two, three] = chain.out.map((flightId) => ({ flightId, day }));
  const onTime = [one, two, { flightId: three?.flightId, day: next }] as { flightId: string; day: string }[];
  expect((await quote(onTime)).code).toBe(200);
  // The last one leaves before the second has landed.
  expect((await quote([one, two, three] as typeof onTime)).code).not.toBe(200);
  // Round by the same city.
  const round = [
    one,
    { flightId: chain.back[2], day: next },
    { flightId: chain.out[0], day: dayAhead(shop, 14, 'UTC') },
  ];
  expect((await quote(round as typeof onTime)).code).not.toBe(200);
  const four = await quote([...onTime, { flightId: short, day: next }]);
  expect(fieldsOf(four)).toEqual({ 'slices.0.legs': 'field.invalid' });
  const key = (legs: readonly { flightId: string; day: string }[]) =>
    legs.map((leg) => `${leg.flightId}@${leg.day}`).join('_');
  const details = (out: string) => shop.call(flights.flightDetails, { query: { out } });
  expect((await details(key(onTime))).code).toBe(200);
  expect(fieldsOf(await details(key([...onTime, { flightId: short, day: next }])))).toEqual({ out: 'field.invalid' });
});
