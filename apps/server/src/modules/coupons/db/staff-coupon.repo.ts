import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type {
  CouponHolder,
  CouponInput,
  StaffCoupon,
  StaffCouponRow,
  shapes,
} from '@app/contract/coupons/staff-schemas';
import { readCode } from '@app/kernel/typed-code';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { allOf } from '../../../platform/db/conditions.ts';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import { customersAs, isSought, type Sought } from '../../accounts/core.ts';
import { categoriesAs, productsAs } from '../../catalog/core.ts';
import { memberLevelsAs } from '../../levels/core.ts';
import { copyState } from './copy.repo.ts';

const levels = memberLevelsAs('l');
const categories = categoriesAs('g');
const productRows = productsAs('p');
const customers = customersAs('u');

export type ListQuery = z.output<(typeof shapes)['listCoupons']['query']>;
export type HolderQuery = z.output<(typeof shapes)['couponHolders']['query']>;

/** What staff see of a state: an active one may not have begun, and its time may be over. */
const stateNow = sql`CASE WHEN c.state <> 'active' THEN c.state WHEN c.collect_until <= app_now() THEN 'ended'
  WHEN c.collect_from > app_now() THEN 'scheduled' ELSE 'active' END`;
const used = sql`(SELECT count(*)::int FROM customer_coupon k WHERE k.coupon_id = c.id AND k.state = 'used')`;

const conditions = (query: ListQuery): RawBuilder<unknown> =>
  allOf([
    query.name && holdsText(sql`c.name`, query.name),
    query.code && sql`chosen_code(c.code) LIKE '%' || NULLIF(${readCode(query.code)}::text, '') || '%'`,
    query.kind && sql`c.kind = ${query.kind}`,
  ]);

const sorts: Record<ListQuery['sort'], RawBuilder<unknown>> = {
  createdAt: sql`c.created_at`,
  collected: sql`c.collected`,
  collectUntil: sql`c.collect_until`,
};

type Row = Omit<StaffCouponRow, 'name' | 'collectFrom' | 'collectUntil' | 'createdAt'> & {
  name: Localized;
  collectFrom: Date;
  collectUntil: Date;
  createdAt: Date;
};

/** A page of coupons and how many match in each tab. */
export async function couponPage(
  db: Queryable,
  query: ListQuery,
  lang: Locale,
): Promise<{ list: StaffCouponRow[]; counts: Record<ListQuery['tab'], number> }> {
  const inTab = query.tab === 'all' ? sql`true` : sql`${stateNow} = ${query.tab}`;
  const way = query.order === 'asc' ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<Row>`
    SELECT c.id, c.name, c.kind, c.amount_usd AS "amountUsd", c.percent, c.min_spend_usd AS "minSpendUsd", c.scope,
      c.audience, c.code, c.collect_from AS "collectFrom", c.collect_until AS "collectUntil",
      c.limit_total AS "limitTotal", c.collected, ${used} AS used, ${stateNow} AS state, c.version,
      c.created_at AS "createdAt"
    FROM coupon c WHERE ${conditions(query)} AND ${inTab}
    ORDER BY ${sorts[query.sort]} ${way}, c.id ${way} LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`.execute(
    db,
  );
  const counted = await sql<{ state: ListQuery['tab']; n: number }>`
    SELECT ${stateNow} AS state, count(*)::int AS n FROM coupon c WHERE ${conditions(query)} GROUP BY 1`.execute(db);
  const counts = { all: 0, draft: 0, active: 0, scheduled: 0, ended: 0 };
  for (const { state, n } of counted.rows) {
    counts[state] += n;
    counts.all += n;
  }
  const list = rows.map((row) => ({
    ...row,
    name: localize(row.name, lang),
    collectFrom: row.collectFrom.toISOString(),
    collectUntil: row.collectUntil.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }));
  return { list, counts };
}

type Dates = 'collectFrom' | 'collectUntil' | 'useFrom' | 'useUntil' | 'createdAt' | 'products';
type Full = Omit<StaffCoupon, Dates> & {
  collectFrom: Date;
  collectUntil: Date;
  useFrom: Date | null;
  useUntil: Date | null;
  createdAt: Date;
  products: { id: string; name: Localized }[];
};

/** One coupon as staff edit it, or null; locked to the end of the transaction where asked. */
export async function staffCoupon(
  db: Queryable,
  id: string,
  by: { lang: Locale; locked?: boolean },
): Promise<StaffCoupon | null> {
  const { rows } = await sql<Full>`
    SELECT c.id, c.name, c.kind, c.amount_usd AS "amountUsd", c.percent, c.cap_usd AS "capUsd",
      c.min_spend_usd AS "minSpendUsd", c.scope, c.category_ids AS "categoryIds", c.product_ids AS "productIds",
      c.audience, c.level_id AS "levelId", c.collect_from AS "collectFrom", c.collect_until AS "collectUntil",
      c.use_from AS "useFrom", c.use_until AS "useUntil", c.use_days AS "useDays", c.limit_total AS "limitTotal",
      c.limit_each AS "limitEach", c.code, c.state, c.collected, ${used} AS used, c.version,
      (SELECT count(*)::int FROM customer_coupon k WHERE k.coupon_id = c.id AND k.state = 'held') AS held,
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', ${productRows.id}, 'name', ${productRows.name})), '[]')
        FROM ${productRows.table}
        WHERE ${productRows.id} = ANY(c.product_ids)) AS products, c.created_at AS "createdAt"
    FROM coupon c WHERE c.id = ${id} ${by.locked ? sql`FOR UPDATE OF c` : sql``}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  return {
    ...row,
    collectFrom: row.collectFrom.toISOString(),
    collectUntil: row.collectUntil.toISOString(),
    useFrom: row.useFrom?.toISOString() ?? null,
    useUntil: row.useUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    products: row.products.map((product) => ({ id: product.id, name: localize(product.name, by.lang) })),
  };
}

/** Writes a coupon, new or changed. Its fields must fit its kind, scope and audience. */
export async function writeCoupon(tx: Tx, id: string, coupon: CouponInput & { name: Localized }): Promise<void> {
  await sql`
    INSERT INTO coupon (id, name, kind, amount_usd, percent, cap_usd, min_spend_usd, scope, category_ids, product_ids,
      audience, level_id, collect_from, collect_until, use_from, use_until, use_days, limit_total, limit_each, code, state)
    VALUES (${id}, ${json(coupon.name)}, ${coupon.kind}, ${coupon.amountUsd}, ${coupon.percent}, ${coupon.capUsd},
      ${coupon.minSpendUsd}, ${coupon.scope}, ${coupon.categoryIds}::uuid[], ${coupon.productIds}::uuid[],
      ${coupon.audience}, ${coupon.levelId}, ${coupon.collectFrom}, ${coupon.collectUntil}, ${coupon.useFrom},
      ${coupon.useUntil}, ${coupon.useDays}, ${coupon.limitTotal}, ${coupon.limitEach}, ${coupon.code}, ${coupon.state})
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, kind = excluded.kind, amount_usd = excluded.amount_usd,
      percent = excluded.percent, cap_usd = excluded.cap_usd, min_spend_usd = excluded.min_spend_usd,
      scope = excluded.scope, category_ids = excluded.category_ids, product_ids = excluded.product_ids,
      audience = excluded.audience, level_id = excluded.level_id, collect_from = excluded.collect_from,
      collect_until = excluded.collect_until, use_from = excluded.use_from, use_until = excluded.use_until,
      use_days = excluded.use_days, limit_total = excluded.limit_total, limit_each = excluded.limit_each,
      code = excluded.code, state = excluded.state, version = coupon.version + 1`.execute(tx);
}

/** Ends collecting. */
export async function markEnded(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE coupon SET state = 'ended', version = version + 1 WHERE id = ${id}`.execute(tx);
}

/** Whether another coupon has a code that reads as this one. */
export async function codeTaken(tx: Tx, id: string, code: string): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM coupon WHERE chosen_code(code) = ${readCode(code)} AND code IS NOT NULL AND id <> ${id}`.execute(
      tx,
    );
  return rows.length > 0;
}

/** Whether all categories, products and the level exist. */
export async function targetsExist(tx: Tx, coupon: CouponInput): Promise<boolean> {
  const { rows } = await sql<{ categories: number; products: number; level: boolean }>`
    SELECT (SELECT count(*)::int FROM ${categories.table}
      WHERE ${categories.id} = ANY(${coupon.categoryIds}::uuid[])) AS categories,
      (SELECT count(*)::int FROM ${productRows.table}
        WHERE ${productRows.id} = ANY(${coupon.productIds}::uuid[])) AS products,
      (${coupon.levelId}::uuid IS NULL OR EXISTS (SELECT FROM ${levels.table}
        WHERE ${levels.id} = ${coupon.levelId})) AS level`.execute(tx);
  const found = rows[0];
  return (
    found?.categories === new Set(coupon.categoryIds).size &&
    found.products === new Set(coupon.productIds).size &&
    found.level
  );
}

type HolderRow = Omit<CouponHolder, 'customer' | 'collectedAt' | 'validUntil' | 'usedAt' | 'orderNumber'> & {
  customerId: string;
  nickname: string;
  email: string;
  orderId: string | null;
  collectedAt: Date;
  validUntil: Date;
  usedAt: Date | null;
};
export type HolderPage = { list: (HolderRow & { orderId: string | null })[]; total: number };

/** A page of who collected a coupon, the newest first. */
export async function holderPage(db: Queryable, query: HolderQuery, sought?: Sought): Promise<HolderPage> {
  const state = query.state ? sql`AND ${copyState} = ${query.state}` : sql``;
  const who = sought ? sql`AND ${isSought('u', sought)}` : sql``;
  const from = sql`FROM customer_coupon k JOIN ${customers.table} ON ${customers.id} = k.customer_id
    WHERE k.coupon_id = ${query.coupon} ${state} ${who}`;
  const { rows } = await sql<HolderRow>`
    SELECT k.id, ${customers.id} AS "customerId", ${customers.nickname}, ${customers.email}, ${copyState} AS state,
      k.created_at AS "collectedAt",
      k.valid_until AS "validUntil", k.used_at AS "usedAt", k.order_id AS "orderId", k.saved_usd AS "savedUsd"
    ${from} ORDER BY k.created_at DESC, k.id LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`.execute(db);
  const count = await sql<{ n: number }>`SELECT count(*)::int AS n ${from}`.execute(db);
  return { list: rows, total: count.rows[0]?.n ?? 0 };
}

/** Member levels, lowest first. */
export async function levelNames(db: Queryable): Promise<{ id: string; name: Localized }[]> {
  const { rows } = await sql<{ id: string; name: Localized }>`
    SELECT ${levels.id}, ${levels.name} FROM ${levels.table} ORDER BY ${levels.thresholdUsd}`.execute(db);
  return rows;
}
