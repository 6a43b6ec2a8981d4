import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

/** Money that came from outside for a payment, and the names by which a statement may know it. */
export type OutsideMoney = {
  readonly attemptId: string;
  readonly payment: string;
  readonly usd: number;
  readonly names: readonly string[];
  /** Whether it came within the days that were asked for. */
  readonly within: boolean;
};

/**
 * What came by a channel, as far as it is of these days (the shop's), or known by one of these names. Names are our
 * number of the payment and what provider, bank or chain call it, in lower case.
 */
export async function outsideMoney(
  db: Queryable,
  of: { channelId: string; from: string; to: string; timeZone: string; names: readonly string[] },
): Promise<readonly OutsideMoney[]> {
  const { rows } = await sql<OutsideMoney>`
    SELECT * FROM (
      SELECT a.id AS "attemptId", p.number AS payment, COALESCE(a.arrived_usd, a.amount_usd) AS usd,
        (a.ended_at AT TIME ZONE ${of.timeZone})::date BETWEEN ${of.from}::date AND ${of.to}::date AS within,
        array_remove(ARRAY[lower(p.number), lower(a.provider_key), lower(a.provider_session), lower(a.provider_capture),
          lower(d.tx_hash), lower(split_part(e.event_id, '/', 2))], NULL) AS names
      FROM payment_attempt a
      JOIN payment p ON p.id = a.payment_id
      LEFT JOIN crypto_due d ON d.attempt_id = a.id
      LEFT JOIN LATERAL (SELECT event_id FROM provider_event e
        WHERE e.attempt_id = a.id AND e.channel = 'crypto' LIMIT 1) e ON true
      WHERE a.channel_id = ${of.channelId} AND a.state = 'paid'
    ) AS money
    WHERE within OR names && ${[...of.names]}::text[]
    ORDER BY payment, "attemptId"`.execute(db);
  return rows;
}

/** Marks money as found in a statement. Gives how much of it was not marked before. */
export async function markReconciled(tx: Tx, attemptIds: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`UPDATE payment_attempt SET reconciled_at = app_now()
    WHERE id = ANY(${[...attemptIds]}::uuid[]) AND reconciled_at IS NULL`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** The channels whose money comes from outside, in the order of the shop. */
export async function outsideChannels(db: Queryable) {
  const { rows } = await sql<{ id: string; title: Localized }>`
    SELECT id, title FROM payment_channel WHERE kind <> 'balance' ORDER BY sort_weight, identifier`.execute(db);
  return rows;
}
