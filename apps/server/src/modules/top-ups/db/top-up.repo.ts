import type { Localized } from '@app/contract/core/locale';
import type { ProofState } from '@app/contract/payments/proofs/proof-states';
import type { CHANNEL_KINDS } from '@app/contract/payments/schemas';
import type { TopUpTab } from '@app/contract/top-ups/schemas';
import type { TopUpEvent, TopUpState } from '@app/contract/top-ups/top-up.machine';
import type { Actor } from '@app/kernel/machine';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { enqueue } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import type { PlaceInFeed } from '../../../platform/http/place-in-feed.ts';
import { channelsAs, proofsAs } from '../../payments/public.ts';

const proofs = proofsAs('f');
const channels = channelsAs('c');

export type TopUpRow = {
  readonly id: string;
  readonly number: string;
  readonly customerId: string;
  readonly paymentId: string;
  readonly amountUsd: number;
  readonly state: TopUpState;
  readonly expiresAt: Date;
  /** Its time is over by the database's clock. */
  readonly pastDeadline: boolean;
  /** How the newest proof of having paid stands; it waits for staff as `submitted`. Null without any. */
  readonly proof: ProofState | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly version: number;
  readonly channel: {
    readonly id: string;
    readonly kind: (typeof CHANNEL_KINDS)[number];
    readonly title: Localized;
    readonly image: string | null;
  };
  /** The moment it was made as PostgreSQL writes it, for cursors. */
  readonly place: string;
};

const columns = sql`t.id, t.number, t.customer_id AS "customerId", t.payment_id AS "paymentId",
  t.amount_usd AS "amountUsd", t.state, t.expires_at AS "expiresAt",
  t.state = 'pending' AND t.expires_at <= app_now() AS "pastDeadline",
  (SELECT ${proofs.state} FROM ${proofs.table} WHERE ${proofs.paymentId} = t.payment_id
    ORDER BY ${proofs.revision} DESC LIMIT 1) AS proof,
  t.created_at AS "createdAt", t.paid_at AS "paidAt", t.version, t.created_at::text AS place,
  json_build_object('id', ${channels.id}, 'kind', ${channels.kind}, 'title', ${channels.title}, 'image',
    ${channels.image}) AS channel`;
const source = sql`top_up t JOIN ${channels.table} ON ${channels.id} = t.channel_id`;

/** A top-up as it stands, or null. */
export async function readTopUp(db: Queryable, id: string): Promise<TopUpRow | null> {
  const { rows } = await sql<TopUpRow>`SELECT ${columns} FROM ${source} WHERE t.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

const lockingTopUp = (id: string) => staticSql<TopUpRow>`
    SELECT ${columns} FROM ${source} WHERE t.id = ${id} FOR NO KEY UPDATE OF t`;

/** The same with its row locked to the end of the transaction. */
export async function lockTopUp(tx: Tx, id: string): Promise<TopUpRow | null> {
  return (await lockingTopUp(id).execute(tx)).rows[0] ?? null;
}

/** Locks the row together with the next statement; `heard` is told the top-up, or null, before. */
export const lockTopUpQueued = (tx: Tx, id: string, heard: (topUp: TopUpRow | null) => void): Promise<void> =>
  enqueue<TopUpRow>(tx, lockingTopUp(id), { rows: (rows) => heard(rows[0] ?? null) });

/** A customer's top-ups that can still be paid, newest first. */
export async function openTopUps(tx: Tx, customerId: string): Promise<TopUpRow[]> {
  const { rows } = await sql<TopUpRow>`
    SELECT ${columns} FROM ${source}
    WHERE t.customer_id = ${customerId} AND t.state = 'pending' AND t.expires_at > app_now()
    ORDER BY t.created_at DESC, t.id DESC`.execute(tx);
  return rows;
}

/** Writes a new top-up. */
export async function insertTopUp(
  tx: Tx,
  topUp: Pick<TopUpRow, 'id' | 'number' | 'customerId' | 'paymentId' | 'amountUsd' | 'expiresAt'> & {
    readonly channelId: string;
  },
): Promise<void> {
  await sql`
    INSERT INTO top_up (id, number, customer_id, channel_id, payment_id, amount_usd, expires_at)
    VALUES (${topUp.id}, ${topUp.number}, ${topUp.customerId}, ${topUp.channelId}, ${topUp.paymentId},
      ${topUp.amountUsd}, ${topUp.expiresAt})`.execute(tx);
}

export type Happened = {
  readonly event: TopUpEvent | 'create';
  readonly to: TopUpState;
  readonly by: Actor;
  readonly who?: string;
  readonly note?: string;
};

/** Writes down what happened, and moves the locked top-up there, together with the next statement. */
export async function noteStep(tx: Tx, id: string, step: Happened): Promise<void> {
  const statement = staticSql`
    WITH moved AS (
      UPDATE top_up SET state = ${step.to}, version = version + 1,
        paid_at = CASE WHEN ${step.to}::text = 'paid' THEN app_now() END
      WHERE id = ${id} AND ${step.event}::text <> 'create'
    )
    INSERT INTO top_up_event (top_up_id, event, to_state, actor, who, note)
    VALUES (${id}, ${step.event}, ${step.to}, ${step.by}, ${step.who ?? ''}, ${step.note ?? ''})`;
  await enqueue(tx, statement);
}

/** Gives an open top-up until this moment, never less than it has. */
export const extendTopUp = async (tx: Tx, id: string, until: Date): Promise<void> =>
  void (await sql`UPDATE top_up SET expires_at = greatest(expires_at, ${until}) WHERE id = ${id} AND state = 'pending'`.execute(
    tx,
  ));

export type StepRow = {
  readonly event: string;
  readonly state: TopUpState;
  readonly by: Actor;
  readonly who: string;
  readonly note: string;
  readonly at: Date;
};

/** Everything that happened to a top-up, in its order. */
export async function stepsOf(db: Queryable, id: string): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    SELECT event, to_state AS state, actor AS by, who, note, created_at AS at
    FROM top_up_event WHERE top_up_id = ${id} ORDER BY id`.execute(db);
  return rows;
}

/** A stretch of a customer's top-ups, newest first. */
export async function topUpsOf(
  db: Queryable,
  wanted: { customerId: string; tab: TopUpTab; after: PlaceInFeed | null; limit: number },
): Promise<TopUpRow[]> {
  const { after, tab } = wanted;
  const { rows } = await sql<TopUpRow>`
    SELECT ${columns} FROM ${source}
    WHERE t.customer_id = ${wanted.customerId} AND ${tab === 'all' ? sql`true` : sql`t.state = ${tab}`}
      AND ${after ? sql`(t.created_at, t.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    ORDER BY t.created_at DESC, t.id DESC LIMIT ${wanted.limit}`.execute(db);
  return rows;
}

/** The numbers of top-ups by their ids. */
export async function numbersOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; number: string }>`
    SELECT id, number FROM top_up WHERE id = ANY(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Whether there is a payment channel of this id, open or not. */
export async function isChannel(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM ${channels.table} WHERE ${channels.id} = ${id}`.execute(db);
  return rows.length > 0;
}
