import { isTimeZone, zoneToday } from '@app/contract/core/time-zone';
import { knowsZone } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import type { Queryable } from './connect.ts';
import { writeZoneClocks } from './write-zone-clocks.ts';

/** What of the zones that stand in rows is to be known by whoever runs the shop. */
export type ZoneFindings = {
  /** The runtime does not know them: they are read as UTC. */
  readonly unknown: readonly string[];
  /** Old names and abbreviations, read as the runtime means them; saving the record again writes the name of today. */
  readonly renamed: readonly string[];
  /** PostgreSQL's copy of the IANA database has another clock for them: the program does not ask it, other readers may. */
  readonly differing: readonly string[];
};

/** The names that queries of one column each find. */
export async function zonesOf(db: Queryable, queries: readonly string[]): Promise<string[]> {
  if (queries.length === 0) return [];
  const { rows } = await sql<{ zone: string }>`
    SELECT DISTINCT zone FROM (${sql.raw(queries.join(' UNION ALL '))}) AS x (zone) WHERE zone IS NOT NULL`.execute(db);
  return rows.map(({ zone }) => zone).sort();
}

/** Has the database know the clocks also of zones that stand under a name which is not taken any more. */
export const writeStandingZones = (db: Queryable, zones: readonly string[]): Promise<void> =>
  writeZoneClocks(
    db,
    zones.filter((zone) => knowsZone(zone) && !(isTimeZone(zone) && zoneToday(zone) === zone)),
  );

/** Compares the program's clocks with PostgreSQL's own, from two years ago to three years ahead, and looks at the names. */
export async function compareZoneClocks(db: Queryable, zones: readonly string[]): Promise<ZoneFindings> {
  const { rows } = await sql<{ zone: string }>`
    WITH c AS MATERIALIZED (SELECT z.* FROM zone_clock z JOIN pg_timezone_names n ON n.name = z.zone
      WHERE z.zone = ANY(${zones}::text[]))
    SELECT c.zone FROM c WHERE EXISTS (
      SELECT FROM (
        SELECT generate_series(now() - interval '2 years', now() + interval '3 years', interval '5 days') AS at
        UNION ALL SELECT unnest(c.changes)
        UNION ALL SELECT unnest(c.changes) - interval '1 second') m
      WHERE m.at BETWEEN now() - interval '2 years' AND now() + interval '3 years'
        AND m.at AT TIME ZONE c.zone <> wall_time(m.at, c.changes, c.offsets)) ORDER BY c.zone`.execute(db);
  return {
    unknown: zones.filter((zone) => !knowsZone(zone)),
    renamed: zones.filter((zone) => knowsZone(zone) && !(isTimeZone(zone) && zoneToday(zone) === zone)),
    differing: rows.map(({ zone }) => zone),
  };
}
