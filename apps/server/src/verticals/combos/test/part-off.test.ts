import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { OrderGroup } from '@app/contract/orders/schemas';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import type { BundleDetail } from '@app/contract/travel/bundle-views';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { staffFlightEndpoints } from '@app/contract/verticals/flights/staff-endpoints';
import { staffTourEndpoints } from '@app/contract/verticals/tours/staff-endpoints';
import { DAY, MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '../../../modules/accounts/test/letters.fixtures.ts';
import { confirmOrder } from '../../../modules/travel/public.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { type Buyer, openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { newDeparture } from '../../tours/test/fixtures.ts';
import { bookedCombo, bundleOf, hadOf, newTrip, payCombo, type Trip } from './fixtures.ts';

const MONEY = 1_000_000;

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
const broken = async () => (await shop.app.verify()).filter((result) => !result.ok).map(({ name }) => name);
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect(await broken()).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const hasOf = async ({ id }: Buyer): Promise<number> =>
  (
    await sql<{ balance: number }>`
      SELECT balance FROM ledger_account WHERE owner_id = ${id} AND code = 'available'`.execute(db())
  ).rows[0]?.balance ?? Number.NaN;

type Own = { readonly buyer: Buyer; readonly trip: Trip; readonly bundleId: string };
async function paid(): Promise<Own> {
  const trip = await newTrip(shop);
  const buyer = await shop.buyer({ usd: MONEY });
  await sql`UPDATE customer SET email = ${`${buyer.id}@example.com`}, locale = 'en-US' WHERE id = ${buyer.id}`.execute(
    db(),
  );
  const { bundleId, paymentId } = await bookedCombo(shop, buyer, trip, { with: 'tour' });
  expect((await payCombo(shop, buyer.token, paymentId)).code).toBe(200);
  await shop.app.deliverEvents();
  return { buyer, trip, bundleId };
}
const read = ({ buyer, bundleId }: Own) => bundleOf(shop, buyer.token, bundleId);
const partOf = ({ parts }: BundleDetail, slot: string) => {
  const part = parts.find((one) => one.slot === slot);
  if (!part) throw new Error(`no ${slot}`);
  return part;
};
const templates = async ({ buyer }: Own) => {
  await shop.app.deliverEvents();
  return (await lettersTo(shop, `${buyer.id}@example.com`)).reverse();
};
const preview = async ({ buyer, bundleId }: Own) =>
  (await shop.call(bundleEndpoints.bundleCancelPreview, { token: buyer.token, query: { id: bundleId } })).data;
/** The airline cancels the way out. */
async function flightOff(own: Own): Promise<void> {
  const flight = partOf(await read(own), 'flight');
  const day = (flight.subject.item as { slices: { legs: { day: string }[] }[] }).slices[0]?.legs[0]?.day ?? '';
  const call = { token: staff, params: { id: own.trip.flights.out } };
  const done = await shop.call(staffFlightEndpoints.cancelDeparture, {
    ...call,
    raw: { day, reason: 'technical', version: 0 },
  });
  expect(done.code).toBe(200);
  await shop.app.deliverEvents();
}
const dropOut = (token: string, id: string, version: number) =>
  shop.call(staffTravelEndpoints.dropOutOfPart, { token, params: { id }, body: { version, note: 'The roof leaks' } });
const versionOf = async (id: string): Promise<number> =>
  (await shop.call(staffTravelEndpoints.readTravelOrder, { token: staff, params: { id } })).data.version;

test('an airline that cancels a flight of a combo: its customer takes another for nothing, and everything stays', async () => {
  const own = await paid();
  const before = await read(own);
  await flightOff(own);
  const asked = partOf(await read(own), 'flight');
  expect(asked.order.state).not.toBe('cancelled');
  expect(asked.providerChange).toMatchObject({
    stands: false,
    off: true,
    reason: 'technical',
    silence: 'refund',
    choices: ['replace', 'refund'],
  });
  // A customer's account and orders say that an answer is awaited.
  const me = (await shop.call(accountEndpoints.userInfo, { token: own.buyer.token })).data;
  expect(me.askedBookings).toEqual({
    count: 1,
    path: expect.stringMatching(new RegExp(`^/\\w+\\?id=${asked.order.id}$`)),
    until: asked.providerChange?.decideBy,
  });
  const ordersIn = async (group: OrderGroup) =>
    (await shop.call(orderEndpoints.allOrders, { token: own.buyer.token, query: { group } })).data;
  const listed = (await ordersIn('active')).list;
  expect(listed.find(({ id }) => id === own.bundleId)?.booked).toMatchObject({
    waitsFor: 'customer',
    answerBy: asked.providerChange?.decideBy,
  });
  const waiting = await ordersIn('asked');
  expect([waiting.list.map(({ id }) => id), waiting.counts.asked]).toEqual([[own.bundleId], 1]);
  // The board counts who is asked, not as an order that is left to be refunded.
  const leg = (asked.subject.item as { slices: { legs: { day: string }[] }[] }).slices[0]?.legs[0];
  const onBoard = async () => {
    const query = { day: leg?.day ?? '' };
    const { list } = (await shop.call(staffFlightEndpoints.listDepartures, { token: staff, query })).data;
    const found = list.find(({ flightId }) => flightId === own.trip.flights.out);
    return [found?.state, found?.toRefund, found?.asked];
  };
  expect(await onBoard()).toEqual(['cancelled', 0, 1]);
  // Asked once, however often the job looks.
  await shop.app.runJobs('flights.refund_cancelled');
  expect(partOf(await read(own), 'flight').providerChange?.id).toBe(asked.providerChange?.id);
  const letters = (await templates(own)).filter(({ template }) => template === 'travel_part_off');
  expect(letters.map(({ filling }) => filling.number)).toEqual([before.number]);
  const { token } = own.buyer;
  const query = { id: asked.order.id };
  const others = (await shop.call(travelEndpoints.changeAlternatives, { token, query })).data;
  expect(others.length).toBeGreaterThan(0);
  const had = await hasOf(own.buyer);
  const body = { orderId: asked.order.id, changeId: asked.providerChange?.id ?? '', alternative: others[0]?.key ?? '' };
  expect((await shop.call(travelEndpoints.takeAlternative, { token, body })).code).toBe(200);
  expect(await onBoard()).toEqual(['cancelled', 0, 0]);
  expect((await ordersIn('asked')).list).toEqual([]);
  const after = await read(own);
  expect([after.payable.usd, after.saved.usd, await hasOf(own.buyer)]).toEqual([
    before.payable.usd,
    before.saved.usd,
    had,
  ]);
  expect(partOf(after, 'flight')).toMatchObject({ providerChange: null, core: true });
  expect(after.parts.map(({ order }) => order.state === 'cancelled')).toEqual([false, false, false, false]);
  expect(await broken()).toEqual([]);
});

test('the same, and the customer cancels all of it without a fee, in one step', async () => {
  const own = await paid();
  await passTime(shop, DAY + 3_600_000);
  const fees = (await preview(own)).fee.usd;
  expect(fees).toBeGreaterThan(0);
  await flightOff(own);
  const free = await preview(own);
  expect([free.fee.usd, free.parts.map(({ becomes }) => becomes)]).toEqual([0, Array(4).fill('cancelled')]);
  const body = { bundleId: own.bundleId, refundUsd: free.refundUsd };
  expect((await shop.call(bundleEndpoints.cancelBundle, { token: own.buyer.token, body })).code).toBe(200);
  expect(await hasOf(own.buyer)).toBe(MONEY);
  expect(await hadOf(db(), own.trip)).toEqual({ seats: 0, nights: 0, quarters: 0, places: 0 });
  // One mail of all that was cancelled at once.
  const sent = (await templates(own)).map(({ template }) => template);
  expect(sent.filter((one) => one === 'travel_bundle_refunded' || one === 'travel_refunded')).toEqual([
    'travel_bundle_refunded',
  ]);
});

test('the same, and silence gives back the flight, which frees all the rest', async () => {
  const own = await paid();
  await flightOff(own);
  // How long it may take depends on the hour at which the flight departs and on that of now.
  const decideBy = Date.parse(partOf(await read(own), 'flight').providerChange?.decideBy ?? '');
  await passTime(shop, decideBy - shop.app.platform.clock.now().getTime() + MINUTE);
  await shop.app.runJobs('travel.decide_changes');
  const after = await read(own);
  const flight = partOf(after, 'flight');
  expect([flight.order.state, flight.fee?.usd]).toEqual(['cancelled', 0]);
  const rest = await preview(own);
  expect(rest.fee.usd).toBe(0);
});

test('a tour that is called off is not core: another departure, or its money; the rest keeps its policy', async () => {
  const own = await paid();
  const other = await newDeparture(db(), own.trip.tour, { day: addDays(own.trip.day, 3), capacity: 8 });
  const { rows } = await sql<{
    version: number;
  }>`SELECT version FROM tour_departure WHERE id = ${own.trip.departure}`.execute(db());
  const call = { token: staff, params: { id: own.trip.departure }, raw: { version: rows[0]?.version ?? 0 } };
  expect((await shop.call(staffTourEndpoints.cancelTourDeparture, call)).code).toBe(200);
  await shop.app.deliverEvents();
  const tour = partOf(await read(own), 'tour');
  expect(tour.providerChange).toMatchObject({ off: true, choices: ['replace', 'refund'] });
  const onBoard = async () => {
    const query = { day: tour.order.service.from };
    const { list } = (await shop.call(staffTourEndpoints.listTourDepartures, { token: staff, query })).data;
    const found = list.find(({ id }) => id === own.trip.departure);
    return [found?.state, found?.toRefund, found?.asked];
  };
  expect(await onBoard()).toEqual(['cancelled', 0, 1]);
  const { token } = own.buyer;
  const found = (await shop.call(travelEndpoints.changeAlternatives, { token, query: { id: tour.order.id } })).data;
  expect(found.map(({ key }) => key)).toContain(other);
  const body = { orderId: tour.order.id, changeId: tour.providerChange?.id ?? '', answer: 'refund' as const };
  expect((await shop.call(travelEndpoints.answerChange, { token, body })).code).toBe(200);
  const after = await read(own);
  expect(partOf(after, 'tour')).toMatchObject({
    order: { state: 'cancelled' },
    fee: { usd: 0 },
    refund: tour.order.payable,
  });
  expect(after.parts.filter(({ order }) => order.state === 'cancelled')).toHaveLength(1);
});

test('staff say that a house cannot have its guests: asked once, refused where it cannot be asked, and by whom it is not theirs', async () => {
  const own = await paid();
  const stay = partOf(await read(own), 'hotel');
  const { id } = stay.order;
  const version = await versionOf(id);
  expect((await dropOut(staff, id, version + 1)).data).toMatchObject({ error: 'record.stale' });
  const none = await shop.staff({ permissions: [] } as never).catch(() => null);
  if (none) expect((await dropOut(none, id, version)).code).not.toBe(200);
  const done = await dropOut(staff, id, version);
  expect(done.code).toBe(200);
  expect(done.data.providerChanges).toMatchObject([{ state: 'open', choices: ['replace', 'refund'] }]);
  expect(done.data.actions).not.toContain('drop_out');
  expect((await dropOut(staff, id, await versionOf(id))).code).not.toBe(200);
  // A flight is called off on its day, for all at once.
  const flight = partOf(await read(own), 'flight').order.id;
  expect((await dropOut(staff, flight, await versionOf(flight))).code).not.toBe(200);
  const asked = partOf(await read(own), 'hotel');
  expect(asked.providerChange).toMatchObject({ off: true, choices: ['replace', 'refund'], silence: 'refund' });
  // The house is core: all of it may be left for nothing.
  expect((await preview(own)).fee.usd).toBe(0);
  const other = await shop.buyer();
  const body = { orderId: id, changeId: asked.providerChange?.id ?? '', answer: 'refund' as const };
  expect((await shop.call(travelEndpoints.answerChange, { token: other.token, body })).code).not.toBe(200);
  expect((await shop.call(travelEndpoints.answerChange, { token: own.buyer.token, body })).code).toBe(200);
  expect(partOf(await read(own), 'hotel')).toMatchObject({ order: { state: 'cancelled' }, fee: { usd: 0 } });
  expect((await preview(own)).fee.usd).toBe(0);
});

test('that a place cannot have its guests is not offered for the last part that is left, which is ended instead', async () => {
  const own = await paid();
  const stay = partOf(await read(own), 'hotel').order.id;
  const shown = async (id: string) =>
    (await shop.call(staffTravelEndpoints.readTravelOrder, { token: staff, params: { id } })).data;
  expect(await shown(stay)).toMatchObject({ bundle: { last: false } });
  expect((await shown(stay)).actions).toContain('drop_out');
  const others = (await read(own)).parts.filter(({ order }) => order.id !== stay);
  for (const { order } of others) {
    const done = await shop.call(staffTravelEndpoints.cancelTravelOrder, {
      token: staff,
      params: { id: order.id },
      body: { version: await versionOf(order.id), refundUsd: order.payable.usd, note: 'Called off' },
    });
    expect(done.code).toBe(200);
  }
  // A core part frees the others, which hides the step by itself; it is the last one that is looked at here.
  await sql`UPDATE travel_order SET disrupted_at = NULL WHERE id = ${stay}`.execute(db());
  const last = await shown(stay);
  expect(last.bundle?.last).toBe(true);
  expect(last.actions).not.toContain('drop_out');
  expect(last.actions).toContain('cancel_paid');
  expect(refusalOf(await dropOut(staff, stay, last.version))).toBe('order.not_allowed');
});

test('a part that dropped out is not confirmed while its customer is asked, by nobody and not by itself; those that it freed are', async () => {
  const own = await paid();
  const stay = partOf(await read(own), 'hotel').order.id;
  const confirm = async (id: string) =>
    shop.call(staffTravelEndpoints.confirmTravelOrder, {
      token: staff,
      params: { id },
      body: { version: await versionOf(id), references: ['RES-1'] },
    });
  const actionsOf = async (id: string) =>
    (await shop.call(staffTravelEndpoints.readTravelOrder, { token: staff, params: { id } })).data.actions;
  expect(await actionsOf(stay)).toContain('confirm');
  expect((await dropOut(staff, stay, await versionOf(stay))).code).toBe(200);
  expect(await actionsOf(stay)).not.toContain('confirm');
  const refused = await confirm(stay);
  expect([refused.status, refusalOf(refused)]).toEqual([409, 'order.not_allowed']);
  // Nor does the system, whose time has come, and no one is notified that it is late.
  await sql`UPDATE travel_order SET auto_at = app_now(), confirm_by = app_now() - interval '1 hour'
    WHERE id = ${stay}`.execute(db());
  expect(await confirmOrder(shop.app.platform, stay)).toBe(false);
  for (const job of ['travel.auto_confirm', 'travel.note_overdue']) await shop.app.runJobs(job);
  const { rows } = await sql<{ state: string; overdue: Date | null }>`
    SELECT state, overdue_at AS overdue FROM travel_order WHERE id = ${stay}`.execute(db());
  expect(rows).toEqual([{ state: 'pending_verification', overdue: null }]);
  const { providerChange } = partOf(await read(own), 'hotel');
  const body = { orderId: stay, changeId: providerChange?.id ?? '', answer: 'refund' as const };
  expect((await shop.call(travelEndpoints.answerChange, { token: own.buyer.token, body })).code).toBe(200);
  const waits = (await read(own)).parts.filter(({ order }) => order.state === 'pending_verification');
  expect(waits.length).toBeGreaterThan(0);
  for (const { order } of waits) {
    expect(await actionsOf(order.id)).toContain('confirm');
    expect((await confirm(order.id)).code).toBe(200);
  }
});

test('parts that are confirmed are told of together: so many of so many, once each time', async () => {
  const own = await paid();
  const sent = async () =>
    (await templates(own)).filter(({ template }) => template.startsWith('travel_bundle_confirmed'));
  const counts = (letters: Awaited<ReturnType<typeof sent>>) =>
    letters.map(({ filling }) => `${filling.count} of ${filling.of}`);
  const atOnce = (await read(own)).parts.filter(({ order }) => order.state === 'confirmed').length;
  const first = counts(await sent());
  // Parts that were confirmed at one moment are in one mail, and no count comes twice.
  expect(first).toEqual([...new Set(first)]);
  expect(first.at(-1)).toBe(atOnce > 0 ? `${atOnce} of 4` : undefined);
  const id = partOf(await read(own), 'hotel').order.id;
  const body = { version: await versionOf(id), references: ['RES-1'] };
  expect((await shop.call(staffTravelEndpoints.confirmTravelOrder, { token: staff, params: { id }, body })).code).toBe(
    200,
  );
  const letters = await sent();
  expect(counts(letters)).toEqual([...first, `${atOnce + 1} of 4`]);
  const last = letters.at(-1);
  expect(last?.filling.number).toBe((await read(own)).number);
  expect(last?.filling.facts).toContain('RES-1');
  expect((await templates(own)).map(({ template }) => template)).not.toContain('travel_confirmed');
});
