import type { Locale } from '@app/contract/core/locale';
import type { DiningFigures, DiningReportGroup } from '@app/contract/verticals/dining/report-schemas';
import type { Day } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import { inSubtree } from '../../../modules/agents/core.ts';
import { inMerchantScope } from '../../../modules/merchants/core.ts';
import { citiesAs, travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { joinClock, rowTime } from '../../../platform/db/local-time.ts';

const orders = travelOrdersAs('o');
const cities = citiesAs('c');

export type DiningReportScope = {
  /** Days of the restaurants' own calendars. */
  readonly from: Day;
  readonly to: Day;
  readonly by: DiningReportGroup;
  readonly restaurantId: string | null;
  /** Orders of customers below this agent alone; null for everybody's. */
  readonly agentId: string | null;
  /** What happened at this merchant's restaurants alone; null for all. */
  readonly merchantId: string | null;
};

/** A line as it is counted, `id` null of all lines together. */
export type CountedTables = Omit<DiningFigures, 'noShowBp'> & { readonly id: string | null; readonly name: string };

type Sql = RawBuilder<unknown>;

/** What lines are told apart by, and their names, of a fact `x`, its restaurant `r` and its city `c`. */
function groupOf(by: DiningReportGroup, lang: Locale): { key: Sql; name: Sql } {
  const said = (name: Sql) => sql`COALESCE(NULLIF(${name} ->> ${lang}, ''), ${name} ->> 'en-US')`;
  const same = (key: Sql) => ({ key, name: key });
  const groups: Record<DiningReportGroup, { key: Sql; name: Sql }> = {
    restaurant: { key: sql`r.id::text`, name: said(sql`r.name`) },
    city: { key: sql`${cities.id}::text`, name: said(cities.name) },
    weekday: same(sql`EXTRACT(isodow FROM x.day)::int::text`),
    hour: same(sql`to_char(x.local, 'HH24:00')`),
    day: same(sql`x.day::text`),
    month: same(sql`to_char(x.day, 'YYYY-MM')`),
  };
  return groups[by];
}

/** Where a quarter of an hour begins by a restaurant's clock. */
const local = (quarter: Sql): Sql => rowTime(sql`to_timestamp(${quarter}::bigint * 900)`, 'k');

/** Quarters of an hour that may be of the days, whatever the clock of the place: a day more on each side. */
const about = ({ from, to }: DiningReportScope): Sql => sql`
  BETWEEN EXTRACT(epoch FROM ${from}::date - 1)::bigint / 900 AND EXTRACT(epoch FROM ${to}::date + 3)::bigint / 900`;

/** The day whose night it is: until five in the morning the one before, unless the restaurant has opened by then. */
const night = sql`local::date - (local::time < TIME '05:00' AND NOT EXISTS (SELECT FROM jsonb_array_elements(f.hours) h
  WHERE (h ->> 'weekday')::int = EXTRACT(isodow FROM local) AND (h ->> 'opens')::time <= local::time))::int`;

/** Whether the night of a table that an order `o` booked is one of these days. */
export const isOfNights = (from: Day, to: Day): Sql => sql`EXISTS (
  SELECT FROM dining_booking b JOIN restaurant f ON f.id = b.restaurant_id ${joinClock(sql`f.zone`, 'k')}
    CROSS JOIN LATERAL (SELECT ${local(sql`b.starts_quarter`)} AS local) n
  WHERE b.order_id = ${orders.id} AND ${night} BETWEEN ${from}::date AND ${to}::date)`;

/** A line each with all of them together last, the ones with most covers first; times in their order. */
export async function countTables(db: Queryable, of: DiningReportScope, lang: Locale): Promise<CountedTables[]> {
  const { key, name } = groupOf(of.by, lang);
  const inTime = of.by !== 'restaurant' && of.by !== 'city';
  const counted = of.agentId === null ? sql`true` : inSubtree(orders.agentId, of.agentId);
  const { rows } = await sql<CountedTables>`
    WITH facts AS (
      SELECT b.restaurant_id, r.hours, ${local(sql`b.starts_quarter`)} AS local,
        (b.state = 'taken')::int AS bookings,
        CASE WHEN b.state = 'taken' AND ${orders.noShowAt} IS NULL THEN b.covers ELSE 0 END AS covers, 0 AS walk_ins,
        (b.state = 'taken' AND ${orders.noShowAt} IS NOT NULL)::int AS no_shows,
        (b.state = 'taken' AND b.late_at IS NOT NULL)::int AS late,
        CASE WHEN b.state = 'taken' THEN EXTRACT(epoch
          FROM to_timestamp(b.starts_quarter::bigint * 900) - ${orders.createdAt}) / 86400
          END AS ahead,
        CASE WHEN b.state = 'taken' AND ${orders.paidAt} IS NOT NULL THEN ${orders.payableUsd} ELSE 0 END AS paid,
        (${orders.state} = 'cancelled')::int AS cancelled,
          CASE WHEN ${orders.state} = 'cancelled' THEN COALESCE(${orders.refundUsd}, 0) ELSE 0 END AS refund
      FROM dining_booking b JOIN ${orders.table} ON ${orders.id} = b.order_id JOIN restaurant r ON r.id = b.restaurant_id
        ${joinClock(sql`r.zone`, 'k')}
      WHERE (b.state = 'taken' OR (${orders.state} = 'cancelled' AND COALESCE(${orders.paidAt},
        ${orders.confirmedAt}) IS NOT NULL)) AND b.starts_quarter ${about(of)}
        AND ${counted}
      UNION ALL
      SELECT w.restaurant_id, r.hours, ${local(sql`w.starts_quarter`)}, 0, 0, w.covers, 0, 0, NULL, 0, 0, 0
      FROM dining_block w JOIN restaurant r ON r.id = w.restaurant_id ${joinClock(sql`r.zone`, 'k')}
      WHERE w.kind = 'walk_in' AND w.starts_quarter ${about(of)} AND ${of.agentId === null}
        AND (w.lifted_at IS NULL OR w.lifted_at > to_timestamp(w.starts_quarter::bigint * 900))),
    x AS (SELECT f.*, ${night} AS day FROM facts f)
    SELECT ${key} AS id, COALESCE(min(${name}), '') AS name, COALESCE(sum(bookings), 0)::bigint AS bookings,
      COALESCE(sum(covers), 0)::bigint AS covers, COALESCE(sum(walk_ins), 0)::bigint AS "walkIns",
      COALESCE(sum(no_shows), 0)::bigint AS "noShows", COALESCE(sum(late), 0)::bigint AS late,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ahead))::int AS "aheadDays",
      COALESCE(sum(paid), 0)::bigint AS "paidUsd", COALESCE(sum(cancelled), 0)::bigint AS cancelled,
      COALESCE(sum(refund), 0)::bigint AS "refundUsd"
    FROM x JOIN restaurant r ON r.id = x.restaurant_id JOIN ${cities.table} ON ${cities.id} = r.city_id
    WHERE x.day BETWEEN ${of.from}::date AND ${of.to}::date
      AND ${inMerchantScope(of.merchantId, (id) => sql`r.merchant_id = ${id}`)}
      AND ${of.restaurantId === null ? sql`true` : sql`r.id = ${of.restaurantId}::uuid`}
    GROUP BY GROUPING SETS ((${key}), ())
    ORDER BY GROUPING(${key}), ${inTime ? key : sql`sum(covers) + sum(walk_ins) DESC, ${key}`}`.execute(db);
  return rows;
}
