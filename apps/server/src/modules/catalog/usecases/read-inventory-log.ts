import type { shapes } from '@app/contract/catalog/staff-schemas';
import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/db/connect.ts';
import { beginningWith } from '../../../platform/db/patterns.ts';
import { customersAs } from '../../accounts/core.ts';
import { staffAs } from '../../staff/core.ts';
import { queryTokens } from '../domain/search-tokens.ts';

const staff = staffAs('s');
const customers = customersAs('c');

type Query = z.output<(typeof shapes)['inventoryLog']['query']>;
type Answer = z.output<(typeof shapes)['inventoryLog']['answer']>;
type Row = {
  id: number;
  created_at: Date;
  kind: Answer['list'][number]['kind'];
  on_hand_change: number;
  reserved_change: number;
  on_hand_before: number;
  sku: string;
  name: Localized;
  who: string | null;
  note: string;
  reason: string;
};

/** Counting stops here: nobody turns so many pages, and a large shop's log would be counted for seconds. */
const COUNTED = 100_000;

const conditions = (query: Query) =>
  sql.join(
    [
      sql`true`,
      ...(query.product
        ? [sql`m.variant_id IN (SELECT id FROM product_variant WHERE product_id = ${query.product})`]
        : []),
      ...(query.sku
        ? [sql`m.variant_id IN (SELECT id FROM product_variant WHERE sku ILIKE ${beginningWith(query.sku)})`]
        : []),
      ...(query.name
        ? [
            sql`m.variant_id IN (SELECT v.id FROM product_search x JOIN product_variant v ON v.product_id = x.product_id
              WHERE array_append(x.name_tokens, x.tier) @> ${queryTokens(query.name)}::text[])`,
          ]
        : []),
      ...(query.kind ? [sql`m.kind = ${query.kind}`] : []),
      ...(query.reason ? [sql`m.reason = ${query.reason}`] : []),
      ...(query.from ? [sql`m.created_at >= ${query.from}`] : []),
      ...(query.to ? [sql`m.created_at < ${query.to}`] : []),
    ],
    sql` AND `,
  );

/**
 * One page of stock movements, newest first. Held and released pieces are shown as such; the others change the house.
 */
export async function readInventoryLog(db: Queryable, query: Query, lang: Locale): Promise<Answer> {
  const { page, limit } = query;
  const [{ rows }, total] = await Promise.all([
    sql<Row>`
      SELECT m.id, m.created_at, m.kind, m.on_hand_change, m.reserved_change, m.on_hand_before, v.sku, p.name, m.note, m.reason,
        coalesce(${customers.nickname}, ${staff.name}) AS who
      FROM (SELECT * FROM stock_movement m WHERE ${conditions(query)}
        ORDER BY m.created_at DESC, m.id DESC LIMIT ${sql.lit(limit)} OFFSET ${(page - 1) * limit}) m
      JOIN product_variant v ON v.id = m.variant_id JOIN product p ON p.id = v.product_id
      LEFT JOIN ${customers.table} ON ${customers.id} = m.customer_id LEFT JOIN ${staff.table} ON ${staff.id} = m.staff_id
      ORDER BY m.created_at DESC, m.id DESC`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total
      FROM (SELECT 1 FROM stock_movement m WHERE ${conditions(query)} LIMIT ${sql.lit(COUNTED)}) m`.execute(db),
  ]);
  const list = rows.map((row) => ({
    id: String(row.id),
    at: row.created_at.toISOString(),
    kind: row.kind,
    quantity: row.on_hand_change === 0 ? row.reserved_change : row.on_hand_change,
    before: row.on_hand_before,
    after: row.on_hand_before + row.on_hand_change,
    sku: row.sku,
    product: localize(row.name, lang),
    reason: (row.reason || null) as Answer['list'][number]['reason'],
    who: row.who ?? '',
    note: row.note,
  }));
  return { list, total: total.rows[0]?.total ?? 0, page, limit };
}
