import type { Localized } from '@app/contract/core/locale';
import { dayBegins } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

/** Money that came from outside for a payment, or went back, and the names by which a statement may know it. */
export type OutsideMoney = {
  readonly kind: 'payment' | 'refund';
  /** The try that brought it, or the refund. */
  readonly id: string;
  readonly payment: string;
  /** Below zero when it went back. */
  readonly usd: number;
  readonly names: readonly string[];
  /** Whether it moved within the days that were asked for. */
  readonly within: boolean;
};

/**
 * What came and went back by a channel, as far as it is of these days (the shop's), or known by one of these names.
 * Names are our number of the payment and what provider, bank or chain call it, in lower case. Refunds that a provider
 * could not carry out, and those that went to a wallet, moved nothing outside.
 */
export async function outsideMoney(
  db: Queryable,
  of: { channelId: string; from: string; to: string; timeZone: string; names: readonly string[] },
): Promise<readonly OutsideMoney[]> {
  const [first, end] = [dayBegins(of.from, of.timeZone), dayBegins(of.to, of.timeZone, 1)];
  const { rows } = await sql<OutsideMoney>`
    SELECT * FROM (
      SELECT 'payment' AS kind, a.id, p.number AS payment, COALESCE(a.arrived_usd, a.amount_usd) AS usd,
        a.ended_at >= ${first} AND a.ended_at < ${end} AS within,
        array_remove(ARRAY[lower(p.number), lower(a.provider_key), lower(a.provider_session), lower(a.provider_capture),
          lower(d.tx_hash), lower(split_part(e.event_id, '/', 2))], NULL) AS names
      FROM payment_attempt a
      JOIN payment p ON p.id = a.payment_id
      LEFT JOIN crypto_due d ON d.attempt_id = a.id
      LEFT JOIN LATERAL (SELECT event_id FROM provider_event e
        WHERE e.attempt_id = a.id AND e.channel = 'crypto' LIMIT 1) e ON true
      WHERE a.channel_id = ${of.channelId} AND a.state = 'paid'
      UNION ALL
      SELECT 'refund', r.id, p.number, -r.amount_usd,
        COALESCE(r.sent_at, r.created_at) >= ${first} AND COALESCE(r.sent_at, r.created_at) < ${end},
        array_remove(ARRAY[lower(p.number), lower(r.provider_number), r.id::text, lower(a.provider_key),
          lower(a.provider_session), lower(a.provider_capture)], NULL)
      FROM payment_refund r
      JOIN payment p ON p.id = r.payment_id
      LEFT JOIN payment_attempt a ON a.provider_key = p.provider_number
      WHERE p.channel_id = ${of.channelId} AND r.provider_number IS NOT NULL AND r.failed_at IS NULL
    ) AS money
    WHERE within OR names && ${[...of.names]}::text[]
    ORDER BY payment, kind, id`.execute(db);
  return rows;
}

/** Marks money as found in a statement. Gives how much of it was not marked before. */
export async function markReconciled(tx: Tx, found: readonly Pick<OutsideMoney, 'kind' | 'id'>[]): Promise<number> {
  const mark = async (kind: OutsideMoney['kind'], table: string): Promise<number> => {
    const ids = found.filter((one) => one.kind === kind).map(({ id }) => id);
    const { numAffectedRows } = await sql`UPDATE ${sql.table(table)} SET reconciled_at = app_now()
      WHERE id = ANY(${ids}::uuid[]) AND reconciled_at IS NULL`.execute(tx);
    return Number(numAffectedRows ?? 0);
  };
  return (await mark('payment', 'payment_attempt')) + (await mark('refund', 'payment_refund'));
}

/** The channels whose money comes from outside, in the order of the shop. */
export async function outsideChannels(db: Queryable) {
  const { rows } = await sql<{ id: string; title: Localized }>`
    SELECT id, title FROM payment_channel WHERE kind <> 'balance' ORDER BY sort_weight, identifier`.execute(db);
  return rows;
}
