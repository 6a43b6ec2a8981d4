import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';
import type { ChannelKindName } from '../channels/channel-kind.ts';

/** The kind of the channel a payment was paid by, or null when none was. */
export async function channelOfPayment(tx: Tx, paymentId: string): Promise<ChannelKindName | null> {
  const { rows } = await sql<{ kind: ChannelKindName }>`
    SELECT c.kind FROM payment p JOIN payment_channel c ON c.id = p.channel_id WHERE p.id = ${paymentId}`.execute(tx);
  return rows[0]?.kind ?? null;
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
