import { zoneClock } from '@app/kernel/zone-clock';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/**
 * What the clock of one zone shows at a moment of SQL, as a timestamp without zone. The one place where SQL meets the
 * name of a zone: its clock is handed over, and PostgreSQL's own is never asked.
 */
export function localTime(at: Sql, zone: string): Sql {
  const { changes, offsets } = zoneClock(zone);
  const moments = changes.map((change) => change.toISOString());
  return sql`wall_time(${at}, ${moments}::timestamptz[], ${[...offsets]}::int[])`;
}

/** The date in one zone at a moment of SQL. */
export const localDay = (at: Sql, zone: string): RawBuilder<string> => sql`(${localTime(at, zone)})::date`;

/** Returns the join of the clock of a zone that stands in a row, as `clock`; without one where the zone has none. */
export const joinClock = (zone: Sql, clock: string): Sql =>
  sql`LEFT JOIN zone_clock ${sql.ref(clock)} ON ${sql.ref(`${clock}.zone`)} = ${zone}`;

/** The same for zones that stand in rows, where `clock` is what `joinClock` joined. */
export const rowTime = (at: Sql, clock: string): Sql =>
  sql`wall_time(${at}, ${sql.ref(`${clock}.changes`)}, ${sql.ref(`${clock}.offsets`)})`;
