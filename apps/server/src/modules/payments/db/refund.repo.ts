import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { ChannelKindName } from '../channels/channel-kind.ts';

/** The kind of the channel a payment was paid by, or null when none was. */
export async function channelOfPayment(tx: Tx, paymentId: string): Promise<ChannelKindName | null> {
  const { rows } = await sql<{ kind: ChannelKindName }>`
    SELECT c.kind FROM payment p JOIN payment_channel c ON c.id = p.channel_id WHERE p.id = ${paymentId}`.execute(tx);
  return rows[0]?.kind ?? null;
}

/** How a payment was paid, or null where it was not. */
export async function paidBy(
  tx: Tx,
  paymentId: string,
): Promise<{ channelId: string; payerId: string | null; providerNumber: string | null } | null> {
  const { rows } = await sql<{ channelId: string; payerId: string | null; providerNumber: string | null }>`
    SELECT channel_id AS "channelId", payer_id AS "payerId", provider_number AS "providerNumber" FROM payment
    WHERE id = ${paymentId} AND channel_id IS NOT NULL`.execute(tx);
  return rows[0] ?? null;
}

/** The channel of the wallet. */
export async function balanceChannel(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM payment_channel WHERE kind = 'balance' ORDER BY sort_weight, identifier LIMIT 1`.execute(tx);
  return rows[0]?.id as string;
}

/** A refund that its provider could not carry out. `key` is what the one who asked for it called it. */
export type RefundTrouble = {
  readonly refundId: string;
  readonly key: string;
  readonly usd: number;
  /** It went to the wallet instead. */
  readonly settled: boolean;
};

/** The refunds of a payment that failed at the provider. */
export async function refundTroubles(db: Queryable, paymentId: string): Promise<RefundTrouble[]> {
  const { rows } = await sql<RefundTrouble>`
    SELECT id AS "refundId", key, amount_usd AS usd, to_wallet_at IS NOT NULL AS settled FROM payment_refund
    WHERE payment_id = ${paymentId} AND failed_at IS NOT NULL ORDER BY created_at`.execute(db);
  return rows;
}

/** Notes that a refund failed, by the provider's number of it; null when there is none or it was noted before. */
export async function markRefundFailed(
  tx: Tx,
  providerNumber: string,
): Promise<{ refundId: string; paymentId: string; usd: number } | null> {
  const { rows } = await sql<{ refundId: string; paymentId: string; usd: number }>`
    UPDATE payment_refund SET failed_at = app_now() WHERE provider_number = ${providerNumber} AND failed_at IS NULL
    RETURNING id AS "refundId", payment_id AS "paymentId", amount_usd AS usd`.execute(tx);
  return rows[0] ?? null;
}

/** Notes that a failed refund went to the wallet; null when it has not failed or is there already. */
export async function markToWallet(tx: Tx, refundId: string): Promise<{ paymentId: string; usd: number } | null> {
  const { rows } = await sql<{ paymentId: string; usd: number }>`
    UPDATE payment_refund SET to_wallet_at = app_now()
    WHERE id = ${refundId} AND failed_at IS NOT NULL AND to_wallet_at IS NULL
    RETURNING payment_id AS "paymentId", amount_usd AS usd`.execute(tx);
  return rows[0] ?? null;
}

/** Writes a refund. Gives false when its key was refunded before. */
export async function insertRefund(
  tx: Tx,
  refund: {
    id: string;
    paymentId: string;
    amountUsd: number;
    key: string;
    note: string;
    providerNumber: string | null;
  },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO payment_refund (id, payment_id, amount_usd, key, note, provider_number)
    VALUES (${refund.id}, ${refund.paymentId}, ${refund.amountUsd}, ${refund.key}, ${refund.note},
      ${refund.providerNumber})
    ON CONFLICT (key) DO NOTHING RETURNING 1`.execute(tx);
  return rows.length === 1;
}

/** Whose payment a refund is of; null for an unknown refund. */
export async function customerOfRefund(db: Queryable, refundId: string): Promise<string | null> {
  const { rows } = await sql<{
    id: string;
  }>`SELECT p.customer_id AS id FROM payment_refund r JOIN payment p ON p.id = r.payment_id
    WHERE r.id = ${refundId}`.execute(db);
  return rows[0]?.id ?? null;
}
