import { travelEndpoints } from '@app/contract/travel/endpoints';
import { comboEndpoints as combos } from '@app/contract/verticals/combos/endpoints';
import { MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { beginAtSandbox, deliverPaid, SANDBOX } from '../../../testing/sandbox-payments.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { guestOf, newPassenger } from '../../flights/test/fixtures.ts';
import { plantHotel } from '../../hotels/test/fixtures.ts';
import { ADULT, dayAhead, newDeparture, newTour } from '../../tours/test/fixtures.ts';
import {
  bookedCombo,
  bookQuoted,
  bundleOf,
  hadOf,
  newCombo,
  newTrip,
  payCombo,
  picksOf,
  planOf,
  quoteCombo,
  type Trip,
  takenOf,
} from './fixtures.ts';

let shop: Shop;
/** A second process on the same database. */
let second: TestApp;
beforeAll(async () => {
  shop = await openShop({ ...SANDBOX, LOG_LEVEL: 'fatal' });
  second = await testApp({ databaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await second.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const MONEY = 1_000_000;
const leftOf = async ({ combo }: Pick<Trip, 'combo'>) =>
  (await shop.call(combos.comboDetails, { query: { id: combo } })).data.left;
const cardOf = async ({ combo, destination }: Trip) => {
  const { list } = (await shop.call(combos.combos, { query: { city: destination.cityId } as never })).data;
  return list.find(({ id }) => id === combo);
};

async function quoteOf(trip: Trip) {
  const { token } = await shop.buyer();
  const picks = picksOf((await planOf(shop, trip)).data);
  const guests = [guestOf(await newPassenger(shop, token))];
  return { token, guests, quote: await quoteCombo(shop, token, trip, picks) };
}

test('few that are left are said; the last one that is booked sells a combo out, and nothing of a part is held for whoever comes after', async () => {
  const trip = await newTrip(shop, { stock: 7 });
  expect(await leftOf(trip)).toBeNull();
  await sql`UPDATE combo SET stock = 2 WHERE id = ${trip.combo}`.execute(db());
  expect(await leftOf(trip)).toBe(2);
  await bookedCombo(shop, await shop.buyer(), trip);
  const late = await quoteOf(trip);
  expect(late.quote.code).toBe(200);
  await bookedCombo(shop, await shop.buyer(), trip);
  const had = await hadOf(db(), trip);
  const booked = await bookQuoted(shop, late.token, late.quote.data.id, late.guests);
  expect(refusalOf(booked)).toBe('combo.sold_out');
  expect(await hadOf(db(), trip)).toEqual(had);
  expect(await leftOf(trip)).toBe(0);
  expect(await cardOf(trip)).toMatchObject({ left: 0 });
  expect(refusalOf((await quoteOf(trip)).quote)).toBe('combo.sold_out');
  expect(await takenOf(db(), trip.combo)).toBe(2);
});

test('cancelled parts keep what is taken until none is left, and what is given back is booked again', async () => {
  const trip = await newTrip(shop, { stock: 1, core: false });
  const buyer = await shop.buyer({ usd: MONEY });
  const { bundleId, paymentId } = await bookedCombo(shop, buyer, trip);
  await payCombo(shop, buyer.token, paymentId);
  const { parts } = await bundleOf(shop, buyer.token, bundleId);
  for (const [index, { order }] of parts.entries()) {
    expect(await takenOf(db(), trip.combo)).toBe(1);
    const { token } = buyer;
    const { refundUsd } = (await shop.call(travelEndpoints.cancelPreview, { token, query: { id: order.id } })).data;
    const body = { orderId: order.id, refundUsd };
    expect((await shop.call(travelEndpoints.cancelTravelOrder, { token, body })).code).toBe(200);
    expect(await leftOf(trip)).toBe(index === parts.length - 1 ? 1 : 0);
  }
  expect(await takenOf(db(), trip.combo)).toBe(0);
  await bookedCombo(shop, await shop.buyer(), trip);
  expect(await takenOf(db(), trip.combo)).toBe(1);
});

test('what runs out is given back, at once where somebody wants it; late money has it again, or goes to the wallet where it is gone', async () => {
  for (const gone of [false, true]) {
    const trip = await newTrip(shop, { stock: 1 });
    const buyer = await shop.buyer();
    const other = await quoteOf(trip);
    const placed = await bookedCombo(shop, buyer, trip);
    const checkout = await beginAtSandbox(shop, buyer.token, placed.paymentId);
    await shop.app.platform.clock.move({ ms: 21 * MINUTE, reset: false });
    if (gone) {
      await sql`UPDATE travel_bundle_quote SET expires_at = app_now() + interval '5 minutes'`.execute(db());
      expect((await bookQuoted(shop, other.token, other.quote.data.id, other.guests)).code).toBe(200);
    } else {
      await shop.app.runJobs('travel.expire');
      expect(await takenOf(db(), trip.combo)).toBe(0);
    }
    const had = await hadOf(db(), trip);
    expect(await deliverPaid(shop, checkout, placed.quote.payable.usd)).toBe(200);
    expect(await takenOf(db(), trip.combo)).toBe(1);
    const { parts } = await bundleOf(shop, buyer.token, placed.bundleId);
    expect(parts.every(({ order }) => order.state === 'cancelled')).toBe(gone);
    if (gone) expect(await hadOf(db(), trip)).toEqual(had);
  }
});

test('a count of what is taken that is not that of the bundles is found', async () => {
  const trip = await newTrip(shop);
  await sql`UPDATE combo SET taken = taken + 1 WHERE id = ${trip.combo}`.execute(db());
  const flaws = (await shop.app.verify()).filter((result) => !result.ok);
  expect(flaws.map(({ name }) => name)).toEqual(['combos.taken_by_bundles']);
  await sql`UPDATE combo SET taken = taken - 1 WHERE id = ${trip.combo}`.execute(db());
});

test('when twenty want the last five of a combo at once in two processes, five have it', {
  timeout: 60_000,
}, async () => {
  const [PEOPLE, LEFT] = [20, 5];
  const house = await plantHotel(shop, await shop.staff(), { units: PEOPLE });
  const { cityId } = house;
  const walk = await newTour(db(), { cityId });
  const day = dayAhead(shop, 30);
  const departure = await newDeparture(db(), walk, { day, capacity: PEOPLE });
  const combo = await newCombo(db(), {
    cityId,
    stock: LEFT,
    slots: [
      { key: 'hotel', rule: { kind: 'hotel', cityId, starsMin: 1, hotelIds: [] }, nights: 2 },
      { key: 'walk', rule: { kind: 'tour', tourIds: [walk.id] } },
    ],
  });
  const picks = [
    { slot: 'hotel', key: house.planId },
    { slot: 'walk', key: departure },
  ];
  const quotes = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      const { token } = await shop.buyer();
      return {
        at: index % 2 === 0 ? shop : second,
        token,
        id: (await quoteCombo(shop, token, { combo, day }, picks)).data.id,
      };
    }),
  );
  const report = await Promise.all(
    quotes.map(async ({ at, token, id }) => {
      const answer = await bookQuoted(at, token, id, [ADULT]);
      return answer.code === 200 ? 'whole' : refusalOf(answer);
    }),
  );
  expect(report.filter((word) => word === 'whole')).toHaveLength(LEFT);
  expect(new Set(report)).toEqual(new Set(['whole', 'combo.sold_out']));
  expect(await takenOf(db(), combo)).toBe(LEFT);
});
