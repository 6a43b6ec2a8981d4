import { randomBytes } from 'node:crypto';
import { invariant } from '@app/kernel/assert';
import { addMs, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { LivingOrder } from './living-order.ts';
import type { Rebate } from './order-stage.ts';
import { writeReturnRequests } from './write-return-requests.ts';

const UNPAID_MINUTES = 30;

/** The ids of the wallet's and the test card's channel; both ship with the payments slice. */
export async function channelsOf(tx: Tx): Promise<{ balance: string; sandbox: string }> {
  const { rows } = await sql<{ identifier: string; id: string }>`
    SELECT identifier, id FROM payment_channel WHERE identifier IN ('balance', 'sandbox')`.execute(tx);
  const ids = new Map(rows.map((row) => [row.identifier, row.id]));
  const [balance, sandbox] = [ids.get('balance'), ids.get('sandbox')];
  invariant(balance && sandbox, 'the channels balance and sandbox are there before the demo is filled');
  return { balance, sandbox };
}

const placedAt = (order: LivingOrder): Date => order.plan.placedAt;
const expiresAt = (order: LivingOrder): Date => addMs(placedAt(order), UNPAID_MINUTES * MINUTE);

function paymentState(order: LivingOrder): string {
  if (order.refundUsd !== null && order.refundUsd > 0)
    return order.refundUsd === order.pricing.payableUsd ? 'refunded' : 'partly_refunded';
  if (order.paidAt || order.pricing.payableUsd === 0) return 'paid';
  return order.state === 'pending_payment' ? 'pending' : 'cancelled';
}

async function writePayments(tx: Tx, orders: readonly LivingOrder[], chance: Chance): Promise<void> {
  const channels = await channelsOf(tx);
  const byCard = (order: LivingOrder): boolean =>
    order.paidAt !== null && order.payerId === null && order.pricing.payableUsd > 0;
  const attempts = orders
    .filter(byCard)
    .map((order) => ({ order, id: chance.id(placedAt(order)), key: `demo_${chance.code(20)}` }));
  const captures = new Map(attempts.map(({ order, key }) => [order.paymentId, `sandbox_capture_${key}`]));
  await insertRows(
    tx,
    'payment',
    orders.map((order) => ({
      id: order.paymentId,
      number: `P${placedAt(order).toISOString().slice(2, 10).replaceAll('-', '')}${chance.code(10)}`,
      payable_kind: 'goods_order',
      payable_id: order.plan.id,
      customer_id: order.plan.customer.id,
      amount_usd: order.pricing.payableUsd,
      state: paymentState(order),
      channel_id: order.paidAt === null ? null : order.payerId ? channels.balance : channels.sandbox,
      payer_id: order.payerId,
      provider_number: captures.get(order.paymentId) ?? null,
      // Opens the order without a session, so it must not follow from the seed.
      access_key: randomBytes(24).toString('base64url'),
      expires_at: expiresAt(order),
      paid_at: order.paidAt,
      refunded_usd: order.refundUsd ?? 0,
      version: order.version,
      created_at: placedAt(order),
    })),
  );
  await insertRows(
    tx,
    'payment_attempt',
    attempts.map(({ order, id, key }) => ({
      id,
      payment_id: order.paymentId,
      channel_id: channels.sandbox,
      state: 'paid',
      provider_key: key,
      amount_usd: order.pricing.payableUsd,
      created_at: addMs(placedAt(order), MINUTE / 2),
      ended_at: order.paidAt,
    })),
  );
  await insertRows(
    tx,
    'payment_refund',
    orders.flatMap((order) =>
      order.refunds.map(({ id, caseId, usd, at }) => ({
        id,
        payment_id: order.paymentId,
        amount_usd: usd,
        key: `after-sale/${caseId}`,
        note: '',
        provider_number: order.payerId ? null : `sandbox_refund_${id}`,
        created_at: at,
      })),
    ),
  );
}

async function writeLines(tx: Tx, orders: readonly LivingOrder[]): Promise<void> {
  await insertRows(
    tx,
    'goods_order_line',
    orders.flatMap((order) =>
      order.lines.map(({ id, product, variant, quantity }, index) => ({
        id,
        order_id: order.plan.id,
        position: index + 1,
        product_id: product.id,
        variant_id: variant.id,
        name: product.product.name,
        options: variant.options,
        cover: variant.cover,
        quantity,
        unit_price_usd: order.pricing.items[index]?.unitPriceUsd ?? 0,
        unit_points: order.pricing.items[index]?.unitPoints ?? null,
        paid_usd: order.pricing.items[index]?.paidUsd ?? 0,
        coupon_usd: order.pricing.items[index]?.couponUsd ?? 0,
        reviewed_at: order.reviews.find((review) => review.lineId === id)?.at ?? null,
      })),
    ),
  );
  await insertRows(
    tx,
    'goods_order_sheet',
    orders.map((order) => ({
      order_id: order.plan.id,
      number: order.number,
      contact: order.address.name,
      phone: order.address.tel,
      price_lines: order.pricing.lines,
    })),
  );
}

const CAME_BACK: readonly string[] = ['refund_successful', 'refund_approved', 'return_completed'];

/** Pieces of a line that are back on the shelf. */
const returnedOf = (order: LivingOrder, lineId: string): number =>
  order.cases
    .filter((one) => CAME_BACK.includes(one.state))
    .flatMap((one) => one.split.lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, line) => sum + line.quantity, 0);

const allocationState = (order: LivingOrder, left: number): string => {
  if (order.state === 'pending_payment') return 'held';
  if (!order.paidAt) return 'released';
  return left === 0 ? 'restored' : 'taken';
};

/** Writes orders with everything that hangs on them, as their lives left them. Stock and books are written apart. */
export async function writeOrders(
  tx: Tx,
  played: { readonly orders: readonly LivingOrder[]; readonly rebates: readonly Rebate[] },
  given: {
    chance: Chance;
    logistics: readonly string[];
    staffName: string;
    /** The collected coupon of an order, by the order's id. */
    coupons: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const { orders, rebates } = played;
  const { chance, logistics, staffName } = given;
  await writePayments(tx, orders, chance);
  await insertRows(
    tx,
    'goods_order',
    orders.map((order) => ({
      id: order.plan.id,
      number: order.number,
      customer_id: order.plan.customer.id,
      state: order.state,
      coupon_id: given.coupons.get(order.plan.id) ?? null,
      origin_state: order.origin,
      payment_id: order.paymentId,
      address: order.address,
      contact: order.address.name,
      phone: order.address.tel,
      note: order.note,
      currency: order.currency.code,
      currency_decimals: order.currency.decimals,
      rate: order.currency.rate,
      total_usd: order.pricing.lines[0]?.amountUsd ?? 0,
      payable_usd: order.pricing.payableUsd,
      points_used: order.pointsUsed,
      points_value_usd: order.pricing.points.deductedUsd,
      earn_points: Math.floor(order.pricing.payableUsd / 100),
      agent_id: order.agent?.id ?? null,
      agent_rebate_bp: order.agent?.rebateBp ?? 0,
      expires_at: order.state === 'pending_payment' ? expiresAt(order) : null,
      paid_at: order.paidAt,
      shipped_at: order.shippedAt,
      received_at: order.receivedAt,
      completed_at: order.completedAt,
      auto_at: order.autoAt,
      refund_usd: order.refundUsd,
      version: order.version,
      created_at: placedAt(order),
    })),
  );
  await writeLines(tx, orders);
  await writeReturnRequests(tx, orders, { chance, logistics });
  await insertRows(
    tx,
    'goods_order_history',
    orders.flatMap((order) =>
      order.history.map((row) => ({
        order_id: order.plan.id,
        event: row.event,
        from_state: row.from,
        to_state: row.to,
        actor: row.actor,
        actor_id: row.actor === 'customer' ? order.plan.customer.id : null,
        actor_name: row.actor === 'customer' ? order.plan.customer.nickname : row.actor === 'admin' ? staffName : '',
        note: row.note,
        created_at: row.at,
      })),
    ),
  );
  await insertRows(
    tx,
    'shipment',
    orders
      .filter((order) => order.shippedAt !== null)
      .flatMap((order) =>
        Array.from({ length: chance.maybe(0.12) ? 2 : 1 }, () => ({
          id: chance.id(order.shippedAt as Date),
          order_id: order.plan.id,
          company_id: chance.pick(logistics),
          tracking_number: `AV${chance.code(11)}`,
          shipped_at: order.shippedAt,
        })),
      ),
  );
  await insertRows(
    tx,
    'stock_allocation',
    orders.flatMap((order) =>
      order.lines.map(({ id, variant, quantity }) => {
        const returned = returnedOf(order, id);
        const state = allocationState(order, quantity - returned);
        return {
          returned,
          order_id: order.plan.id,
          variant_id: variant.id,
          quantity,
          state,
          expires_at: expiresAt(order),
          counted: state === 'taken',
          deal_quantity: 0,
          created_at: placedAt(order),
        };
      }),
    ),
  );
  await insertRows(
    tx,
    'product_review',
    orders.flatMap((order) =>
      order.reviews.map((review) => {
        const line = order.lines.find(({ id }) => id === review.lineId);
        return {
          id: chance.id(review.at),
          product_id: line?.product.id,
          customer_id: order.plan.customer.id,
          order_line_id: review.lineId,
          rating: review.rating,
          text: review.text,
          lang: order.plan.customer.locale,
          pictures: review.pictures,
          options: line?.variant.options[order.plan.customer.locale] ?? '',
          created_at: review.at,
        };
      }),
    ),
  );
  await insertRows(
    tx,
    'agent_rebate',
    rebates.map(({ orderId, orderKind, agentId, kind, amountUsd, owedUsd, caseId, at }) => ({
      order_id: orderId,
      order_kind: orderKind,
      agent_id: agentId,
      kind,
      amount_usd: amountUsd,
      owed_usd: owedUsd,
      case_id: caseId,
      created_at: at,
    })),
  );
}
