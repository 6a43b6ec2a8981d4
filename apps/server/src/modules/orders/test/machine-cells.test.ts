import {
  type GoodsOrderEvent,
  type GoodsOrderState,
  goodsOrderMachine,
} from '@app/contract/orders/goods-order.machine';
import { Refusal } from '@app/kernel/assert';
import type { Actor } from '@app/kernel/machine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { type TransitionRequest, transition } from '../usecases/transition/transition.ts';
import { type Buyer, openShop, orderOf, payOf, plantReturnRequest, type Shop } from './fixtures.ts';

const events = [...new Set(goodsOrderMachine.transitions.map((rule) => rule.on))];
const actors: Actor[] = ['customer', 'admin', 'system'];
/** What the table says, read without the function that the product reads it with. */
const ruleOf = (state: GoodsOrderState, event: GoodsOrderEvent, actor: Actor) =>
  goodsOrderMachine.transitions.find(
    ({ on, from, by }) =>
      on === event && (from as readonly string[]).includes(state) && (by as readonly string[]).includes(actor),
  ) ?? null;
const cells = goodsOrderMachine.states.flatMap((state) =>
  events.flatMap((event) => actors.map((actor) => ({ state, event, actor, rule: ruleOf(state, event, actor) }))),
);
type Cell = (typeof cells)[number];

let shop: Shop;
let variantId: string;
beforeAll(async () => {
  shop = await openShop();
  variantId = (await shop.product({ prices: [5_000], stock: 100_000 })).variantIds[0] ?? '';
});
afterAll(() => shop.close());

/** States in which an order has an open return request. */
const UNDER_WAY = /^(refund|return)_(requested|approved|in_transit|completed)$/;

/** An order put into a state, with the stock and the payment that an order there has. */
async function orderIn(state: GoodsOrderState, event?: GoodsOrderEvent): Promise<{ orderId: string; buyer: Buyer }> {
  const buyer = await shop.buyer({ usd: 20_000, points: 1_000, agentId: shop.agentId });
  const { orderId, paymentId } = await orderOf(shop, buyer, [{ variantId, quantity: 2 }], true);
  if (state === 'pending_payment') return { orderId, buyer };
  if (state === 'cancelled') await fire({ orderId, event: 'cancel', actor: 'customer' });
  else expect((await payOf(shop, buyer, paymentId)).code).toBe(200);
  await sql`UPDATE goods_order SET state = ${state}, origin_state = 'pending_receipt',
    received_at = CASE WHEN ${state} IN ('completed', 'closed') AND ${event ?? ''} <> 'request_return'
      THEN app_now() - interval '30 days' END
    WHERE id = ${orderId}`.execute(shop.app.platform.db);
  // One of the two pieces bought, where the event is that of a part.
  if (UNDER_WAY.test(state))
    await plantReturnRequest(shop, { orderId, state, quantity: event === 'refund_part' ? 1 : 2 });
  return { orderId, buyer };
}

const input = () => ({ payableUsd: 4_321, shipment: { companyId: shop.companyId, trackingNumbers: ['T 1'] } });

const fire = (request: TransitionRequest) =>
  inTransaction(shop.app.platform.db, (tx) => transition(shop.app.platform, tx, { ...request, input: input() }));

async function snapshot(orderId: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    SELECT row_to_json(o)::text || (SELECT count(*) FROM goods_order_history h WHERE h.order_id = o.id) AS text
    FROM goods_order o WHERE id = ${orderId}`.execute(shop.app.platform.db);
  return rows[0]?.text ?? '';
}

const historyOf = async (orderId: string, event: GoodsOrderEvent): Promise<number> => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM goods_order_history
    WHERE order_id = ${orderId} AND event = ${event}`.execute(shop.app.platform.db);
  return rows[0]?.n ?? 0;
};

test('the table has every cell', () => {
  expect(cells).toHaveLength(goodsOrderMachine.states.length * events.length * actors.length);
});

describe.each(goodsOrderMachine.states)('in %s', (state) => {
  const own = cells.filter((cell) => cell.state === state);

  test('what the table does not allow is refused and changes nothing', async () => {
    const { orderId } = await orderIn(state);
    const before = await snapshot(orderId);
    for (const { event, actor } of own.filter((cell) => !cell.rule)) {
      const refused = await fire({ orderId, event, actor }).catch((error: unknown) => error);
      expect(refused, `${event} by ${actor}`).toBeInstanceOf(Refusal);
      expect(refused).toMatchObject({ key: 'order.not_allowed' });
    }
    expect(await snapshot(orderId)).toBe(before);
  });

  const legal = own.filter((cell): cell is Cell & { rule: NonNullable<Cell['rule']> } => cell.rule !== null);
  test.each(legal)('$event by $actor happens once, also when fired twice at once', async ({ event, actor, rule }) => {
    const { orderId } = await orderIn(state, event);
    const { rows } = await sql<{ version: number }>`SELECT version FROM goods_order WHERE id = ${orderId}`.execute(
      shop.app.platform.db,
    );
    const version = rows[0]?.version ?? 0;
    const before = await historyOf(orderId, event);
    const done = await Promise.allSettled([1, 2].map(() => fire({ orderId, event, actor, version })));
    const reasons = done.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as Refusal).key ?? one.reason] : [],
    );
    expect(reasons, JSON.stringify(reasons)).toHaveLength(1);
    expect(['order.not_allowed', 'record.stale']).toContain(reasons[0]);
    expect((await historyOf(orderId, event)) - before).toBe(1);
    const { rows: steps } = await sql<{ to_state: string }>`SELECT to_state FROM goods_order_history
      WHERE order_id = ${orderId} AND event = ${event} ORDER BY id DESC LIMIT 1`.execute(shop.app.platform.db);
    expect(steps[0]?.to_state).toBe(rule.to === 'origin' ? 'pending_receipt' : rule.to);
  });
});
