import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { staffFlightEndpoints as staffFlights } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { DAY, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newPassenger,
  newRoundTrip,
  payTrip,
  plantBrands,
  quoteTrip,
  type RoundTrip,
  sellBags,
  wayOf,
} from './fixtures.ts';

let shop: Shop;
let pair: RoundTrip;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(shop.app.platform.db);
  await sellBags(shop.app.platform.db);
  pair = await newRoundTrip(shop.app.platform.db);
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const bag = (slice: number, guest: number, kind: string, pieces = 1) => ({ slice, guest, kind, pieces });
const bagsOf = (of: { subject: { item: unknown } }) =>
  (of.subject.item as FlightItem).bags.map(({ slice, guest, kind, pieces }) => [slice, guest, kind, pieces]);
const orderOf = async (token: string, id: string) =>
  (await shop.call(travel.travelOrderDetails, { token, query: { id } })).data;

type Own = { token: string; orderId: string; paidUsd: number };
/** A round trip that is paid and has its tickets, in the fare of which nothing comes back from the beginning. */
async function issued(of: { bags?: object[]; inDays?: number; brand?: string; issued?: boolean } = {}): Promise<Own> {
  const { inDays = 5, brand = 'flex' } = of;
  const who = await shop.buyer({ usd: 200_000 });
  const slices = [
    wayOf([{ flightId: pair.out, day: dayAhead(shop, inDays) }], brand),
    wayOf([{ flightId: pair.back, day: dayAhead(shop, inDays + 7) }], brand),
  ];
  const quote = await quoteTrip(shop, who.token, { slices, bags: of.bags ?? [] });
  const person = await newPassenger(shop, who.token);
  const placed = await bookTrip(shop, who.token, quote.data.id, [guestOf(person)]);
  await payTrip(shop, who.token, placed.data.paymentId);
  if (of.issued !== false) {
    await passTime(shop, 4 * MINUTE);
    await shop.app.runJobs('travel.auto_confirm');
  }
  return { token: who.token, orderId: placed.data.orderId, paidUsd: quote.data.payable.usd };
}

const price = (own: Own, bags: object[]) =>
  shop.call(flights.quoteExtras, { token: own.token, raw: { orderId: own.orderId, bags } });
const take = (own: Own, changeId: string, key: string = randomUUID()) =>
  shop.call(flights.addExtras, { token: own.token, body: { changeId }, headers: { 'idempotency-key': key } });
const soldFor = (own: Own, token = own.token) =>
  shop.call(flights.flightBags, { token, query: { orderId: own.orderId } });

test('bags are added to a booking with tickets: paid by themselves, and tickets, numbers and fares stay as they were', async () => {
  const own = await issued({ bags: [bag(1, 1, 'checked')] });
  const before = await orderOf(own.token, own.orderId);
  expect(before.state).toBe('confirmed');
  expect(before.actions).toContain('add_extras');
  expect(before.actions).not.toContain('change_dates');
  const sold = (await soldFor(own)).data.ways;
  expect(sold.map((way) => way.map(({ kind, price: each }) => [kind, each.usd]))).toEqual([
    [
      ['checked', 4_500],
      ['sports', 6_600],
    ],
    [
      ['checked', 4_500],
      ['sports', 6_600],
    ],
  ]);

  const quoted = await price(own, [bag(1, 1, 'checked'), bag(2, 1, 'sports')]);
  expect(quoted.data).toMatchObject({ due: { usd: 4_500 + 6_600 }, back: null, fee: { usd: 0 } });
  expect(bagsOf(quoted.data.before)).toEqual([[1, 1, 'checked', 1]]);
  expect(bagsOf(quoted.data.after)).toEqual([
    [1, 1, 'checked', 2],
    [2, 1, 'sports', 1],
  ]);
  expect(quoted.data.after.payable.usd).toBe(own.paidUsd + 11_100);
  expect(quoted.data.after.priceLines.reduce((sum, { amount }) => sum + amount.usd, 0)).toBe(own.paidUsd + 11_100);
  // What was lost before, and the new bags at every moment beside it.
  expect(quoted.data.policy.map(({ fee }) => fee.usd)).toEqual(before.policy.map(({ fee }) => fee.usd + 11_100));

  const key = randomUUID();
  const made = await take(own, quoted.data.id, key);
  expect(made.data.state).toBe('awaiting_payment');
  expect((await take(own, quoted.data.id, key)).data).toEqual(made.data);
  const waiting = await orderOf(own.token, own.orderId);
  expect(waiting.openChange).toMatchObject({ due: { usd: 11_100 } });
  expect(bagsOf(waiting)).toEqual([[1, 1, 'checked', 1]]);

  expect((await payTrip(shop, own.token, made.data.paymentId ?? '')).code).toBe(200);
  const after = await orderOf(own.token, own.orderId);
  expect(after).toMatchObject({
    state: 'confirmed',
    references: before.references,
    voucherCode: before.voucherCode,
    openChange: null,
    changeFee: null,
  });
  expect(after.timeline.at(-1)?.event).toBe('add_extras');
  expect(after.payable.usd).toBe(own.paidUsd + 11_100);
  expect(bagsOf(after)).toEqual(bagsOf(quoted.data.after));
  expect(after.policy.map(({ fee }) => fee.usd)).toEqual(quoted.data.policy.map(({ fee }) => fee.usd));
  expect(after.priceLines[0]?.items?.slice(-3).map(({ label, amount }) => [label.split(' · ')[1], amount.usd])).toEqual(
    [
      ['extra bag 23 kg, adult', 4_500],
      ['extra bag 23 kg, adult', 4_500],
      ['sports bag 32 kg, adult', 6_000],
    ],
  );
  const tickets = (await shop.call(flights.flightTickets, { token: own.token, query: { orderId: own.orderId } })).data;
  expect(tickets.map((ticket) => ticket.void)).toEqual([false]);

  // Cancelling refunds what was previewed, over both payments.
  const preview = (await shop.call(travel.cancelPreview, { token: own.token, query: { id: own.orderId } })).data;
  expect(preview).toMatchObject({ refundUsd: own.paidUsd - 4_500, fee: { usd: 4_500 + 11_100 } });
  const cancelled = await shop.call(travel.cancelTravelOrder, {
    token: own.token,
    body: { orderId: own.orderId, reason: '', refundUsd: preview.refundUsd },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(cancelled.data.state).toBe('cancelled');
});

test('a fare that gives nothing back takes bags too, also before its tickets are issued, until booking of the way ends', async () => {
  await sql`UPDATE fare_brand SET refund_steps = '[{"hoursBefore": 8760, "percent": 100}]' WHERE code = 'light'`.execute(
    shop.app.platform.db,
  );
  const own = await issued({ brand: 'light', issued: false });
  expect((await orderOf(own.token, own.orderId)).state).toBe('pending_verification');
  const first = await price(own, [bag(1, 1, 'checked')]);
  const made = await take(own, first.data.id);
  await payTrip(shop, own.token, made.data.paymentId ?? '');
  expect(await orderOf(own.token, own.orderId)).toMatchObject({ state: 'pending_verification', references: [] });
  await passTime(shop, 4 * MINUTE);
  await shop.app.runJobs('travel.auto_confirm');
  expect((await orderOf(own.token, own.orderId)).state).toBe('confirmed');

  // Once the trip has begun, no way takes any more.
  await passTime(shop, 6 * DAY);
  expect((await soldFor(own)).data.ways.map((way) => way.length)).toEqual([0, 0]);
  expect(refusalOf(await price(own, [bag(1, 1, 'checked')]))).toBe('travel.change_too_late');
});

test('what is wrong with bags that are added is refused: too many, not sold, of nobody, by others', async () => {
  const own = await issued({ bags: [bag(1, 1, 'checked')] });
  const { token: other } = await shop.buyer();
  expect(refusalOf(await soldFor(own, other))).toBe('record.not_found');
  expect(refusalOf(await soldFor({ ...own, orderId: randomUUID() }))).toBe('record.not_found');
  expect(refusalOf(await price({ ...own, token: other }, [bag(1, 1, 'checked')]))).toBe('record.not_found');
  expect((await price(own, [bag(1, 1, 'checked', 2)])).data).toMatchObject({ error: 'flight.bags_most', most: 2 });
  for (const [bags, field] of [
    [[], 'bags'],
    [[bag(3, 1, 'checked')], 'bags.0.slice'],
    [[bag(1, 2, 'checked')], 'bags.0.guest'],
    [[bag(1, 1, 'sports'), bag(1, 1, 'sports')], 'bags.1.kind'],
    [[bag(1, 1, 'sports', 0)], 'bags.0.pieces'],
  ] as const) {
    expect(Object.keys(fieldsOf(await price(own, [...bags])) ?? {})).toEqual([field]);
  }
  const quoted = await price(own, [bag(2, 1, 'checked')]);
  expect(refusalOf(await take({ ...own, token: other }, quoted.data.id))).toBe('record.not_found');
  await sql`UPDATE fare_brand SET extra_bags = jsonb_set(extra_bags, '{0,usd}', '5000') WHERE code = 'flex'`.execute(
    shop.app.platform.db,
  );
  expect(refusalOf(await take(own, quoted.data.id))).toBe('travel.change_differs');
  await sellBags(shop.app.platform.db);
  // An unpaid booking has none added.
  const who = await shop.buyer({ usd: 200_000 });
  const slices = [wayOf([{ flightId: pair.out, day: dayAhead(shop, 20) }])];
  const quote = await quoteTrip(shop, who.token, { slices });
  const placed = await bookTrip(shop, who.token, quote.data.id, [guestOf(await newPassenger(shop, who.token))]);
  const unpaid = { token: who.token, orderId: placed.data.orderId, paidUsd: 0 };
  expect(refusalOf(await price(unpaid, [bag(1, 1, 'checked')]))).toBe('order.not_allowed');
  expect((await soldFor(unpaid)).data.ways).toEqual([[]]);
});

test('bags within the free hours come back with the rest; one that is not paid in time leaves the booking as it was', async () => {
  const own = await issued({ inDays: 30 });
  const quoted = await price(own, [bag(1, 1, 'checked')]);
  expect(quoted.data.policy[0]?.fee.usd).toBe(0);
  const made = await take(own, quoted.data.id);
  await passTime(shop, 30 * MINUTE);
  await shop.app.runJobs('travel.expire');
  const after = await orderOf(own.token, own.orderId);
  expect([after.openChange, bagsOf(after), after.payable.usd]).toEqual([null, [], own.paidUsd]);
  expect((await payTrip(shop, own.token, made.data.paymentId ?? '')).code).not.toBe(200);
  const again = await take(own, (await price(own, [bag(1, 1, 'checked')])).data.id);
  await payTrip(shop, own.token, again.data.paymentId ?? '');
  const preview = (await shop.call(travel.cancelPreview, { token: own.token, query: { id: own.orderId } })).data;
  expect(preview).toMatchObject({ refundUsd: own.paidUsd + 4_500 });
});

test('staff add bags with a note, which the customer pays; without the right nobody does', async () => {
  const own = await issued();
  const token = await shop.staff();
  const bags = [bag(2, 1, 'sports')];
  const params = { id: own.orderId };
  const quoted = await shop.call(staffFlights.quoteExtras, { token, params, raw: { bags } });
  expect(quoted.data).toMatchObject({ due: { usd: 6_600 }, fee: { usd: 0 } });
  const seen = (await shop.call(desk.readTravelOrder, { token, params })).data;
  expect(seen.actions).toContain('add_extras');
  const body = { version: seen.version, changeId: quoted.data.id, note: 'Skis, as told by phone' };
  const made = await shop.call(staffFlights.addExtras, {
    token,
    params,
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(made.data.changes.at(-1)).toMatchObject({ state: 'awaiting_payment', byStaff: true, dueUsd: 6_600 });
  const { openChange } = await orderOf(own.token, own.orderId);
  await payTrip(shop, own.token, openChange?.paymentId ?? '');
  expect(bagsOf(await orderOf(own.token, own.orderId))).toEqual([[2, 1, 'sports', 1]]);
  expect((await shop.call(staffFlights.quoteExtras, { params, raw: { bags } })).code).not.toBe(200);
  expect(
    refusalOf(await shop.call(staffFlights.quoteExtras, { token, params: { id: randomUUID() }, raw: { bags } })),
  ).toBe('record.not_found');
});

test('two who add bags at once from two windows do not have more than the fare allows', async () => {
  const own = await issued();
  const both = await Promise.all([price(own, [bag(1, 1, 'checked', 2)]), price(own, [bag(1, 1, 'checked', 2)])]);
  const made = await Promise.all(both.map(({ data }) => take(own, data.id)));
  // The later one takes the place of the one that waits.
  const waiting = made.filter(({ code }) => code === 200).map(({ data }) => data.paymentId ?? '');
  const paid = await Promise.all(waiting.map((payment) => payTrip(shop, own.token, payment)));
  expect(paid.filter(({ code }) => code === 200).length).toBe(1);
  expect(bagsOf(await orderOf(own.token, own.orderId))).toEqual([[1, 1, 'checked', 2]]);
  expect((await price(own, [bag(1, 1, 'checked')])).data).toMatchObject({ error: 'flight.bags_most' });
});
