import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';

export type KeptZone = { readonly timeZone: string | null; readonly timeZoneChosen: boolean };

/** What the account keeps; null when there is no such customer. */
export async function readZone(db: Queryable, customerId: string): Promise<KeptZone | null> {
  const { rows } = await sql<KeptZone>`
    SELECT time_zone AS "timeZone", time_zone_chosen AS "timeZoneChosen" FROM customer WHERE id = ${customerId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Keeps a zone; one that a device told leaves a chosen one alone. */
export async function writeZone(
  db: Queryable,
  customerId: string,
  to: { readonly timeZone: string; readonly chosen: boolean; readonly evenChosen: boolean },
): Promise<void> {
  await sql`
    UPDATE customer SET time_zone = ${to.timeZone}, time_zone_chosen = ${to.chosen}
     WHERE id = ${customerId} AND (NOT time_zone_chosen OR ${to.evenChosen})
       AND (time_zone, time_zone_chosen) IS DISTINCT FROM (${to.timeZone}::text, ${to.chosen}::boolean)`.execute(db);
}
