import { addMs, DAY } from '@app/kernel/clock';
import type { Tx } from '../../platform/db/connect.ts';
import { coupons, type DemoCoupon } from '../content/coupons.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { Copy } from './coupon-purse.ts';
import type { LivingOrder } from './living-order.ts';

export type CouponWorld = {
  readonly chance: Chance;
  readonly now: Date;
  readonly copies: readonly Copy[];
  readonly orders: readonly LivingOrder[];
  readonly categories: ReadonlyMap<string, { readonly id: string }>;
  /** Ids of products, the best-selling first. */
  readonly bestSellers: readonly string[];
};

function couponRow(coupon: DemoCoupon, id: string, world: CouponWorld & { levels: ReadonlyMap<string, string> }) {
  const day = (days: number): Date => addMs(world.now, days * DAY);
  const { collect, use } = coupon;
  return {
    id,
    name: coupon.name,
    kind: coupon.kind,
    amount_usd: coupon.amountUsd ?? null,
    percent: coupon.percent ?? null,
    cap_usd: coupon.capUsd ?? null,
    min_spend_usd: coupon.minSpendUsd,
    scope: coupon.categories ? 'categories' : coupon.bestSellers ? 'products' : 'all',
    category_ids: (coupon.categories ?? []).map((key) => world.categories.get(key)?.id),
    product_ids: world.bestSellers.slice(0, coupon.bestSellers ?? 0),
    audience: coupon.audience ?? 'all',
    level_id: coupon.level ? world.levels.get(coupon.level) : null,
    collect_from: day(collect[0]),
    collect_until: day(collect[1]),
    use_from: use ? day(use[0]) : null,
    use_until: use ? day(use[1]) : null,
    use_days: coupon.useDays ?? null,
    limit_total: coupon.limitTotal ?? null,
    limit_each: coupon.limitEach ?? 1,
    code: coupon.code ?? null,
    state: coupon.state ?? 'active',
    collected: world.copies.filter((copy) => copy.coupon === coupon).length,
    version: 1,
    created_at: day(Math.min(-1, collect[0] - 2)),
  };
}

/** Whether the order of a coupon still has it: not when it was given up unpaid, or given back whole. */
const keeps = (order: LivingOrder): boolean =>
  order.paidAt === null
    ? order.state === 'pending_payment'
    : !order.history.some(({ to }) => to === 'refund_approved' || to === 'return_completed') ||
      (order.refundUsd ?? 0) < order.pricing.payableUsd;

function copyRow(copy: Copy, given: { couponId: string; nth: number; order: LivingOrder | undefined; now: Date }) {
  const { coupon } = copy;
  const holds = given.order !== undefined && keeps(given.order);
  const paidAt = holds ? (given.order?.paidAt ?? null) : null;
  const [from, until] = coupon.use ?? [0, 0];
  return {
    id: copy.id,
    coupon_id: given.couponId,
    customer_id: copy.customer.id,
    nth: given.nth,
    valid_from: coupon.use ? addMs(given.now, from * DAY) : copy.collectedAt,
    valid_until: coupon.use ? addMs(given.now, until * DAY) : addMs(copy.collectedAt, (coupon.useDays ?? 0) * DAY),
    state: paidAt ? 'used' : holds ? 'held' : 'usable',
    order_id: holds ? given.order?.plan.id : null,
    saved_usd: holds ? given.order?.pricing.coupon.savedUsd : null,
    used_at: paidAt,
    returned_at: given.order && !holds ? (given.order.history.at(-1)?.at ?? null) : null,
    created_at: copy.collectedAt,
  };
}

/** Writes coupons and who has them, as orders have left them. Levels, categories and customers must be there. */
export async function seedCoupons(tx: Tx, world: CouponWorld): Promise<void> {
  const rows = await tx.selectFrom('member_level').select(['id', 'identifier']).execute();
  const levels = new Map(rows.map(({ id, identifier }) => [identifier, id]));
  const ids = new Map(coupons.map((coupon) => [coupon, world.chance.id(addMs(world.now, -DAY))]));
  await insertRows(
    tx,
    'coupon',
    coupons.map((coupon) => couponRow(coupon, ids.get(coupon) ?? '', { ...world, levels })),
  );
  const orders = new Map(world.orders.map((order) => [order.plan.id, order]));
  const seen = new Map<string, number>();
  await insertRows(
    tx,
    'customer_coupon',
    world.copies.map((copy) => {
      const key = `${copy.coupon.key} ${copy.customer.id}`;
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      const order = copy.orderId === null ? undefined : orders.get(copy.orderId);
      return copyRow(copy, { couponId: ids.get(copy.coupon) ?? '', nth, order, now: world.now });
    }),
  );
}
