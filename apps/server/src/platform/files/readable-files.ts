import { sql } from 'kysely';
import type { Queryable } from '../db/connect.ts';
import { readableTable } from '../db/readable-table.ts';

/** Uploaded files in a statement of a slice. */
export const filesAs = readableTable('stored_file', {
  id: 'id',
  url: 'url',
  kind: 'kind',
  purpose: 'purpose',
  ownerKind: 'owner_kind',
  ownerId: 'owner_id',
  width: 'width',
  height: 'height',
  sha256: 'sha256',
  look: 'look',
});

const files = filesAs('f');

/** Returns the size of a picture that was uploaded for a purpose, by one owner where one is named; null for any other address. */
export async function uploadedPicture(
  db: Queryable,
  of: { readonly url: string; readonly purpose: string; readonly ownerId?: string },
): Promise<{ width: number; height: number } | null> {
  const owned = of.ownerId === undefined ? sql`` : sql`AND ${files.ownerId} = ${of.ownerId}`;
  const { rows } = await sql<{ width: number; height: number }>`
    SELECT ${files.width}, ${files.height} FROM ${files.table}
    WHERE ${files.url} = ${of.url} AND ${files.purpose} = ${of.purpose} ${owned}`.execute(db);
  return rows[0] ?? null;
}
