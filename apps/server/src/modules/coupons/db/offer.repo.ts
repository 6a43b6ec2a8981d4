import { readCode } from '@app/kernel/typed-code';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { customersAs } from '../../accounts/core.ts';
import { productsAs } from '../../catalog/core.ts';
import { memberLevelsAs } from '../../levels/core.ts';
import type { OfferRow } from '../domain/coupon-views.ts';
import { termsColumns, validFor } from './terms-columns.ts';

const levels = memberLevelsAs('l');
const products = productsAs('p');
const customers = customersAs('u');

/** How many coupons one look at the centre shows. */
const MOST = 100;
/** Whether a copy `k` can be used; its time may still have to come. */
const usable = sql`(k.state = 'usable' AND k.valid_until > app_now())`;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const offerColumns = (customerId: string | null) => sql`${termsColumns}, c.id, c.collect_from AS "collectFrom",
  c.collect_until AS "collectUntil", c.use_from AS "useFrom", c.use_until AS "useUntil", c.use_days AS "useDays",
  c.audience, ${levels.name} AS "levelName", c.limit_total AS "limitTotal", c.limit_each AS "limitEach", c.collected,
  (SELECT count(*)::int FROM customer_coupon k WHERE k.coupon_id = c.id AND k.customer_id = ${customerId ?? NOBODY})
    AS mine,
  (SELECT min(k.valid_until) FROM customer_coupon k WHERE k.coupon_id = c.id AND k.customer_id = ${customerId ?? NOBODY}
    AND ${usable}) AS "mineUntil",
  (c.state = 'active' AND c.collect_from <= app_now() AND c.collect_until > app_now()
    AND (c.use_until IS NULL OR c.use_until > app_now())) AS open`;

/** Not offered any more: the customer has collected all that one person may, and none of them can be used. */
const usedUp = (customerId: string | null) => sql`(
  SELECT count(*) >= c.limit_each AND NOT coalesce(bool_or(k.state = 'held' OR ${usable}), false) FROM customer_coupon k
  WHERE k.coupon_id = c.id AND k.customer_id = ${customerId ?? NOBODY})`;

/** Coupons offered to this customer, of one product or of all: those to be had first, then those to come, the gone ones last. */
export async function offeredCoupons(
  db: Queryable,
  of: { customerId: string | null; productId: string | null },
): Promise<OfferRow[]> {
  const forProduct = of.productId
    ? sql`AND EXISTS (SELECT FROM ${products.table} WHERE ${products.id} = ${of.productId} AND ${validFor})`
    : sql``;
  const { rows } = await sql<OfferRow>`
    SELECT ${offerColumns(of.customerId)} FROM coupon c LEFT JOIN ${levels.table} ON ${levels.id} = c.level_id
    WHERE c.state = 'active' AND c.code IS NULL AND c.collect_until > app_now()
      AND (c.use_until IS NULL OR c.use_until > app_now()) ${forProduct} AND NOT ${usedUp(of.customerId)}
    ORDER BY (c.limit_total IS NOT NULL AND c.collected >= c.limit_total), c.collect_from > app_now(),
      c.collect_until, c.id LIMIT ${MOST}`.execute(db);
  return rows;
}

async function oneOffer(
  db: Queryable,
  where: RawBuilder<unknown>,
  customerId: string | null,
): Promise<OfferRow | null> {
  const { rows } = await sql<OfferRow>`
    SELECT ${offerColumns(customerId)} FROM coupon c LEFT JOIN ${levels.table} ON ${levels.id} = c.level_id
    WHERE c.state <> 'draft' AND ${where}`.execute(db);
  return rows[0] ?? null;
}

/** One coupon that is or was offered; a draft is none. */
export const offerOf = (db: Queryable, id: string, customerId: string | null): Promise<OfferRow | null> =>
  oneOffer(db, sql`c.id = ${id}`, customerId);

/** Returns the id of the coupon of a code, by the one reading of codes: of those that read alike, the one typed exactly. */
export async function couponOfCode(db: Queryable, code: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM coupon WHERE chosen_code(code) = ${readCode(code)} AND code IS NOT NULL AND state <> 'draft'
    ORDER BY code = upper(${code}::text) DESC, id LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether a customer is one this coupon is for: a new one has not bought anything, a level is reached by what was spent. */
export async function levelReached(db: Queryable, couponId: string, customerId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM coupon c JOIN ${levels.table} ON ${levels.id} = c.level_id
      JOIN ${customers.table} ON ${customers.id} = ${customerId}
    WHERE c.id = ${couponId} AND ${customers.standingUsd} >= ${levels.thresholdUsd}`.execute(db);
  return rows.length > 0;
}

/**
 * Takes one of a coupon off what is left and gives it to a customer, valid from now on or as its days say; null when
 * none is left or its time is over. The customer's row must be locked.
 */
export async function takeOne(
  tx: Tx,
  given: { copyId: string; couponId: string; customerId: string; nth: number },
): Promise<{ collected: number; limitTotal: number | null } | null> {
  const { rows } = await sql<{ collected: number; limitTotal: number | null }>`
    WITH taken AS (
      UPDATE coupon SET collected = collected + 1
      WHERE id = ${given.couponId} AND state = 'active' AND collect_from <= app_now() AND collect_until > app_now()
        AND (use_until IS NULL OR use_until > app_now()) AND (limit_total IS NULL OR collected < limit_total)
        AND limit_each >= ${given.nth}
      RETURNING id, use_from, use_until, use_days, collected, limit_total
    ), written AS (
      INSERT INTO customer_coupon (id, coupon_id, customer_id, nth, valid_from, valid_until)
      SELECT ${given.copyId}::uuid, id, ${given.customerId}::uuid, ${given.nth}::int, COALESCE(use_from, app_now()),
        COALESCE(use_until, app_now() + use_days * interval '1 day') FROM taken
    )
    SELECT collected, limit_total AS "limitTotal" FROM taken`.execute(tx);
  return rows[0] ?? null;
}
