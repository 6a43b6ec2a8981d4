import { sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';

const cities = citiesAs('c');

/** A language that a tour can be booked in: hours of its departures to come, and the lowest of their prices in basis points. */
export type OfferedLanguage = {
  readonly tourId: string;
  readonly language: string;
  readonly starts: readonly string[];
  readonly lowestBp: number;
};

/** The languages of tours on sale with departures to come, those of each tour in their order; of one tour where one is named. */
export async function offeredLanguages(
  db: Queryable,
  of: { readonly tourId: string | null; readonly tours: number },
): Promise<OfferedLanguage[]> {
  const which = of.tourId === null ? sql`` : sql`AND t.id = ${of.tourId}`;
  const { rows } = await sql<OfferedLanguage>`
    WITH chosen AS MATERIALIZED (
      SELECT t.id, t.sort_weight FROM tour t JOIN ${cities.table} ON ${cities.id} = t.city_id AND ${cities.isShown}
      WHERE t.online ${which} AND EXISTS (SELECT FROM tour_departure d
        WHERE d.tour_id = t.id AND d.cancelled_at IS NULL AND d.starts_at > app_now())
      ORDER BY t.sort_weight DESC, t.id LIMIT ${of.tours}
    )
    SELECT d.tour_id AS "tourId", d.language, array_agg(DISTINCT d.start ORDER BY d.start) AS starts, min(d.price_bp) AS "lowestBp"
    FROM chosen t JOIN tour_departure d ON d.tour_id = t.id AND d.cancelled_at IS NULL AND d.starts_at > app_now()
    GROUP BY t.sort_weight, t.id, d.tour_id, d.language ORDER BY t.sort_weight DESC, t.id, d.language`.execute(db);
  return rows;
}
