import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { ChannelKindName } from '../channels/channel-kind.ts';

/** A refund that a provider has to be asked for. `capture` is null when the provider never named the money it took. */
export type UnsentRefund = {
  readonly id: string;
  readonly number: string;
  readonly paymentId: string;
  readonly channelId: string;
  readonly channelKind: ChannelKindName;
  readonly usd: number;
  readonly capture: string | null;
  /** How often it was asked for, this time included. */
  readonly tries: number;
};

const FIRST_WAIT = 60;
const LONGEST_WAIT = 6 * 3_600;

/**
 * Claims refunds that wait to be asked for, each with its next time already set, twice as far each time: whoever dies
 * after the claim leaves it to the next one.
 */
export async function claimRefunds(
  db: Queryable,
  kinds: readonly ChannelKindName[],
  limit: number,
): Promise<readonly UnsentRefund[]> {
  const { rows } = await sql<UnsentRefund>`
    WITH due AS (
      SELECT r.id, p.channel_id, c.kind, a.provider_capture
      FROM payment_refund r
      JOIN payment p ON p.id = r.payment_id
      JOIN payment_channel c ON c.id = p.channel_id
      LEFT JOIN payment_attempt a ON a.provider_key = p.provider_number
      WHERE r.provider_number IS NOT NULL AND r.sent_at IS NULL AND r.failed_at IS NULL
        AND c.kind = ANY(${kinds}::text[]) AND (r.next_try_at IS NULL OR r.next_try_at <= app_now())
      ORDER BY r.next_try_at NULLS FIRST LIMIT ${limit} FOR UPDATE OF r SKIP LOCKED
    )
    UPDATE payment_refund r SET tries = r.tries + 1, next_try_at = app_now()
      + LEAST(${FIRST_WAIT} * power(2, LEAST(r.tries, 20)), ${LONGEST_WAIT}) * interval '1 second'
    FROM due WHERE r.id = due.id
    RETURNING r.id, r.provider_number AS number, r.payment_id AS "paymentId", due.channel_id AS "channelId",
      due.kind AS "channelKind", r.amount_usd AS usd, due.provider_capture AS capture, r.tries`.execute(db);
  return rows;
}

/** Notes that a provider took a refund in. */
export async function noteSent(db: Queryable, refundId: string): Promise<void> {
  await sql`UPDATE payment_refund SET sent_at = app_now() WHERE id = ${refundId} AND sent_at IS NULL`.execute(db);
}
