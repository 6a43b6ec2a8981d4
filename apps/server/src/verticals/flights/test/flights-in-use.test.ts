import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { staffFlightEndpoints as staff } from '@app/contract/verticals/flights/staff-endpoints';
import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays, weekday } from '@app/kernel/local-day';
import { instantOf } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newAirport,
  newPassenger,
  newRoundTrip,
  payTrip,
  plantBrands,
  quoteTrip,
  staleOf,
  wayOf,
} from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
  await plantBrands(shop.app.platform.db);
});
afterAll(() => shop.close());

test('seats in use are not taken away; the board counts them and the orders that wait for their tickets', async () => {
  const { db } = shop.app.platform;
  const pair = await newRoundTrip(db, { seats: 4 });
  const who = await shop.buyer({ usd: 200_000 });
  const day = dayAhead(shop, 25);
  const trip = { slices: [wayOf([{ flightId: pair.out, day }])], adults: 2 };
  const guests = [guestOf(await newPassenger(shop, who.token)), guestOf(await newPassenger(shop, who.token))];
  const placed = await bookTrip(shop, who.token, (await quoteTrip(shop, who.token, trip)).data.id, guests);
  const board = async (query: object = {}) =>
    (await shop.call(staff.listDepartures, { token, query: { day, airlineId: pair.airline.id, ...query } })).data;
  const cabins = (seats: number, held: number, sold: number) => [{ cabin: 'economy', seats, held, sold, laps: 0 }];
  expect((await board({ fromAirportId: pair.from.id })).list).toMatchObject([
    { flightId: pair.out, localDeparture: `${day}T10:00`, cabins: cabins(4, 2, 0), toIssue: 0 },
  ]);
  await payTrip(shop, who.token, placed.data.paymentId);
  expect((await board()).list).toMatchObject([{ cabins: cabins(4, 0, 2), toIssue: 1 }, { flightId: pair.back }]);

  const flight = (await shop.call(staff.readFlight, { token, params: { id: pair.out } })).data;
  const save = (seats: number, version = 1) => {
    const {
      id: _id,
      version: _v,
      airline: _a,
      fromAirport: _f,
      toAirport: _t,
      aircraft: _c,
      arrives: _r,
      ...rest
    } = flight;
    const { dayShift: _d, createdAt: _at, ...input } = rest;
    const body = { ...input, cabins: flight.cabins.map((cabin) => ({ ...cabin, seats })), version };
    return shop.call(staff.updateFlight, { token, params: { id: pair.out }, body });
  };
  const refused = await save(1);
  expect([refused.status, refusalOf(refused)]).toEqual([409, 'flight.seats_in_use']);
  expect((await save(2)).data).toMatchObject({ version: 2 });
  expect(staleOf(await save(3))).toEqual([409, 'record.stale', 2]);
  expect((await board({ fromAirportId: pair.from.id })).list).toMatchObject([{ cabins: cabins(2, 0, 2) }]);
  const other = await quoteTrip(shop, who.token, { ...trip, adults: 1 });
  expect(refusalOf(other)).toBe('flight.unavailable');
  const logged = await sql<{ action: string }>`
    SELECT action FROM operation_log WHERE record = ${`flight/${pair.out}`} ORDER BY id`.execute(db);
  expect(logged.rows.map(({ action }) => action)).toContain('flight.update');
});

test('a booked departure to come is neither moved nor taken from the schedule; what touches no booked day is saved', async () => {
  const pair = await newRoundTrip(shop.app.platform.db);
  const who = await shop.buyer({ usd: 200_000 });
  const days = [dayAhead(shop, 30), dayAhead(shop, 31)] as const;
  const orders: string[] = [];
  for (const day of days) {
    const trip = { slices: [wayOf([{ flightId: pair.out, day }])] };
    const quote = await quoteTrip(shop, who.token, trip);
    const placed = await bookTrip(shop, who.token, quote.data.id, [guestOf(await newPassenger(shop, who.token))]);
    await payTrip(shop, who.token, placed.data.paymentId);
    orders.push(placed.data.orderId);
  }
  const flight = (await shop.call(staff.readFlight, { token, params: { id: pair.out } })).data;
  const { version: _v, id: _id, airline: _a, fromAirport: _f, toAirport: _t, ...more } = flight;
  const { aircraft: _c, arrives: _r, dayShift: _d, createdAt: _at, ...input } = more;
  const save = async (change: object, lang = 'en-US') =>
    shop.call(staff.updateFlight, {
      token,
      lang: lang as 'en-US',
      params: { id: pair.out },
      body: {
        ...input,
        ...change,
        version: (await shop.call(staff.readFlight, { token, params: { id: pair.out } })).data.version,
      },
    });
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((one) => one !== weekday(days[0]));
  for (const [change, bookings] of [
    [{ validUntil: days[0] }, 1],
    [{ validFrom: days[1] }, 1],
    [{ weekdays }, 1],
  ] as const) {
    const refused = await save(change);
    expect([refused.status, refused.code]).toEqual([409, refusalCode('flight.booked')]);
    expect(refused.data).toMatchObject({ error: 'flight.booked', bookings });
    expect(refused.msg).toContain(`take away: ${bookings}, the last on `);
  }
  expect((await save({ toAirportId: pair.from.id }, 'zh-cn')).code).not.toBe(200);
  expect((await save({ weekdays }, 'zh-cn')).msg).toContain('1 个预订');
  expect((await save({ validFrom: days[0], validUntil: days[1], fromTerminal: 'B' })).code).toBe(200);
  const { travelEndpoints } = await import('@app/contract/travel/endpoints');
  for (const orderId of orders) {
    const { data } = await shop.call(travelEndpoints.cancelPreview, { token: who.token, query: { id: orderId } });
    const body = { orderId, refundUsd: data.refundUsd };
    await shop.call(travelEndpoints.cancelTravelOrder, { token: who.token, body });
  }
  expect((await save({ departs: '11:00' })).data).toMatchObject({ departs: '11:00' });
});

test('a departure that is late has not left: its hour stays until it does', async () => {
  const { db } = shop.app.platform;
  const zone = 'America/Edmonton';
  const from = await newAirport(db, { zone, country: 'CA' });
  const pair = await newRoundTrip(db, { from });
  const who = await shop.buyer({ usd: 200_000 });
  const day = dayAhead(shop, 2, zone);
  const quote = await quoteTrip(shop, who.token, { slices: [wayOf([{ flightId: pair.out, day }])] });
  const placed = await bookTrip(shop, who.token, quote.data.id, [guestOf(await newPassenger(shop, who.token))]);
  await payTrip(shop, who.token, placed.data.paymentId);
  const flight = (await shop.call(staff.readFlight, { token, params: { id: pair.out } })).data;
  const { version: _v, id: _id, airline: _a, fromAirport: _f, toAirport: _t, ...more } = flight;
  const { aircraft: _c, arrives: _r, dayShift: _d, createdAt: _at, ...input } = more;
  const end = async (at: Date) => {
    await shop.app.platform.clock.move({ ms: at.getTime() - shop.app.platform.clock.now().getTime(), reset: false });
    const { version } = (await shop.call(staff.readFlight, { token, params: { id: pair.out } })).data;
    return shop.call(staff.updateFlight, {
      token,
      params: { id: pair.out },
      body: { ...input, validUntil: addDays(day, -1), version },
    });
  };
  // By the clock of before 2026 the scheduled hour would be over by now.
  const scheduled = instantOf(day, input.departs, zone);
  expect((await end(addMs(scheduled, -30 * MINUTE))).data).toMatchObject({
    error: 'flight.booked',
    bookings: 1,
  });
  await sql`INSERT INTO flight_day (flight_id, day, state, delay_minutes, reason)
    VALUES (${pair.out}, ${day}, 'delayed', 180, 'weather')`.execute(db);
  const late = await end(addMs(scheduled, 179 * MINUTE));
  expect(late.data).toMatchObject({ error: 'flight.booked', bookings: 1 });
  expect((await end(addMs(scheduled, 181 * MINUTE))).code).toBe(200);
});

test('where the minutes until issue are 0, staff issue: their confirmation writes the tickets', async () => {
  const { staffTravelEndpoints } = await import('@app/contract/travel/staff-endpoints');
  const { setParameter } = await import('../../../modules/settings/public.ts');
  const { db, cache } = shop.app.platform;
  await setParameter(db, 'flight.issue_minutes', 0);
  cache.drop(['parameters']);
  const pair = await newRoundTrip(db);
  const who = await shop.buyer({ usd: 50_000 });
  const trip = { slices: [wayOf([{ flightId: pair.out, day: dayAhead(shop, 15) }])] };
  const guests = [guestOf(await newPassenger(shop, who.token))];
  const placed = await bookTrip(shop, who.token, (await quoteTrip(shop, who.token, trip)).data.id, guests);
  await payTrip(shop, who.token, placed.data.paymentId);
  const params = { id: placed.data.orderId };
  const read = async () => (await shop.call(staffTravelEndpoints.readTravelOrder, { token, params })).data;
  await shop.app.platform.clock.move({ ms: 600_000, reset: false });
  await shop.app.runJobs('travel.auto_confirm');
  expect((await read()).state).toBe('pending_verification');
  const body = { version: (await read()).version, references: [], note: '' };
  await shop.call(staffTravelEndpoints.confirmTravelOrder, { token, params, body });
  const confirmed = await read();
  expect(confirmed).toMatchObject({ state: 'confirmed' });
  // Each ticket stands with whom it names; the document is shown by right alone.
  expect(confirmed.guests).toMatchObject([
    {
      references: confirmed.references.slice(-1),
      document: {
        hidden: false,
        birthDate: '1990-05-05',
        nationality: 'US',
        type: 'passport',
        validUntil: '2050-01-01',
      },
    },
  ]);
  const { number = '' } = confirmed.guests[0]?.document ?? {};
  const desk = await shop.staff({ permissions: ['travel.orders.view'] });
  const masked = (await shop.call(staffTravelEndpoints.readTravelOrder, { token: desk, params })).data.guests;
  expect(masked[0]?.document).toEqual({
    hidden: true,
    birthDate: null,
    nationality: null,
    type: null,
    number: `***${number?.slice(-2)}`,
    validUntil: null,
  });
  expect(
    (await shop.call(flights.flightTickets, { token: who.token, query: { orderId: params.id } })).data,
  ).toHaveLength(1);
});
