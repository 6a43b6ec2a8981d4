import { randomUUID } from 'node:crypto';
import { staffCurrencyEndpoints as currencies } from '@app/contract/currencies/staff-endpoints';
import { orderGroupEndpoints as groups } from '@app/contract/orders/order-groups/endpoints';
import { rebateEndpoints as own } from '@app/contract/rebates/endpoints';
import { travelEndpoints as calls } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import type { Refusal } from '@app/kernel/assert';
import { MINUTE } from '@app/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { passTime } from '../../../testing/shop.ts';
import { placeHold, releaseHold } from '../../ledger/core.ts';
import {
  booked,
  broken,
  confirmStay,
  newRoom,
  paidStay,
  payStay,
  readStay,
  type Shop,
  staffStay,
  walletOf,
} from './fixtures.ts';
import { MONEY, openTravelPaymentShop, PRICE, type TravelPaymentShop } from './payment.fixtures.ts';

let till: TravelPaymentShop;
let shop: Shop;
let staff: string;
let roomId: string;
beforeAll(async () => {
  till = await openTravelPaymentShop();
  shop = till.shop;
  staff = await shop.staff();
  roomId = await newRoom(shop, { total: 100 });
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await till.close();
});

test('the rebate of a stay is expected while it is paid, of what it froze, whatever it was shown in; cancelled, it is nothing', async () => {
  const euro = { name: { 'en-US': 'Euro' }, symbol: '€', enabled: true, isDefault: false, sortWeight: 10 };
  const added = { id: 'EUR', decimals: 2, rate: '0.5', source: 'ECB', ...euro };
  expect((await shop.call(currencies.createCurrency, { token: staff, raw: added })).status).toBe(200);
  const guest = await shop.buyer({ usd: 100_000, agentId: shop.agentId });
  const kept = await paidStay(shop, guest, { roomId, currency: 'EUR' });
  const left = await paidStay(shop, guest, { roomId });
  const mine = async (state: 'pending' | 'settled', currency = 'USD') =>
    (await shop.call(own.rebates, { token: shop.agentUser.token, currency, query: { state, limit: '100' } })).data.list
      .filter(({ orderId }) => [kept.orderId, left.orderId].includes(orderId))
      .map(({ orderId, amount }) => [orderId, amount.usd, amount.amount]);
  expect(await mine('pending')).toEqual([
    [left.orderId, 1_100, 1_100],
    [kept.orderId, 1_100, 1_100],
  ]);
  // Five percent of 220.00, in the reader's currency and at the rate of today.
  const version = (await shop.call(currencies.readCurrency, { token: staff, params: { id: 'EUR' } })).data.version;
  const rate = { rate: '0.4', source: 'ECB', validFrom: null, confirmed: true, version };
  expect((await shop.call(currencies.addRate, { token: staff, params: { id: 'EUR' }, raw: rate })).status).toBe(200);
  expect(await mine('pending', 'EUR')).toEqual([
    [left.orderId, 1_100, 440],
    [kept.orderId, 1_100, 440],
  ]);
  // Staff keep a fee: no part of it is anybody's rebate.
  const seen = await staffStay(shop, staff, left.orderId);
  await shop.call(desk.cancelTravelOrder, {
    token: staff,
    params: { id: left.orderId },
    body: { version: seen.version, refundUsd: 5_000, note: 'Half of it' },
  });
  expect(await mine('pending')).toEqual([[kept.orderId, 1_100, 1_100]]);
  await confirmStay(shop, staff, kept.orderId);
  const { voucherCode } = (await readStay(shop, guest, kept.orderId)).data;
  await shop.call(desk.verifyTravelOrder, {
    token: staff,
    params: { id: kept.orderId },
    body: {
      version: (await staffStay(shop, staff, kept.orderId)).version,
      voucherCode: voucherCode ?? '',
      note: 'Early',
    },
  });
  const body = { orderId: kept.orderId, rating: 5 };
  await Promise.all([1, 2, 3].map(() => shop.call(calls.commentTravelOrder, { token: guest.token, body })));
  expect(await mine('pending')).toEqual([]);
  expect(await mine('settled', 'EUR')).toEqual([[kept.orderId, 1_100, 440]]);
  // What is completed stays paid: neither its guest nor staff cancel it, so no rebate has to come back.
  const done = await staffStay(shop, staff, kept.orderId);
  const again = { version: done.version, refundUsd: 1, note: 'Too late' };
  expect(
    (await shop.call(desk.cancelTravelOrder, { token: staff, params: { id: kept.orderId }, body: again })).status,
  ).toBe(409);
});

test('stays are paid one by one: they join no combined payment', async () => {
  const guest = await shop.buyer();
  const { orderId } = await booked(shop, guest, { roomId });
  const goods = await shop.call(groups.payTogether, {
    token: guest.token,
    body: { orderIds: [orderId, randomUUID()] },
  });
  expect(goods.code).toBe(refusalCode('record.not_found'));
});

const POINTS = 500;

test.each([
  ['still there, they are taken again and the stay is booked', true],
  ['spent elsewhere, the money is in the wallet', false],
])('late money of a stay that points paid a part of: when they are %s', async (_name, there) => {
  const late = await till.place(roomId, POINTS);
  const { payableUsd } = await staffStay(shop, staff, late.orderId);
  expect(payableUsd).toBeLessThan(PRICE);
  await passTime(shop, 31 * MINUTE);
  expect((await readStay(shop, late.buyer, late.orderId)).data.state).toBe('cancelled');
  expect(await walletOf(shop, late.buyer.id)).toMatchObject({ available: MONEY, points: POINTS });
  // Another stay takes them meanwhile.
  if (!there) await booked(shop, late.buyer, { roomId, usePoints: true });
  const delivered = [till.deliver(late.checkout, payableUsd), till.deliver(late.checkout, payableUsd)];
  expect(await Promise.all(delivered)).toEqual([200, 200]);
  expect(await till.endOf(late)).toMatchObject(
    there
      ? { state: 'pending_verification', hold: 'taken', wallet: MONEY }
      : { state: 'cancelled', hold: 'released', wallet: MONEY + payableUsd },
  );
  expect(await walletOf(shop, late.buyer.id)).toMatchObject({ points: 0 });
});

test('M10: a balance buys a stay or is held for a withdrawal, never both', async () => {
  for (let round = 0; round < 12; round += 1) {
    const buyer = await shop.buyer({ usd: PRICE });
    const { orderId, paymentId } = await booked(shop, buyer, { roomId });
    const holding = inTransaction(till.second.app.platform.db, (tx) =>
      placeHold(tx, {
        kind: 'withdrawal_hold',
        key: `race/${orderId}`,
        reference: { kind: 'withdrawal', id: orderId },
        customerId: buyer.id,
        usd: 1,
      }),
    ).then(
      ({ holdId }) => holdId,
      (error: Refusal) => error.key,
    );
    const [paid, hold] = await Promise.all([payStay(shop, buyer, paymentId), holding]);
    const { state } = (await readStay(shop, buyer, orderId)).data;
    const won = state === 'pending_verification';
    expect([paid.code, hold === 'wallet.insufficient_balance']).toEqual(
      won ? [200, true] : [refusalCode('wallet.insufficient_balance'), false],
    );
    expect(await walletOf(shop, buyer.id)).toMatchObject(
      won ? { available: 0, held: 0 } : { available: PRICE - 1, held: 1 },
    );
    if (won) continue;
    // Given back, it buys the stay after all.
    const back = { kind: 'withdrawal_release', reference: { kind: 'withdrawal', id: orderId } } as const;
    await inTransaction(till.second.app.platform.db, (tx) => releaseHold(tx, hold, back));
    expect((await payStay(shop, buyer, paymentId)).code).toBe(200);
  }
});
