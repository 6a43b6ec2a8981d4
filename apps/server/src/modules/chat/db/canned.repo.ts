import type { Canned } from '@app/contract/chat/staff-schemas';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';

export async function listCanned(db: Queryable): Promise<Canned[]> {
  return db
    .selectFrom('chat_canned')
    .select(['id', 'shortcut', 'title', 'text', 'version'])
    .orderBy('shortcut')
    .execute();
}

export async function cannedById(db: Queryable, id: string): Promise<Canned | null> {
  const row = await db
    .selectFrom('chat_canned')
    .select(['id', 'shortcut', 'title', 'text', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes a reply; false when another one has the shortcut. */
export async function insertCanned(tx: Tx, reply: Omit<Canned, 'version'>): Promise<boolean> {
  const row = await tx
    .insertInto('chat_canned')
    .values({ ...reply, text: json(reply.text) })
    .onConflict((conflict) => conflict.column('shortcut').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether another reply has this shortcut. */
export async function shortcutTaken(tx: Tx, shortcut: string, exceptId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('chat_canned')
    .select('id')
    .where('shortcut', '=', shortcut)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes a reply of this version; false when it is no longer that version. */
export async function updateCanned(tx: Tx, reply: Canned): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_canned')
    .set({ shortcut: reply.shortcut, title: reply.title, text: json(reply.text), version: sql`version + 1` })
    .where('id', '=', reply.id)
    .where('version', '=', reply.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteCanned(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('chat_canned').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}
