import { zonesToday } from '@app/contract/core/time-zone';
import { zoneClock } from '@app/kernel/zone-clock';
import { sql } from 'kysely';
import type { Queryable } from './connect.ts';

/** The version of the IANA database that this runtime carries. */
const RELEASE = process.versions.tz ?? 'unknown';

/** Writes the clocks of zones, as this runtime knows them, unless they stand already. */
export async function writeZoneClocks(db: Queryable, zones: readonly string[] = knownZones()): Promise<void> {
  const standing = await sql<{ zone: string }>`
    SELECT zone FROM zone_clock WHERE zone = ANY(${zones}::text[]) AND release = ${RELEASE}`.execute(db);
  const known = new Set(standing.rows.map(({ zone }) => zone));
  const rows = zones.filter((zone) => !known.has(zone)).map((zone) => ({ zone, ...zoneClock(zone) }));
  if (rows.length === 0) return;
  await sql`
    INSERT INTO zone_clock (zone, changes, offsets, release)
    SELECT x.zone, x.changes, x.offsets, ${RELEASE}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x(zone text, changes timestamptz[], offsets int[])
    ORDER BY x.zone
    ON CONFLICT (zone) DO UPDATE SET changes = EXCLUDED.changes, offsets = EXCLUDED.offsets, release = EXCLUDED.release`.execute(
    db,
  );
}

/** Every zone that may be taken: those one chooses among, and whole hours from UTC. */
export const knownZones = (): string[] => [
  ...zonesToday(),
  ...Array.from({ length: 14 }, (_, hour) => `Etc/GMT-${hour + 1}`),
  ...Array.from({ length: 12 }, (_, hour) => `Etc/GMT+${hour + 1}`),
];
