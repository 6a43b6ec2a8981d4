import type { Mark } from '@app/contract/settings/identity/marks';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { uploadedPicture } from '../../../platform/files/readable-files.ts';

export type IdentityRow = {
  readonly name: string;
  readonly colour: string | null;
  readonly mark: Mark;
  readonly logo: string | null;
  readonly logoWidth: number | null;
  readonly logoHeight: number | null;
  readonly icon: string | null;
  readonly version: number;
  readonly updatedAt: Date;
};

const columns = sql`name, colour, mark, logo, logo_width AS "logoWidth", logo_height AS "logoHeight", icon, version,
  updated_at AS "updatedAt"`;

const only = (rows: readonly IdentityRow[]): IdentityRow => {
  const [row] = rows;
  if (!row) throw new Error('the shop has no row of its identity');
  return row;
};

export async function identityRow(db: Queryable): Promise<IdentityRow> {
  return only((await sql<IdentityRow>`SELECT ${columns} FROM shop_identity`.execute(db)).rows);
}

/** The identity, its row locked. */
export async function lockIdentity(tx: Tx): Promise<IdentityRow> {
  return only((await sql<IdentityRow>`SELECT ${columns} FROM shop_identity FOR UPDATE`.execute(tx)).rows);
}

export async function writeIdentity(tx: Tx, to: Omit<IdentityRow, 'version' | 'updatedAt'>): Promise<IdentityRow> {
  const { rows } = await sql<IdentityRow>`
    UPDATE shop_identity SET name = ${to.name}, colour = ${to.colour}, mark = ${to.mark}, logo = ${to.logo},
      logo_width = ${to.logoWidth}, logo_height = ${to.logoHeight}, icon = ${to.icon},
      version = version + 1, updated_at = app_now()
    RETURNING ${columns}`.execute(tx);
  return only(rows);
}

/** The size of a picture that staff uploaded for the identity; null for any other address. */
export const identityPicture = (db: Queryable, url: string): Promise<{ width: number; height: number } | null> =>
  uploadedPicture(db, { url, purpose: 'identity' });
