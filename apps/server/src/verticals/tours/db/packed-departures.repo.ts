import { GUIDE_LANGUAGES } from '@app/contract/verticals/tours/facts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import type { HeldUntil, SoldDeparture } from '../domain/packed-departures.ts';

/** Departures of a tour, a column each: lists as PostgreSQL writes them. */
type Columns = {
  readonly tourId: string;
  readonly days: string;
  readonly starts: string;
  readonly languages: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly undecidedUntil: string;
  readonly guaranteed: string;
  readonly free: string;
  readonly prices: string;
  readonly held: string;
};

const listOf = (text: string): string[] => text.slice(1, -1).split(',');
const momentOf = (text: string | undefined): number | null =>
  text === undefined || text === 'NULL' ? null : Number(text);

/** Reads `2@1767225600000+1@1767225700000`. */
const heldOf = (text: string | undefined): HeldUntil[] =>
  text === undefined || text === 'NULL'
    ? []
    : text.split('+').map((one) => {
        const [seats, until] = one.split('@');
        return { seats: Number(seats), until: Number(until) };
      });

function departuresOf(row: Columns): SoldDeparture[] {
  const [starts, languages, startsAt, endsAt] = [row.starts, row.languages, row.startsAt, row.endsAt].map(listOf);
  const [undecided, guaranteed, free] = [row.undecidedUntil, row.guaranteed, row.free].map(listOf);
  const [prices, held] = [row.prices, row.held].map(listOf);
  return listOf(row.days).flatMap((day, at) => {
    const start = starts?.[at]?.replaceAll('"', '') ?? '';
    const language = GUIDE_LANGUAGES.findIndex((one) => one === languages?.[at]);
    if (language === -1) return [];
    return [
      {
        day: Number(day),
        minute: Number(start.slice(0, 2)) * 60 + Number(start.slice(3, 5)),
        language,
        startsAt: Number(startsAt?.[at]),
        endsAt: Number(endsAt?.[at]),
        undecidedUntil: momentOf(undecided?.[at]),
        guaranteed: guaranteed?.[at] === 't',
        free: Number(free?.[at]),
        priceBp: Number(prices?.[at]),
        held: heldOf(held?.[at]),
      },
    ];
  });
}

/**
 * Reads the departures of tours that can be had, or could once what is held of them is free again, by tour. What had begun at `since` is left
 * out, and so is a tour without any.
 */
export async function readDepartures(
  db: Queryable,
  tourIds: readonly string[],
  since: Date,
): Promise<Map<string, SoldDeparture[]>> {
  const { rows } = await staticSql<Columns>`
    SELECT d.tour_id AS "tourId", array_agg(d.day - date '1970-01-01')::text AS days, array_agg(d.start)::text AS starts,
      array_agg(d.language)::text AS languages, array_agg((extract(epoch FROM d.starts_at) * 1000)::bigint)::text AS "startsAt",
      array_agg((extract(epoch FROM d.ends_at) * 1000)::bigint)::text AS "endsAt",
      array_agg(CASE WHEN d.guaranteed_at IS NULL THEN (extract(epoch FROM d.decides_at) * 1000)::bigint END)::text
        AS "undecidedUntil",
      array_agg(d.guaranteed_at IS NOT NULL)::text AS guaranteed, array_agg(d.capacity - d.held - d.sold)::text AS free,
      array_agg(d.price_bp)::text AS prices,
      array_agg(CASE WHEN d.held > 0 THEN (
        SELECT string_agg(l.seats || '@' || (extract(epoch FROM l.expires_at) * 1000)::bigint, '+') FROM (
          SELECT b.seats, b.expires_at FROM tour_booking b
          WHERE b.departure_id = d.id AND b.state = 'held' AND b.expires_at IS NOT NULL
          UNION ALL SELECT c.held, c.expires_at FROM tour_change c WHERE c.departure_id = d.id AND c.held > 0) l) END)::text AS held
    FROM tour_departure d
    WHERE d.tour_id = ANY(${[...tourIds]}::uuid[]) AND d.cancelled_at IS NULL AND NOT d.closed AND d.sold < d.capacity
      AND d.starts_at > ${since}
    GROUP BY d.tour_id`.execute(db);
  return new Map(rows.map((row) => [row.tourId, departuresOf(row)]));
}
