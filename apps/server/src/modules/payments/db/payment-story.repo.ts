import type { Localized } from '@app/contract/core/locale';
import type { ProofState } from '@app/contract/payments/proofs/proof-states';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { ledgerEntriesAs, ledgerTransfersAs } from '../../ledger/core.ts';
import type { ChannelKindName } from '../channels/channel-kind.ts';
import type { AttemptState } from './attempt.repo.ts';

const entries = ledgerEntriesAs('e');
const transfers = ledgerTransfersAs('t');

type Try = {
  id: string;
  channel: Localized;
  kind: ChannelKindName;
  state: AttemptState;
  amountUsd: number;
  createdAt: Date;
  endedAt: Date | null;
};
type Refund = {
  id: string;
  amountUsd: number;
  note: string;
  providerNumber: string | null;
  createdAt: Date;
  failedAt: Date | null;
  toWalletAt: Date | null;
};
type ProviderReport = {
  eventId: string;
  channel: string;
  kind: string;
  amount: number;
  currency: string;
  outcome: string;
  receivedAt: Date;
};
type Booking = { id: string; kind: string; key: string; amountUsd: number; createdAt: Date };
type Proof = { id: string; revision: number; state: ProofState; submittedAt: Date; receivedUsd: number | null };

/** The tries of a payment, the newest first. */
export async function triesOf(db: Queryable, paymentId: string): Promise<Try[]> {
  const { rows } = await sql<Try>`
    SELECT a.id, c.title AS channel, c.kind, a.state, COALESCE(a.arrived_usd, a.amount_usd) AS "amountUsd",
      a.created_at AS "createdAt", a.ended_at AS "endedAt"
    FROM payment_attempt a JOIN payment_channel c ON c.id = a.channel_id
    WHERE a.payment_id = ${paymentId} ORDER BY a.created_at DESC, a.id DESC`.execute(db);
  return rows;
}

/** What was given back of a payment, the newest first. */
export async function refundsOf(db: Queryable, paymentId: string): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    SELECT id, amount_usd AS "amountUsd", note, provider_number AS "providerNumber", created_at AS "createdAt",
      failed_at AS "failedAt", to_wallet_at AS "toWalletAt"
    FROM payment_refund WHERE payment_id = ${paymentId} ORDER BY created_at DESC`.execute(db);
  return rows;
}

/** What providers told about a payment, the newest first. */
export async function eventsOf(db: Queryable, paymentId: string): Promise<ProviderReport[]> {
  const { rows } = await sql<ProviderReport>`
    SELECT e.event_id AS "eventId", e.channel, e.kind, e.amount, e.currency, e.outcome, e.received_at AS "receivedAt"
    FROM provider_event e JOIN payment_attempt a ON a.id = e.attempt_id
    WHERE a.payment_id = ${paymentId} ORDER BY e.received_at DESC`.execute(db);
  return rows;
}

/** The proofs of a payment in short, the newest first. */
export async function proofStory(db: Queryable, paymentId: string): Promise<Proof[]> {
  const { rows } = await sql<Proof>`
    SELECT id, revision, state, submitted_at AS "submittedAt", received_usd AS "receivedUsd"
    FROM payment_proof WHERE payment_id = ${paymentId} ORDER BY revision DESC`.execute(db);
  return rows;
}

/** The bookings of a payment in the ledger: its own, its refunds and what was credited late; the newest first. */
export async function bookingsOf(db: Queryable, paymentId: string): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    SELECT ${transfers.id}::text, ${transfers.kind}, ${transfers.key} AS key, ${transfers.createdAt} AS "createdAt",
      (SELECT sum(${entries.amount})::bigint FROM ${entries.table} WHERE ${entries.transferId} = ${transfers.id}
        AND ${entries.amount} > 0) AS "amountUsd"
    FROM ${transfers.table} WHERE ${transfers.key} = ANY(
      SELECT 'payment/' || ${paymentId}
      UNION ALL SELECT 'refund/' || id FROM payment_refund WHERE payment_id = ${paymentId}::uuid
      UNION ALL SELECT 'refund-to-wallet/' || id FROM payment_refund WHERE payment_id = ${paymentId}::uuid
      UNION ALL SELECT 'late-payment/' || id FROM payment_attempt WHERE payment_id = ${paymentId}::uuid)
    ORDER BY ${transfers.id} DESC`.execute(db);
  return rows;
}

/** The combined payment whose money paid a payment, or null. */
export async function wholeOf(db: Queryable, paymentId: string): Promise<{ id: string; number: string } | null> {
  const { rows } = await sql<{ id: string; number: string }>`
    SELECT w.id, w.number FROM payment p JOIN payment w ON w.id = p.paid_through WHERE p.id = ${paymentId}`.execute(db);
  return rows[0] ?? null;
}
