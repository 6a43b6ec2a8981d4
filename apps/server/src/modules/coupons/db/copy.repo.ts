import type { Localized } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { MyCouponTab } from '@app/contract/coupons/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { enqueue, flushQueue, readJoined } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import type { UserInfoPart } from '../../accounts/core.ts';
import { productsAs, variantsAs } from '../../catalog/core.ts';
import type { PriceCoupon } from '../../pricing/public.ts';
import type { CopyRow } from '../domain/coupon-views.ts';
import { termsColumns, validFor } from './terms-columns.ts';

const variants = variantsAs('v');
const products = productsAs('p');

/** More than so many coupons are not tried for one order. */
const MOST = 50;

/** Where a copy `k` stands now; time alone makes it expire. */
export const copyState = sql`CASE WHEN k.state = 'usable' AND k.valid_until <= app_now() THEN 'expired' ELSE k.state END`;

const copyColumns = sql`${termsColumns}, k.id, k.coupon_id AS "couponId", ${copyState} AS state,
  k.valid_from AS "validFrom", k.valid_until AS "validUntil", k.used_at AS "usedAt", k.order_id AS "orderId",
  k.saved_usd AS "savedUsd"`;

/** One collected coupon of a customer. */
export async function copyOf(db: Queryable, customerId: string, id: string): Promise<CopyRow | null> {
  const { rows } = await sql<CopyRow>`
    SELECT ${copyColumns} FROM customer_coupon k JOIN coupon c ON c.id = k.coupon_id
    WHERE k.id = ${id} AND k.customer_id = ${customerId}`.execute(db);
  return rows[0] ?? null;
}

const inTab: Record<MyCouponTab, RawBuilder<unknown>> = {
  usable: sql`(k.state = 'held' OR (k.state = 'usable' AND k.valid_until > app_now()))`,
  used: sql`k.state = 'used'`,
  expired: sql`(k.state = 'usable' AND k.valid_until <= app_now())`,
};
const inOrder: Record<MyCouponTab, RawBuilder<unknown>> = {
  usable: sql`k.state, k.valid_until, k.id`,
  used: sql`k.used_at DESC, k.id`,
  expired: sql`k.valid_until DESC, k.id`,
};

export type CopyPage = {
  readonly customerId: string;
  readonly tab: MyCouponTab;
  readonly page: number;
  readonly limit: number;
};

/** A page of a customer's coupons and how many stand in each tab. */
export async function copyPage(
  db: Queryable,
  of: CopyPage,
): Promise<{ list: CopyRow[]; counts: Record<MyCouponTab, number> }> {
  const { rows } = await sql<CopyRow>`
    SELECT ${copyColumns} FROM customer_coupon k JOIN coupon c ON c.id = k.coupon_id
    WHERE k.customer_id = ${of.customerId} AND ${inTab[of.tab]}
    ORDER BY ${inOrder[of.tab]} LIMIT ${of.limit} OFFSET ${(of.page - 1) * of.limit}`.execute(db);
  const counted = await sql<Record<MyCouponTab, number>>`
    SELECT count(*) FILTER (WHERE ${inTab.usable})::int AS usable, count(*) FILTER (WHERE ${inTab.used})::int AS used,
      count(*) FILTER (WHERE ${inTab.expired})::int AS expired
    FROM customer_coupon k WHERE k.customer_id = ${of.customerId}`.execute(db);
  return { list: rows, counts: counted.rows[0] ?? { usable: 0, used: 0, expired: 0 } };
}

export type HeldCoupon = Omit<PriceCoupon, 'name'> & {
  readonly name: Localized;
  readonly validUntil: Date;
  readonly begun: boolean;
  readonly terms: CopyRow;
};

/** A copy that is not used yet, as JSON. */
type UsableRow = Omit<CopyRow, 'validFrom' | 'validUntil'> & {
  readonly validFrom: string;
  readonly validUntil: string;
  readonly begun: boolean;
  readonly variantIds: string[] | null;
};

function heldCoupon({ begun, variantIds, validFrom, validUntil, ...rest }: UsableRow): HeldCoupon {
  const terms = { ...rest, validFrom: new Date(validFrom), validUntil: new Date(validUntil) };
  return { ...terms, variantIds, begun, terms };
}

/**
 * The coupons a customer could use now or later on an order of these variants, the first to expire first, read together
 * with the next statement. Scopes are worked out over these variants alone.
 */
export async function usableQueued(
  db: Queryable,
  customerId: string,
  variantIds: readonly string[],
): Promise<() => readonly HeldCoupon[]> {
  const rows = await readJoined<UsableRow>(
    db,
    staticSql`
    SELECT ${copyColumns}, k.valid_from <= app_now() AS begun,
      CASE WHEN c.scope <> 'all' THEN ARRAY(
        SELECT ${variants.id} FROM ${variants.table} JOIN ${products.table} ON ${products.id} = ${variants.productId}
        WHERE ${variants.id} = ANY(${variantIds}::uuid[]) AND ${validFor}) END AS "variantIds"
    FROM customer_coupon k JOIN coupon c ON c.id = k.coupon_id
    WHERE k.customer_id = ${customerId} AND k.state = 'usable' AND k.valid_until > app_now()
    ORDER BY k.valid_until, k.id LIMIT ${MOST}`,
  );
  return () => rows().map(heldCoupon);
}

/** The same at once. */
export async function usableCoupons(
  db: Queryable,
  customerId: string,
  variantIds: readonly string[],
): Promise<readonly HeldCoupon[]> {
  const read = await usableQueued(db, customerId, variantIds);
  await flushQueue(db);
  return read();
}

export type Hold = {
  readonly id: string;
  readonly customerId: string;
  readonly orderId: string;
  readonly savedUsd: number;
};

/**
 * Gives a coupon to an order that waits for its payment, with the next statement, which refuses order.quote_changed
 * when the coupon is not to be had any more.
 */
export async function holdCoupon(tx: Tx, hold: Hold): Promise<void> {
  const statement = sql`
    UPDATE customer_coupon SET state = 'held', order_id = ${hold.orderId}, saved_usd = ${hold.savedUsd}
    WHERE id = ${hold.id} AND customer_id = ${hold.customerId} AND state = 'usable' AND valid_from <= app_now()
      AND valid_until > app_now() RETURNING 1`;
  await enqueue(tx, statement, {
    check: (rows) => {
      if (rows.length === 0) refuse('order.quote_changed');
    },
  });
}

/** Marks the coupon of an order that has been paid as used. Nothing happens without one. */
export async function useCoupon(tx: Tx, orderId: string): Promise<void> {
  await enqueue(
    tx,
    sql`UPDATE customer_coupon SET state = 'used', used_at = app_now() WHERE order_id = ${orderId} AND state = 'held'`,
  );
}

/**
 * Returns the coupon of a cancelled, overdue or fully refunded order to its owner. Its days run on meanwhile: one that
 * has expired is back as expired. Nothing happens without one, or when it was given back before.
 */
export async function returnCoupon(tx: Tx, orderId: string): Promise<void> {
  await enqueue(
    tx,
    sql`UPDATE customer_coupon SET state = 'usable', order_id = NULL, saved_usd = NULL, used_at = NULL,
      returned_at = app_now() WHERE order_id = ${orderId}`,
  );
}

/** Takes back a coupon for an order that late money revives, expired or not; false when another order has it. */
export async function regainCoupon(tx: Tx, hold: Hold): Promise<boolean> {
  const { rows } = await sql`
    UPDATE customer_coupon SET state = 'held', order_id = ${hold.orderId}, saved_usd = ${hold.savedUsd}
    WHERE id = ${hold.id} AND customer_id = ${hold.customerId} AND state = 'usable' RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** Locks a coupon that is about to be held, together with the next statement: before the stock, as everywhere. */
export async function lockCoupon(tx: Tx, id: string): Promise<void> {
  await enqueue(tx, sql`SELECT 1 FROM customer_coupon WHERE id = ${id} FOR NO KEY UPDATE`);
}

/** Whether no order has a coupon now; locks it until the transaction ends. */
export async function couponIsFree(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    SELECT state = 'usable' AS free FROM customer_coupon WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx);
  return rows[0]?.free === true;
}

/** How many coupons a customer can use now. */
export const usableCount: UserInfoPart<number> = {
  value: sql`(SELECT count(*) FROM customer_coupon k
    WHERE k.customer_id = me.id AND k.state = 'usable' AND k.valid_until > app_now())`,
  draw: (couponCount) => ({ couponCount: Number(couponCount) }),
};
