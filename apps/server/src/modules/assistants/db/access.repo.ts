import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { customersAs } from '../../accounts/core.ts';

const customers = customersAs('c');

/** Days for which a program may read, from the consent on. */
const GRANT_DAYS = 90;
const SECONDS = { code: 60, access: 3_600 } as const;
export const ACCESS_SECONDS = SECONDS.access;

export type GrantView = {
  readonly id: string;
  readonly clientId: string;
  readonly name: string;
  readonly since: Date;
  readonly usedAt: Date;
  readonly until: Date;
};

/** Lets a program read what a customer said, from now on; returns the grant. Consented to again, it is the same one for longer. */
export async function upsertGrant(
  tx: Tx,
  one: {
    readonly id: string;
    readonly customerId: string;
    readonly clientId: string;
    readonly name: string;
    readonly scope: string;
  },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO assistant_grant (id, customer_id, client_id, client_name, scope, expires_at)
    VALUES (${one.id}, ${one.customerId}, ${one.clientId}, ${one.name}, ${one.scope},
      statement_timestamp() + ${GRANT_DAYS}::int * interval '1 day')
    ON CONFLICT (customer_id, client_id) DO UPDATE
      SET client_name = excluded.client_name, scope = excluded.scope, expires_at = excluded.expires_at
    RETURNING id`.execute(tx);
  return rows[0]?.id ?? one.id;
}

/** Until when a program may read that is let in now. */
export const grantEnd = (now: Date): Date => new Date(now.getTime() + GRANT_DAYS * 86_400_000);

/** Stores a code by its hash. */
export async function insertCode(
  tx: Tx,
  one: { readonly hash: Buffer; readonly grantId: string; readonly redirectUri: string; readonly challenge: string },
): Promise<void> {
  await sql`INSERT INTO assistant_token (hash, grant_id, kind, redirect_uri, challenge, expires_at)
    VALUES (${one.hash}, ${one.grantId}, 'code', ${one.redirectUri}, ${one.challenge},
      statement_timestamp() + ${SECONDS.code}::int * interval '1 second')`.execute(tx);
}

/** Stores tokens of a grant by their hashes: one to read with for a while, one for the next. */
export async function insertTokens(
  tx: Tx,
  of: { readonly grantId: string; readonly access: Buffer; readonly refresh: Buffer },
): Promise<void> {
  await sql`INSERT INTO assistant_token (hash, grant_id, kind, expires_at)
    SELECT ${of.access}::bytea, id, 'access', least(expires_at, statement_timestamp() + ${SECONDS.access}::int * interval '1 second')
      FROM assistant_grant WHERE id = ${of.grantId}
    UNION ALL SELECT ${of.refresh}::bytea, id, 'refresh', expires_at FROM assistant_grant WHERE id = ${of.grantId}`.execute(
    tx,
  );
}

export type StoredToken = {
  readonly grantId: string;
  readonly kind: 'code' | 'access' | 'refresh';
  readonly redirectUri: string | null;
  readonly challenge: string | null;
  readonly used: boolean;
  readonly expired: boolean;
  readonly clientId: string;
  readonly scope: string;
};

/** A code or token by its hash, locked with its grant to the end of the transaction; null where there is none. */
export async function lockToken(tx: Tx, hash: Buffer): Promise<StoredToken | null> {
  // The grant is locked first: who takes it back waits for who uses it, and the other way round.
  await sql`SELECT 1 FROM assistant_grant WHERE id = (SELECT grant_id FROM assistant_token WHERE hash = ${hash}) FOR UPDATE`.execute(
    tx,
  );
  const { rows } = await sql<StoredToken>`
    SELECT t.grant_id AS "grantId", t.kind, t.redirect_uri AS "redirectUri", t.challenge, t.used, g.client_id AS "clientId", g.scope,
      t.expires_at <= statement_timestamp() OR g.expires_at <= statement_timestamp() AS expired
    FROM assistant_token t JOIN assistant_grant g ON g.id = t.grant_id WHERE t.hash = ${hash}`.execute(tx);
  return rows[0] ?? null;
}

export async function markUsed(tx: Tx, hash: Buffer): Promise<void> {
  await sql`UPDATE assistant_token SET used = true WHERE hash = ${hash}`.execute(tx);
}

/** Ends a grant with everything of it. */
export async function deleteGrant(db: Queryable, grantId: string): Promise<void> {
  await sql`DELETE FROM assistant_grant WHERE id = ${grantId}`.execute(db);
}

/** Ends a grant of a customer's own; returns whether there was one. */
export async function deleteOwnGrant(db: Queryable, of: { id: string; customerId: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`DELETE FROM assistant_grant
    WHERE id = ${of.id} AND customer_id = ${of.customerId}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** What a customer has let programs read, the newest first. */
export async function grantsOf(db: Queryable, customerId: string): Promise<GrantView[]> {
  const { rows } = await sql<GrantView>`
    SELECT id, client_id AS "clientId", client_name AS name, created_at AS since, used_at AS "usedAt", expires_at AS until
    FROM assistant_grant WHERE customer_id = ${customerId} AND expires_at > statement_timestamp()
    ORDER BY created_at DESC, id`.execute(db);
  return rows;
}

/** Whose orders a token reads, and for which program; null for one that reads nothing any more. */
export async function accessBy(
  db: Queryable,
  hash: Buffer,
): Promise<{ readonly grantId: string; readonly customerId: string; readonly clientId: string } | null> {
  const { rows } = await sql<{ grantId: string; customerId: string; clientId: string }>`
    SELECT g.id AS "grantId", g.customer_id AS "customerId", g.client_id AS "clientId"
    FROM assistant_token t JOIN assistant_grant g ON g.id = t.grant_id
      JOIN ${customers.table} ON ${customers.id} = g.customer_id
    WHERE t.hash = ${hash} AND t.kind = 'access' AND t.expires_at > statement_timestamp()
      AND g.expires_at > statement_timestamp() AND ${customers.deletedAt} IS NULL
        AND ${customers.disabledAt} IS NULL`.execute(db);
  return rows[0] ?? null;
}

/** Writes down that a grant was used, once a minute at most. */
export async function touchGrant(db: Queryable, grantId: string): Promise<void> {
  await sql`UPDATE assistant_grant SET used_at = statement_timestamp()
    WHERE id = ${grantId} AND used_at < statement_timestamp() - interval '1 minute'`.execute(db);
}

/** Ends what programs may read of an account, when the account goes. */
export async function deleteGrantsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`DELETE FROM assistant_grant WHERE customer_id = ${customerId}`.execute(tx);
}

/** Removes a batch of tokens and grants whose time is over, and grants that no code or token is left of; returns how many. */
export async function forgetAccess(db: Queryable): Promise<number> {
  const tokens = await sql`DELETE FROM assistant_token WHERE hash = ANY(ARRAY(
    SELECT hash FROM assistant_token WHERE expires_at < statement_timestamp() - interval '1 day'
    ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED))`.execute(db);
  const grants = await sql`DELETE FROM assistant_grant WHERE id = ANY(ARRAY(
    SELECT id FROM assistant_grant g WHERE expires_at < statement_timestamp()
      OR NOT EXISTS (SELECT FROM assistant_token t WHERE t.grant_id = g.id)
    ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED))`.execute(db);
  return Number((tokens.numAffectedRows ?? 0n) + (grants.numAffectedRows ?? 0n));
}
