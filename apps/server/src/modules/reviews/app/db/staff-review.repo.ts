import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { ReportReason } from '@app/contract/reviews/schemas';
import type { StaffReview, StaffReviewRow, shapes, staffReviewTabs } from '@app/contract/reviews/staff-schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { holdsText } from '../../../../platform/db/patterns.ts';
import { customersAs, type Sought, soughtIds } from '../../../accounts/core.ts';
import { inSubtree } from '../../../agents/core.ts';
import { productsAs } from '../../../catalog/core.ts';
import { goodsLinesAs, goodsOrdersAs } from '../../../orders/public.ts';

const lines = goodsLinesAs('l');
const orderRows = goodsOrdersAs('o');
const products = productsAs('p');
const customers = customersAs('c');

type Query = z.output<(typeof shapes)['listReviews']['query']>;
type Tab = (typeof staffReviewTabs)[number];

type Row = {
  id: string;
  product_id: string;
  name: Localized;
  cover: string;
  customer_id: string;
  nickname: string;
  locale: Locale;
  rating: number;
  text: string;
  pictures: string[];
  options: string;
  likes: number;
  shared: boolean;
  reply: string | null;
  reply_at: Date | null;
  reply_by: string;
  hidden_at: Date | null;
  hidden_reason: string;
  reports: number;
  created_at: Date;
  version: number;
};

const columns = sql`
  r.id, r.product_id, ${products.name}, ${products.cover}, r.customer_id, ${customers.nickname}, ${customers.locale},
    r.rating, r.text, r.pictures, r.options,
  r.likes, r.shared, r.reply, r.reply_at, r.reply_by, r.hidden_at, r.hidden_reason, r.created_at, r.version,
  (SELECT count(*)::int FROM review_report x WHERE x.review_id = r.id AND x.settled_at IS NULL) AS reports`;
const from = sql`product_review r JOIN ${products.table} ON ${products.id} = r.product_id
  JOIN ${customers.table} ON ${customers.id} = r.customer_id`;

const inTab: Record<Tab, ReturnType<typeof sql>> = {
  all: sql`true`,
  unanswered: sql`r.reply IS NULL AND r.hidden_at IS NULL`,
  reported: sql`r.id IN (SELECT review_id FROM review_report WHERE settled_at IS NULL)`,
  hidden: sql`r.hidden_at IS NOT NULL`,
};
const sorts = { createdAt: sql`r.created_at`, likes: sql`r.likes`, rating: sql`r.rating` } as const;

const toRow = (row: Row, lang: Locale): StaffReviewRow => ({
  id: row.id,
  product: { id: row.product_id, name: localize(row.name, lang), cover: row.cover },
  customer: { id: row.customer_id, nickname: row.nickname },
  rating: row.rating,
  text: row.text,
  pictures: row.pictures,
  likes: row.likes,
  shared: row.shared,
  replied: row.reply !== null,
  hidden: row.hidden_at !== null,
  reports: row.reports,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

/**
 * One page of reviews for staff, with how many the other filters leave in each tab; an agent's staff see those of the
 * agent's customers.
 */
export async function reviewPage(
  db: Queryable,
  query: Query,
  by: { lang: Locale; agentId: string | null; sought: Sought | undefined },
): Promise<{ list: StaffReviewRow[]; counts: Record<Tab, number> }> {
  const where = sql.join(
    [
      inSubtree(customers.agentId, by.agentId),
      ...(query.product
        ? [
            sql`EXISTS (SELECT 1 FROM jsonb_each_text(${products.name}) n WHERE ${holdsText(sql`n.value`, query.product)})`,
          ]
        : []),
      ...(by.sought ? [sql`r.customer_id IN ${soughtIds(by.sought)}`] : []),
      ...(query.rating === undefined ? [] : [sql`r.rating = ${query.rating}`]),
      ...(query.withPictures === undefined
        ? []
        : [query.withPictures ? sql`r.pictures <> '[]'` : sql`r.pictures = '[]'`]),
    ],
    sql` AND `,
  );
  const direction = query.order === 'asc' ? sql`ASC` : sql`DESC`;
  const page = sql<Row>`SELECT ${columns} FROM ${from} WHERE ${where} AND ${inTab[query.tab]}
    ORDER BY ${sorts[query.sort]} ${direction}, r.created_at ${direction}, r.id ${direction}
    LIMIT ${sql.lit(query.limit)} OFFSET ${(query.page - 1) * query.limit}`.execute(db);
  const counted = sql<Record<Tab, number>>`
    SELECT count(*)::int AS all, (count(*) FILTER (WHERE ${inTab.unanswered}))::int AS unanswered,
      (count(*) FILTER (WHERE ${inTab.reported}))::int AS reported,
      (count(*) FILTER (WHERE ${inTab.hidden}))::int AS hidden
    FROM ${from} WHERE ${where}`.execute(db);
  const [{ rows }, { rows: counts }] = await Promise.all([page, counted]);
  return {
    list: rows.map((row) => toRow(row, by.lang)),
    counts: counts[0] ?? { all: 0, unanswered: 0, reported: 0, hidden: 0 },
  };
}

/** One review as staff see it; undefined when there is none, or it is of a customer outside the agent's. */
export async function staffReview(
  db: Queryable,
  id: string,
  by: { lang: Locale; agentId: string | null; orders: boolean },
): Promise<StaffReview | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM ${from} WHERE r.id = ${id} AND ${inSubtree(customers.agentId, by.agentId)}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { rows: reported } = await sql<{
    nickname: string;
    reason: ReportReason;
    note: string;
    created_at: Date;
    settled_at: Date | null;
  }>`SELECT ${customers.nickname}, x.reason, x.note, x.created_at, x.settled_at FROM review_report x
    JOIN ${customers.table} ON ${customers.id} = x.customer_id WHERE x.review_id = ${id}
      ORDER BY x.created_at DESC LIMIT 100`.execute(db);
  const { rows: bought } = await sql<{ id: string; number: string; email: string }>`
    SELECT ${orderRows.id}, ${orderRows.number}, ${customers.email} FROM product_review r
      JOIN ${lines.table} ON ${lines.id} = r.order_line_id
      JOIN ${orderRows.table} ON ${orderRows.id} = ${lines.orderId}
        JOIN ${customers.table} ON ${customers.id} = ${orderRows.customerId}
      WHERE r.id = ${id} AND ${by.orders}`.execute(db);
  return {
    ...toRow(row, by.lang),
    options: row.options,
    order: bought[0] ?? null,
    locale: row.locale,
    reply:
      row.reply !== null && row.reply_at ? { text: row.reply, by: row.reply_by, at: row.reply_at.toISOString() } : null,
    hiddenAt: row.hidden_at?.toISOString() ?? null,
    hiddenReason: row.hidden_reason,
    reported: reported.map((one) => ({
      nickname: one.nickname,
      reason: one.reason,
      note: one.note,
      at: one.created_at.toISOString(),
      settledAt: one.settled_at?.toISOString() ?? null,
    })),
  };
}

/** Writes the shop's reply; empty takes it back. */
export async function setReply(tx: Tx, of: { id: string; reply: string; by: string }): Promise<void> {
  const reply = of.reply === '' ? null : of.reply;
  await sql`UPDATE product_review SET reply = ${reply}, version = version + 1,
    reply_at = CASE WHEN ${reply}::text IS NULL THEN NULL ELSE app_now() END, reply_by = ${reply === null ? '' : of.by}
    WHERE id = ${of.id}`.execute(tx);
}

/** Hides a review with a reason, or shows it again with null. */
export async function setHidden(tx: Tx, id: string, reason: string | null): Promise<void> {
  await sql`UPDATE product_review SET hidden_reason = ${reason ?? ''}, version = version + 1,
    hidden_at = CASE WHEN ${reason}::text IS NULL THEN NULL ELSE app_now() END WHERE id = ${id}`.execute(tx);
}

/** Settles every open report about a review; `touched` also counts the review's version up. */
export async function settleOpen(tx: Tx, id: string, touched: boolean): Promise<void> {
  await sql`UPDATE review_report SET settled_at = app_now() WHERE review_id = ${id} AND settled_at IS NULL`.execute(tx);
  if (touched) await sql`UPDATE product_review SET version = version + 1 WHERE id = ${id}`.execute(tx);
}
