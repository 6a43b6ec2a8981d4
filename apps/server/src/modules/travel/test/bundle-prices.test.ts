import { randomUUID } from 'node:crypto';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ODD_CURRENCIES, plantCurrencies } from '../../../testing/currencies.ts';
import { rejectionOf } from '../../../testing/refusal-of.ts';
import { bookedTrip, bookTrip, quoteTrip, readTrip, twoRooms } from './bundle.fixtures.ts';
import { broken, newRoom, type Shop, walletOf } from './fixtures.ts';
import { openTravelPaymentShop, type TravelPaymentShop } from './payment.fixtures.ts';

let till: TravelPaymentShop;
let shop: Shop;
let _staff: string;
beforeAll(async () => {
  till = await openTravelPaymentShop();
  shop = till.shop;
  _staff = await shop.staff();
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await till.close();
});

const db = () => shop.app.platform.db;

test('two rooms cost a tenth less together, fees too, and what each costs alone is told', async () => {
  const rooms = await twoRooms(shop);
  const quote = await quoteTrip(shop, await shop.buyer(), { rooms });
  expect(quote).toMatchObject({
    subject: { title: 'Along the sea' },
    payable: { usd: 39_600 },
    alone: { usd: 44_000 },
    saved: { usd: 4_400 },
  });
  for (const part of quote.parts) {
    expect(part.payable.usd).toBe(19_800);
    expect(part.alone.usd).toBe(22_000);
    expect(part.policy.map(({ fee }) => fee.usd)).toEqual([0, 9_900, 19_800]);
  }
});

test.each(ODD_CURRENCIES)(
  'in %s the sum of a bundle is one on its quote, its page, the list and at the cashier',
  async (currency) => {
    await plantCurrencies(shop);
    const rooms = [...(await twoRooms(shop)), await newRoom(shop)];
    const buyer = await shop.buyer();
    const quote = await quoteTrip(shop, buyer, { rooms, currency });
    const { bundleId, paymentId } = await bookTrip(shop, buyer, quote.id);
    const trip = await readTrip(shop, buyer, bundleId);
    const reader = { token: buyer.token, currency };
    const cashier = (await shop.call(paymentEndpoints.cashier, { ...reader, query: { payment: paymentId } })).data;
    const { list } = (await shop.call(orderEndpoints.allOrders, { ...reader, query: {} })).data;
    const sums = [quote.payable, trip.payable, cashier.amount, list.find(({ id }) => id === bundleId)?.payable];
    expect(new Set(sums.map((one) => one?.amount))).toEqual(new Set([quote.payable.amount]));
    expect(quote.payable.currency).toBe(currency);
    expect([trip.saved, quote.alone.amount - quote.saved.amount]).toEqual([quote.saved, quote.payable.amount]);
  },
);

const newDeal = async (room: string, of: { percent: number; quota?: number }): Promise<string> => {
  const id = randomUUID();
  await sql`INSERT INTO travel_deal (id, kind, key, title, line, method, value, starts_at, ends_at, quota, enabled)
    VALUES (${id}, 'hotel', ${`room:${room}`}, '{}', '{}', 'percent', ${of.percent}, app_now() - interval '1 hour',
      app_now() + interval '1 day', ${of.quota ?? 10}, true)`.execute(db());
  return id;
};
const claimedOf = async (id: string) =>
  (await sql<{ claimed: number }>`SELECT claimed FROM travel_deal WHERE id = ${id}`.execute(db())).rows[0]?.claimed;

test('each part is at the better of the combo and its deal: never dearer than alone, and the deal’s units are claimed', async () => {
  const rooms = await twoRooms(shop);
  const [good, weak] = [await newDeal(rooms[0], { percent: 30 }), await newDeal(rooms[1], { percent: 5 })];
  const buyer = await shop.buyer({ usd: 100_000 });
  const quote = await quoteTrip(shop, buyer, { rooms });
  expect(quote.parts.map(({ slot, payable, alone }) => [slot, payable.usd, alone.usd])).toEqual(
    quote.parts.map(({ slot }) => (slot === rooms[0] ? [slot, 15_400, 15_400] : [slot, 19_800, 20_900])),
  );
  expect(quote).toMatchObject({ payable: { usd: 35_200 }, alone: { usd: 36_300 }, saved: { usd: 1_100 } });
  expect(await claimedOf(good)).toBe(0);
  const placed = await bookTrip(shop, buyer, quote.id);
  expect([await claimedOf(good), await claimedOf(weak)]).toEqual([1, 0]);
  expect(await readTrip(shop, buyer, placed.bundleId)).toMatchObject({
    payable: { usd: 35_200 },
    saved: { usd: 1_100 },
  });
  const body = { bundleId: placed.bundleId, reason: '' };
  expect((await shop.call(bundleEndpoints.cancelBundle, { token: buyer.token, body })).code).toBe(200);
  expect(await claimedOf(good)).toBe(0);
});

test('where the last unit of a deal went meanwhile, the whole is asked again; two parts share what is left of one', async () => {
  const rooms = await twoRooms(shop);
  const last = await newDeal(rooms[0], { percent: 30, quota: 1 });
  const [first, second] = [await shop.buyer({ usd: 100_000 }), await shop.buyer({ usd: 100_000 })];
  const quotes = [await quoteTrip(shop, first, { rooms }), await quoteTrip(shop, second, { rooms })];
  await bookTrip(shop, first, quotes[0]?.id ?? '');
  const refusal = await rejectionOf(bookTrip(shop, second, quotes[1]?.id ?? ''));
  expect(refusal).toMatchObject({
    key: 'order.quote_changed',
    data: { before: { payable: { usd: 35_200 } }, after: { payable: { usd: 39_600 }, saved: { usd: 4_400 } } },
  });
  expect(await claimedOf(last)).toBe(1);
});

test('two processes, bundles of the same two rooms in either order and the last units of two deals: as many as there are, none twice', async () => {
  const rooms = await twoRooms(shop, { total: 50 });
  const ids = [await newDeal(rooms[0], { percent: 30, quota: 3 }), await newDeal(rooms[1], { percent: 40, quota: 3 })];
  const turned = [rooms[1], rooms[0]] as const;
  const asking = Array.from({ length: 8 }, async (_, index) => {
    const buyer = await shop.buyer({ usd: 100_000 });
    return { buyer, quote: await quoteTrip(shop, buyer, { rooms: index % 2 === 0 ? rooms : turned }) };
  });
  const asked = await Promise.all(asking);
  const done = await Promise.all(
    asked.map(({ buyer, quote }, index) =>
      bookTrip(index % 3 === 0 ? till.second : shop, buyer, quote.id).then(
        (placed) => ({ buyer, placed, key: null }),
        (error: { key?: string }) => ({ buyer, placed: null, key: error.key ?? String(error) }),
      ),
    ),
  );
  const had = done.flatMap(({ buyer, placed }) => (placed ? [{ buyer, placed }] : []));
  expect(had).toHaveLength(3);
  expect(new Set(done.flatMap(({ key }) => key ?? []))).toEqual(new Set(['order.quote_changed']));
  expect(await Promise.all(ids.map(claimedOf))).toEqual([3, 3]);
  await Promise.all(
    had.map(({ buyer, placed }) =>
      shop.call(bundleEndpoints.cancelBundle, { token: buyer.token, body: { bundleId: placed.bundleId, reason: '' } }),
    ),
  );
  expect(await Promise.all(ids.map(claimedOf))).toEqual([0, 0]);
});

test('points pay part after part, as far as they go', async () => {
  const rooms = await twoRooms(shop);
  const buyer = await shop.buyer({ usd: 100_000, points: 2_500 });
  const quote = await quoteTrip(shop, buyer, { rooms, usePoints: true });
  const points = quote.parts.map(
    ({ priceLines }) => priceLines.find(({ step }) => step === 'points')?.amount.usd ?? Number.NaN,
  );
  expect(points.reduce((sum, usd) => sum + usd, 0)).toBe(-quote.points.value.usd);
  expect(quote.payable.usd).toBe(quote.parts.reduce((sum, { payable }) => sum + payable.usd, 0));
  await bookTrip(shop, buyer, quote.id);
  expect((await walletOf(shop, buyer.id)).points).toBe(2_500 - quote.points.usable);
});

test('a price that changed is asked about with both versions of the whole', async () => {
  const rooms = await twoRooms(shop);
  const buyer = await shop.buyer();
  const quote = await quoteTrip(shop, buyer, { rooms });
  await sql`UPDATE fake_room SET price_usd = 30000 WHERE id = ${rooms[0]}`.execute(db());
  const refusal = await rejectionOf(bookTrip(shop, buyer, quote.id));
  expect(refusal).toMatchObject({
    key: 'order.quote_changed',
    data: { before: { payable: { usd: 39_600 } }, after: { payable: { usd: 49_500 } } },
  });
  const revised = await shop.call(bundleEndpoints.reviseBundleQuote, {
    token: buyer.token,
    body: { quoteId: quote.id, usePoints: false },
  });
  expect(revised.data.payable.usd).toBe(49_500);
  await bookTrip(shop, buyer, quote.id);
  const other = await rejectionOf(bookedTrip(shop, buyer, { rooms }));
  expect(other).toMatchObject({ key: 'order.unpaid_exists', data: { orderId: quote.id, kind: 'tourcombo' } });
});
