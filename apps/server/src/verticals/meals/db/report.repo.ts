import type { Locale } from '@app/contract/core/locale';
import type { MealFigures, MealReportGroup } from '@app/contract/verticals/meals/report-schemas';
import type { Day } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import { inSubtree } from '../../../modules/agents/core.ts';
import { inMerchantScope } from '../../../modules/merchants/core.ts';
import { citiesAs, travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { joinClock, rowTime } from '../../../platform/db/local-time.ts';
import { restaurantsAs } from '../../dining/public.ts';

const orders = travelOrdersAs('o');
const restaurants = restaurantsAs('r');
const usedAt = restaurantsAs('u');
const cities = citiesAs('c');

export type MealReportScope = {
  /** Days on which pieces were paid, by the calendar of a set's first restaurant. */
  readonly from: Day;
  readonly to: Day;
  readonly by: MealReportGroup;
  readonly setId: string | null;
  /** Orders of customers below this agent alone; null for everybody's. */
  readonly agentId: string | null;
  /** Pieces that were used at this merchant's restaurants, and unused ones of sets that they alone serve; null for all. */
  readonly merchantId: string | null;
};

/** A line as it is counted, `id` null of all lines together. */
export type CountedPieces = Omit<MealFigures, 'usedBp'> & { readonly id: string | null; readonly name: string };

type Sql = RawBuilder<unknown>;

/** What lines are told apart by, and their names, of a fact `x`, its set `s`, its first city `c` and the restaurant `u` of its use. */
function groupOf(by: MealReportGroup, lang: Locale): { key: Sql; name: Sql } {
  const said = (name: Sql) => sql`COALESCE(NULLIF(${name} ->> ${lang}, ''), ${name} ->> 'en-US')`;
  const same = (key: Sql) => ({ key, name: key });
  const groups: Record<MealReportGroup, { key: Sql; name: Sql }> = {
    set: { key: sql`s.id::text`, name: said(sql`s.name`) },
    restaurant: { key: sql`COALESCE(${usedAt.id}::text, '')`, name: said(usedAt.name) },
    city: { key: sql`${cities.id}::text`, name: said(cities.name) },
    day: same(sql`x.day::text`),
    month: same(sql`to_char(x.day, 'YYYY-MM')`),
  };
  return groups[by];
}

/** Whether a piece `d` of a booking `b` is a merchant's: used at their restaurant, or unused and of a set that only their restaurants serve. */
const isOfMerchant = (merchantId: string): Sql => sql`CASE WHEN d.place_id IS NULL
  THEN (SELECT bool_and(${restaurants.merchantId} IS NOT DISTINCT FROM ${merchantId}::uuid)
    FROM dining_set_place l JOIN ${restaurants.table} ON ${restaurants.id} = l.restaurant_id WHERE l.set_id = b.set_id)
  ELSE (SELECT ${restaurants.merchantId} IS NOT DISTINCT FROM ${merchantId}::uuid FROM ${restaurants.table}
    WHERE ${restaurants.id} = d.place_id) END`;

/** The city and zone of the first restaurant of a booking `b`. */
const firstPlace = sql`(SELECT ${restaurants.cityId}, ${restaurants.zone} FROM dining_set_place l
  JOIN ${restaurants.table} ON ${restaurants.id} = l.restaurant_id
  WHERE l.set_id = b.set_id ORDER BY l.position LIMIT 1)`;

/** The day on which an order `o` was paid, by the clock `k` of the first restaurant. */
const paidDay = sql`(${rowTime(orders.paidAt, 'k')})::date`;

/** Whether the set meals of an order `o` were paid on one of these days. */
export const isPaidOn = (from: Day, to: Day): Sql => sql`EXISTS (
  SELECT FROM dining_set_booking b CROSS JOIN LATERAL ${firstPlace} f ${joinClock(sql`f.zone`, 'k')}
  WHERE b.order_id = ${orders.id} AND ${paidDay} BETWEEN ${from}::date AND ${to}::date)`;

/** A line each with all of them together last, the ones with most pieces first; times in their order. */
export async function countPieces(db: Queryable, of: MealReportScope, lang: Locale): Promise<CountedPieces[]> {
  const { key, name } = groupOf(of.by, lang);
  const inTime = of.by === 'day' || of.by === 'month';
  const counted = of.agentId === null ? sql`true` : inSubtree(orders.agentId, of.agentId);
  const mine = inMerchantScope(of.merchantId, isOfMerchant);
  const pieces = (state: string) => sql`count(*) FILTER (WHERE x.state = ${state})::bigint`;
  const worth = (state: string) => sql`COALESCE(sum(x.usd) FILTER (WHERE x.state = ${state}), 0)::bigint`;
  const { rows } = await sql<CountedPieces>`
    WITH x AS (
      SELECT b.set_id, f.city_id, d.state, d.place_id, d.paid_usd + d.points_value_usd AS usd,
        ${paidDay} AS day
      FROM ${orders.table} JOIN dining_set_booking b ON b.order_id = ${orders.id}
        JOIN dining_code d ON d.order_id = ${orders.id}
        CROSS JOIN LATERAL ${firstPlace} f
        ${joinClock(sql`f.zone`, 'k')}
      WHERE ${orders.paidAt} >= ${of.from}::date - 1 AND ${orders.paidAt} < ${of.to}::date + 2 AND ${counted} AND ${mine}
        AND ${of.setId === null ? sql`true` : sql`b.set_id = ${of.setId}::uuid`})
    SELECT ${key} AS id, COALESCE(min(${name}), '') AS name, count(x.set_id)::bigint AS sold, ${pieces('used')} AS used,
      ${pieces('refunded')} AS "givenBack", ${pieces('expired')} AS expired, ${pieces('usable')} AS usable,
      COALESCE(sum(x.usd), 0)::bigint AS "soldUsd", ${worth('used')} AS "usedUsd", ${worth('refunded')} AS "givenBackUsd",
      ${worth('expired')} AS "expiredUsd"
    FROM x JOIN dining_set s ON s.id = x.set_id JOIN ${cities.table} ON ${cities.id} = x.city_id
      LEFT JOIN ${usedAt.table} ON ${usedAt.id} = x.place_id
    WHERE x.day BETWEEN ${of.from}::date AND ${of.to}::date
    GROUP BY GROUPING SETS ((${key}), ())
    ORDER BY GROUPING(${key}), ${inTime ? key : sql`count(*) DESC, ${key}`}`.execute(db);
  return rows;
}
