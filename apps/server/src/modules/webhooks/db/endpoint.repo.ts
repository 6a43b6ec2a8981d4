import type { WebhookKind } from '@app/contract/webhooks/kinds';
import type { EndpointState, WebhookEndpoint, WebhookEndpointTerms } from '@app/contract/webhooks/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { nameOrder } from '../../../platform/db/name-order.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import { agentsAs, inSubtree } from '../../agents/core.ts';
import { inMerchantScope, merchantsAs } from '../../merchants/core.ts';
import type { EndpointOwner } from '../domain/endpoint-owner.ts';

const merchants = merchantsAs('g');
const agents = agentsAs('a');

type Sql = RawBuilder<unknown>;

export type EndpointRow = EndpointOwner & {
  readonly agentName: string | null;
  readonly merchantName: string | null;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly kinds: WebhookKind[];
  readonly state: EndpointState;
  readonly pausedBecause: WebhookEndpoint['pausedBecause'];
  readonly waiting: number;
  readonly lastDeliveredAt: Date | null;
  readonly oldSecretUntil: Date | null;
  readonly createdAt: Date;
  readonly version: number;
};

/** The address of a merchant that is closed hears nothing, as its staff see nothing; nor does that of an agent that has ended. */
const isClosed: Sql = sql`${merchants.isEnabled} IS FALSE`;
const isEnded: Sql = sql`${agents.endedAt} IS NOT NULL`;
const state: Sql = sql`CASE WHEN e.paused_at IS NOT NULL OR ${isClosed} OR ${isEnded} THEN 'paused' WHEN e.failing_since IS NOT NULL THEN 'failing' ELSE 'on' END`;
const from: Sql = sql`webhook_endpoint e LEFT JOIN ${agents.table} ON ${agents.id} = e.agent_id
  LEFT JOIN ${merchants.table} ON ${merchants.id} = e.merchant_id`;
const columns: Sql = sql`e.agent_id AS "agentId", ${agents.name} AS "agentName", e.merchant_id AS "merchantId",
  ${merchants.name} AS "merchantName",
  e.id, e.name, e.url, e.kinds, ${state} AS state, CASE WHEN ${isClosed} THEN 'closed' WHEN ${isEnded} THEN 'ended' ELSE e.paused_because END AS "pausedBecause",
  (SELECT count(*)::int FROM webhook_message w WHERE w.endpoint_id = e.id AND w.state = 'waiting') AS waiting,
  e.last_delivered_at AS "lastDeliveredAt", e.created_at AS "createdAt", e.version,
  CASE WHEN e.old_secret_until > statement_timestamp() THEN e.old_secret_until END AS "oldSecretUntil"`;

/** Whose addresses are seen: those below an agent, those of a merchant, or all. */
export type EndpointScope = { readonly agentId: string | null; readonly merchantId: string | null };

/** The condition of a scope on an endpoint `e`. */
export const inEndpointScope = ({ agentId, merchantId }: EndpointScope): Sql =>
  sql`${inSubtree('e.agent_id', agentId)} AND ${inMerchantScope(merchantId, (id) => sql`e.merchant_id = ${id}`)}`;

/** Not of another slice, whose news have no address that staff edit. */
const ofStaff: Sql = sql`e.sender IS NULL`;

type Filter = { readonly name?: string | undefined; readonly state?: EndpointState | undefined };
export type EndpointCounts = Record<'all' | EndpointState, number>;

/** A page of staff's addresses that are seen and pass a filter, the newest first, with how many are seen by state. */
export async function endpointsPage(
  db: Queryable,
  scope: EndpointScope,
  { name, state: wanted }: Filter,
  at: { readonly limit: number; readonly offset: number },
): Promise<{ rows: EndpointRow[]; total: number; counts: EndpointCounts }> {
  const where = sql`${ofStaff} AND ${inEndpointScope(scope)} AND ${name ? holdsText(sql`e.name`, name) : sql`true`} AND ${wanted ? sql`${state} = ${wanted}` : sql`true`}`;
  const [page, total, counts] = await Promise.all([
    sql<EndpointRow>`SELECT ${columns} FROM ${from} WHERE ${where}
      ORDER BY e.created_at DESC, e.id DESC LIMIT ${at.limit} OFFSET ${at.offset}`.execute(db),
    sql<{ n: number }>`SELECT count(*)::int AS n FROM ${from} WHERE ${where}`.execute(db),
    sql<EndpointCounts>`SELECT count(*)::int AS "all", count(*) FILTER (WHERE ${state} = 'on')::int AS "on",
      count(*) FILTER (WHERE ${state} = 'failing')::int AS failing,
      count(*) FILTER (WHERE ${state} = 'paused')::int AS paused FROM ${from} WHERE ${ofStaff} AND ${inEndpointScope(scope)}`.execute(
      db,
    ),
  ]);
  const none = { all: 0, on: 0, failing: 0, paused: 0 };
  return { rows: page.rows, total: total.rows[0]?.n ?? 0, counts: counts.rows[0] ?? none };
}

/** One address of staff's, its row held to the end of the transaction where asked; null where the caller sees none. */
export async function endpointById(
  db: Queryable,
  id: string,
  { scope, lock = false }: { readonly scope: EndpointScope; readonly lock?: boolean },
): Promise<EndpointRow | null> {
  const { rows } =
    await sql<EndpointRow>`SELECT ${columns} FROM ${from} WHERE e.id = ${id} AND ${ofStaff} AND ${inEndpointScope(scope)}
    ${lock ? sql`FOR NO KEY UPDATE OF e` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** The addresses that are seen, by name, also those of other slices: the log of messages has theirs as well. */
export async function endpointNames(db: Queryable, scope: EndpointScope): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{
    id: string;
    name: string;
  }>`SELECT e.id, e.name FROM webhook_endpoint e WHERE ${inEndpointScope(scope)}
    ORDER BY ${nameOrder(sql`e.name`)}, e.id LIMIT 500`.execute(db);
  return rows;
}

export async function insertEndpoint(
  tx: Tx,
  id: string,
  of: WebhookEndpointTerms & EndpointOwner & { secret: string },
): Promise<void> {
  await tx
    .insertInto('webhook_endpoint')
    .values({
      id,
      name: of.name,
      url: of.url,
      kinds: of.kinds,
      secret: of.secret,
      agent_id: of.agentId,
      merchant_id: of.merchantId,
    })
    .execute();
}

/** Saves an address as its next version. */
export async function updateEndpoint(tx: Tx, id: string, { name, url, kinds }: WebhookEndpointTerms): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set((eb) => ({ name, url, kinds, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Puts a new secret in the place of the present one, which signs beside it for a day. */
export async function replaceSecret(tx: Tx, id: string, secret: string): Promise<void> {
  await sql`UPDATE webhook_endpoint SET old_secret = secret, old_secret_until = statement_timestamp() + interval '1 day',
    secret = ${secret} WHERE id = ${id}`.execute(tx);
}

export async function pauseEndpoint(tx: Tx, id: string, because: 'staff' | 'failures' | 'gone'): Promise<void> {
  await sql`UPDATE webhook_endpoint SET paused_at = statement_timestamp(), paused_because = ${because}
    WHERE id = ${id} AND paused_at IS NULL`.execute(tx);
}

/** Switches an address on: what waits is due at once, with all its tries. */
export async function resumeEndpoint(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE webhook_endpoint SET paused_at = NULL, paused_because = NULL, failing_since = NULL WHERE id = ${id}`.execute(
    tx,
  );
  await sql`UPDATE webhook_message SET attempts = 0, next_try_at = statement_timestamp()
    WHERE endpoint_id = ${id} AND state = 'waiting'`.execute(tx);
}

export async function deleteEndpoint(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('webhook_endpoint').where('id', '=', id).execute();
}

/** Whether an agent's or a merchant's address wants one of these kinds. */
export async function isHeardBeside(db: Queryable, kinds: readonly WebhookKind[]): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM webhook_endpoint e WHERE (e.agent_id IS NOT NULL OR e.merchant_id IS NOT NULL)
    AND e.kinds && ${[...kinds]}::text[] LIMIT 1`.execute(db);
  return rows.length > 0;
}
