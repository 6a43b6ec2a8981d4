import type { PayableKind } from '@app/contract/payments/schemas';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { enqueue } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import type { ChannelKindName } from '../channels/channel-kind.ts';

export type AttemptState = 'pending' | 'paid' | 'failed' | 'cancelled';
export type AttemptRow = {
  readonly id: string;
  readonly paymentId: string;
  readonly payableKind: PayableKind;
  readonly payableId: string;
  readonly channelId: string;
  readonly channelKind: ChannelKindName;
  readonly state: AttemptState;
  readonly providerKey: string;
  readonly amountUsd: number;
};

const columns = sql`a.id, a.payment_id AS "paymentId", p.payable_kind AS "payableKind", p.payable_id AS "payableId",
  a.channel_id AS "channelId", c.kind AS "channelKind", a.state,
  a.provider_key AS "providerKey", a.amount_usd AS "amountUsd"`;
const source = sql`payment_attempt a JOIN payment p ON p.id = a.payment_id JOIN payment_channel c ON c.id = a.channel_id`;

/** The attempt a provider speaks of, or null. */
export async function attemptByProviderKey(db: Queryable, providerKey: string): Promise<AttemptRow | null> {
  const { rows } = await staticSql<AttemptRow>`
    SELECT ${columns} FROM ${source} WHERE a.provider_key = ${providerKey}`.execute(db);
  return rows[0] ?? null;
}

/** A try by its id, or null. */
export async function attemptById(db: Queryable, id: string): Promise<AttemptRow | null> {
  const { rows } = await sql<AttemptRow>`
    SELECT ${columns} FROM ${source} WHERE a.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The id of the open try of a payment with a channel for this amount, or null; for reading without locks. */
export async function openTry(
  db: Queryable,
  wanted: { paymentId: string; channelId: string; amountUsd: number },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM payment_attempt WHERE payment_id = ${wanted.paymentId} AND channel_id = ${wanted.channelId}
      AND amount_usd = ${wanted.amountUsd} AND state = 'pending'`.execute(db);
  return rows[0]?.id ?? null;
}

/** A try that is still open for exactly this channel and amount: going to it again cannot take the money twice. */
export async function openAttempt(
  tx: Tx,
  wanted: { paymentId: string; channelId: string; amountUsd: number },
): Promise<string | null> {
  const row = await tx
    .selectFrom('payment_attempt')
    .select('provider_key')
    .where('payment_id', '=', wanted.paymentId)
    .where('channel_id', '=', wanted.channelId)
    .where('amount_usd', '=', wanted.amountUsd)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row?.provider_key ?? null;
}

/** Stores a new try with the key the provider will know it by. */
export async function insertAttempt(
  tx: Tx,
  attempt: { id: string; paymentId: string; channelId: string; providerKey: string; amountUsd: number },
): Promise<void> {
  await tx
    .insertInto('payment_attempt')
    .values({
      id: attempt.id,
      payment_id: attempt.paymentId,
      channel_id: attempt.channelId,
      provider_key: attempt.providerKey,
      amount_usd: attempt.amountUsd,
    })
    .execute();
}

/**
 * Ends a try, together with the next statement. Its payment must be locked. `byProvider`: the provider says so itself, its page takes nothing any more;
 * `capture` is its name for the money; `arrivedUsd` what came, where that is not the amount of the try.
 */
export async function endAttempt(
  tx: Tx,
  attemptId: string,
  end: {
    state: Exclude<AttemptState, 'pending'>;
    byProvider?: boolean;
    capture?: string | null;
    arrivedUsd?: number | null;
  },
): Promise<void> {
  const statement = staticSql`UPDATE payment_attempt SET state = ${end.state}, ended_at = app_now(),
      provider_capture = COALESCE(${end.capture ?? null}::text, provider_capture),
      arrived_usd = ${end.arrivedUsd ?? null}::bigint,
      provider_closed_at = CASE WHEN ${end.byProvider ?? false}::boolean THEN app_now() ELSE provider_closed_at END
    WHERE id = ${attemptId}`;
  await enqueue(tx, statement);
}
