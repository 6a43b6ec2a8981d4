import type { ApiKeyState } from '@app/contract/api-keys/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { nameOrder } from '../../../platform/db/name-order.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import { agentsAs, inSubtree } from '../../agents/core.ts';
import { inMerchantScope, merchantsAs } from '../../merchants/core.ts';
import { rolesAs, staffAs } from '../../staff/core.ts';

const merchantRows = merchantsAs('m');
const roles = rolesAs('r');
const staff = staffAs('s');
const agentRows = agentsAs('a');

type Sql = RawBuilder<unknown>;

export type ApiKeyRow = {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly agentId: string | null;
  readonly agentName: string | null;
  readonly merchantId: string | null;
  readonly merchantName: string | null;
  readonly makerId: string;
  readonly makerName: string;
  readonly permissions: string[];
  readonly addresses: string[];
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly lastUsedFrom: string;
  readonly state: ApiKeyState;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
  readonly version: number;
};

/** Whose keys are seen: those below an agent, those of a merchant, or all. */
export type KeyScope = { readonly agentId: string | null; readonly merchantId: string | null };

/** How a key stands now. Suspended are those whose maker may not work, or works for others than the key, and those of an ended agent or a closed merchant. */
const state: Sql = sql`CASE WHEN k.revoked_at IS NOT NULL THEN 'revoked'
  WHEN k.expires_at <= statement_timestamp() THEN 'expired'
  WHEN ${staff.disabledAt} IS NOT NULL OR ${staff.mustChangePassword} OR NOT ${roles.isEnabled}
    OR ${merchantRows.isEnabled} IS FALSE OR ${agentRows.endedAt} IS NOT NULL
    OR (${staff.agentId} IS NOT NULL AND ${staff.agentId} IS DISTINCT FROM k.agent_id)
    OR (${staff.merchantId} IS NOT NULL AND ${staff.merchantId} IS DISTINCT FROM k.merchant_id) THEN 'suspended'
  ELSE 'active' END`;
const from: Sql = sql`api_key k JOIN ${staff.table} ON ${staff.id} = k.made_by
  JOIN ${roles.table} ON ${roles.id} = ${staff.roleId}
  LEFT JOIN ${agentRows.table} ON ${agentRows.id} = k.agent_id
    LEFT JOIN ${merchantRows.table} ON ${merchantRows.id} = k.merchant_id`;
const columns: Sql = sql`k.id, k.name, k.hint, k.agent_id AS "agentId", ${agentRows.name} AS "agentName",
  k.merchant_id AS "merchantId",
  ${merchantRows.name} AS "merchantName", k.made_by AS "makerId", ${staff.name} AS "makerName", k.permissions, k.addresses,
  k.expires_at AS "expiresAt", k.last_used_at AS "lastUsedAt", k.last_used_from AS "lastUsedFrom", ${state} AS state,
  k.created_at AS "createdAt", k.revoked_at AS "revokedAt", k.version`;

const inScope = ({ agentId, merchantId }: KeyScope): Sql =>
  sql`${inSubtree('k.agent_id', agentId)} AND ${inMerchantScope(merchantId, (id) => sql`k.merchant_id = ${id}`)}`;

const sorts: Record<'createdAt' | 'name', Sql> = { createdAt: sql`k.created_at`, name: nameOrder(sql`k.name`) };

type Filter = { readonly name?: string | undefined; readonly state?: ApiKeyState | undefined };
export type ApiKeyCounts = Record<'all' | ApiKeyState, number>;

/** A page of the keys that are seen and pass a filter, with how many pass it, and how many there are by state. */
export async function apiKeysPage(
  db: Queryable,
  scope: KeyScope,
  at: Filter & { sort: 'createdAt' | 'name'; ascending: boolean; limit: number; offset: number },
): Promise<{ rows: ApiKeyRow[]; total: number; counts: ApiKeyCounts }> {
  const direction = at.ascending ? sql`ASC` : sql`DESC`;
  const where = sql.join(
    [
      inScope(scope),
      at.name ? holdsText(sql`k.name`, at.name) : sql`true`,
      at.state ? sql`${state} = ${at.state}` : sql`true`,
    ],
    sql` AND `,
  );
  const [page, total, counts] = await Promise.all([
    sql<ApiKeyRow>`SELECT ${columns} FROM ${from} WHERE ${where}
      ORDER BY ${sorts[at.sort]} ${direction}, k.id ${direction} LIMIT ${at.limit} OFFSET ${at.offset}`.execute(db),
    sql<{ n: number }>`SELECT count(*)::int AS n FROM ${from} WHERE ${where}`.execute(db),
    sql<{ state: ApiKeyState; n: number }>`SELECT ${state} AS state, count(*)::int AS n FROM ${from}
      WHERE ${inScope(scope)} GROUP BY 1`.execute(db),
  ]);
  const by = {
    active: 0,
    suspended: 0,
    expired: 0,
    revoked: 0,
    ...Object.fromEntries(counts.rows.map((row) => [row.state, row.n])),
  };
  const all = by.active + by.suspended + by.expired + by.revoked;
  return { rows: page.rows, total: total.rows[0]?.n ?? 0, counts: { all, ...by } };
}

/** One key, if the caller sees it; its row held to the end of the transaction where asked. */
export async function apiKeyById(
  db: Queryable,
  id: string,
  { scope, lock = false }: { readonly scope: KeyScope; readonly lock?: boolean },
): Promise<ApiKeyRow | null> {
  const { rows } = await sql<ApiKeyRow>`SELECT ${columns} FROM ${from} WHERE k.id = ${id} AND ${inScope(scope)}
    ${lock ? sql`FOR NO KEY UPDATE OF k` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** The key with this hash, however it stands; null where there never was one. */
export async function apiKeyByHash(db: Queryable, tokenHash: Buffer): Promise<ApiKeyRow | null> {
  const { rows } = await sql<ApiKeyRow>`SELECT ${columns} FROM ${from} WHERE k.token_hash = ${tokenHash}`.execute(db);
  return rows[0] ?? null;
}

export type NewApiKey = {
  readonly id: string;
  readonly name: string;
  readonly tokenHash: Buffer;
  readonly hint: string;
  readonly madeBy: string;
  readonly agentId: string | null;
  readonly merchantId: string | null;
  readonly permissions: readonly string[];
  readonly addresses: readonly string[];
  readonly expiresAt: string;
};

export async function insertApiKey(tx: Tx, key: NewApiKey): Promise<void> {
  await tx
    .insertInto('api_key')
    .values({
      id: key.id,
      name: key.name,
      token_hash: key.tokenHash,
      hint: key.hint,
      made_by: key.madeBy,
      agent_id: key.agentId,
      merchant_id: key.merchantId,
      permissions: [...key.permissions],
      addresses: [...key.addresses],
      expires_at: key.expiresAt,
    })
    .execute();
}

/** Saves what of a key can be changed as its next version. */
export async function updateApiKey(
  tx: Tx,
  id: string,
  to: Pick<NewApiKey, 'name' | 'permissions' | 'addresses' | 'expiresAt'>,
): Promise<void> {
  await sql`UPDATE api_key SET name = ${to.name}, permissions = ${[...to.permissions]}::text[],
      addresses = ${[...to.addresses]}::text[], expires_at = ${to.expiresAt}, version = version + 1
    WHERE id = ${id}`.execute(tx);
}

/** Revokes a key for good; one that was revoked before keeps its moment. */
export async function revoke(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE api_key SET revoked_at = statement_timestamp() WHERE id = ${id} AND revoked_at IS NULL`.execute(tx);
}

/** Notes a use, at most once a minute: a program that calls all the time writes nothing all the time. */
export async function noteUse(db: Queryable, id: string, address: string): Promise<void> {
  await sql`UPDATE api_key SET last_used_at = statement_timestamp(), last_used_from = ${address} WHERE id = ${id}
    AND (last_used_at IS NULL OR last_used_at < statement_timestamp() - interval '1 minute')`.execute(db);
}

type Choice = { readonly id: string; readonly name: string };

/** Agents and merchants that a key can be made for, by name: those that have not ended and are open. */
export async function keyOwners(db: Queryable) {
  const [agents, merchants] = await Promise.all([
    sql<
      Choice & { parent: string | null }
    >`SELECT ${agentRows.id}, ${agentRows.name}, ${agentRows.parentId} AS parent FROM ${agentRows.table}
      WHERE ${agentRows.endedAt} IS NULL
      ORDER BY ${nameOrder(agentRows.name)}, ${agentRows.id} LIMIT 2000`.execute(db),
    sql<Choice>`SELECT ${merchantRows.id}, ${merchantRows.name} FROM ${merchantRows.table} WHERE ${merchantRows.isEnabled}
      ORDER BY ${nameOrder(merchantRows.name)}, ${merchantRows.id} LIMIT 2000`.execute(db),
  ]);
  return { agents: agents.rows, merchants: merchants.rows };
}

/** Whether the agent or merchant that a key is to be made for is there and has not ended or closed; they stay to the end of the transaction. */
export async function isOwner(tx: Tx, table: 'agent' | 'merchant', id: string): Promise<boolean> {
  const open = table === 'agent' ? sql`ended_at IS NULL` : sql`enabled`;
  const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} WHERE id = ${id} AND ${open} FOR SHARE`.execute(tx);
  return rows.length === 1;
}
