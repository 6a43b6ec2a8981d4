import { sql } from 'kysely';
import type { SearchProvider } from '../../../modules/travel/public.ts';
import { isInSight } from '../db/in-sight.ts';

/** Flights as the search of everything finds them: by the city they go to; none has a name of its own. */
export const flightSearchProvider: SearchProvider = {
  kind: 'flight',
  inCities: async (db, cityIds) => {
    const { rows } = await sql<{ id: string; count: number }>`
      SELECT a.city_id AS id, count(*)::int AS count FROM flight f JOIN airport a ON a.id = f.to_airport_id
      WHERE ${isInSight} AND a.city_id = ANY(${[...cityIds]}::uuid[])
      GROUP BY 1`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, count]));
  },
  named: async () => [],
};
