import type { Silence } from '@app/contract/travel/order-views';
import type { Actor } from '@app/kernel/machine';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { FrozenTravel } from '../domain/frozen-travel.ts';

export type ProviderChangeState = 'open' | 'accepted' | 'replaced' | 'refunded' | 'lapsed';

/** What is booked and when, on one side of a change. */
export type KeptSide = { readonly snapshot: Record<string, unknown>; readonly service: FrozenTravel['service'] };

export type ProviderChangeRow = {
  readonly id: string;
  readonly orderId: string;
  readonly state: ProviderChangeState;
  readonly weight: 'minor' | 'major';
  readonly before: KeptSide;
  readonly after: KeptSide;
  readonly reason: string | null;
  readonly stands: boolean;
  readonly decideBy: Date;
  readonly silence: Silence;
  /** Whether its time is over, by the database's clock. */
  readonly due: boolean;
  readonly answeredBy: Actor | null;
  readonly answeredAt: Date | null;
  readonly note: string;
  readonly at: Date;
};

const columns = sql`c.id, c.order_id AS "orderId", c.state, c.weight, c.before, c.after, c.reason, c.stands, c.decide_by AS "decideBy",
  c.silence, c.decide_by <= app_now() AS due, c.answered_by AS "answeredBy", c.answered_at AS "answeredAt", c.note, c.created_at AS at`;

export type NewProviderChange = Pick<
  ProviderChangeRow,
  'id' | 'orderId' | 'weight' | 'before' | 'after' | 'reason' | 'stands' | 'decideBy' | 'silence'
>;

/** Asks the customer of an order about a change. The order must be locked, and nothing else be asked about it. */
export async function insertProviderChange(tx: Tx, of: NewProviderChange): Promise<void> {
  await sql`
    INSERT INTO travel_provider_change (id, order_id, weight, before, after, reason, stands, decide_by, silence)
    VALUES (${of.id}, ${of.orderId}, ${of.weight}, ${json(of.before)}, ${json(of.after)}, ${of.reason}, ${of.stands},
      ${of.decideBy}, ${of.silence})`.execute(tx);
}

/** The change of an order that waits for its answer, or null. */
export async function openProviderChange(db: Queryable, orderId: string): Promise<ProviderChangeRow | null> {
  const { rows } = await sql<ProviderChangeRow>`
    SELECT ${columns} FROM travel_provider_change c WHERE c.order_id = ${orderId} AND c.state = 'open'`.execute(db);
  return rows[0] ?? null;
}

/** Until when customers are asked about changes of some orders, by order; those whose time is over are left out. */
export async function questionsOf(db: Queryable, orderIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ orderId: string; decideBy: Date }>`
    SELECT order_id AS "orderId", decide_by AS "decideBy" FROM travel_provider_change
    WHERE order_id = ANY(${[...orderIds]}::uuid[]) AND state = 'open' AND decide_by > app_now()`.execute(db);
  return new Map(rows.map(({ orderId, decideBy }) => [orderId, decideBy]));
}

/** The same of any order of some bundles, by bundle: until when the first of them is to be answered. */
export async function bundleQuestionsOf(
  db: Queryable,
  bundleIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (bundleIds.length === 0) return new Map();
  const { rows } = await sql<{ bundleId: string; decideBy: Date }>`
    SELECT o.bundle_id AS "bundleId", min(c.decide_by) AS "decideBy"
    FROM travel_order o JOIN travel_provider_change c ON c.order_id = o.id
    WHERE o.bundle_id = ANY(${[...bundleIds]}::uuid[]) AND c.state = 'open' AND c.decide_by > app_now()
    GROUP BY o.bundle_id`.execute(db);
  return new Map(rows.map(({ bundleId, decideBy }) => [bundleId, decideBy]));
}

/** What providers changed of an order, the oldest first. */
export async function providerChangesOf(db: Queryable, orderId: string): Promise<ProviderChangeRow[]> {
  const { rows } = await sql<ProviderChangeRow>`
    SELECT ${columns} FROM travel_provider_change c WHERE c.order_id = ${orderId} ORDER BY c.created_at, c.id`.execute(
    db,
  );
  return rows;
}

/**
 * The last change of an order that counts for what it is of now: a booking that was changed since is of something else. `agreed`
 * is whether somebody has said yes to it, rather than let its time pass.
 */
export async function lastProviderChange(
  db: Queryable,
  orderId: string,
): Promise<{ readonly last: ProviderChangeRow | null; readonly agreed: ProviderChangeRow | null }> {
  const { rows } = await sql<ProviderChangeRow>`
    SELECT ${columns} FROM travel_provider_change c
    WHERE c.order_id = ${orderId} AND c.state IN ('open', 'accepted') AND NOT EXISTS (
      SELECT FROM travel_change t WHERE t.order_id = c.order_id AND t.form = 'instead' AND t.state = 'done' AND t.done_at >= c.created_at)
    ORDER BY c.created_at DESC, c.id DESC`.execute(db);
  const agreed = rows.find(({ state, answeredBy }) => state === 'accepted' && answeredBy !== 'system');
  return { last: rows[0] ?? null, agreed: agreed ?? null };
}

/** Ends the open change of an order, if there is one; returns whether there was. The order must be locked. */
export async function endProviderChange(
  tx: Tx,
  orderId: string,
  of: { readonly to: Exclude<ProviderChangeState, 'open'>; readonly by: Actor; readonly note?: string },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE travel_provider_change SET state = ${of.to}, answered_by = ${of.by}, answered_at = app_now(), note = ${of.note ?? ''}
    WHERE order_id = ${orderId} AND state = 'open' RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** Whether an order was ended by others than its customer: called off, or given back because its provider changed it. */
export async function isCalledOff(db: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM travel_order o WHERE o.id = ${orderId} AND o.state = 'cancelled' AND (
      EXISTS (SELECT FROM travel_provider_change c WHERE c.order_id = o.id AND c.state = 'refunded')
      OR (SELECT h.actor = 'system' AND h.event IN ('cancel', 'cancel_paid') FROM travel_order_history h
        WHERE h.order_id = o.id ORDER BY h.id DESC LIMIT 1))`.execute(db);
  return rows.length > 0;
}

export type DueProviderChange = { readonly id: string; readonly orderId: string; readonly silence: Silence };

/** Changes whose time is over without an answer, the longest waiting first. */
export async function dueProviderChanges(db: Queryable, limit: number): Promise<DueProviderChange[]> {
  const { rows } = await sql<DueProviderChange>`
    SELECT c.id, c.order_id AS "orderId", c.silence FROM travel_provider_change c
    WHERE c.state = 'open' AND c.decide_by <= app_now() ORDER BY c.decide_by, c.id LIMIT ${limit}`.execute(db);
  return rows;
}
