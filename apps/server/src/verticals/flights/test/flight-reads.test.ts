import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { HOUR } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginAtSandbox, deliverPaid, SANDBOX } from '../../../testing/sandbox-payments.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { flightSearchProvider } from '../usecases/find-flights.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newAirline,
  newAirport,
  newFlight,
  newPassenger,
  newRoundTrip,
  payTrip,
  plantBrands,
  quoteTrip,
  seatsOf,
  wayOf,
} from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(SANDBOX);
  await plantBrands(shop.app.platform.db);
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

test('the home shows popular routes with their lowest price in sight; the calendar says what each day costs', async () => {
  const { db } = shop.app.platform;
  const pair = await newRoundTrip(db, { baseUsd: 20_000 });
  const [cheap, closed] = [dayAhead(shop, 5), dayAhead(shop, 6)];
  await sql`UPDATE flight SET valid = daterange(${cheap}::date, ${dayAhead(shop, 9)}::date), weekdays = '{1,2,3,4,5,6,7}'
    WHERE id = ${pair.out}`.execute(db);
  await sql`INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max) VALUES (${pair.out}, 'economy', ${closed}, 0, 0)`.execute(
    db,
  );
  await sql`INSERT INTO flight_route (id, from_city_id, to_city_id, popular, sort_weight)
    VALUES (${randomUUID()}, ${pair.from.cityId}, ${pair.to.cityId}, true, 9)`.execute(db);
  const home = (await shop.call(flights.flightHome, {})).data;
  expect(home.popular).toMatchObject([
    {
      from: { value: pair.from.cityId },
      to: { value: pair.to.cityId },
      lowest: { price: { usd: 21_000 }, day: cheap },
    },
  ]);
  const query = { from: pair.from.code, to: pair.to.code };
  const calendar = await shop.call(flights.flightCalendar, {
    query: { ...query, first: dayAhead(shop, 4), last: dayAhead(shop, 7) },
  });
  expect(calendar.data.days.map(({ date, price }) => [date, price?.usd ?? null])).toEqual([
    [dayAhead(shop, 4), null],
    [cheap, 21_000],
    [closed, null],
    [dayAhead(shop, 7), 21_000],
  ]);
  const backwards = await shop.call(flights.flightCalendar, { query: { ...query, first: closed, last: cheap } });
  expect(backwards.data).toMatchObject({ fields: { last: expect.any(String) } });
  const instead = async (days: { day: string; back?: string; out?: string }) =>
    (await shop.call(flights.flightAlternatives, { query: { ...query, ...days } })).data.days.map(({ day, back }) =>
      back === null ? day : [day, back],
    );
  const search = async (day: string) => (await shop.call(flights.flightSearch, { query: { ...query, day } })).data;
  expect(await search(dayAhead(shop, 3))).toMatchObject({ total: 0, filtered: null });
  expect(await instead({ day: dayAhead(shop, 3) })).toEqual([cheap, dayAhead(shop, 7), dayAhead(shop, 8)]);
  expect(await search(cheap)).toMatchObject({ total: 1 });
  expect(await instead({ day: dayAhead(shop, 200) })).toEqual([]);
  // There and back the ways move that have to: out, then back.
  await sql`UPDATE flight SET valid = daterange(${dayAhead(shop, 12)}::date, ${dayAhead(shop, 14)}::date), weekdays = '{1,2,3,4,5,6,7}'
    WHERE id = ${pair.back}`.execute(db);
  const round = async (day: string, back: string) =>
    (await shop.call(flights.flightSearch, { query: { ...query, day, back } })).data;
  const [near, far] = [dayAhead(shop, 10), dayAhead(shop, 12)];
  expect(await round(dayAhead(shop, 3), near)).toMatchObject({ total: 0 });
  expect((await instead({ day: dayAhead(shop, 3), back: near }))[0]).toEqual([cheap, far]);
  expect(await round(cheap, near)).toMatchObject({ total: 0 });
  expect((await instead({ day: cheap, back: near }))[0]).toEqual([cheap, far]);
  const found = await round(cheap, far);
  expect(found).toMatchObject({ total: 1 });
  const { key: out = '' } = found.list[0] ?? {};
  const after = await shop.call(flights.flightSearch, { query: { ...query, day: cheap, back: near, out } });
  expect(after.data).toMatchObject({ total: 0 });
  expect(await instead({ day: cheap, back: near, out })).toEqual([
    [cheap, far],
    [cheap, dayAhead(shop, 13)],
  ]);
});

test('a trip with a stop is had whole: both flights hold a seat and one order has a ticket of each airline', async () => {
  const { db } = shop.app.platform;
  const first = await newRoundTrip(db);
  const end = await newAirport(db, { at: [34, -118], zone: 'America/Los_Angeles' });
  const onward = await newFlight(db, { from: first.to, to: end, airline: first.airline, departs: '15:00', seats: 1 });
  const day = dayAhead(shop, 12);
  const found = await shop.call(flights.flightSearch, { query: { from: first.from.code, to: end.code, day } });
  expect(found.data.list).toHaveLength(1);
  // Where direct flights alone are wanted the days around say so too.
  const lowest = async (more: object) =>
    (
      await shop.call(flights.flightCalendar, {
        query: { from: first.from.code, to: end.code, first: day, last: day, ...more },
      })
    ).data.days[0]?.price?.usd ?? null;
  expect(await lowest({})).toBe(found.data.list[0]?.adultPrice.usd);
  expect(await lowest({ stops: '0' })).toBeNull();
  const trip = {
    slices: [
      wayOf([
        { flightId: first.out, day },
        { flightId: onward, day },
      ]),
    ],
  };
  const book = async (who: { token: string }) =>
    bookTrip(shop, who.token, (await quoteTrip(shop, who.token, trip)).data.id, [
      guestOf(await newPassenger(shop, who.token)),
    ]);
  const [who, late] = [await shop.buyer({ usd: 200_000 }), await shop.buyer({ usd: 200_000 })];
  const quote = await quoteTrip(shop, late.token, trip);
  const placed = await book(who);
  await payTrip(shop, who.token, placed.data.paymentId);
  for (const flight of [first.out, onward])
    expect(await seatsOf(db, flight)).toMatchObject([{ day, held: 0, sold: 1 }]);
  // The second flight is full: nothing of the first is held either.
  const refused = await bookTrip(shop, late.token, quote.data.id, [guestOf(await newPassenger(shop, late.token))]);
  expect(refused.status === 200 && refused.code === 200).toBe(false);
  expect(await seatsOf(db, first.out)).toMatchObject([{ held: 0, sold: 1 }]);
  await shop.app.platform.clock.move({ ms: HOUR / 6, reset: false });
  const tickets = await shop.call(flights.flightTickets, {
    token: who.token,
    query: { orderId: placed.data.orderId },
  });
  expect(tickets.data).toHaveLength(1);
});

test('money that comes late takes the seats again, and goes to the wallet where they are gone', async () => {
  const { db, clock } = shop.app.platform;
  const pair = await newRoundTrip(db, { seats: 1 });
  const begin = async (day: string) => {
    const who = await shop.buyer({ usd: 0 });
    const quote = await quoteTrip(shop, who.token, { slices: [wayOf([{ flightId: pair.out, day }])] });
    const placed = await bookTrip(shop, who.token, quote.data.id, [guestOf(await newPassenger(shop, who.token))]);
    return { who, ...placed.data, checkout: await beginAtSandbox(shop, who.token, placed.data.paymentId) };
  };
  const read = async ({ who, orderId }: Awaited<ReturnType<typeof begin>>) =>
    (await shop.call(travel.travelOrderDetails, { token: who.token, query: { id: orderId } })).data;
  const [first, second] = [dayAhead(shop, 14), dayAhead(shop, 15)];
  const [revived, gone] = [await begin(first), await begin(second)];
  const { usd } = (await read(revived)).payable;
  await clock.move({ ms: HOUR, reset: false });
  await shop.app.runJobs('travel.expire');
  expect(await seatsOf(db, pair.out)).toEqual([]);
  const other = await begin(second);
  await deliverPaid(shop, revived.checkout, usd);
  await deliverPaid(shop, gone.checkout, usd);
  expect((await read(revived)).state).toBe('pending_verification');
  expect(await read(gone)).toMatchObject({ state: 'cancelled', creditedLate: { usd } });
  expect(await seatsOf(db, pair.out)).toMatchObject([
    { day: first, held: 0, sold: 1 },
    { day: second, held: 1, sold: 0 },
  ]);
  expect((await read(other)).state).toBe('pending_payment');
});

test('over the date line one may fly back on the day before, once one has landed', async () => {
  const { db } = shop.app.platform;
  const auckland = await newAirport(db, { zone: 'Pacific/Auckland', country: 'NZ' });
  const papeete = await newAirport(db, { zone: 'Pacific/Tahiti', country: 'PF', at: [-17.5, -149.6] });
  const airline = await newAirline(db);
  // Lands at about 14:00 of the day before.
  await newFlight(db, { from: auckland, to: papeete, airline, departs: '08:00', minutes: 300 });
  await newFlight(db, { from: papeete, to: auckland, airline, departs: '23:50', minutes: 330 });
  const early = await newFlight(db, { from: papeete, to: auckland, airline, departs: '11:00', minutes: 330 });
  const day = dayAhead(shop, 20, auckland.zone);
  const query = { from: auckland.code, to: papeete.code, day };
  const search = (more: object) => shop.call(flights.flightSearch, { query: { ...query, ...more } });
  const before = addDays(day, -1);
  const outs = (await search({ back: before })).data;
  expect(outs.total).toBe(1);
  const backs = (await search({ back: before, out: outs.list[0]?.key ?? '' })).data;
  expect(backs.list.map(({ localDeparture }) => localDeparture)).toEqual([`${before}T23:50`]);
  expect(JSON.stringify(backs.list)).not.toContain(early);
  expect((await search({ back: addDays(day, -2) })).data).toMatchObject({
    fields: { back: 'field.flight_return_day' },
  });
});

test('a flight is found until its last day is over where it leaves, not by the day of UTC', async () => {
  const { db, clock } = shop.app.platform;
  const pair = await newRoundTrip(db);
  const last = dayAhead(shop, 3);
  await sql`UPDATE flight SET valid = daterange('2020-01-01', ${last}::date, '[]') WHERE id = ${pair.out}`.execute(db);
  const foundAt = async (moment: string) => {
    await clock.move({ ms: Date.parse(moment) - clock.now().getTime(), reset: false });
    return (await flightSearchProvider.inCities(db, [pair.to.cityId])).get(pair.to.cityId) ?? 0;
  };
  // In New York it is still the evening before.
  expect(await foundAt(`${addDays(last, 1)}T03:00:00Z`)).toBe(1);
  expect(await foundAt(`${addDays(last, 1)}T12:00:00Z`)).toBe(0);
});

test('an airline that flies for another is named in the language of the reader; a name of none stays as it is written', async () => {
  const { db } = shop.app.platform;
  const pair = await newRoundTrip(db);
  const other = await newAirline(db);
  await sql`UPDATE airline SET name = '{"en-US": "Feeder Air", "zh-cn": "支线航空"}' WHERE id = ${other.id}`.execute(
    db,
  );
  await sql`UPDATE flight SET operated_by = 'Feeder Air' WHERE id = ${pair.out}`.execute(db);
  await sql`UPDATE flight SET operated_by = 'Charter 7' WHERE id = ${pair.back}`.execute(db);
  const [day, back] = [dayAhead(shop, 9), dayAhead(shop, 12)];
  const operators = async (lang: string) => {
    const query = (from: string, to: string, on: string) => ({ from, to, day: on });
    const { from, to } = pair;
    const of = async (one: ReturnType<typeof query>) =>
      (await shop.call(flights.flightSearch, { lang, query: one })).data.list[0]?.legs[0]?.operatedBy;
    return [await of(query(from.code, to.code, day)), await of(query(to.code, from.code, back))];
  };
  expect(await operators('zh-cn')).toEqual(['支线航空', 'Charter 7']);
  expect(await operators('es')).toEqual(['Feeder Air', 'Charter 7']);
});
