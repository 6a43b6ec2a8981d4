import type { Measure, OrderKind } from '@app/contract/reports/staff-schemas';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { type SumsQuery, visible } from './sums.repo.ts';

export type EntryPage = { readonly order: 'asc' | 'desc'; readonly page: number; readonly limit: number };
export type EntryRow = {
  readonly id: string;
  /** Of an order; null of what is none. */
  readonly kind: OrderKind | null;
  readonly recordId: string;
  readonly number: string;
  readonly nickname: string;
  readonly agent: string;
  readonly at: Date;
  readonly amountUsd: number;
};

type Columns = {
  readonly at: string;
  readonly agent: string;
  readonly usd: RawBuilder<unknown>;
  readonly id: string;
  readonly customer: string;
  readonly kind: RawBuilder<unknown>;
};
const columns = (of: Columns) =>
  sql`SELECT ${sql.ref(of.at)} AS at, ${sql.ref(of.agent)} AS agent_id, ${of.usd} AS usd, ${sql.ref(of.id)} AS record_id,
    ${sql.ref(of.customer)} AS customer_id, ${of.kind} AS kind`;
const ofOrder = { agent: 'o.agent_id', id: 'o.id', customer: 'o.customer_id', kind: sql`'goods'::text` };
const ofTravel = { ...ofOrder, kind: sql`o.kind` };
const ofUser = { agent: 'u.invited_by_agent', customer: 'u.id', kind: sql`NULL::text` };

/** The branches of `report_source` one by one: over all of them PostgreSQL sorts a year where an index has its order. */
const records: Record<Measure, readonly RawBuilder<unknown>[]> = {
  orders: [
    sql`${columns({ ...ofOrder, at: 'o.created_at', usd: sql`0::bigint` })} FROM goods_order o`,
    sql`${columns({ ...ofTravel, at: 'o.created_at', usd: sql`0::bigint` })} FROM travel_order o`,
  ],
  paid: [
    sql`${columns({ ...ofOrder, at: 'o.paid_at', usd: sql`o.payable_usd` })} FROM goods_order o
      WHERE o.paid_at IS NOT NULL`,
    sql`${columns({ ...ofTravel, at: 'o.paid_at', usd: sql`o.payable_usd + o.change_fee_usd` })} FROM travel_order o
      WHERE o.paid_at IS NOT NULL`,
  ],
  refunds: [
    sql`${columns({ ...ofOrder, at: 'c.ended_at', usd: sql`c.refunded_usd`, id: 'c.id' })}
      FROM after_sale_case c JOIN goods_order o ON o.id = c.order_id
      WHERE c.refunded_usd IS NOT NULL AND c.ended_at IS NOT NULL`,
    sql`${columns({ ...ofTravel, at: 'o.cancelled_at', usd: sql`o.refund_usd` })} FROM travel_order o
      WHERE o.refund_usd IS NOT NULL AND o.cancelled_at IS NOT NULL`,
  ],
  users: [sql`${columns({ ...ofUser, at: 'u.created_at', usd: sql`0::bigint`, id: 'u.id' })} FROM customer u`],
  top_ups: [
    sql`${columns({ ...ofUser, at: 't.paid_at', usd: sql`t.amount_usd`, id: 't.id' })}
      FROM top_up t JOIN customer u ON u.id = t.customer_id WHERE t.state = 'paid'`,
  ],
  withdrawals: [
    sql`${columns({ ...ofUser, at: 'w.since', usd: sql`w.amount_usd`, id: 'w.id' })}
      FROM withdrawal w JOIN customer u ON u.id = w.customer_id WHERE w.state = 'paid'`,
  ],
};

/** A page of the records behind a figure, by the time at which they count. */
export async function entryPage(
  db: Queryable,
  asked: SumsQuery & { readonly measure: Measure },
  page: EntryPage,
): Promise<EntryRow[]> {
  const { days, timeZone, measure, seen } = asked;
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const before = (page.page - 1) * page.limit;
  // Of each branch no more than the page can need, in its own order.
  const firstOf = (branch: RawBuilder<unknown>) => sql`(SELECT f.* FROM (${branch}) f
    WHERE ${visible(seen)} AND f.at >= ${dayBegins(days.from, timeZone)} AND f.at < ${dayBegins(days.to, timeZone, 1)}
    ORDER BY f.at ${way}, f.record_id ${way} LIMIT ${before + page.limit})`;
  const { rows } = await sql<EntryRow>`
    WITH hit AS (
      SELECT * FROM (${sql.join(records[measure].map(firstOf), sql` UNION ALL `)}) one
      ORDER BY at ${way}, record_id ${way} LIMIT ${page.limit} OFFSET ${before}
    )
    SELECT hit.record_id AS id, hit.kind, COALESCE(k.order_id, hit.record_id) AS "recordId",
      COALESCE(o.number, v.number, k.number, t.number, w.number, '') AS number, u.nickname,
      COALESCE(a.name, '') AS agent, hit.at, hit.usd AS "amountUsd"
    FROM hit JOIN customer u ON u.id = hit.customer_id LEFT JOIN agent a ON a.id = hit.agent_id
    LEFT JOIN goods_order o ON o.id = hit.record_id LEFT JOIN after_sale_case k ON k.id = hit.record_id
    LEFT JOIN travel_order v ON v.id = hit.record_id
    LEFT JOIN top_up t ON t.id = hit.record_id LEFT JOIN withdrawal w ON w.id = hit.record_id
    ORDER BY hit.at ${way}, hit.record_id ${way}`.execute(db);
  return rows;
}
