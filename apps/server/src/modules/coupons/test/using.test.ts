import { orderEndpoints } from '@app/contract/orders/endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { DAY, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { broken, collected, createCoupon, mine, pay, placed, quote, submit } from './fixtures.ts';

let shop: Shop;
let staff: string;
let item: { variantId: string; quantity: number };
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  const { variantIds } = await shop.product({ prices: [4_000], stock: 1_000 });
  item = { variantId: variantIds[0] ?? '', quantity: 1 };
});
afterAll(() => shop.close());

const amountOf = (lines: readonly { step: string; amount: { usd: number } }[], step: string) =>
  lines.find((line) => line.step === step)?.amount.usd;

test('the best coupon is chosen by itself; another or none can be chosen; the sheet tells what each saves', async () => {
  const buyer = await shop.buyer();
  const [small, large, dear] = [
    await createCoupon(shop, staff, { amountUsd: 300 }),
    await createCoupon(shop, staff, { kind: 'percent', percent: 20, capUsd: 700 }),
    await createCoupon(shop, staff, { minSpendUsd: 10_000 }),
  ];
  const [ofSmall, ofLarge, ofDear] = [
    await collected(shop, buyer, small.id),
    await collected(shop, buyer, large.id),
    await collected(shop, buyer, dear.id),
  ];
  const { data } = await quote(shop, buyer, [item]);
  expect(data.coupon).toMatchObject({ chosen: { id: ofLarge, saving: { usd: 700 } }, usable: 2 });
  expect(amountOf(data.priceLines, 'coupon')).toBe(-700);
  expect(data.payable.usd).toBe(4_000 - 700 + 500);
  const sheet = await shop.call(orderEndpoints.quoteCoupons, { token: buyer.token, query: { quote: data.id } });
  expect(sheet.data).toMatchObject({
    chosen: ofLarge,
    list: [
      { id: ofLarge, saving: { usd: 700 }, reason: null },
      { id: ofSmall, saving: { usd: 300 }, reason: null },
      { id: ofDear, saving: null, reason: 'min_spend', missing: { usd: 6_000 } },
    ],
  });
  const revise = (couponId: string | null) =>
    shop.call(orderEndpoints.reviseQuote, { token: buyer.token, body: { quoteId: data.id, couponId } });
  expect((await revise(ofSmall)).data.payable.usd).toBe(4_200);
  const none = await revise(null);
  expect(none.data).toMatchObject({ payable: { usd: 4_500 }, coupon: { chosen: null, usable: 2 } });
  // A wish stays until another one.
  const kept = await shop.call(orderEndpoints.reviseQuote, {
    token: buyer.token,
    body: { quoteId: data.id, usePoints: true },
  });
  expect(kept.data.coupon.chosen).toBeNull();
  expect((await revise(ofDear)).code).toBe(refusalCode('coupon.not_usable'));
  const stranger = await shop.buyer();
  const theirs = await collected(shop, stranger, small.id);
  expect((await revise(theirs)).code).toBe(refusalCode('coupon.not_usable'));
  const look = await shop.call(orderEndpoints.quoteCoupons, { token: stranger.token, query: { quote: data.id } });
  expect(look.code).toBe(refusalCode('record.not_found'));
});

test('a coupon is named in the language of whoever reads, in the quote, its lines and the order', async () => {
  const buyer = await shop.buyer();
  const name = { 'en-US': 'Sun days', 'zh-cn': '晴天', es: 'Días de sol', pt: 'Dias de sol' };
  await collected(shop, buyer, (await createCoupon(shop, staff, { amountUsd: 300, name })).id);
  const { data } = await quote(shop, buyer, [item]);
  const named = (lines: readonly { step: string; detail: object }[]) =>
    lines.find(({ step }) => step === 'coupon')?.detail;
  expect(named(data.priceLines)).toMatchObject({ name: 'Sun days' });
  const query = { id: data.id };
  const read = await shop.call(orderEndpoints.readQuote, { token: buyer.token, lang: 'zh-cn', query });
  expect(read.data.coupon.chosen?.name).toBe('晴天');
  expect(named(read.data.priceLines)).toMatchObject({ name: '晴天' });
  const { orderId } = (await submit(shop, buyer, data.id)).data;
  const details = await shop.call(orderEndpoints.orderDetails, {
    token: buyer.token,
    lang: 'es',
    query: { id: orderId },
  });
  expect(named(details.data.priceLines)).toMatchObject({ name: 'Días de sol' });
});

test('an order holds its coupon, payment uses it, and the lines share what it took off', async () => {
  const buyer = await shop.buyer({ usd: 20_000 });
  const other = await shop.product({ prices: [1_999], stock: 10 });
  const coupon = await createCoupon(shop, staff, { amountUsd: 1_001 });
  const copy = await collected(shop, buyer, coupon.id);
  const order = await placed(shop, buyer, [item, { variantId: other.variantIds[0] ?? '', quantity: 1 }]);
  expect((await mine(shop, buyer)).list).toMatchObject([{ id: copy, state: 'held', orderId: order.orderId }]);
  await pay(shop, buyer, order.paymentId);
  expect((await mine(shop, buyer, 'used')).list).toMatchObject([{ id: copy, state: 'used', saved: { usd: 1_001 } }]);
  const { rows } = await sql<{ coupon_usd: number }>`
    SELECT coupon_usd FROM goods_order_line WHERE order_id = ${order.orderId} ORDER BY position`.execute(
    shop.app.platform.db,
  );
  expect(rows.map((row) => row.coupon_usd)).toEqual([667, 334]);
  expect(await broken(shop)).toEqual([]);
});

test('a cancelled, overdue or refunded order gives its coupon back; one whose days are over is back as expired', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const coupon = await createCoupon(shop, staff, { useDays: 2 });
  const copy = await collected(shop, buyer, coupon.id);
  const cancelled = await placed(shop, buyer, [item]);
  await shop.call(orderEndpoints.cancelOrder, { token: buyer.token, body: { orderId: cancelled.orderId } });
  expect((await mine(shop, buyer)).list).toMatchObject([{ id: copy, state: 'usable', orderId: null }]);
  const overdue = await placed(shop, buyer, [item]);
  await sql`UPDATE goods_order SET expires_at = app_now() WHERE id = ${overdue.orderId}`.execute(shop.app.platform.db);
  await shop.app.runJobs('orders.expire');
  expect((await mine(shop, buyer)).list).toMatchObject([{ id: copy, state: 'usable' }]);
  const paid = await placed(shop, buyer, [item]);
  await pay(shop, buyer, paid.paymentId);
  expect((await mine(shop, buyer)).counts).toMatchObject({ usable: 0, used: 1 });
  const read = await shop.call(staffOrderEndpoints.readOrder, { token: staff, params: { id: paid.orderId } });
  await shop.app.platform.clock.move({ ms: 3 * DAY, reset: false });
  const refunded = await shop.call(staffOrderEndpoints.cancelOrder, {
    token: staff,
    params: { id: paid.orderId },
    body: { version: read.data.version, note: 'Out of stock' },
  });
  expect(refunded.data.state).toBe('refund_successful');
  expect((await mine(shop, buyer, 'expired')).list).toMatchObject([{ id: copy, state: 'expired', orderId: null }]);
  expect(await broken(shop)).toEqual([]);
});

test('a coupon gone between quote and order: old and new are shown, nothing else is charged', async () => {
  const buyer = await shop.buyer();
  const coupon = await createCoupon(shop, staff, { useDays: 1 });
  const copy = await collected(shop, buyer, coupon.id);
  const { data } = await quote(shop, buyer, [item]);
  await sql`UPDATE customer_coupon SET valid_until = app_now() WHERE id = ${copy}`.execute(shop.app.platform.db);
  const answer = await submit(shop, buyer, data.id);
  expect(answer).toMatchObject({
    code: refusalCode('order.quote_changed'),
    data: {
      before: { payable: { usd: 3_500 }, coupon: { chosen: { id: copy } } },
      after: { payable: { usd: 4_500 }, coupon: { chosen: null } },
    },
  });
  const accepted = await shop.call(orderEndpoints.reviseQuote, { token: buyer.token, body: { quoteId: data.id } });
  expect(accepted.data.payable.usd).toBe(4_500);
  expect((await submit(shop, buyer, data.id)).code).toBe(200);
});

test('free postage takes off what delivery costs, points goods pay their postage in money', async () => {
  const buyer = await shop.buyer({ points: 500 });
  const coupon = await createCoupon(shop, staff, { kind: 'postage', amountUsd: null, minSpendUsd: 0 });
  const before = await quote(shop, buyer, [item]);
  expect(amountOf(before.data.priceLines, 'postage')).toBe(500);
  const copy = await collected(shop, buyer, coupon.id);
  const { data } = await quote(shop, buyer, [item]);
  expect(data).toMatchObject({ payable: { usd: 4_000 }, coupon: { chosen: { id: copy, saving: { usd: 500 } } } });
  expect(amountOf(data.priceLines, 'tax')).toBe(0);
  const gift = await shop.product({ prices: [0], stock: 2, points: 200, type: 'points' });
  const points = await quote(shop, buyer, [{ variantId: gift.variantIds[0] ?? '', quantity: 1 }]);
  expect(amountOf(points.data.priceLines, 'postage')).toBe(500);
  expect((await submit(shop, buyer, data.id)).code).toBe(200);
  expect(await broken(shop)).toEqual([]);
});

test('the coupon of an overdue order serves the next one', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const coupon = await createCoupon(shop, staff);
  const copy = await collected(shop, buyer, coupon.id);
  const first = await placed(shop, buyer, [item]);
  await shop.app.platform.clock.move({ ms: 31 * MINUTE, reset: false });
  await shop.app.runJobs('orders.expire');
  const second = await placed(shop, buyer, [item]);
  expect((await mine(shop, buyer)).list).toMatchObject([{ id: copy, state: 'held', orderId: second.orderId }]);
  expect(await broken(shop)).toEqual([]);
  expect(first.orderId).not.toBe(second.orderId);
});
