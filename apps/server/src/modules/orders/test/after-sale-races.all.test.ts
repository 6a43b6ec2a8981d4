import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { askBack, boughtBy, broken, decide, openShop, type Shop, sendBack, walletOf } from './fixtures.ts';

let shop: Shop;
let staff: string;
let other: string;
beforeAll(async () => {
  shop = await openShop();
  [staff, other] = [await shop.staff(), await shop.staff()];
});
afterAll(() => shop.close());

const bought = async (received: boolean) => {
  const buyer = await shop.buyer({ usd: 50_000, points: 500, agentId: shop.agentId });
  const { variantIds } = await shop.product({ prices: [3_333], stock: 5 });
  const items = [{ variantId: variantIds[0] ?? '', quantity: 3 }];
  const order = await boughtBy(shop, buyer, { items, usePoints: true, ...(received ? { staff, received } : {}) });
  return { buyer, orderId: order.id, lineId: order.lines[0]?.id ?? '', payable: order.payable.usd };
};
const stateOf = async (orderId: string) => {
  const { rows } = await sql<{ state: string; refunds: number; cases: number }>`
    SELECT state, (SELECT count(*)::int FROM payment_refund r WHERE r.payment_id = o.payment_id) AS refunds,
      (SELECT count(*)::int FROM after_sale_case c WHERE c.order_id = o.id) AS cases
    FROM goods_order o WHERE id = ${orderId}`.execute(shop.app.platform.db);
  return rows[0];
};
const versionOf = async (orderId: string) =>
  (await shop.call(staffOrderEndpoints.readOrder, { token: staff, params: { id: orderId } })).data.version;

test('M20: approve, reject and withdraw at once: exactly one happens', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { buyer, orderId, payable } = await bought(false);
    const { data } = await askBack(shop, buyer, { orderId });
    const version = await versionOf(orderId);
    const decision = (token: string, kind: 'approve_refund' | 'reject_refund') =>
      shop.call(staffOrderEndpoints.decideAfterSale, {
        token,
        params: { id: orderId },
        body: { version, decision: kind, note: 'At once' },
      });
    const withdraw = () =>
      shop.call(afterSaleEndpoints.withdrawAfterSale, { token: buyer.token, body: { caseId: data.id } });
    const all = [() => decision(staff, 'approve_refund'), () => decision(other, 'reject_refund'), withdraw];
    const answers = await Promise.all(all.map((_, index) => all[(index + round) % 3]?.()));
    // The losers are told so; nothing breaks.
    const codes = answers.map((answer) => answer?.code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(
      codes
        .filter((code) => code !== 200)
        .every((code) => code === refusalCode('order.not_allowed') || code === refusalCode('record.stale')),
    ).toBe(true);
    const { rows } = await sql<{ event: string }>`SELECT event FROM goods_order_history
      WHERE order_id = ${orderId} AND event IN ('approve_refund', 'reject_refund', 'withdraw')`.execute(
      shop.app.platform.db,
    );
    expect(rows).toHaveLength(1);
    const approved = rows[0]?.event === 'approve_refund';
    expect(await stateOf(orderId)).toEqual({
      state: approved ? 'refund_successful' : 'pending_shipping',
      refunds: approved ? 1 : 0,
      cases: 1,
    });
    expect((await walletOf(shop, buyer.id)).available).toBe(approved ? 50_000 : 50_000 - payable);
  }
  expect(await broken(shop)).toEqual([]);
});

test('the same request ten times at once opens one return request, and two parts at once never more than was bought', async () => {
  const { buyer, orderId, lineId } = await bought(true);
  const items = [{ lineId, quantity: 2 }];
  const asked = await Promise.all(
    Array.from({ length: 10 }, () =>
      shop.call(afterSaleEndpoints.requestAfterSale, {
        token: buyer.token,
        body: { orderId, items, reason: 'damaged' },
      }),
    ),
  );
  expect(asked.filter((answer) => answer.code === 200)).toHaveLength(1);
  expect(asked.filter((answer) => answer.code === refusalCode('order.not_allowed'))).toHaveLength(9);
  expect(await stateOf(orderId)).toMatchObject({ state: 'return_requested', cases: 1 });
  expect(await broken(shop)).toEqual([]);
});

test('a parcel received and refused by two at once is refunded once or not at all', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { buyer, orderId, lineId } = await bought(true);
    const { data } = await askBack(shop, buyer, { orderId, items: [{ lineId, quantity: 1 }] });
    await decide(shop, staff, { orderId, decision: 'approve_return' });
    await sendBack(shop, buyer, data.id);
    const version = await versionOf(orderId);
    const both = (['receive_return', 'refuse_return', 'receive_return'] as const).map((decision, index) =>
      shop.call(staffOrderEndpoints.decideAfterSale, {
        token: index === 1 ? other : staff,
        params: { id: orderId },
        body: { version, decision, note: 'At once' },
      }),
    );
    const answers = await Promise.all(both);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await stateOf(orderId))?.refunds).toBeLessThanOrEqual(1);
  }
  expect(await broken(shop)).toEqual([]);
});
