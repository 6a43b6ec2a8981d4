import { randomUUID } from 'node:crypto';
import { flightCalendarEndpoints as days } from '@app/contract/verticals/flights/calendar-endpoints';
import { staffFlightEndpoints as staff } from '@app/contract/verticals/flights/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { jumpsOf, UNCONFIRMED } from '../../../testing/unconfirmed.ts';
import { editDays, editManyDays, newKey, readDays, searchDay, seenOn } from './day.fixtures.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newPassenger,
  newRoundTrip,
  plantBrands,
  quoteTrip,
  seatsOf,
  wayOf,
} from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
  await plantBrands(shop.app.platform.db);
});
afterAll(async () => {
  expect((await shop.app.verify()).filter(({ ok }) => !ok)).toEqual([]);
  await shop.close();
});

test('staff see a stretch of days, change prices, seats and sale, and customers see it at once', async () => {
  const { db } = shop.app.platform;
  const pair = await newRoundTrip(db, { cabins: ['economy', 'business'] });
  const [from, to] = [dayAhead(shop, 30), dayAhead(shop, 36)];
  await sql`UPDATE flight SET valid = daterange('2020-01-01', ${dayAhead(shop, 35)}::date, '[]') WHERE id = ${pair.out}`.execute(
    db,
  );
  const first = (await readDays(shop, token, { id: pair.out, from, to })).data;
  expect(first).toMatchObject({
    version: 1,
    today: dayAhead(shop, 0),
    validUntil: dayAhead(shop, 35),
    fromAirport: { code: pair.from.code },
    flights: [{ id: pair.out, departs: '10:00' }],
    cabins: [
      { cabin: 'economy', seats: 9, baseUsd: 10_000 },
      { cabin: 'business', seats: 9 },
    ],
  });
  // The day behind the schedule is none of its days.
  expect(first.flying).toEqual([30, 31, 32, 33, 34, 35].map((ahead) => dayAhead(shop, ahead)));
  expect(first.cabins[0]?.days[0]).toEqual({
    date: from,
    usd: null,
    seats: null,
    stopped: false,
    held: 0,
    sold: 0,
    brands: [],
  });
  // The airport charges 1,000; flex costs half as much again.
  expect(await seenOn(shop, pair, from)).toEqual({ sheet: 11_000, list: [11_000], details: [11_000, 16_000] });

  const range = { cabins: ['economy'], from, to };
  const raised = await editDays(shop, token, pair.out, {
    ...range,
    price: { kind: 'percent', percent: 8 },
    version: 1,
  });
  expect(raised.data).toEqual({ cells: 6, version: 2 });
  expect(await seenOn(shop, pair, from)).toEqual({ sheet: 11_800, list: [11_800], details: [11_800, 17_200] });
  // One cell alone; what is changed of it leaves the rest of it as it is.
  const cell = { cabins: ['economy'], from: dayAhead(shop, 31), to: dayAhead(shop, 31) };
  await editDays(shop, token, pair.out, {
    ...cell,
    price: { kind: 'set', usd: 7_777 },
    seats: { kind: 'set', seats: 2 },
    version: 2,
  });
  await editDays(shop, token, pair.out, { ...cell, stopped: true, version: 3 });
  const stopped = (await readDays(shop, token, { id: pair.out, from, to })).data;
  expect(stopped.cabins[0]?.days.slice(0, 3).map(({ usd, seats, stopped }) => [usd, seats, stopped])).toEqual([
    [10_800, null, false],
    [7_777, 2, true],
    [10_800, null, false],
  ]);
  expect(stopped.cabins[1]?.days.every(({ usd }) => usd === null)).toBe(true);
  expect(await seenOn(shop, pair, cell.from)).toEqual({ sheet: null, list: [], details: 'flight.unavailable' });
  await editDays(shop, token, pair.out, { ...cell, stopped: false, version: 4 });
  expect(await seenOn(shop, pair, cell.from)).toMatchObject({ sheet: 8_777, list: [8_777] });
  expect((await searchDay(shop, pair, cell.from, { adults: 3 })).list).toEqual([]);
  await editDays(shop, token, pair.out, { ...cell, price: { kind: 'base' }, seats: { kind: 'base' }, version: 5 });
  expect(await seenOn(shop, pair, cell.from)).toMatchObject({ sheet: 11_000 });
  expect((await searchDay(shop, pair, cell.from, { adults: 3 })).list).toHaveLength(1);
  // Nothing to change is no change.
  const same = await editDays(shop, token, pair.out, { ...cell, price: { kind: 'base' }, version: 6 });
  expect(same.data).toEqual({ cells: 0, version: 6 });

  const { rows } = await sql<{ before: object; after: object }>`SELECT before, after FROM operation_log
    WHERE record = ${`flight/${pair.out}`} AND action = 'flight.days' ORDER BY id`.execute(db);
  expect(rows).toHaveLength(5);
  expect(rows[1]).toMatchObject({
    before: { [`economy ${cell.from}`]: { usd: 10_800, seats: null } },
    after: { [`economy ${cell.from}`]: { usd: 7_777, seats: 2 }, cells: 1 },
  });
});

test('a weekday alone is changed, and neither days that are over nor those on which nothing flies', async () => {
  const { db } = shop.app.platform;
  const pair = await newRoundTrip(db);
  await sql`UPDATE flight SET weekdays = '{1,3,5}' WHERE id = ${pair.out}`.execute(db);
  const range = { cabins: ['economy'], from: dayAhead(shop, -20), to: dayAhead(shop, 27), weekdays: [5, 6] };
  const changed = await editDays(shop, token, pair.out, { ...range, price: { kind: 'add', usd: -500 }, version: 1 });
  expect(changed.data.cells).toBe(4);
  const shown = (await readDays(shop, token, { id: pair.out, from: dayAhead(shop, -7), to: dayAhead(shop, 27) })).data;
  const cheap = shown.cabins[0]?.days.filter(({ usd }) => usd === 9_500).map(({ date }) => date) ?? [];
  expect(cheap.every((date) => new Date(date).getUTCDay() === 5 && date >= shown.today)).toBe(true);
  expect(cheap).toHaveLength(4);
  const over = await editDays(shop, token, pair.out, {
    ...range,
    weekdays: [],
    to: dayAhead(shop, -1),
    stopped: true,
    version: 2,
  });
  expect(over.data).toEqual({ cells: 0, version: 2 });
});

test('what cannot be is refused and leaves everything as it is', async () => {
  const { db } = shop.app.platform;
  const pair = await newRoundTrip(db);
  const who = await shop.buyer({ usd: 0 });
  const day = dayAhead(shop, 30);
  const trip = { slices: [wayOf([{ flightId: pair.out, day }])], adults: 2 };
  const guests = [guestOf(await newPassenger(shop, who.token)), guestOf(await newPassenger(shop, who.token))];
  await bookTrip(shop, who.token, (await quoteTrip(shop, who.token, trip)).data.id, guests);
  const range = { cabins: ['economy'], from: dayAhead(shop, 28), to: dayAhead(shop, 32) };
  const price = { kind: 'set', usd: 5_000 };
  const below = await editDays(shop, token, pair.out, {
    ...range,
    price,
    seats: { kind: 'set', seats: 1 },
    version: 1,
  });
  expect([below.status, below.data]).toMatchObject([409, { error: 'flight.seats_below', seats: 1, taken: 2 }]);
  expect(below.msg).toMatch(/^On \d{1,2} \w{3,4}( \d{4})? in cabin Economy, 1 is fewer than the 2 held or sold\.$/);
  const cheap = await editDays(shop, token, pair.out, { ...range, price: { kind: 'add', usd: -10_000 }, version: 1 });
  expect([cheap.status, refusalOf(cheap)]).toEqual([409, 'flight.price_range']);
  expect(cheap.msg).toMatch(/would be \$0\.00, outside of \$0\.01 to \$100,000\.00\.$/);
  const stale = await editDays(shop, token, pair.out, { ...range, price, version: 7 });
  expect([stale.status, stale.data]).toMatchObject([409, { error: 'record.stale', current: { version: 1 } }]);
  const flaws: [object, object][] = [
    [{ ...range }, { price: 'field.required' }],
    [{ ...range, price: { kind: 'set', usd: 0 } }, { 'price.usd': 'field.amount' }],
    [{ ...range, price: { kind: 'set', usd: 10_000_001 } }, { 'price.usd': 'field.too_big' }],
    [{ ...range, price: { kind: 'percent', percent: -100 } }, { 'price.percent': 'field.too_small' }],
    [{ ...range, seats: { kind: 'set', seats: 901 } }, { 'seats.seats': 'field.too_big' }],
    [{ ...range, price, cabins: [] }, { cabins: 'field.required' }],
    [{ ...range, price, weekdays: [8] }, { 'weekdays.0': 'field.too_big' }],
    [{ ...range, price, to: dayAhead(shop, 27) }, { to: 'field.flight_range' }],
    [{ ...range, price, to: dayAhead(shop, 500) }, { to: 'field.flight_range' }],
  ];
  for (const [body, fields] of flaws) {
    const refused = await editDays(shop, token, pair.out, { ...body, version: 1 });
    expect([refused.status, refusalOf(refused)]).toMatchObject([400, fields]);
  }
  expect(
    refusalOf(await readDays(shop, token, { id: pair.out, from: dayAhead(shop, 0), to: dayAhead(shop, 42) })),
  ).toEqual({ to: 'field.flight_range' });
  const shown = (await readDays(shop, token, { id: pair.out, from: range.from, to: range.to })).data;
  expect(shown.version).toBe(1);
  expect(shown.cabins[0]?.days.map(({ usd, seats, held }) => [usd, seats, held])).toEqual([
    [null, null, 0],
    [null, null, 0],
    [null, null, 2],
    [null, null, 0],
    [null, null, 0],
  ]);
  expect(
    (await editDays(shop, token, pair.out, { ...range, seats: { kind: 'set', seats: 2 }, version: 1 })).data.cells,
  ).toBe(5);
  // The cabin's seats change; days with their own stay.
  const flight = (await shop.call(staff.readFlight, { token, params: { id: pair.out } })).data;
  const { id: _i, airline: _a, fromAirport: _f, toAirport: _t, aircraft: _k, arrives: _r, ...rest } = flight;
  const { dayShift: _d, createdAt: _c, ...input } = rest;
  const cabins = flight.cabins.map((cabin) => ({ ...cabin, seats: 5 }));
  await shop.call(staff.updateFlight, { token, params: { id: pair.out }, body: { ...input, cabins } });
  const resized = (await readDays(shop, token, { id: pair.out, from: range.from, to: dayAhead(shop, 33) })).data
    .cabins[0];
  expect([resized?.seats, resized?.days.map(({ seats }) => seats)]).toEqual([5, [2, 2, 2, 2, 2, null]]);
});

test('staff without the right, of an agent, customers and nobody are turned away; an unknown flight is not there', async () => {
  const { out } = await newRoundTrip(shop.app.platform.db);
  const range = { cabins: ['economy'], from: dayAhead(shop, 10), to: dayAhead(shop, 12), stopped: true };
  const onlooker = await shop.staff({ permissions: ['travel.flights.view'] });
  const agent = await shop.staff({ agentId: shop.agentId });
  const customer = (await shop.buyer({ usd: 0 })).token;
  expect((await readDays(shop, onlooker, { id: out, from: range.from, to: range.to })).status).toBe(200);
  for (const [who, status] of [
    [onlooker, 403],
    [agent, 403],
    [customer, 401],
    [undefined, 401],
  ] as const) {
    const as = who ? { token: who } : {};
    const body = { ...range, flightIds: [out] };
    const answers = [
      await shop.call(days.editFlightDays, {
        ...as,
        params: { id: out },
        raw: { ...range, version: 1 },
        headers: newKey(),
      }),
      await shop.call(days.editDaysOfFlights, { ...as, raw: body, headers: newKey() }),
      await shop.call(days.previewDaysOfFlights, { ...as, raw: body }),
    ];
    expect([who, answers.map((answer) => answer.status)]).toEqual([who, [status, status, status]]);
  }
  expect((await readDays(shop, agent, { id: out, from: range.from, to: range.to })).status).toBe(403);
  expect((await readDays(shop, token, { id: randomUUID(), from: range.from, to: range.to })).status).toBe(404);
  expect((await editDays(shop, token, randomUUID(), { ...range, version: 1 })).status).toBe(404);
  expect((await readDays(shop, token, { id: out, from: range.from, to: range.to })).data.version).toBe(1);
});

test('a quote of before is asked about again with the old price and the new one', async () => {
  const { db } = shop.app.platform;
  const pair = await newRoundTrip(db);
  const who = await shop.buyer({ usd: 0 });
  const day = dayAhead(shop, 20);
  const trip = { slices: [wayOf([{ flightId: pair.out, day }], 'light')] };
  const quoted = (await quoteTrip(shop, who.token, trip)).data;
  const guests = [guestOf(await newPassenger(shop, who.token))];
  await editDays(shop, token, pair.out, {
    cabins: ['economy'],
    from: day,
    to: day,
    price: { kind: 'set', usd: 12_500 },
    version: 1,
  });
  const asked = await bookTrip(shop, who.token, quoted.id, guests);
  expect(asked.data).toMatchObject({
    error: 'order.quote_changed',
    before: { payable: { usd: 11_000 } },
    after: { payable: { usd: 13_500 } },
  });
  expect(await seatsOf(db, pair.out)).toEqual([]);
  const again = (await quoteTrip(shop, who.token, trip)).data;
  expect((await bookTrip(shop, who.token, again.id, guests)).code).toBe(200);
  // Sale stopped for those who have a quote as well.
  const other = await shop.buyer({ usd: 0 });
  const late = (await quoteTrip(shop, other.token, trip)).data;
  await editDays(shop, token, pair.out, { cabins: ['economy'], from: day, to: day, stopped: true, version: 2 });
  const gone = await bookTrip(shop, other.token, late.id, [guestOf(await newPassenger(shop, other.token))]);
  expect(refusalOf(gone)).toBe('flight.unavailable');
});

test('fares that jump are saved only once that is said to be meant, of one flight and of several', async () => {
  const pair = await newRoundTrip(shop.app.platform.db);
  const body = {
    cabins: ['economy'],
    from: dayAhead(shop, 10),
    to: dayAhead(shop, 13),
    price: { kind: 'set', usd: 800 },
  };
  const headers = () => ({ ...newKey(), ...UNCONFIRMED });
  const alone = { token, params: { id: pair.out }, raw: { ...body, version: 1 }, headers: headers() };
  const asked = await shop.call(days.editFlightDays, alone);
  expect(asked).toMatchObject({ code: refusalCode('price.jump'), data: { count: 4 } });
  expect(jumpsOf(asked)?.[0]).toMatchObject({ field: 'usd', before: 10_000, after: 800 });
  expect(
    jumpsOf(await editManyDays(shop, token, { ...body, flightIds: [pair.out, pair.back] }, headers())),
  ).toHaveLength(8);
  expect((await readDays(shop, token, { id: pair.out, from: body.from, to: body.to })).data.version).toBe(1);
  expect((await editDays(shop, token, pair.out, { ...body, version: 1 })).data).toMatchObject({ cells: 4, version: 2 });
});
