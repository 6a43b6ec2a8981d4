import type { Locale } from '@app/contract/core/locale';
import type { TourFigures, TourReportGroup } from '@app/contract/verticals/tours/report-schemas';
import type { Day } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import { inSubtree } from '../../../modules/agents/core.ts';
import { citiesAs, travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { joinClock, rowTime } from '../../../platform/db/local-time.ts';

const orders = travelOrdersAs('o');
const cities = citiesAs('c');

export type TourReportScope = {
  /** Local days of departure. */
  readonly from: Day;
  readonly to: Day;
  readonly by: TourReportGroup;
  readonly tourId: string | null;
  /** Orders of customers below this agent alone; null for everybody's. */
  readonly agentId: string | null;
};

/** A line as it is counted, `id` null of all lines together. */
export type CountedTours = Omit<TourFigures, 'guaranteedBp' | 'loadBp' | 'perPlaceUsd'> & {
  readonly id: string | null;
  readonly name: string;
};

type Sql = RawBuilder<unknown>;

/** What lines are told apart by, and their names, of a departure `d`, its tour `t` and its city `c`. */
function groupOf(by: TourReportGroup, lang: Locale): { key: Sql; name: Sql } {
  const said = (name: Sql) => sql`COALESCE(NULLIF(${name} ->> ${lang}, ''), ${name} ->> 'en-US')`;
  const month = sql`to_char(d.day, 'YYYY-MM')`;
  const groups: Record<TourReportGroup, { key: Sql; name: Sql }> = {
    tour: { key: sql`t.id::text`, name: said(sql`t.name`) },
    city: { key: sql`${cities.id}::text`, name: said(cities.name) },
    language: { key: sql`d.language`, name: sql`d.language` },
    guide: { key: sql`d.guide`, name: sql`d.guide` },
    day: { key: sql`d.day::text`, name: sql`d.day::text` },
    month: { key: month, name: month },
  };
  return groups[by];
}

/** A line each with all of them together last, the ones that earned most first; days and months in their order. */
export async function countTours(db: Queryable, of: TourReportScope, lang: Locale): Promise<CountedTours[]> {
  const { key, name } = groupOf(of.by, lang);
  const inTime = of.by === 'day' || of.by === 'month';
  const counted = of.agentId === null ? sql`true` : inSubtree(orders.agentId, of.agentId);
  const { rows } = await sql<CountedTours>`
    WITH d AS (
      SELECT id, tour_id, day, language, guide, starts_at, guaranteed_at, cancelled_at, cancel_reason, capacity FROM tour_departure
      WHERE day BETWEEN ${of.from}::date AND ${of.to}::date
        AND ${of.tourId === null ? sql`true` : sql`tour_id = ${of.tourId}::uuid`}),
    facts AS (
      SELECT id, 1 AS departures, (guaranteed_at IS NOT NULL AND cancelled_at IS NULL)::int AS guaranteed,
        (cancel_reason IS NOT DISTINCT FROM 'minimum')::int AS called_off,
        CASE WHEN cancelled_at IS NULL THEN capacity ELSE 0 END AS places,
        0 AS sold, 0 AS revenue, NULL::int AS ahead, 0 AS cancelled, 0 AS refund FROM d
      UNION ALL
      SELECT d.id, 0, 0, 0, 0, b.seats * (b.state = 'taken')::int,
        CASE WHEN b.state = 'taken' THEN ${orders.payableUsd} ELSE 0 END,
        CASE WHEN b.state = 'taken' THEN d.day - (${rowTime(orders.paidAt, 'k')})::date END,
        (${orders.state} = 'cancelled')::int, CASE WHEN ${orders.state} = 'cancelled' THEN COALESCE(${orders.refundUsd},
          0) ELSE 0 END
      FROM d JOIN tour_booking b ON b.departure_id = d.id JOIN ${orders.table} ON ${orders.id} = b.order_id
        ${joinClock(orders.zone, 'k')}
      WHERE ${orders.paidAt} IS NOT NULL AND ${counted})
    SELECT ${key} AS id, COALESCE(min(${name}), '') AS name, COALESCE(sum(departures), 0)::bigint AS departures,
      COALESCE(sum(guaranteed), 0)::bigint AS guaranteed, COALESCE(sum(called_off), 0)::bigint AS "calledOff",
      COALESCE(sum(places), 0)::bigint AS places, COALESCE(sum(sold), 0)::bigint AS sold,
      COALESCE(sum(revenue), 0)::bigint AS "revenueUsd",
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ahead))::int AS "aheadDays",
      COALESCE(sum(cancelled), 0)::bigint AS cancelled, COALESCE(sum(refund), 0)::bigint AS "refundUsd"
    FROM facts x JOIN d USING (id) JOIN tour t ON t.id = d.tour_id JOIN ${cities.table} ON ${cities.id} = t.city_id
    GROUP BY GROUPING SETS ((${key}), ())
    ORDER BY GROUPING(${key}), ${inTime ? key : sql`sum(revenue) DESC, ${key}`}`.execute(db);
  return rows;
}
