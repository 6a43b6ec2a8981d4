import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { PaymentState } from '@app/contract/payments/payment.machine';
import type { CHANNEL_KINDS } from '@app/contract/payments/schemas';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { channelKinds } from '../channels/registry.ts';

export type PaymentView = {
  readonly id: string;
  readonly number: string;
  readonly state: PaymentState;
  readonly amountUsd: number;
  readonly refundedUsd: number;
  readonly creditedLateUsd: number;
  readonly accessKey: string;
  readonly expiresAt: Date | null;
  readonly paidAt: Date | null;
  /** The provider's number of a card payment. */
  readonly providerNumber: string | null;
  /** How it was paid; null while it was not, or when there was nothing to pay. */
  readonly channel: {
    readonly identifier: string;
    readonly title: Localized;
    readonly kind: (typeof CHANNEL_KINDS)[number];
  } | null;
};

/** A payment for the slice that owns its payable, or null. Check first whose it is. */
export async function paymentView(db: Queryable, paymentId: string): Promise<PaymentView | null> {
  const { rows } = await sql<PaymentView>`
    SELECT p.id, p.number, p.state, p.amount_usd AS "amountUsd", p.refunded_usd AS "refundedUsd",
      p.credited_late_usd AS "creditedLateUsd", p.access_key AS "accessKey", p.expires_at AS "expiresAt",
      p.paid_at AS "paidAt", p.provider_number AS "providerNumber",
      CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('identifier', c.identifier, 'title', c.title, 'kind', c.kind) END AS channel
    FROM payment p LEFT JOIN payment_channel c ON c.id = p.channel_id WHERE p.id = ${paymentId}`.execute(db);
  return rows[0] ?? null;
}

/** A payment as staff see it beside what it pays; of none everything is empty. */
export const staffPaymentView = (payment: PaymentView | null, lang: Locale) => ({
  number: payment?.number ?? '',
  status: payment?.state ?? ('' as const),
  channel: payment?.channel ? localize(payment.channel.title, lang) : null,
  paidAt: payment?.paidAt?.toISOString() ?? null,
  providerNumber: payment?.providerNumber ?? null,
  refundedUsd: payment?.refundedUsd ?? 0,
});

/** Where the money of a refund goes that was paid by a kind of channel: through its provider, or to the wallet. */
export const refundsTo = (kind: (typeof CHANNEL_KINDS)[number]): 'wallet' | 'provider' =>
  channelKinds[kind]?.how === 'hosted' ? 'provider' : 'wallet';
