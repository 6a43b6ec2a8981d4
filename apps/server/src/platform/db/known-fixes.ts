import { sql } from 'kysely';
import type { Queryable } from './connect.ts';

/** The newest release of each major version known when this was written: older ones lack its fixes (November 2026). */
const NEWEST: Readonly<Record<number, number>> = { 15: 20, 18: 7 };

/** A database server without the fixes of a newer release of its version. */
export type LackingFixes = { readonly runs: string; readonly newest: string };

/** Returns what a server lacks whose `server_version_num` this is, such as 180004 for 18.4; null where nothing newer is known. */
export function lacksFixes(version: number): LackingFixes | null {
  const [major, release] = [Math.floor(version / 10_000), version % 10_000];
  const newest = NEWEST[major];
  return newest === undefined || release >= newest
    ? null
    : { runs: `${major}.${release}`, newest: `${major}.${newest}` };
}

/** Returns the `server_version_num` of the database server. */
export async function readServerVersion(db: Queryable): Promise<number> {
  const { rows } = await sql<{ version: number }>`SELECT current_setting('server_version_num')::int AS version`.execute(
    db,
  );
  return rows[0]?.version ?? 0;
}
