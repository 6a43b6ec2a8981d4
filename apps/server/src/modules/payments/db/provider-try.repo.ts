import type { PaymentState } from '@app/contract/payments/payment.machine';
import type { PayableKind } from '@app/contract/payments/schemas';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { ChannelKindName } from '../channels/channel-kind.ts';
import type { AttemptState } from './attempt.repo.ts';

/** A try with what its provider said about it. */
export type ProviderTry = {
  readonly attemptId: string;
  readonly providerKey: string;
  readonly channelId: string;
  readonly channelKind: ChannelKindName;
  readonly state: AttemptState;
  readonly amountUsd: number;
  readonly session: string | null;
  readonly url: string | null;
  readonly paymentId: string;
  readonly payableKind: PayableKind;
  readonly payableId: string;
  readonly paymentState: PaymentState;
  /** The time of the payment is over. */
  readonly expired: boolean;
  /** Seconds since its time was over; negative before, null without a time. */
  readonly overdueSeconds: number | null;
};

const columns = sql`a.id AS "attemptId", a.provider_key AS "providerKey", a.channel_id AS "channelId",
  c.kind AS "channelKind", a.state, a.amount_usd AS "amountUsd", a.provider_session AS session, a.provider_url AS url,
  p.id AS "paymentId", p.payable_kind AS "payableKind", p.payable_id AS "payableId", p.state AS "paymentState",
  COALESCE(p.expires_at <= app_now(), false) AS expired,
  EXTRACT(epoch FROM app_now() - p.expires_at)::float AS "overdueSeconds"`;
const from = sql`payment_attempt a JOIN payment p ON p.id = a.payment_id JOIN payment_channel c ON c.id = a.channel_id`;

/** The try with this key, or null. */
export async function tryByKey(db: Queryable, providerKey: string): Promise<ProviderTry | null> {
  const { rows } = await sql<ProviderTry>`SELECT ${columns} FROM ${from} WHERE a.provider_key = ${providerKey}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The open tries of a payable's open payment that a provider has a page for. */
export async function openTriesOf(
  db: Queryable,
  payable: { kind: string; id: string },
): Promise<readonly ProviderTry[]> {
  const { rows } = await sql<ProviderTry>`
    SELECT ${columns} FROM ${from}
    WHERE p.payable_kind = ${payable.kind} AND p.payable_id = ${payable.id} AND p.state = 'pending'
      AND a.provider_session IS NOT NULL AND a.provider_closed_at IS NULL
    ORDER BY a.created_at`.execute(db);
  return rows;
}

/** Tries whose page is still open at the provider though nothing is to be paid there any more, the oldest first. */
export async function triesToClose(db: Queryable, limit: number): Promise<readonly ProviderTry[]> {
  const { rows } = await sql<ProviderTry>`
    SELECT ${columns} FROM ${from}
    WHERE a.provider_session IS NOT NULL AND a.provider_closed_at IS NULL
      AND (a.state <> 'pending' OR p.state <> 'pending')
    ORDER BY a.created_at LIMIT ${limit}`.execute(db);
  return rows;
}

/** Notes what the provider calls a try and where its page is; the first to say so wins. */
export async function noteSession(
  db: Queryable,
  attemptId: string,
  report: { session: string; url: string },
): Promise<void> {
  await sql`UPDATE payment_attempt SET provider_session = ${report.session}, provider_url = ${report.url}
    WHERE id = ${attemptId} AND provider_session IS NULL`.execute(db);
}

/** Notes that a try's page takes nothing any more. */
export async function noteClosed(db: Queryable, attemptId: string): Promise<void> {
  await sql`UPDATE payment_attempt SET provider_closed_at = app_now()
    WHERE id = ${attemptId} AND provider_closed_at IS NULL`.execute(db);
}
