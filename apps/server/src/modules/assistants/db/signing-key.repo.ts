import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { PublishedKey } from '../domain/http-signature.ts';
import type { StoredKey } from '../domain/signing-keys.ts';

export type SealedKey = StoredKey & { readonly privateKey: string; readonly publicKey: PublishedKey };

/** All keys of the shop, the oldest first. */
export async function signingKeys(db: Queryable): Promise<SealedKey[]> {
  const { rows } = await sql<SealedKey>`SELECT kid, private_key AS "privateKey", public_key AS "publicKey",
    created_at AS "createdAt" FROM assistant_signing_key ORDER BY created_at, kid`.execute(db);
  return rows;
}

/** Has one process at a time see which keys there are and change them. */
export async function lockSigningKeys(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('assistant_signing_key', 0))`.execute(tx);
}

/** Stores a new key. */
export async function insertSigningKey(db: Queryable, one: Omit<SealedKey, 'createdAt'>): Promise<void> {
  await sql`INSERT INTO assistant_signing_key (kid, private_key, public_key)
    VALUES (${one.kid}, ${one.privateKey}, ${json(one.publicKey)})`.execute(db);
}

export async function deleteSigningKeys(db: Queryable, kids: readonly string[]): Promise<void> {
  await sql`DELETE FROM assistant_signing_key WHERE kid = ANY(${kids}::text[])`.execute(db);
}
