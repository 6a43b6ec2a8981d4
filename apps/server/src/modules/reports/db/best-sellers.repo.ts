import type { Localized } from '@app/contract/core/locale';
import { dayBegins } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { productsAs } from '../../catalog/core.ts';
import { type SumsQuery, visibleAgents } from './sums.repo.ts';

const products = productsAs('p');

export type BestSeller = {
  readonly id: string;
  readonly name: Localized;
  readonly cover: string;
  readonly count: number;
  readonly usd: number;
};

/** The products that sold for the most in a range, the best first. */
export async function bestSellers(db: Queryable, asked: SumsQuery, limit: number): Promise<BestSeller[]> {
  const { days, timeZone, seen } = asked;
  const { rows } = await sql<BestSeller>`
    WITH sold AS (
      SELECT f.product_id, sum(f.count)::bigint AS count, sum(f.usd)::bigint AS usd FROM (
        SELECT d.product_id, d.agent_id, d.count, d.usd FROM report_product_day d
        WHERE d.day BETWEEN ${days.from}::date AND ${days.to}::date
        UNION ALL
        SELECT n.product_id, n.agent_id, n.count, n.usd FROM report_fact n
        WHERE n.measure = 'sold' AND n.at >= ${dayBegins(days.from, timeZone)} AND n.at < ${dayBegins(days.to, timeZone, 1)}
      ) f WHERE ${visibleAgents(seen)} GROUP BY f.product_id HAVING sum(f.count) > 0
      ORDER BY sum(f.usd) DESC, f.product_id LIMIT ${limit}
    )
    SELECT ${products.id}, ${products.name}, ${products.cover}, sold.count, sold.usd FROM sold
      JOIN ${products.table} ON ${products.id} = sold.product_id
    ORDER BY sold.usd DESC, ${products.id}`.execute(db);
  return rows;
}
