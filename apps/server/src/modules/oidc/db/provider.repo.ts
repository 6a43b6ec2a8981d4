import type { OidcProviderInput } from '@app/contract/oidc/staff-schemas';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { nameOrder } from '../../../platform/db/name-order.ts';
import { holdsText } from '../../../platform/db/patterns.ts';

export type ProviderRow = {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly scopes: string;
  readonly claim: OidcProviderInput['claim'];
  readonly enabled: boolean;
  readonly links: number;
  readonly createdAt: Date;
  readonly version: number;
};

const columns = sql`p.id, p.name, p.issuer, p.client_id AS "clientId", p.scopes, p.claim, p.enabled, p.version,
  (SELECT count(*)::int FROM oidc_link l WHERE l.provider_id = p.id) AS links, p.created_at AS "createdAt"`;

/** A page of the providers whose name holds a text, the newest first. */
export async function providersPage(
  db: Queryable,
  name: string | undefined,
  at: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ProviderRow[]; total: number }> {
  const where = name ? holdsText(sql`p.name`, name) : sql`true`;
  const [page, total] = await Promise.all([
    sql<ProviderRow>`SELECT ${columns} FROM oidc_provider p WHERE ${where}
      ORDER BY p.created_at DESC, p.id DESC LIMIT ${at.limit} OFFSET ${at.offset}`.execute(db),
    sql<{ n: number }>`SELECT count(*)::int AS n FROM oidc_provider p WHERE ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: total.rows[0]?.n ?? 0 };
}

/** One provider, its row locked to the end of the transaction where `lock` says so; null where there is none. */
export async function providerById(db: Queryable, id: string, lock = false): Promise<ProviderRow | null> {
  const { rows } = await sql<ProviderRow>`SELECT ${columns} FROM oidc_provider p WHERE p.id = ${id}
    ${lock ? sql`FOR UPDATE OF p` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Providers that can be signed in by, by name. */
export async function providersInUse(db: Queryable): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`SELECT id, name FROM oidc_provider WHERE enabled
    ORDER BY ${nameOrder(sql`name`)}, id`.execute(db);
  return rows;
}

/** What a talk with a provider needs. */
export type ProviderAccess = Pick<
  ProviderRow,
  'id' | 'name' | 'issuer' | 'clientId' | 'scopes' | 'claim' | 'version'
> & {
  readonly sealedSecret: string;
};

/** A provider that can be signed in by, with its sealed secret; null where there is none or it is switched off. */
export async function providerAccess(db: Queryable, id: string): Promise<ProviderAccess | null> {
  const { rows } = await sql<ProviderAccess>`
    SELECT id, name, issuer, client_id AS "clientId", scopes, claim, version, client_secret AS "sealedSecret"
      FROM oidc_provider WHERE id = ${id} AND enabled`.execute(db);
  return rows[0] ?? null;
}

/** Whether a provider can still be signed in by as it was talked to; it stays so to the end of the transaction. */
export async function isAsTalkedTo(tx: Tx, { id, version }: Pick<ProviderAccess, 'id' | 'version'>): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM oidc_provider WHERE id = ${id} AND version = ${version} AND enabled
    FOR SHARE`.execute(tx);
  return rows.length === 1;
}

/** How many providers there are, while no other can be added. */
export async function countProviders(tx: Tx): Promise<number> {
  await sql`LOCK TABLE oidc_provider IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM oidc_provider`.execute(tx);
  return rows[0]?.n ?? 0;
}

type Stored = Omit<OidcProviderInput, 'clientSecret'>;

export async function insertProvider(tx: Tx, id: string, of: Stored, sealedSecret: string): Promise<void> {
  await sql`INSERT INTO oidc_provider (id, name, issuer, client_id, client_secret, scopes, claim, enabled)
    VALUES (${id}, ${of.name}, ${of.issuer}, ${of.clientId}, ${sealedSecret}, ${of.scopes}, ${of.claim}, ${of.enabled})`.execute(
    tx,
  );
}

/** Saves a provider as its next version; a null secret leaves the stored one. */
export async function updateProvider(tx: Tx, id: string, of: Stored, sealedSecret: string | null): Promise<void> {
  await sql`UPDATE oidc_provider SET name = ${of.name}, issuer = ${of.issuer}, client_id = ${of.clientId},
      client_secret = coalesce(${sealedSecret}, client_secret), scopes = ${of.scopes}, claim = ${of.claim},
      enabled = ${of.enabled}, version = version + 1
    WHERE id = ${id}`.execute(tx);
}

export async function deleteProvider(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM oidc_provider WHERE id = ${id}`.execute(tx);
}
