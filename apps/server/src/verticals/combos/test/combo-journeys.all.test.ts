import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { instantOf } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginAtSandbox, deliverPaid, SANDBOX } from '../../../testing/sandbox-payments.ts';
import { type Buyer, openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { guestOf, NEW_YORK, newPassenger } from '../../flights/test/fixtures.ts';
import { paidTour } from '../../tours/test/fixtures.ts';
import {
  bookedCombo,
  bookQuoted,
  bundleOf,
  hadOf,
  newTrip,
  payCombo,
  picksOf,
  planOf,
  quoteCombo,
  type Trip,
} from './fixtures.ts';

const MONEY = 1_000_000;
const NOTHING = { seats: 0, nights: 0, quarters: 0, places: 0 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ ...SANDBOX, LOG_LEVEL: 'fatal' });
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;

/** What a customer has: US cents in the wallet, and points. */
async function walletOf({ id }: Buyer): Promise<{ usd: number; points: number }> {
  const { rows } = await sql<{ code: string; balance: number }>`
    SELECT code, balance FROM ledger_account WHERE owner_id = ${id}`.execute(db());
  const of = (code: string): number => rows.find((row) => row.code === code)?.balance ?? Number.NaN;
  return { usd: of('available'), points: of('points') };
}

/** A combo that is booked and paid. */
async function paidCombo(buyer: Buyer, trip: Trip, more: Parameters<typeof bookedCombo>[3] = {}) {
  const placed = await bookedCombo(shop, buyer, trip, more);
  expect((await payCombo(shop, buyer.token, placed.paymentId)).code).toBe(200);
  return placed;
}

const statesOf = async (buyer: Buyer, bundleId: string): Promise<string[]> =>
  (await bundleOf(shop, buyer.token, bundleId)).parts.map(({ order }) => order.state);

/** Confirms every part of some combos, stays by staff and all else by itself within a time. */
async function confirmed(combos: readonly { buyer: Buyer; bundleId: string }[], ms: number): Promise<void> {
  const token = await shop.staff();
  for (const { buyer, bundleId } of combos) {
    const { parts } = await bundleOf(shop, buyer.token, bundleId);
    const params = { id: parts.find(({ slot }) => slot === 'hotel')?.order.id ?? '' };
    const { version } = (await shop.call(staffTravelEndpoints.readTravelOrder, { token, params })).data;
    const body = { version, references: ['RES-1'] };
    expect((await shop.call(staffTravelEndpoints.confirmTravelOrder, { token, params, body })).status).toBe(200);
  }
  await passTime(shop, ms);
  await shop.app.runJobs('travel.auto_confirm');
  const states = await Promise.all(combos.map(({ buyer, bundleId }) => statesOf(buyer, bundleId)));
  expect(new Set(states.flat())).toEqual(new Set(['confirmed']));
}

test('a fault at the third or the last part leaves nothing held in any kind, and the same quote is booked afterwards', async () => {
  const trip = await newTrip(shop);
  const buyer = await shop.buyer({ points: 1_000 });
  const picks = picksOf((await planOf(shop, trip, { with: 'tour' })).data);
  const quote = (await quoteCombo(shop, buyer.token, trip, picks, { usePoints: true })).data;
  const guests = [guestOf(await newPassenger(shop, buyer.token))];
  // Parts are held by kind: tables, seats, nights, places.
  for (const table of ['hotel_booking', 'tour_booking']) {
    await sql`CREATE FUNCTION break_line() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the line is dead'; END $$`.execute(
      db(),
    );
    await sql`CREATE TRIGGER break_line AFTER INSERT ON ${sql.table(table)} FOR EACH ROW EXECUTE FUNCTION break_line()`.execute(
      db(),
    );
    expect((await bookQuoted(shop, buyer.token, quote.id, guests)).status).toBe(500);
    await sql`DROP FUNCTION break_line() CASCADE`.execute(db());
    expect(await hadOf(db(), trip)).toEqual(NOTHING);
    expect((await walletOf(buyer)).points).toBe(1_000);
  }
  expect((await bookQuoted(shop, buyer.token, quote.id, guests)).code).toBe(200);
  expect(await hadOf(db(), trip)).toMatchObject({ seats: 2, nights: 4, places: 1 });
});

test('what runs out lets go of every part; late money has all of them again, or goes to the wallet where one is gone', async () => {
  for (const gone of [false, true]) {
    const trip = await newTrip(shop, { places: 1 });
    const buyer = await shop.buyer();
    const placed = await bookedCombo(shop, buyer, trip, { with: 'tour' });
    const had = await hadOf(db(), trip);
    const checkout = await beginAtSandbox(shop, buyer.token, placed.paymentId);
    await passTime(shop, 21 * MINUTE);
    await shop.app.runJobs('travel.expire');
    expect(await hadOf(db(), trip)).toEqual(NOTHING);
    if (gone) await paidTour(shop, (await shop.buyer({ usd: MONEY })).token, trip.departure);
    const { usd } = placed.quote.payable;
    expect(await deliverPaid(shop, checkout, usd)).toBe(200);
    expect(await hadOf(db(), trip)).toEqual(gone ? { ...NOTHING, places: 1 } : had);
    const states = new Set(await statesOf(buyer, placed.bundleId));
    expect(states.has('cancelled')).toBe(gone);
    expect((await walletOf(buyer)).usd).toBe(gone ? usd : 0);
  }
});

test('where the shop ends one core part that is paid, all others can be given back for nothing', async () => {
  const trip = await newTrip(shop);
  const buyer = await shop.buyer({ usd: MONEY });
  const { bundleId } = await paidCombo(buyer, trip);
  await confirmed([{ buyer, bundleId }], DAY + HOUR);
  const query = { id: bundleId };
  const preview = async () =>
    (await shop.call(bundleEndpoints.bundleCancelPreview, { token: buyer.token, query })).data;
  // Light fares lose half once the first hours are over.
  const before = await preview();
  expect(before.parts.find(({ slot }) => slot === 'flight')?.fee.usd).toBeGreaterThan(0);
  const staff = await shop.staff();
  const hotel = before.parts.find(({ slot }) => slot === 'hotel');
  const params = { id: hotel?.orderId ?? '' };
  const { version, payable } = (await shop.call(staffTravelEndpoints.readTravelOrder, { token: staff, params })).data;
  const body = { version, refundUsd: payable.usd, note: 'Roof leaks' };
  expect((await shop.call(staffTravelEndpoints.cancelTravelOrder, { token: staff, params, body })).status).toBe(200);
  const after = await preview();
  expect(after.parts.map(({ slot, becomes, fee }) => [slot, becomes, fee.usd])).toEqual([
    ['flight', 'cancelled', 0],
    ['hotel', 'gone', 0],
    ['dinner', 'cancelled', 0],
  ]);
  const whole = { bundleId, refundUsd: after.refundUsd };
  expect((await shop.call(bundleEndpoints.cancelBundle, { token: buyer.token, body: whole })).code).toBe(200);
  expect((await walletOf(buyer)).usd).toBe(MONEY);
  expect(await hadOf(db(), trip)).toEqual(NOTHING);
});

test('points and a member level on parts of different taxes: lines sum to the cent part by part, and so does what is paid', async () => {
  await sql`INSERT INTO member_level (id, identifier, name, threshold_usd, discount_bp)
    VALUES (gen_random_uuid(), 'odd', '{"en-US": "Odd"}', 70000, 733)`.execute(db());
  const trip = await newTrip(shop);
  await sql`UPDATE tour SET tax_bp = 825 WHERE id = ${trip.tour.id}`.execute(db());
  shop.app.platform.cache.drop(['levels', 'tours']);
  const buyer = await shop.buyer({ usd: MONEY, points: 3_333 });
  await sql`UPDATE customer SET spent_usd = 70000 WHERE id = ${buyer.id}`.execute(db());
  const { quote, bundleId } = await paidCombo(buyer, trip, { with: 'tour', usePoints: true });
  const steps = quote.parts.map(({ priceLines }) => new Map(priceLines.map(({ step, amount }) => [step, amount.usd])));
  for (const [index, part] of quote.parts.entries()) {
    const lines = [...(steps[index]?.values() ?? [])];
    expect([part.slot, lines.reduce((sum, usd) => sum + usd, 0)]).toEqual([part.slot, part.payable.usd]);
  }
  const of = (step: string) => steps.map((lines) => lines.get(step as never) ?? 0);
  expect(of('tax').map((usd) => usd > 0)).toEqual([false, true, false, true]);
  // The third is a table: its deposit comes off the bill whole.
  expect(of('member_level').map((usd) => usd < 0)).toEqual([true, true, false, true]);
  const points = of('points').reduce((sum, usd) => sum - usd, 0);
  expect(points).toBe(quote.points.value.usd);
  const { parts, payable } = await bundleOf(shop, buyer.token, bundleId);
  expect(parts.map(({ order }) => order.payable.usd)).toEqual(quote.parts.map((part) => part.payable.usd));
  const paid = quote.parts.reduce((sum, part) => sum + part.payable.usd, 0);
  expect([quote.payable.usd, payable.usd]).toEqual([paid, paid]);
  expect(await walletOf(buyer)).toEqual({ usd: MONEY - paid, points: 3_333 - quote.points.usable });
});

test('an optional table changes what is paid by exactly its part, whatever else is chosen', async () => {
  const trip = await newTrip(shop, { dinnerOptional: true });
  const { token } = await shop.buyer();
  for (const more of [[], ['tour']]) {
    const off = (await planOf(shop, trip, { with: more.join() })).data;
    const on = (await planOf(shop, trip, { with: [...more, 'dinner'].join() })).data;
    const dinner = on.parts.find(({ slot }) => slot === 'dinner')?.filled?.price.usd ?? Number.NaN;
    // Its deposit comes off the bill whole: nothing is taken off it.
    expect(dinner).toBe(1_000);
    expect((on.price?.usd ?? 0) - (off.price?.usd ?? 0)).toBe(dinner);
    const quotes = await Promise.all([on, off].map((plan) => quoteCombo(shop, token, trip, picksOf(plan))));
    const [with_, without] = quotes.map(({ data }) => data.payable.usd) as [number, number];
    expect([with_, without]).toEqual([on.price?.usd, off.price?.usd]);
  }
});

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

test('every order in which three parts are cancelled gives back the same', async () => {
  const trip = await newTrip(shop, { core: false, dinnerOptional: true, units: 6 });
  const booked = await Promise.all(
    ORDERS.map(async () => {
      const buyer = await shop.buyer({ usd: MONEY, points: 5_000 });
      const { bundleId, quote } = await paidCombo(buyer, trip, { with: 'tour', usePoints: true });
      return { buyer, bundleId, paid: quote.payable.usd };
    }),
  );
  await confirmed(booked, HOUR);
  // An hour at which cancelling costs half of the nights already, and not yet the whole fare.
  const then = instantOf(addDays(trip.day, -2), '19:30', NEW_YORK);
  await passTime(shop, then.getTime() - shop.app.platform.clock.now().getTime());
  const ends = new Set<string>();
  for (const [round, order] of ORDERS.entries()) {
    const { buyer, bundleId, paid } = booked[round] as (typeof booked)[number];
    const { token } = buyer;
    const { parts } = await bundleOf(shop, token, bundleId);
    for (const index of order) {
      const orderId = parts[index]?.order.id ?? '';
      const { data } = await shop.call(travelEndpoints.cancelPreview, { token, query: { id: orderId } });
      expect([data.fee.usd > 0, data.refundUsd > 0]).toEqual([true, true]);
      const body = { orderId, refundUsd: data.refundUsd };
      expect((await shop.call(travelEndpoints.cancelTravelOrder, { token, body })).code).toBe(200);
    }
    const { usd, points } = await walletOf(buyer);
    ends.add(`${usd - MONEY + paid} ${points}`);
  }
  expect(ends.size).toBe(1);
  expect(await hadOf(db(), trip)).toEqual(NOTHING);
});

test('a table that clashes with one of the customer at another restaurant names that booking, and nothing is held', async () => {
  const trip = await newTrip(shop);
  const buyer = await shop.buyer({ usd: 1_000_000 });
  const first = await bookedCombo(shop, buyer, await newTrip(shop));
  expect((await payCombo(shop, buyer.token, first.paymentId)).code).toBe(200);
  const own = (await bundleOf(shop, buyer.token, first.bundleId)).parts.find(({ slot }) => slot === 'dinner');
  const had = await hadOf(shop.app.platform.db, trip);
  const plan = await planOf(shop, trip);
  const quote = await quoteCombo(shop, buyer.token, trip, picksOf(plan.data), {});
  const guests = [guestOf(await newPassenger(shop, buyer.token))];
  const refused = await bookQuoted(shop, buyer.token, quote.data.id, guests);
  expect(refused.data).toMatchObject({
    error: 'travel.part_unavailable',
    slot: 'dinner',
    reason: 'dining.overlap',
    orderId: own?.order.id,
  });
  expect(await hadOf(shop.app.platform.db, trip)).toEqual(had);
});
