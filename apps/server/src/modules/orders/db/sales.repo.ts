import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { DayRange } from '../../accounts/public.ts';
import { subtreeOf } from './staff-order.repo.ts';

export type DaySales = { day: string; orders: number; paidOrders: number; revenueUsd: number };

/** Orders placed, orders paid and money paid for goods on each day since `from`; days without any are left out. */
export async function salesPerDay(db: Queryable, range: DayRange): Promise<DaySales[]> {
  const day = (column: string) => sql`to_char(${sql.ref(column)} AT TIME ZONE ${range.timeZone}, 'YYYY-MM-DD')`;
  const begin = sql`(${range.from}::date)::timestamp AT TIME ZONE ${range.timeZone}`;
  const visible = range.agentId === null ? sql`true` : sql`agent_id IN (${subtreeOf(range.agentId)})`;
  const { rows } = await sql<DaySales>`
    SELECT day, sum(orders)::bigint AS orders, sum(paid)::bigint AS "paidOrders", sum(usd)::bigint AS "revenueUsd"
    FROM (
      SELECT ${day('created_at')} AS day, count(*) AS orders, 0 AS paid, 0 AS usd
      FROM goods_order WHERE created_at >= ${begin} AND ${visible} GROUP BY 1
      UNION ALL
      SELECT ${day('paid_at')}, 0, count(*), sum(payable_usd)
      FROM goods_order WHERE paid_at >= ${begin} AND ${visible} GROUP BY 1
    ) AS part GROUP BY day`.execute(db);
  return rows;
}
