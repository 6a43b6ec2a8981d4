import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Owner } from '../domain/owner.ts';

export type PasskeyRow = {
  readonly id: string;
  readonly credentialId: string;
  readonly name: string;
  readonly synced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

const shown = sql`id, credential_id AS "credentialId", name, synced, created_at AS "createdAt", last_used_at AS "lastUsedAt"`;
const of = ({ kind, id }: Owner): RawBuilder<unknown> =>
  kind === 'customer' ? sql`customer_id = ${id}` : sql`staff_id = ${id}`;

/** The passkeys of one person, the newest first. */
export async function passkeysOf(db: Queryable, owner: Owner): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    SELECT ${shown} FROM passkey WHERE ${of(owner)} ORDER BY created_at DESC, id DESC`.execute(db);
  return rows;
}

export type NewPasskey = {
  readonly id: string;
  readonly owner: Owner;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly rpId: string;
  readonly synced: boolean;
  readonly name: string;
};

/** Stores a new passkey; null when someone has it already. */
export async function insertPasskey(tx: Tx, made: NewPasskey): Promise<PasskeyRow | null> {
  const { owner } = made;
  const { rows } = await sql<PasskeyRow>`
    INSERT INTO passkey (id, customer_id, staff_id, credential_id, public_key, counter, rp_id, synced, name)
    VALUES (${made.id}, ${owner.kind === 'customer' ? owner.id : null}, ${owner.kind === 'staff' ? owner.id : null},
      ${made.credentialId}, ${made.publicKey}, ${made.counter}, ${made.rpId}, ${made.synced}, ${made.name})
    ON CONFLICT (credential_id) DO NOTHING RETURNING ${shown}`.execute(tx);
  return rows[0] ?? null;
}

/** Renames a person's passkey; null when they have no such one. */
export async function renamePasskey(
  tx: Tx,
  owner: Owner,
  to: { id: string; name: string },
): Promise<PasskeyRow | null> {
  const { rows } = await sql<PasskeyRow>`
    UPDATE passkey SET name = ${to.name} WHERE id = ${to.id} AND ${of(owner)} RETURNING ${shown}`.execute(tx);
  return rows[0] ?? null;
}

/** Removes a person's passkey; returns it, or null when they have no such one. */
export async function deletePasskey(tx: Tx, owner: Owner, id: string): Promise<PasskeyRow | null> {
  const { rows } = await sql<PasskeyRow>`
    DELETE FROM passkey WHERE id = ${id} AND ${of(owner)} RETURNING ${shown}`.execute(tx);
  return rows[0] ?? null;
}

/** Removes all passkeys of a customer. */
export async function deletePasskeysOf(tx: Tx, customerId: string): Promise<void> {
  await sql`DELETE FROM passkey WHERE customer_id = ${customerId}`.execute(tx);
}

export type KnownPasskey = {
  readonly id: string;
  readonly ownerId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly name: string;
};

/** The passkey of a credential that signs in people of this kind at this host; null for any other. */
export async function passkeyByCredential(
  db: Queryable,
  of: { readonly kind: Owner['kind']; readonly credentialId: string; readonly rpId: string },
): Promise<KnownPasskey | null> {
  const owner = sql.ref(`${of.kind}_id`);
  const { rows } = await sql<KnownPasskey & { counter: string }>`
    SELECT id, ${owner} AS "ownerId", credential_id AS "credentialId", public_key AS "publicKey", counter, name
      FROM passkey
     WHERE credential_id = ${of.credentialId} AND rp_id = ${of.rpId} AND ${owner} IS NOT NULL`.execute(db);
  const [row] = rows;
  return row ? { ...row, counter: Number(row.counter) } : null;
}

/**
 * Writes down that a passkey signed in, its counter forward only; false when another use came first or it is gone. The
 * condition is that of `countedOn`.
 */
export async function usePasskey(tx: Tx, id: string, used: { counter: number; synced: boolean }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE passkey SET counter = ${used.counter}, synced = ${used.synced}, last_used_at = app_now()
     WHERE id = ${id} AND (counter < ${used.counter} OR (counter = 0 AND ${used.counter} = 0))`.execute(tx);
  return numAffectedRows === 1n;
}
