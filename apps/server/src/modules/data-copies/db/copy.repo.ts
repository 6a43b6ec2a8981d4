import type { Language } from '@app/contract/core/locale';
import type { DataCopy } from '@app/contract/data-copies/schemas';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

export type StoredCopy = {
  readonly id: string;
  readonly customerId: string;
  readonly language: Language;
  readonly state: DataCopy['state'];
  readonly bytes: number;
  readonly tries: number;
  readonly createdAt: Date;
  readonly doneAt: Date | null;
  readonly expiresAt: Date | null;
};

/** How long a file is stored. */
const KEPT = sql`interval '7 days'`;
/** A process that has been silent for so long has died; another takes its copy. */
const LEASE = sql`interval '5 minutes'`;
const MAX_TRIES = 3;
/** How long an address sends the file. */
const LINK = sql`interval '10 minutes'`;

const columns = sql`id, customer_id AS "customerId", language, state, bytes::float8 AS bytes, tries, created_at AS "createdAt",
  done_at AS "doneAt", CASE WHEN state = 'done' THEN done_at + ${KEPT} END AS "expiresAt"`;

/** The copy that a customer asked for last; null before the first. */
export async function lastCopyOf(db: Queryable, customerId: string): Promise<StoredCopy | null> {
  const { rows } = await sql<StoredCopy>`SELECT ${columns} FROM data_copy WHERE customer_id = ${customerId}
    ORDER BY created_at DESC, id DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** Adds a copy to be made; one of the customer that is under way stands, and null is returned. */
export async function insertCopy(
  db: Queryable,
  of: { readonly id: string; readonly customerId: string; readonly language: Language },
): Promise<StoredCopy | null> {
  const { rows } = await sql<StoredCopy>`INSERT INTO data_copy (id, customer_id, language)
    VALUES (${of.id}, ${of.customerId}, ${of.language})
    ON CONFLICT (customer_id) WHERE state IN ('waiting', 'running') DO NOTHING RETURNING ${columns}`.execute(db);
  return rows[0] ?? null;
}

/** Takes the oldest copy that waits, or whose process has died. */
export async function takeCopy(db: Queryable): Promise<StoredCopy | null> {
  const { rows } = await sql<StoredCopy>`
    UPDATE data_copy SET state = 'running', tries = tries + 1, lease_until = clock_timestamp() + ${LEASE}
    WHERE id = (SELECT id FROM data_copy
      WHERE state = 'waiting' OR (state = 'running' AND lease_until < clock_timestamp() AND tries < ${MAX_TRIES})
      ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING ${columns}`.execute(db);
  return rows[0] ?? null;
}

/** Ends what was begun so often that it must be the copy itself that ends its process. */
export async function failHopelessCopies(db: Queryable): Promise<void> {
  await sql`UPDATE data_copy SET state = 'failed', done_at = app_now()
    WHERE state = 'running' AND lease_until < clock_timestamp() AND tries >= ${MAX_TRIES}`.execute(db);
}

type Run = Pick<StoredCopy, 'id' | 'tries'>;

/** Says that a run goes on; false when the copy is no longer this run's. */
export async function keepCopying(db: Queryable, run: Run): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE data_copy SET lease_until = clock_timestamp() + ${LEASE}
    WHERE id = ${run.id} AND state = 'running' AND tries = ${run.tries}`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends a run with a file of so many bytes; with null it has failed. Returns the copy; null where it is no longer this run's. */
export async function endCopy(db: Queryable, run: Run, bytes: number | null): Promise<StoredCopy | null> {
  const { rows } = await sql<StoredCopy>`UPDATE data_copy
    SET state = ${bytes === null ? 'failed' : 'done'}, bytes = ${bytes ?? 0}, done_at = app_now()
    WHERE id = ${run.id} AND state = 'running' AND tries = ${run.tries} RETURNING ${columns}`.execute(db);
  return rows[0] ?? null;
}

/** Has an address of this hash send the customer's last copy, in place of an earlier one; false where there is no file. */
export async function setCopyLink(db: Queryable, customerId: string, hash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE data_copy
    SET link_hash = ${hash}, link_until = clock_timestamp() + ${LINK}
    WHERE id = (SELECT id FROM data_copy WHERE customer_id = ${customerId} ORDER BY created_at DESC, id DESC LIMIT 1)
      AND state = 'done' AND done_at > app_now() - ${KEPT}`.execute(db);
  return numAffectedRows === 1n;
}

/** The copy whose file an address sends now. */
export async function copyByLink(db: Queryable, hash: Buffer): Promise<StoredCopy | null> {
  const { rows } = await sql<StoredCopy>`SELECT ${columns} FROM data_copy
    WHERE link_hash = ${hash} AND link_until > clock_timestamp() AND state = 'done' AND done_at > app_now() - ${KEPT}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Lets copies past their time expire, and those that a newer one replaces. Returns their ids, whose files are to go. */
export async function expireCopies(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`UPDATE data_copy SET state = 'expired', link_hash = NULL
    WHERE id = ANY(ARRAY(SELECT id FROM data_copy o WHERE state = 'done' AND (done_at < app_now() - ${KEPT} OR EXISTS (
        SELECT FROM data_copy n WHERE n.customer_id = o.customer_id AND n.state = 'done'
          AND (n.created_at, n.id) > (o.created_at, o.id)))
      LIMIT 500 FOR UPDATE SKIP LOCKED)) RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes all copies of a customer. Returns their ids, whose files are to go. */
export async function deleteCopiesOf(db: Queryable, customerId: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`DELETE FROM data_copy WHERE customer_id = ${customerId} RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}
