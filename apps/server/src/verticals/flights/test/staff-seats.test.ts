import { staffFlightEndpoints as staff } from '@app/contract/verticals/flights/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { issueAll } from './departure.fixtures.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newPassenger,
  newRoundTrip,
  payTrip,
  quoteTrip,
  staleOf,
  wayOf,
} from './fixtures.ts';
import { economyMap, newAircraft, plantSeatFares, rowOf, smallMap } from './seat.fixtures.ts';

let shop: Shop;
let editor: string;
let viewer: string;
beforeAll(async () => {
  shop = await openShop();
  await plantSeatFares(shop.app.platform.db);
  editor = await shop.staff({
    permissions: ['travel.flights.view', 'travel.flights.edit', 'travel.flight_board.view'],
  });
  viewer = await shop.staff({ permissions: ['travel.flights.view'] });
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const read = (id: string, token = editor) => shop.call(staff.readSeatMap, { token, params: { id } });
const save = (id: string, body: object, token = editor) =>
  shop.call(staff.saveSeatMap, { token, params: { id }, raw: body });
const fieldsOf = (answer: { data: unknown }) => (answer.data as { fields?: Record<string, string> }).fields;

/** A flight of an aircraft on which somebody has chosen a seat and paid for it. */
async function soldSeat(who: Buyer, aircraftId: string, seat: string) {
  const pair = await newRoundTrip(shop.app.platform.db, { aircraftId });
  const leg = { flightId: pair.out, day: dayAhead(shop, 30) };
  const trip = { slices: [wayOf([leg], 'paid')], seats: [{ leg: 1, guest: 1, seat }] };
  const quoted = await quoteTrip(shop, who.token, trip);
  const placed = await bookTrip(shop, who.token, quoted.data.id, [guestOf(await newPassenger(shop, who.token))]);
  await payTrip(shop, who.token, placed.data.paymentId);
  await issueAll(shop);
  return { ...leg, orderId: placed.data.orderId };
}

test('staff draw the map of an aircraft, change it and take it away; every saving is of the version that was read', async () => {
  const id = await newAircraft(shop.app.platform.db, null);
  expect((await read(id)).data).toMatchObject({ version: 1, seatMap: null });
  const saved = await save(id, { version: 1, seatMap: smallMap() });
  expect(saved.data).toMatchObject({ version: 2, seatMap: smallMap() });
  const listed = await shop.call(staff.listAircraft, { token: viewer, query: {} });
  expect(listed.data.list.find((row) => row.id === id)).toMatchObject({ seats: 20 });
  expect(staleOf(await save(id, { version: 1, seatMap: null }))).toEqual([409, 'record.stale', 2]);
  expect((await save(id, { version: 2, seatMap: null })).data.seatMap).toBeNull();
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM operation_log WHERE record = ${`aircraft/${id}`} ORDER BY id`.execute(shop.app.platform.db);
  expect(rows.map(({ action }) => action)).toEqual([
    'aircraft.seat_map',
    'aircraft.save_seat_map',
    'aircraft.seat_map',
  ]);
});

test('a flaw of a map stands at its place', async () => {
  const id = await newAircraft(shop.app.platform.db, null);
  const twice = { ...economyMap(), rows: [...economyMap().rows, rowOf(12)] };
  const refused = await save(id, { version: 1, seatMap: { cabins: [twice] } });
  expect(Object.keys(fieldsOf(refused) ?? {})).toEqual(['seatMap.cabins.0.rows.6.number']);
  const odd = { ...economyMap(), columns: ['A', 'A', '', 'C', 'D'] };
  expect(Object.keys(fieldsOf(await save(id, { version: 1, seatMap: { cabins: [odd] } })) ?? {})).toEqual([
    'seatMap.cabins.0.columns',
  ]);
});

test('a map keeps the seats that travellers have, and so does another aircraft of their flight', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer({ usd: 200_000 });
  const aircraftId = await newAircraft(db, smallMap(14));
  const leg = await soldSeat(who, aircraftId, '14A');
  const refused = await save(aircraftId, { version: 1, seatMap: smallMap(13) });
  expect(refused.data).toMatchObject({ error: 'flight.seats_chosen', seat: '14A' });
  expect(refused.msg).toContain('14A');
  expect((await save(aircraftId, { version: 1, seatMap: null })).data).toMatchObject({ error: 'flight.seats_chosen' });
  expect((await save(aircraftId, { version: 1, seatMap: smallMap(15) })).data).toMatchObject({ version: 2 });
  const flight = (await shop.call(staff.readFlight, { token: editor, params: { id: leg.flightId } })).data;
  const input = (aircraft: string) => {
    const {
      id: _id,
      airline: _1,
      fromAirport: _2,
      toAirport: _3,
      aircraft: _4,
      arrives: _5,
      dayShift: _6,
      createdAt: _7,
      ...rest
    } = flight;
    return { ...rest, aircraftId: aircraft };
  };
  const put = (aircraft: string) =>
    shop.call(staff.updateFlight, { token: editor, params: { id: leg.flightId }, raw: input(aircraft) });
  expect((await put(await newAircraft(db, smallMap(13)))).data).toMatchObject({
    error: 'flight.seats_chosen',
    seat: '14A',
  });
  expect((await put(await newAircraft(db, null))).data).toMatchObject({ error: 'flight.seats_chosen' });
  expect((await put(await newAircraft(db, smallMap(20)))).code).toBe(200);
});

test('the board says who sits where', async () => {
  const who = await shop.buyer({ usd: 200_000 });
  const leg = await soldSeat(who, await newAircraft(shop.app.platform.db, smallMap()), '11C');
  const query = { flightId: leg.flightId, day: leg.day };
  const listed = await shop.call(staff.listSeated, { token: editor, query });
  expect(listed.data).toMatchObject({
    total: 1,
    list: [{ seat: '11C', cabin: 'economy', orderId: leg.orderId, ageType: 'adult', chosen: true, taken: true }],
  });
  expect((await shop.call(staff.listSeated, { token: viewer, query })).status).toBe(403);
});

test('whoever may not edit flights reads a map and saves none; without a session and for an unknown aircraft there is nothing', async () => {
  const id = await newAircraft(shop.app.platform.db, smallMap());
  expect((await read(id, viewer)).data.seatMap).toEqual(smallMap());
  expect((await save(id, { version: 1, seatMap: null }, viewer)).status).toBe(403);
  expect((await shop.call(staff.readSeatMap, { params: { id } })).status).toBe(401);
  expect(refusalOf(await read('00000000-0000-4000-8000-000000000000'))).toBe('record.not_found');
  expect(refusalOf(await save('00000000-0000-4000-8000-000000000000', { version: 1, seatMap: null }))).toBe(
    'record.not_found',
  );
});

test('the staff of an agent read no board and save no map', async () => {
  const { db } = shop.app.platform;
  const below = await shop.staff({ agentId: shop.agentId });
  const id = await newAircraft(db, smallMap());
  expect((await save(id, { version: 1, seatMap: null }, below)).status).toBe(403);
  const query = { flightId: id, day: dayAhead(shop, 30) };
  expect((await shop.call(staff.listSeated, { token: below, query })).status).toBe(403);
});
