import type { UserNote } from '@app/contract/accounts/staff/staff-schemas';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';

export type NewNote = {
  readonly id: string;
  readonly customerId: string;
  readonly kind: UserNote['kind'];
  readonly body: string;
  readonly by: { readonly id: string; readonly username: string };
};

/** Adds a note; nothing changes or deletes one while the account is there. */
export async function insertNote(tx: Tx, note: NewNote): Promise<void> {
  await sql`INSERT INTO customer_note (id, customer_id, kind, body, staff_id, staff_name)
    VALUES (${note.id}, ${note.customerId}, ${note.kind}, ${note.body}, ${note.by.id}, ${note.by.username})`.execute(
    tx,
  );
}

const SHOWN = 200;

/** The newest notes about a customer. */
export async function notesOf(db: Queryable, customerId: string): Promise<(Omit<UserNote, 'at'> & { at: Date })[]> {
  const { rows } = await sql<Omit<UserNote, 'at'> & { at: Date }>`
    SELECT id, kind, body, staff_name AS by, created_at AS at FROM customer_note
    WHERE customer_id = ${customerId} ORDER BY created_at DESC, id DESC LIMIT ${SHOWN}`.execute(db);
  return rows;
}

/** Takes away what was written about somebody who leaves. */
export async function deleteNotes(tx: Tx, customerId: string): Promise<void> {
  await sql`DELETE FROM customer_note WHERE customer_id = ${customerId}`.execute(tx);
}
