import { travelEndpoints as calls } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { DAY, HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { passTime } from '../../../testing/shop.ts';
import type { Order, PaymentShop } from '../../payments/test/fixtures.ts';
import { approve, openOffline, reject, submitProof } from '../../payments/test/proof.fixtures.ts';
import {
  booked,
  bookedOf,
  bookStay,
  broken,
  confirmStay,
  GUEST,
  newRoom,
  openTravelShop,
  paidStay,
  payStay,
  quoteStay,
  readStay,
  type Shop,
  staffStay,
  walletOf,
} from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openTravelShop();
  staff = await shop.staff();
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
});

test('cancelling a paid stay shows the refund first, keeps to what was shown, and gives it back by its policy', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const roomId = await newRoom(shop);
  const { orderId } = await paidStay(shop, buyer, { roomId });
  const preview = () => shop.call(calls.cancelPreview, { token: buyer.token, query: { id: orderId } });
  const cancel = (refundUsd?: number) =>
    shop.call(calls.cancelTravelOrder, {
      token: buyer.token,
      body: { orderId, ...(refundUsd === undefined ? {} : { refundUsd }) },
    });
  expect((await preview()).data).toMatchObject({ refundUsd: 22_000, fee: { usd: 0 }, backBy: [{ to: 'wallet' }] });
  await passTime(shop, 9 * DAY);
  expect((await cancel(22_000)).code).toBe(refusalCode('travel.refund_changed'));
  expect((await preview()).data).toMatchObject({ refundUsd: 11_000, fee: { usd: 11_000 } });
  expect((await cancel(11_000)).data).toMatchObject({
    state: 'cancelled',
    refund: { usd: 11_000 },
    fee: { usd: 11_000 },
  });
  expect((await preview()).code).toBe(refusalCode('order.not_allowed'));
  expect(await walletOf(shop, buyer.id)).toMatchObject({ available: 39_000 });
  expect(await bookedOf(shop, roomId)).toBe(0);
  await shop.call(calls.deleteTravelOrder, { token: buyer.token, body: { orderId } });
  expect((await readStay(shop, buyer, orderId)).code).toBe(refusalCode('record.not_found'));
});

test('a service that has begun is cancelled by staff alone, who say how much goes back', async () => {
  const buyer = await shop.buyer({ usd: 50_000, points: 400 });
  const placed = await bookStay(shop, buyer, {
    quoteId: (await quoteStay(shop, buyer, { roomId: await newRoom(shop), inDays: 1, usePoints: true })).id,
  });
  await payStay(shop, buyer, placed.paymentId);
  const { orderId } = placed;
  await passTime(shop, 2 * DAY);
  expect((await shop.call(calls.cancelPreview, { token: buyer.token, query: { id: orderId } })).code).toBe(
    refusalCode('travel.too_late'),
  );
  expect((await shop.call(calls.cancelTravelOrder, { token: buyer.token, body: { orderId, refundUsd: 0 } })).code).toBe(
    4491,
  );
  expect((await shop.call(calls.changeGuests, { token: buyer.token, body: { orderId, guests: [GUEST] } })).code).toBe(
    4493,
  );
  const seen = await staffStay(shop, staff, orderId);
  const cancel = (refundUsd: number) =>
    shop.call(desk.cancelTravelOrder, {
      token: staff,
      params: { id: orderId },
      body: { version: seen.version, refundUsd, note: 'Flooded' },
    });
  expect((await cancel(seen.payableUsd + 1)).status).toBe(422);
  expect((await cancel(seen.payableUsd)).data).toMatchObject({
    state: 'cancelled',
    refundUsd: seen.payableUsd,
    feeUsd: 0,
  });
  expect(await walletOf(shop, buyer.id)).toMatchObject({ available: 50_000, points: 400 });
});

test('a stay is verified a day after it ended and completed 15 days later by itself; nobody who was absent comments', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { orderId } = await paidStay(shop, buyer, { roomId: await newRoom(shop), inDays: 1, nights: 1 });
  await confirmStay(shop, staff, orderId);
  const noShow = async () =>
    shop.call(desk.noteNoShow, {
      token: staff,
      params: { id: orderId },
      body: { version: (await staffStay(shop, staff, orderId)).version, note: 'Nobody came' },
    });
  expect((await noShow()).status).toBe(409);
  await passTime(shop, 2 * DAY);
  expect((await noShow()).data.noShow).toBe(true);
  await passTime(shop, 2 * DAY);
  expect((await readStay(shop, buyer, orderId)).data).toMatchObject({ state: 'pending_comment', noShow: true });
  expect((await shop.call(calls.commentTravelOrder, { token: buyer.token, body: { orderId, rating: 1 } })).code).toBe(
    4117,
  );
  await passTime(shop, 15 * DAY + HOUR);
  expect((await readStay(shop, buyer, orderId)).data.state).toBe('completed');
});

test('a voucher keeps the stay while staff look at it; rejected and sent again, then approved, it is paid', async () => {
  const buyer = await shop.buyer();
  const roomId = await newRoom(shop, { total: 1 });
  const { orderId, paymentId } = await booked(shop, buyer, { roomId });
  // The counter of the payments' tests takes a token in the place of a customer.
  const till = { apps: [shop.app], db: shop.app.platform.db } as unknown as PaymentShop;
  const payer = { paymentId, customerId: buyer.token } as unknown as Order;
  const offline = await openOffline(till);
  const first = await submitProof(till, payer, offline);
  await passTime(shop, HOUR);
  expect((await readStay(shop, buyer, orderId)).data).toMatchObject({ state: 'pending_payment' });
  expect(await bookedOf(shop, roomId)).toBe(1);
  expect((await reject(till, first, { as: staff })).status).toBe(200);
  await passTime(shop, 2 * HOUR);
  const second = await submitProof(till, payer, offline);
  const due = { as: staff, revision: 2, dueUsd: 22_000 };
  expect((await approve(till, second, due)).status).toBe(200);
  expect((await readStay(shop, buyer, orderId)).data).toMatchObject({
    state: 'pending_verification',
    paidBy: 'Bank transfer',
  });
  const { rows } = await sql<{ state: string }>`SELECT state FROM fake_hold WHERE order_id = ${orderId}`.execute(
    shop.app.platform.db,
  );
  expect(rows).toEqual([{ state: 'taken' }]);
});

test('whoever has the link sees the order masked and can only pay; others see nothing', async () => {
  const buyer = await shop.buyer();
  const { orderId } = await booked(shop, buyer, { roomId: await newRoom(shop) });
  const { accessKey } = (await readStay(shop, buyer, orderId)).data;
  const by = (key?: string, token?: string) =>
    shop.call(calls.travelOrderDetails, {
      query: { id: orderId, ...(key ? { key } : {}) },
      ...(token ? { token } : {}),
    });
  const seen = await by(accessKey ?? '');
  expect(seen.data).toMatchObject({ own: false, accessKey: null, actions: ['pay'], wishes: '', voucherCode: null });
  const text = JSON.stringify(seen.data);
  for (const secret of ['Sousa', '5550123', 'ines@example.com', 'High floor', accessKey])
    expect(text).not.toContain(secret);
  expect((await by()).code).toBe(refusalCode('record.not_found'));
  expect((await by('x'.repeat(32))).code).toBe(refusalCode('record.not_found'));
  expect((await by(undefined, (await shop.buyer()).token)).code).toBe(refusalCode('record.not_found'));
});
