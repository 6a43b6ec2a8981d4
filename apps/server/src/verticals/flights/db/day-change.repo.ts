import type { DAY_CHANGE_KINDS } from '@app/contract/verticals/flights/calendar-schemas';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { ChangedCell } from '../domain/edit-days.ts';

/** How many changes of a flight are stored; older ones are in the operation log only. */
const KEPT = 50;

export type NewDayChange = {
  readonly id: string;
  readonly flightId: string;
  readonly kind: (typeof DAY_CHANGE_KINDS)[number];
  readonly byName: string;
  readonly what: object;
  readonly cells: readonly ChangedCell[];
};

/** Keeps changes of flights, and forgets the oldest of these flights. */
export async function keepDayChanges(tx: Tx, changes: readonly NewDayChange[]): Promise<void> {
  await sql`
    INSERT INTO flight_day_change (id, flight_id, kind, by_name, what, cells)
    SELECT r.id, r."flightId", r.kind, r."byName", r.what, r.cells
    FROM jsonb_to_recordset(${json(changes)}::jsonb) AS r(id uuid, "flightId" uuid, kind text, "byName" text, what jsonb, cells jsonb)`.execute(
    tx,
  );
  await sql`
    DELETE FROM flight_day_change WHERE id IN (
      SELECT k.id FROM unnest(${changes.map(({ flightId }) => flightId)}::uuid[]) f(id) CROSS JOIN LATERAL (
        SELECT c.id FROM flight_day_change c WHERE c.flight_id = f.id ORDER BY c.id DESC OFFSET ${KEPT}) k)`.execute(
    tx,
  );
}

type ListedChange = {
  readonly id: string;
  readonly kind: (typeof DAY_CHANGE_KINDS)[number];
  readonly at: Date;
  readonly by: string;
  readonly cabins: Cabin[];
  readonly from: Day;
  readonly to: Day;
  readonly cells: number;
  readonly undone: boolean;
};

/** The last changes of a flight, the newest first. */
export async function lastDayChanges(db: Queryable, flightId: string, limit: number): Promise<ListedChange[]> {
  const { rows } = await sql<ListedChange>`
    SELECT c.id, c.kind, c.created_at AS at, c.by_name AS by, c.undone_by IS NOT NULL AS undone, x.*
    FROM flight_day_change c CROSS JOIN LATERAL (
      SELECT array_agg(DISTINCT e ->> 'cabin') AS cabins, min(e ->> 'day') AS "from", max(e ->> 'day') AS "to", count(*)::int AS cells
      FROM jsonb_array_elements(c.cells) e) x
    WHERE c.flight_id = ${flightId} ORDER BY c.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Returns the cells of a change; null where it is another flight's, was undone, or is no longer stored. */
export async function undoableChange(
  tx: Tx,
  of: { readonly id: string; readonly flightId: string },
): Promise<{ cells: ChangedCell[] } | null> {
  const { rows } = await sql<{ cells: ChangedCell[] }>`
    SELECT cells FROM flight_day_change WHERE id = ${of.id} AND flight_id = ${of.flightId} AND undone_by IS NULL`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Says of a change that another undid it. */
export async function markUndone(tx: Tx, id: string, by: string): Promise<void> {
  await sql`UPDATE flight_day_change SET undone_by = ${by} WHERE id = ${id}`.execute(tx);
}
