import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import type { FlightCard } from '@app/contract/verticals/flights/views';
import { addMs } from '@app/kernel/clock';
import { type Day, monthOf } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { extendHold } from '../db/seats.repo.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newAirline,
  newAirport,
  newFlight,
  newPassenger,
  newRoundTrip,
  plantBrands,
  quoteTrip,
  wayOf,
} from './fixtures.ts';

// A search answers with nothing that another process had overwritten before it began.

let shop: Shop;
let other: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(shop.app.platform.db);
  other = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '10' } })) };
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const cities = async (pair: { from: { cityId: string }; to: { cityId: string } }, day: Day, more = {}) =>
  (await shop.call(flights.flightSearch, { query: { from: pair.from.cityId, to: pair.to.cityId, day, ...more } })).data;

type Seen = Pick<FlightCard, 'seatsLeft'> & {
  readonly usd: number;
  readonly departs: string;
  readonly aircraft: string;
};
const seenOn = async (pair: Parameters<typeof cities>[0], day: Day): Promise<Seen[]> =>
  (await cities(pair, day)).list.map(({ adultPrice, seatsLeft, legs }) => ({
    usd: adultPrice.usd,
    seatsLeft,
    departs: legs[0]?.localDeparture.slice(11) ?? '',
    aircraft: legs[0]?.aircraft ?? '',
  }));

test('what another process writes is in the next search, whatever of a flight it is', async () => {
  const { db } = other.app.platform;
  const airline = await newAirline(db);
  const pair = await newRoundTrip(db, { airline, seats: 9 });
  const [day, id] = [dayAhead(shop, 30), pair.out];
  const at = { usd: 11_000, seatsLeft: null, departs: '10:00', aircraft: 'Narrow 320' };
  const seen = () => seenOn(pair, day);
  expect(await seen()).toEqual([at]);
  const steps: readonly [RawBuilder<unknown>, Partial<Seen> | null][] = [
    [
      sql`INSERT INTO flight_month (flight_id, cabin, month, prices, stopped)
        VALUES (${id}, 'economy', ${monthOf(day)}, array_fill(12000, ARRAY[31]), array_fill(false, ARRAY[31]))`,
      { usd: 13_000 },
    ],
    [sql`UPDATE flight_month SET stopped = array_fill(true, ARRAY[31]) WHERE flight_id = ${id}`, null],
    [sql`DELETE FROM flight_month WHERE flight_id = ${id}`, {}],
    [sql`UPDATE flight_cabin SET base_usd = 20000 WHERE flight_id = ${id}`, { usd: 21_000 }],
    [sql`UPDATE flight_cabin SET base_usd = 10000 WHERE flight_id = ${id}`, {}],
    [
      sql`INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max, sold) VALUES (${id}, 'economy', ${day}, 9, 2, 7)`,
      { seatsLeft: 2 },
    ],
    [sql`UPDATE flight_seats SET sold = 9 WHERE flight_id = ${id}`, null],
    [sql`DELETE FROM flight_seats WHERE flight_id = ${id}`, {}],
    [
      sql`INSERT INTO flight_day (flight_id, day, state, delay_minutes, reason) VALUES (${id}, ${day}, 'delayed', 95, 'weather')`,
      { departs: '11:35' },
    ],
    [sql`UPDATE flight_day SET state = 'cancelled', delay_minutes = 0 WHERE flight_id = ${id}`, null],
    [sql`DELETE FROM flight_day WHERE flight_id = ${id}`, {}],
    [sql`UPDATE flight SET departs = '07:40' WHERE id = ${id}`, { departs: '07:40' }],
    [
      sql`UPDATE flight SET departs = '10:00', weekdays = ARRAY[1 + EXTRACT(isodow FROM ${day}::date)::int % 7] WHERE id = ${id}`,
      null,
    ],
    [sql`UPDATE flight SET weekdays = '{1,2,3,4,5,6,7}' WHERE id = ${id}`, {}],
    [sql`UPDATE flight SET online = false WHERE id = ${id}`, null],
    [sql`UPDATE flight SET online = true WHERE id = ${id}`, {}],
    [sql`UPDATE airline SET enabled = false WHERE id = ${airline.id}`, null],
    [sql`UPDATE airline SET enabled = true WHERE id = ${airline.id}`, {}],
    [sql`UPDATE airport SET charge_usd = 2500 WHERE id = ${pair.from.id}`, { usd: 12_500 }],
    [sql`UPDATE airport SET charge_usd = 1000 WHERE id = ${pair.from.id}`, {}],
    [sql`UPDATE aircraft SET name = '{"en-US": "Wide 330"}'`, { aircraft: 'Wide 330' }],
    [sql`UPDATE aircraft SET name = '{"en-US": "Narrow 320"}'`, {}],
    [sql`UPDATE fare_brand SET price_percent = 120 WHERE code = 'light'`, { usd: 13_000 }],
    [sql`UPDATE fare_brand SET enabled = false WHERE code = 'light'`, { usd: 16_000 }],
    [sql`UPDATE fare_brand SET enabled = true, price_percent = 100 WHERE code = 'light'`, {}],
  ];
  for (const [write, change] of steps) {
    await write.execute(db);
    expect([write.compile(db).sql, await seen()]).toEqual([
      write.compile(db).sql,
      change ? [{ ...at, ...change }] : [],
    ]);
  }
});

test('a city that is taken off sale is changed in no more, and a new flight is found at once', async () => {
  const { db } = other.app.platform;
  const airline = await newAirline(db);
  const [from, via, to] = [
    await newAirport(db, { at: [40, -74] }),
    await newAirport(db, { at: [40, -80] }),
    await newAirport(db, { at: [40, -86] }),
  ];
  const day = dayAhead(shop, 31);
  const first = await newFlight(db, { from, to: via, airline, departs: '06:00', minutes: 60 });
  const total = async () => (await cities({ from, to }, day)).total;
  expect(await total()).toBe(0);
  await newFlight(db, { from: via, to, airline, departs: '09:00', minutes: 60 });
  expect(await total()).toBe(1);
  await sql`UPDATE travel_city SET enabled = false WHERE id = ${via.cityId}`.execute(db);
  expect(await total()).toBe(0);
  await sql`UPDATE travel_city SET enabled = true WHERE id = ${via.cityId}`.execute(db);
  expect(await total()).toBe(1);
  await sql`DELETE FROM flight_cabin WHERE flight_id = ${first}`.execute(db);
  await sql`DELETE FROM flight WHERE id = ${first}`.execute(db);
  expect(await total()).toBe(0);
});

test('the places of a search are as they are now: their names, and whether they are on sale', async () => {
  const { db } = other.app.platform;
  const pair = await newRoundTrip(db);
  const day = dayAhead(shop, 33);
  const asked = { query: { from: pair.from.code, to: pair.to.cityId, day } };
  const names = async () => {
    const { code, data } = await shop.call(flights.flightSearch, asked);
    return code === 200 ? [data.places.from.name, data.places.to.name] : code;
  };
  const rename = (table: 'airport' | 'travel_city', id: string, name: string) =>
    sql`UPDATE ${sql.table(table)} SET name = ${JSON.stringify({ 'en-US': name })}::jsonb WHERE id = ${id}`.execute(db);
  await names();
  await rename('airport', pair.from.id, 'North Field');
  await rename('travel_city', pair.to.cityId, 'Port Town');
  expect(await names()).toEqual(['North Field', 'Port Town']);
  await sql`UPDATE airport SET enabled = false WHERE id = ${pair.to.id}`.execute(db);
  const gone = await names();
  await sql`UPDATE airport SET enabled = true WHERE id = ${pair.to.id}`.execute(db);
  expect([typeof gone, await names()]).toEqual(['number', ['North Field', 'Port Town']]);
});

test('what is not committed is not seen, and neither is what is taken back', async () => {
  const { db } = other.app.platform;
  const pair = await newRoundTrip(db);
  const day = dayAhead(shop, 32);
  const prices = async () => (await seenOn(pair, day)).map(({ usd }) => usd);
  expect(await prices()).toEqual([11_000]);
  await inTransaction(db, async (tx) => {
    await sql`UPDATE flight_cabin SET base_usd = 30000 WHERE flight_id = ${pair.out}`.execute(tx);
    expect(await prices()).toEqual([11_000]);
    throw new Error('taken back');
  }).catch(() => undefined);
  expect(await prices()).toEqual([11_000]);
  await inTransaction(db, async (tx) => {
    await sql`UPDATE flight_cabin SET base_usd = 30000 WHERE flight_id = ${pair.out}`.execute(tx);
    expect(await prices()).toEqual([11_000]);
  });
  expect(await prices()).toEqual([31_000]);
});

test('seats that another process holds are gone at once, and are free again by the clock alone', async () => {
  const pair = await newRoundTrip(shop.app.platform.db, { seats: 1 });
  const day = dayAhead(shop, 33);
  const total = async () => (await cities(pair, day)).total;
  expect(await total()).toBe(1);
  const { token } = await other.buyer();
  const quote = await quoteTrip(other, token, { slices: [wayOf([{ flightId: pair.out, day }])] });
  const placed = await bookTrip(other, token, quote.data.id, [guestOf(await newPassenger(other, token))]);
  expect(placed.code).toBe(200);
  expect(await total()).toBe(0);
  const orderId = (placed.data as { orderId: string }).orderId;
  const held = async () =>
    (
      await sql<{ state: string; expiresAt: Date; held: number }>`
        SELECT b.state, b.expires_at AS "expiresAt", s.held FROM flight_booking b JOIN flight_seats s ON s.flight_id = ${pair.out}
        WHERE b.order_id = ${orderId} AND s.day = ${day}`.execute(shop.app.platform.db)
    ).rows[0];
  const { clock } = shop.app.platform;
  const left = 12 * Math.floor((((await held())?.expiresAt.getTime() ?? 0) - clock.now().getTime()) / 12);
  const by = (ms: number) => clock.move({ ms, reset: false });
  // The order itself is not over, so that no job releases anything meanwhile.
  const until = (ms: number) =>
    inTransaction(other.app.platform.db, (tx) => extendHold(tx, orderId, addMs(clock.now(), ms)));
  await until(left / 4);
  expect(await total()).toBe(0);
  await until(left / 2);
  await by(left / 3);
  expect(await total()).toBe(0);
  await by(left / 3);
  expect([await total(), (await held())?.state, (await held())?.held]).toEqual([1, 'held', 1]);
  await by(-left / 3);
  expect(await total()).toBe(0);
});
