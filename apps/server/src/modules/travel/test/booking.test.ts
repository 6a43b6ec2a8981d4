import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { proofEndpoints } from '@app/contract/payments/proofs/endpoints';
import { travelEndpoints as calls } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import type { Refusal } from '@app/kernel/assert';
import { MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { passTime } from '../../../testing/shop.ts';
import { jumpsOf, UNCONFIRMED } from '../../../testing/unconfirmed.ts';
import { addChannel } from '../../payments/test/card.fixtures.ts';
import type { PaymentShop } from '../../payments/test/fixtures.ts';
import { setParameter } from '../../settings/public.ts';
import {
  booked,
  bookedOf,
  bookStay,
  broken,
  CONTACT,
  confirmStay,
  GUEST,
  newRoom,
  openTravelShop,
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

const refusal = (key: string) => expect.objectContaining({ key });
test('a stay is quoted, booked, paid, confirmed, verified by its voucher and commented on; it earns at the end', async () => {
  const buyer = await shop.buyer({ usd: 100_000, points: 500, agentId: shop.agentId });
  const roomId = await newRoom(shop);
  const quote = await quoteStay(shop, buyer, { roomId, usePoints: true });
  // 20,000 and a tenth of tax on what points left of it.
  expect(quote.points).toMatchObject({ used: true, usable: 500 });
  expect(quote.payable.usd).toBe(19_500 + 1_950);
  expect(quote.policy.map((step) => step.fee.usd)).toEqual([0, 10_975, 21_950]);
  expect((await shop.call(calls.readTravelQuote, { token: buyer.token, query: { id: quote.id } })).data.id).toBe(
    quote.id,
  );

  const placed = await bookStay(shop, buyer, { quoteId: quote.id });
  expect(placed.state).toBe('pending_payment');
  expect(await bookStay(shop, buyer, { quoteId: quote.id })).toEqual(placed);
  const { orderId } = placed;
  expect((await readStay(shop, buyer, orderId)).data).toMatchObject({
    state: 'pending_payment',
    actions: ['pay', 'cancel', 'change_guests'],
    contact: { phone: '+12025550123' },
    guests: [GUEST],
    voucherCode: null,
  });
  await shop.app.deliverEvents();
  expect((await payStay(shop, buyer, placed.paymentId)).code).toBe(200);
  expect(await bookedOf(shop, roomId)).toBe(1);

  const confirmed = await confirmStay(shop, staff, orderId);
  expect(confirmed.data).toMatchObject({
    state: 'confirmed',
    references: ['RES-1'],
    actions: expect.arrayContaining(['verify']),
  });
  const { voucherCode } = (await readStay(shop, buyer, orderId)).data;
  expect(voucherCode).toMatch(/^\w{10}$/);
  const found = await shop.call(desk.findByVoucher, {
    token: staff,
    query: { code: ` ${voucherCode?.toLowerCase()} ` },
  });
  expect(found.data.id).toBe(orderId);
  const verify = (code: string, note = '') =>
    shop.call(desk.verifyTravelOrder, {
      token: staff,
      params: { id: orderId },
      body: { version: found.data.version, voucherCode: code, note },
    });
  expect((await verify('AAAAAAAAAA')).status).toBe(409);
  // The stay begins in days: the code alone is not enough.
  expect((await verify(voucherCode ?? '', ' ')).data).toMatchObject({ fields: { note: 'field.verified_early' } });
  expect((await verify(voucherCode ?? '', 'Came early')).data.state).toBe('pending_comment');
  // A try that was refused stands beside what was done; what was done stands once.
  const logged = await sql<{ action: string; outcome: string }>`SELECT action, outcome FROM operation_log
    WHERE record = ${`travel_order/${orderId}`} AND action LIKE '%verify%' ORDER BY id`.execute(shop.app.platform.db);
  expect(logged.rows).toEqual([
    { action: 'travel_order.verify', outcome: 'travel.wrong_voucher' },
    { action: 'travel_order.verify', outcome: 'done' },
  ]);
  const comment = { orderId, rating: 5, text: 'Lovely' };
  const said = await shop.call(calls.commentTravelOrder, { token: buyer.token, body: comment });
  expect(said.data).toMatchObject({ state: 'completed', comment: { rating: 5, text: 'Lovely' } });
  expect(said.data.timeline.map((entry) => entry.event)).toEqual([
    'place',
    'review',
    'pay',
    'confirm',
    'verify',
    'comment',
  ]);
  expect(await walletOf(shop, buyer.id)).toMatchObject({ available: 100_000 - 21_450, points: 214 });
  await shop.app.deliverEvents();
  const { rows } = await sql<{ mails: string[] }>`
    SELECT array_agg(template || CASE WHEN filling ? 'foot' THEN ' to the contact' ELSE '' END ORDER BY id) AS mails
    FROM mail_outbox WHERE customer_id = ${buyer.id}`.execute(shop.app.platform.db);
  expect(rows[0]?.mails.toSorted()).toEqual([
    'travel_confirmed',
    'travel_confirmed to the contact',
    'travel_paid',
    'travel_paid to the contact',
    'travel_placed',
  ]);
  const { rows: notice } = await sql<{ title: string; link: string }>`
    SELECT title ->> 'zh-cn' AS title, link_kind AS link FROM message WHERE audience_id = ${buyer.id} ORDER BY id`.execute(
    shop.app.platform.db,
  );
  expect(notice).toEqual([
    { title: '您的预订已确认', link: 'hotel_order' },
    { title: '这次体验如何？', link: 'hotel_order' },
  ]);
});

test('all orders list it beside goods, and lists by tab and kind count it', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { orderId } = await booked(shop, buyer, { roomId: await newRoom(shop), lang: 'en-US' });
  const all = await shop.call(orderEndpoints.allOrders, { token: buyer.token, lang: 'zh-cn' });
  expect(all.data.list).toMatchObject([
    { kind: 'hotel', id: orderId, title: '海边客房', details: `/hotelorderdetail?id=${orderId}`, stateText: '待付款' },
  ]);
  const summary = (await shop.call(calls.travelOrderDetails, { token: buyer.token, query: { id: orderId } })).data;
  const path = `/hotelpayment?payment=${summary.paymentId}`;
  expect(all.data.list[0]?.booked).toMatchObject({
    from: summary.service.from,
    to: summary.service.to,
    waitsFor: 'customer',
    pay: { path, until: summary.expiresAt },
  });
  expect(all.data.counts).toMatchObject({ all: 1, unpaid: 1 });
  const own = await shop.call(calls.travelOrderList, {
    token: buyer.token,
    query: { kind: 'hotel', tab: 'unpaid', limit: '1' },
  });
  expect(own.data).toMatchObject({
    list: [{ id: orderId }],
    counts: { all: 1, unpaid: 1, cancelled: 0 },
    cursor: null,
  });
});

test('one unpaid order of a kind at a time, and the refusal leads to it; an overdue one is no hindrance', async () => {
  const buyer = await shop.buyer();
  const roomId = await newRoom(shop, { total: 1 });
  const first = await booked(shop, buyer, { roomId });
  const other = await quoteStay(shop, buyer, { roomId: await newRoom(shop) });
  const refused = await bookStay(shop, buyer, { quoteId: other.id }).catch((error: unknown) => error);
  expect(refused).toEqual(refusal('order.unpaid_exists'));
  expect((refused as Refusal).data).toMatchObject({
    orderId: first.orderId,
    paymentId: first.paymentId,
    kind: 'hotel',
  });

  const rival = await shop.buyer();
  await expect(quoteStay(shop, rival, { roomId })).rejects.toEqual(refusal('travel.unavailable'));
  await passTime(shop, 31 * MINUTE);
  expect(await bookedOf(shop, roomId)).toBe(0);
  expect((await readStay(shop, buyer, first.orderId)).data).toMatchObject({
    state: 'cancelled',
    actions: ['book_again', 'delete'],
  });
});

test('every order that stands in the way of one more is named, and whether it is in review; once all are cancelled it is placed', async () => {
  const { platform } = shop.app;
  const buyer = await shop.buyer();
  const set = async (max: number, atOnce: boolean) => {
    await setParameter(platform.db, 'travel.unpaid_max', max);
    await setParameter(platform.db, 'travel.auto_review.hotel', atOnce);
    platform.cache.drop(['parameters']);
  };
  await set(3, true);
  const first = await booked(shop, buyer, { roomId: await newRoom(shop) });
  await set(3, false);
  const second = await booked(shop, buyer, { roomId: await newRoom(shop) });
  await set(1, true);
  const quote = await quoteStay(shop, buyer, { roomId: await newRoom(shop) });
  const refused = await bookStay(shop, buyer, { quoteId: quote.id }).catch((error: unknown) => error);
  const named = (placed: { orderId: string; paymentId: string }, inReview: boolean) => ({
    orderId: placed.orderId,
    paymentId: placed.paymentId,
    kind: 'hotel',
    inReview,
  });
  expect((refused as Refusal).data).toMatchObject({
    orderId: first.orderId,
    inTheWay: [named(first, false), named(second, true)],
  });
  const unpaid = async () => (await shop.call(accountEndpoints.userInfo, { token: buyer.token })).data.unpaidBookings;
  expect(await unpaid()).toBe(2);
  for (const { orderId } of [first, second]) {
    const cancelled = await shop.call(calls.cancelTravelOrder, { token: buyer.token, body: { orderId } });
    expect(cancelled.data.state).toBe('cancelled');
  }
  expect(await unpaid()).toBe(0);
  expect((await bookStay(shop, buyer, { quoteId: quote.id })).orderId).toBe(quote.id);
});

test('an overdue order is cancelled to its reader before the job comes, and gives its room to the next booker', async () => {
  const buyer = await shop.buyer();
  const roomId = await newRoom(shop, { total: 2 });
  const first = await booked(shop, buyer, { roomId });
  const next = await shop.buyer();
  const quote = await quoteStay(shop, next, { roomId });
  await booked(shop, await shop.buyer(), { roomId });
  await sql`WITH p AS (UPDATE payment SET expires_at = app_now()), h AS (UPDATE fake_hold SET expires_at = app_now()
      WHERE order_id = ${first.orderId})
    UPDATE travel_order SET expires_at = app_now() WHERE id = ${first.orderId}`.execute(shop.app.platform.db);
  expect((await readStay(shop, buyer, first.orderId)).data).toMatchObject({
    state: 'cancelled',
    expiresAt: null,
    actions: ['book_again'],
  });
  expect((await bookStay(shop, next, { quoteId: quote.id })).state).toBe('pending_payment');
  expect(await bookedOf(shop, roomId)).toBe(2);
});

test('a change between quote and booking is shown and consented to, never charged unseen', async () => {
  const buyer = await shop.buyer();
  const roomId = await newRoom(shop);
  const quote = await quoteStay(shop, buyer, { roomId });
  await sql`UPDATE fake_room SET price_usd = 30000 WHERE id = ${roomId}`.execute(shop.app.platform.db);
  const refused = (await bookStay(shop, buyer, { quoteId: quote.id }).catch((error: unknown) => error)) as Refusal;
  expect(refused.key).toBe('order.quote_changed');
  expect(refused.data).toMatchObject({ before: { payable: { usd: 22_000 } }, after: { payable: { usd: 33_000 } } });
  const revised = await shop.call(calls.reviseTravelQuote, {
    token: buyer.token,
    body: { quoteId: quote.id, usePoints: false },
  });
  expect(revised.data.payable.usd).toBe(33_000);
  expect((await bookStay(shop, buyer, { quoteId: quote.id })).state).toBe('pending_payment');
  const again = await shop.call(calls.reviseTravelQuote, {
    token: buyer.token,
    body: { quoteId: quote.id, usePoints: false },
  });
  expect(again.code).toBe(refusalCode('order.quote_expired'));
});

test('what is wrong with a booking is refused with its field', async () => {
  const buyer = await shop.buyer();
  const quote = await quoteStay(shop, buyer, { roomId: await newRoom(shop) });
  const attempt = (of: Parameters<typeof bookStay>[2]) => bookStay(shop, buyer, of).catch((error: unknown) => error);
  expect(await attempt({ quoteId: quote.id, contact: { ...CONTACT, phone: '12' } })).toMatchObject({
    key: 'input.invalid',
    data: { fields: { 'contact.phone': 'field.address_tel' } },
  });
  expect(await attempt({ quoteId: quote.id, guests: [GUEST, GUEST, GUEST] })).toMatchObject({ key: 'input.invalid' });
  const stranger = { ...GUEST, passengerId: '00000000-0000-7000-8000-000000000001' };
  expect(await attempt({ quoteId: quote.id, guests: [stranger] })).toMatchObject({ key: 'input.invalid' });
  const other = await shop.buyer();
  expect(await bookStay(shop, other, { quoteId: quote.id }).catch((error: unknown) => error)).toEqual(
    refusal('record.not_found'),
  );
  await passTime(shop, 16 * MINUTE);
  expect(await attempt({ quoteId: quote.id })).toEqual(refusal('order.quote_expired'));
});

test('an unpaid order: another amount, other names; a kind under review waits for its review', async () => {
  await setParameter(shop.app.platform.db, 'travel.auto_review.hotel', false);
  shop.app.platform.cache.drop(['parameters']);
  const buyer = await shop.buyer({ usd: 50_000 });
  const placed = await booked(shop, buyer, { roomId: await newRoom(shop) });
  const { orderId } = placed;
  expect(placed.state).toBe('pending_review');
  const till = async () =>
    (await shop.call(paymentEndpoints.cashier, { token: buyer.token, query: { payment: placed.paymentId } })).data;
  expect(await till()).toMatchObject({ status: 'pending', payableNow: false, channels: [] });
  expect((await payStay(shop, buyer, placed.paymentId)).code).toBe(refusalCode('payment.not_payable'));
  const coins = await addChannel({ apps: [shop.app], db: shop.app.platform.db } as unknown as PaymentShop, {
    kind: 'crypto',
    config: { network: 'bitcoin', asset: 'BTC', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
  });
  const sent = { payment: placed.paymentId, channel: coins, txHash: 'a'.repeat(64) };
  expect((await shop.call(proofEndpoints.submitProof, { token: buyer.token, body: sent })).code).toBe(
    refusalCode('payment.not_payable'),
  );
  const at = async () => ({ token: staff, params: { id: orderId } });
  const version = async () => (await staffStay(shop, staff, orderId)).version;
  const passed = await shop.call(desk.reviewTravelOrder, { ...(await at()), body: { version: await version() } });
  expect(passed.data.state).toBe('pending_payment');
  expect(await till()).toMatchObject({
    payableNow: true,
    channels: expect.arrayContaining([expect.objectContaining({ kind: 'balance', usable: true })]),
  });
  const stale = await shop.call(desk.reviewTravelOrder, { ...(await at()), body: { version: 1 } });
  expect(stale.status).toBe(409);
  const asked = await shop.call(desk.modifyTravelAmount, {
    ...(await at()),
    body: { version: await version(), payableUsd: 8, note: 'Agreed' },
    headers: UNCONFIRMED,
  });
  expect(jumpsOf(asked)).toMatchObject([{ field: 'payableUsd', after: 8 }]);
  const dearer = await shop.call(desk.modifyTravelAmount, {
    ...(await at()),
    body: { version: await version(), payableUsd: 9_999, note: 'Agreed' },
  });
  expect(dearer.data.payable.usd).toBe(9_999);
  const other = { ...GUEST, givenName: 'Ana' };
  const renamed = await shop.call(calls.changeGuests, { token: buyer.token, body: { orderId, guests: [other] } });
  expect(renamed.data.guests).toMatchObject([{ givenName: 'Ana' }]);
  expect((await payStay(shop, buyer, placed.paymentId)).code).toBe(200);
  const rename = { ...(await at()), body: { version: await version(), guests: [GUEST], note: 'Typing error' } };
  expect((await shop.call(desk.changeTravelGuests, rename)).data.guests).toMatchObject([{ givenName: 'Inês' }]);
  await setParameter(shop.app.platform.db, 'travel.auto_review.hotel', true);
  shop.app.platform.cache.drop(['parameters']);
});
