import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { staffFlightEndpoints } from '@app/contract/verticals/flights/staff-endpoints';
import { sliceKeyOf } from '@app/contract/verticals/flights/trip-schemas';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ODD_CURRENCIES, plantCurrencies } from '../../../testing/currencies.ts';
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
const itemIn = (of: { subject: { item: unknown } }) => of.subject.item as FlightItem;
const orderOf = async (token: string, id: string) =>
  (await shop.call(travel.travelOrderDetails, { token, query: { id } })).data;

async function booked(trip: { slices: object[]; bags?: object[] }) {
  const who = await shop.buyer({ usd: 200_000 });
  const quote = await quoteTrip(shop, who.token, trip);
  const person = await newPassenger(shop, who.token);
  const placed = await bookTrip(shop, who.token, quote.data.id, [guestOf(person)]);
  expect(placed.code).toBe(200);
  return { who, quote: quote.data, orderId: placed.data.orderId, paymentId: placed.data.paymentId };
}

test('bags are lines of the price with taxes of their own, kept with the booking, and are not given back', async () => {
  const [day, home] = [dayAhead(shop, 5), dayAhead(shop, 9)];
  const [out, back] = [wayOf([{ flightId: pair.out, day }]), wayOf([{ flightId: pair.back, day: home }])];
  const without = await quoteTrip(shop, (await shop.buyer()).token, { slices: [out, back] });
  // Flex both ways with charges.
  expect(without.data.payable.usd).toBe(32_000);
  expect(itemIn(without.data).bags).toEqual([]);

  const bags = [bag(2, 1, 'sports'), bag(1, 1, 'checked', 2)];
  const { who, quote, orderId, paymentId } = await booked({ slices: [out, back], bags });
  expect(quote.payable.usd).toBe(32_000 + 2 * 4_500 + 6_000 + 600);
  expect(quote.priceLines.find(({ step }) => step === 'tax')?.amount.usd).toBe(600);
  const [list] = quote.priceLines;
  expect(list?.items?.slice(-2).map(({ label, quantity, amount }) => [label, quantity, amount.usd])).toEqual([
    [`${pair.from.code} → ${pair.to.code} · extra bag 23 kg, adult`, 2, 9_000],
    [`${pair.to.code} → ${pair.from.code} · sports bag 32 kg, adult`, 1, 6_000],
  ]);
  expect(itemIn(quote).bags).toEqual([
    { slice: 1, guest: 1, kind: 'checked', kg: 23, pieces: 2 },
    { slice: 2, guest: 1, kind: 'sports', kg: 32, pieces: 1 },
  ]);
  // Flex refunds all of its fare until an hour before: the bags are what cancelling costs.
  // An hour before the way out a fifth of its fare is lost, from the departure on all.
  expect(quote.policy.map(({ fee }) => fee.usd)).toEqual([15_600, 15_600 + 3_000, 47_600]);

  await payTrip(shop, who.token, paymentId);
  const { db } = shop.app.platform;
  const { rows } = await sql<{ key: string; paid: number }>`SELECT key, paid_usd AS paid FROM travel_order_item
    WHERE order_id = ${orderId} AND key LIKE 'bag/%' ORDER BY key`.execute(db);
  expect(rows).toEqual([
    { key: 'bag/1/1/checked', paid: 9_000 },
    { key: 'bag/2/1/sports', paid: 6_600 },
  ]);
  const report = await shop.call(staffFlightEndpoints.flightReport, {
    token: await shop.staff(),
    query: { from: day, to: home, by: 'flight' },
  });
  expect(
    report.data.rows.map(({ fareUsd, chargesUsd, extrasUsd, revenueUsd }) => [
      fareUsd,
      chargesUsd,
      extrasUsd,
      revenueUsd,
    ]),
  ).toEqual([
    [15_000, 1_000, 9_000, 25_000],
    [15_000, 1_000, 6_600, 22_600],
  ]);
  const order = await orderOf(who.token, orderId);
  expect(itemIn(order).bags).toEqual(itemIn(quote).bags);
  const preview = await shop.call(travel.cancelPreview, { token: who.token, query: { id: orderId } });
  expect(preview.data).toMatchObject({ refundUsd: 32_000, fee: { usd: 15_600 } });
  const cancelled = await shop.call(travel.cancelTravelOrder, {
    token: who.token,
    body: { orderId, reason: '', refundUsd: 32_000 },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(cancelled.code).toBe(200);
  expect(await orderOf(who.token, orderId)).toMatchObject({ refund: { usd: 32_000 } });
});

test('all of it comes back within the free hours, and where the airline changes the flight', async () => {
  const slices = [wayOf([{ flightId: pair.out, day: dayAhead(shop, 30) }], 'light')];
  const { who, quote, orderId, paymentId } = await booked({ slices, bags: [bag(1, 1, 'checked')] });
  // 24 hours free, then half of the fare and the bag, a day before all of both, charges from the departure on.
  expect(quote.policy.map(({ fee }) => fee.usd)).toEqual([0, 5_000 + 4_500, 10_000 + 4_500, 15_500]);
  await payTrip(shop, who.token, paymentId);
  const previewed = async () =>
    (await shop.call(travel.cancelPreview, { token: who.token, query: { id: orderId } })).data.refundUsd;
  expect(await previewed()).toBe(15_500);
  await passTime(shop, 2 * DAY);
  expect(await previewed()).toBe(6_000);
  await sql`UPDATE travel_order SET disrupted_at = app_now() WHERE id = ${orderId}`.execute(shop.app.platform.db);
  expect(await previewed()).toBe(15_500);
});

test('what is not sold, too much of it, and bags of nobody are refused at their field', async () => {
  const { token } = await shop.buyer();
  const [day, back] = [dayAhead(shop, 30), dayAhead(shop, 37)];
  const slices = [wayOf([{ flightId: pair.out, day }]), wayOf([{ flightId: pair.back, day: back }])];
  const quoted = (bags: object[], party: object = {}) => quoteTrip(shop, token, { slices, bags, ...party });
  const family = { adults: 1, childAges: [4], babies: 1 };
  for (const [bags, field] of [
    [[bag(3, 1, 'checked')], 'bags.0.slice'],
    [[bag(1, 3, 'checked')], 'bags.0.guest'],
    [[bag(1, 2, 'checked'), bag(1, 2, 'checked')], 'bags.1.kind'],
    [[bag(1, 1, 'boxes')], 'bags.0.kind'],
    [[bag(1, 1, 'checked', 10)], 'bags.0.pieces'],
    [[bag(0, 1, 'checked')], 'bags.0.slice'],
  ] as const) {
    const answer = await quoted([...bags], family);
    expect(Object.keys(fieldsOf(answer) ?? {})).toEqual([field]);
  }
  expect((await quoted([bag(1, 2, 'checked')], family)).code).toBe(200);
  expect((await quoted([bag(1, 1, 'checked', 3)])).data).toMatchObject({
    error: 'flight.bags_most',
    most: 2,
    fields: { 'bags.0.pieces': 'field.flight_bags_most' },
  });
  expect((await quoted([{ ...bag(1, 1, 'checked'), usd: 1 }])).code).not.toBe(200);
});

test('whoever books is asked again where a bag costs more than in the quote, or is not sold any more', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer({ usd: 200_000 });
  const slices = [wayOf([{ flightId: pair.out, day: dayAhead(shop, 40) }])];
  const trip = { slices, bags: [bag(1, 1, 'checked')] };
  const quote = await quoteTrip(shop, who.token, trip);
  const person = await newPassenger(shop, who.token);
  const book = () => bookTrip(shop, who.token, quote.data.id, [guestOf(person)]);
  await sql`UPDATE fare_brand SET extra_bags = jsonb_set(extra_bags, '{0,usd}', '5000') WHERE code = 'flex'`.execute(
    db,
  );
  expect(refusalOf(await book())).toBe('order.quote_changed');
  await sql`UPDATE fare_brand SET extra_bags = '[]' WHERE code = 'flex'`.execute(db);
  expect(refusalOf(await book())).toEqual({ 'bags.0.kind': 'field.flight_bag_kind' });
  await sellBags(db);
  expect((await book()).code).toBe(200);
});

test('details say what is sold beside each fare, in the currency asked for', async () => {
  await plantCurrencies(shop);
  const out = sliceKeyOf([{ flightId: pair.out, day: dayAhead(shop, 30) }]);
  const details = async (currency?: string) =>
    (await shop.call(flights.flightDetails, { query: { out }, ...(currency && { currency }) })).data;
  const [light] = (await details()).choices[0] ?? [];
  expect(light?.extraBags).toEqual([
    { kind: 'checked', kg: 23, most: 2, price: { usd: 4_500, amount: 4_500, currency: 'USD' } },
    { kind: 'sports', kg: 32, most: 1, price: { usd: 6_600, amount: 6_600, currency: 'USD' } },
  ]);
  const [odd = ''] = ODD_CURRENCIES;
  expect((await details(odd)).choices[0]?.[0]?.extraBags[0]?.price.currency).toBe(odd);
});
