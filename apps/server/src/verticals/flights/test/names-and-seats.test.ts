import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fieldsOf, refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { type Own, paidWays, readOrder, ticketsOf } from './change.fixtures.ts';
import { issueAll } from './departure.fixtures.ts';
import { dayAhead, guestOf, newPassenger, newRoundTrip, type Person, type RoundTrip, sellBags } from './fixtures.ts';
import { newAircraft, plantSeatFares, smallMap } from './seat.fixtures.ts';

let shop: Shop;
let pair: RoundTrip;
beforeAll(async () => {
  shop = await openShop();
  await plantSeatFares(db());
  await sellBags(db());
});
beforeEach(async () => {
  pair = await newRoundTrip(db(), { aircraftId: await newAircraft(db(), smallMap()) });
});
afterEach(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;

/** Two of whom each has a seat, and the first a bag. */
async function booked(): Promise<{ own: Own; ana: Person; rui: Person }> {
  const buyer = await shop.buyer({ usd: 1_000_000 });
  const [ana, rui] = [
    await newPassenger(shop, buyer.token, { givenName: 'Ana' }),
    await newPassenger(shop, buyer.token, { givenName: 'Rui' }),
  ];
  const own = await paidWays(shop, {
    ways: [[{ flightId: pair.out, day: dayAhead(shop, 5) }]],
    brand: 'paid',
    adults: 2,
    buyer,
    guests: [guestOf(ana), guestOf(rui)],
    more: {
      seats: [
        { leg: 1, guest: 1, seat: '12A' },
        { leg: 1, guest: 2, seat: '13B' },
      ],
      bags: [{ slice: 1, guest: 1, kind: 'checked', pieces: 1 }],
    },
  });
  return { own, ana, rui };
}
const name = ({ buyer, orderId }: Own, people: readonly Person[]) =>
  shop.call(travel.changeGuests, {
    token: buyer.token,
    raw: { orderId, guests: people.map((person) => guestOf(person)) },
    headers: { 'idempotency-key': randomUUID() },
  });
/** Who has which seat and bags, by their given names. */
async function seated(own: Own) {
  const order = await readOrder(shop, own);
  const { seats, bags } = order.subject.item as FlightItem;
  const who = (guest: number): string => order.guests[guest - 1]?.givenName ?? '';
  return {
    seats: Object.fromEntries(seats.map(({ guest, seat }) => [who(guest), seat])),
    bags: bags.map(({ guest }) => who(guest)),
  };
}

test('two names exchanged change nothing, before tickets and after: seat, bag and ticket stay with each', async () => {
  const { own, ana, rui } = await booked();
  expect(refusalOf(await name(own, [rui, ana]))).toBe('travel.same_guests');
  expect(await seated(own)).toEqual({ seats: { Ana: '12A', Rui: '13B' }, bags: ['Ana'] });
  await issueAll(shop);
  const before = await ticketsOf(shop, own);
  expect(refusalOf(await name(own, [rui, ana]))).toBe('travel.same_guests');
  expect(await seated(own)).toEqual({ seats: { Ana: '12A', Rui: '13B' }, bags: ['Ana'] });
  expect(await ticketsOf(shop, own)).toEqual(before);
});

test('who comes instead of somebody has the seat and bag of that one, wherever they are named', async () => {
  const { own, rui } = await booked();
  const eva = await newPassenger(shop, own.buyer.token, { givenName: 'Eva' });
  expect((await name(own, [rui, eva])).code).toBe(200);
  expect(await seated(own)).toEqual({ seats: { Eva: '12A', Rui: '13B' }, bags: ['Eva'] });
});

test('a corrected name keeps its seat also where it is typed in another line; what is refused is refused where it was named', async () => {
  const { own, ana, rui } = await booked();
  await issueAll(shop);
  await sql`UPDATE travel_passenger SET given_name = 'Ruy' WHERE id = ${rui.passengerId}`.execute(db());
  expect((await name(own, [{ ...rui, givenName: 'Ruy' }, ana])).code).toBe(200);
  expect(await seated(own)).toEqual({ seats: { Ana: '12A', Ruy: '13B' }, bags: ['Ana'] });
  const eva = await newPassenger(shop, own.buyer.token, { givenName: 'Eva' });
  expect(fieldsOf(await name(own, [{ ...rui, givenName: 'Ruy' }, eva]))).toEqual({
    'guests.1.passengerId': 'field.flight_other_person',
  });
});

test('staff who type the names of two the other way round change nothing: document, seat and bag stay with each', async () => {
  const { own } = await booked();
  const { guests } = await readOrder(shop, own);
  const token = await shop.staff();
  const { version } = (await shop.call(desk.readTravelOrder, { token, params: { id: own.orderId } })).data;
  const answer = await shop.call(desk.changeTravelGuests, {
    token,
    params: { id: own.orderId },
    raw: {
      version,
      note: 'typed the other way round',
      guests: guests
        .toReversed()
        .map(({ givenName, familyName, ageType, age }) => ({ unit: 1, givenName, familyName, ageType, age })),
    },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(refusalOf(answer)).toBe('travel.same_guests');
  expect(await seated(own)).toEqual({ seats: { Ana: '12A', Rui: '13B' }, bags: ['Ana'] });
  const { rows } = await sql<{ name: string }>`
    SELECT given_name AS name FROM travel_order_guest WHERE order_id = ${own.orderId} ORDER BY position`.execute(db());
  expect(rows.map(({ name: one }) => one)).toEqual(['Ana', 'Rui']);
});
