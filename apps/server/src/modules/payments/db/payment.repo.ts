import type { PaymentState } from '@app/contract/payments/payment.machine';
import type { ProofState } from '@app/contract/payments/proofs/proof-states';
import type { PayableKind } from '@app/contract/payments/schemas';
import { invariant } from '@app/kernel/assert';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { enqueueWrites, flushQueue, readJoined, readQueued } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import type { AttemptState } from './attempt.repo.ts';

export type PaymentRow = {
  readonly id: string;
  readonly number: string;
  readonly payableKind: PayableKind;
  readonly payableId: string;
  readonly customerId: string;
  readonly payerId: string | null;
  readonly amountUsd: number;
  readonly refundedUsd: number;
  readonly creditedLateUsd: number;
  readonly state: PaymentState;
  readonly channelId: string | null;
  readonly accessKey: string;
  readonly expiresAt: Date | null;
  /** Its time is over by the database's clock. */
  readonly expired: boolean;
  /** Its customer cancelled what it was for. */
  readonly cancelledByCustomer: boolean;
  readonly paidAt: Date | null;
  /** The newest group in which it was put together with others. */
  readonly groupId: string | null;
  /** How the newest try with a hosted channel stands. */
  readonly lastAttempt: AttemptState | 'none';
  /** The newest proof of having paid elsewhere. */
  readonly proof: { readonly state: ProofState; readonly channelId: string; readonly submittedAt: string } | null;
};

const columns = sql`
  id, number, payable_kind AS "payableKind", payable_id AS "payableId", customer_id AS "customerId",
  payer_id AS "payerId", amount_usd AS "amountUsd", refunded_usd AS "refundedUsd",
  credited_late_usd AS "creditedLateUsd", state, channel_id AS "channelId", access_key AS "accessKey",
  expires_at AS "expiresAt", COALESCE(expires_at <= app_now(), false) AS expired, paid_at AS "paidAt", group_id AS "groupId",
  cancelled_by_customer AS "cancelledByCustomer",
  COALESCE((SELECT a.state FROM payment_attempt a JOIN payment_channel c ON c.id = a.channel_id
    WHERE a.payment_id = payment.id AND c.kind NOT IN ('offline', 'crypto')
    ORDER BY a.created_at DESC, a.id DESC LIMIT 1), 'none') AS "lastAttempt",
  (SELECT jsonb_build_object('state', r.state, 'channelId', r.channel_id, 'submittedAt', r.submitted_at)
    FROM payment_proof r WHERE r.payment_id = payment.id ORDER BY r.revision DESC LIMIT 1) AS proof`;

/** What says whose a payment is and what it is for. */
export type PaymentPlace = Pick<PaymentRow, 'id' | 'payableKind' | 'payableId' | 'customerId' | 'accessKey'>;

/** Whose a payment is and what it is for, which never changes; or null. */
export async function readPlace(db: Queryable, paymentId: string): Promise<PaymentPlace | null> {
  const rows = await readJoined<PaymentPlace>(
    db,
    staticSql`
    SELECT id, payable_kind AS "payableKind", payable_id AS "payableId", customer_id AS "customerId",
      access_key AS "accessKey" FROM payment WHERE id = ${paymentId}`,
  );
  await flushQueue(db);
  return rows()[0] ?? null;
}

/** A payment as it stands, or null. */
export async function readPayment(db: Queryable, paymentId: string): Promise<PaymentRow | null> {
  const { rows } = await staticSql<PaymentRow>`SELECT ${columns} FROM payment WHERE id = ${paymentId}`.execute(db);
  return rows[0] ?? null;
}

const lockingPayment = (paymentId: string) => staticSql<PaymentRow>`
    SELECT ${columns} FROM payment WHERE id = ${paymentId} FOR NO KEY UPDATE`;

/** A payment with its row locked to the end of the transaction, or null. Lock the payable first. */
export async function lockPayment(tx: Tx, paymentId: string): Promise<PaymentRow | null> {
  return (await lockingPayment(paymentId).execute(tx)).rows[0] ?? null;
}

/** Locks several payments in the order of their ids, by their ids; those that do not exist are left out. Lock their payables first. */
export async function lockPayments(tx: Tx, paymentIds: readonly string[]): Promise<ReadonlyMap<string, PaymentRow>> {
  const { rows } = await staticSql<PaymentRow>`
    SELECT ${columns} FROM payment WHERE id = ANY(${[...paymentIds]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Does the same together with the next statement; the payment can be had once that one was answered. */
export async function lockPaymentQueued(tx: Tx, paymentId: string): Promise<() => PaymentRow | null> {
  const read = await readQueued<PaymentRow>(tx, lockingPayment(paymentId));
  return () => read()[0] ?? null;
}

/** Writes new payments together with the next statement; those of zero are paid from the start. */
export async function insertPayments(
  tx: Tx,
  payments: readonly {
    id: string;
    number: string;
    accessKey: string;
    payableKind: string;
    payableId: string;
    customerId: string;
    amountUsd: number;
    expiresAt: Date | null;
  }[],
): Promise<void> {
  await enqueueWrites(tx, [
    staticSql`INSERT INTO payment (id, number, payable_kind, payable_id, customer_id, amount_usd, state, access_key,
        expires_at, paid_at)
      SELECT id, number, payable_kind, payable_id, customer_id, amount, CASE WHEN amount = 0 THEN 'paid' ELSE 'pending' END,
        access_key, expires_at, CASE WHEN amount = 0 THEN app_now() END
      FROM unnest(${payments.map(({ id }) => id)}::uuid[], ${payments.map(({ number }) => number)}::text[],
        ${payments.map(({ payableKind }) => payableKind)}::text[], ${payments.map(({ payableId }) => payableId)}::uuid[],
        ${payments.map(({ customerId }) => customerId)}::uuid[], ${payments.map(({ amountUsd }) => amountUsd)}::bigint[],
        ${payments.map(({ accessKey }) => accessKey)}::text[], ${payments.map(({ expiresAt }) => expiresAt)}::timestamptz[])
        AS p(id, number, payable_kind, payable_id, customer_id, amount, access_key, expires_at)`,
  ]);
}

/**
 * Moves a locked payment from one state to another, with what changes beside it, together with the next statement,
 * which throws when it was not there.
 */
export async function moveState(
  tx: Tx,
  payment: { id: string; from: PaymentState },
  change: {
    to: PaymentState;
    channelId?: string;
    payerId?: string | null;
    providerNumber?: string | null;
    refundedUsd?: number;
    amountUsd?: number;
    cancelledByCustomer?: boolean;
    /** The payment whose money this is a part of. */
    through?: string | undefined;
  },
): Promise<void> {
  const paid = change.to === 'paid';
  const statement = staticSql`
    UPDATE payment SET state = ${change.to}, version = version + 1,
      channel_id = COALESCE(${change.channelId ?? null}::uuid, channel_id),
      payer_id = COALESCE(${change.payerId ?? null}::uuid, payer_id),
      provider_number = COALESCE(${change.providerNumber ?? null}::text, provider_number),
      refunded_usd = refunded_usd + ${change.refundedUsd ?? 0}::bigint,
      amount_usd = COALESCE(${change.amountUsd ?? null}::bigint, amount_usd),
      cancelled_by_customer = cancelled_by_customer OR ${change.cancelledByCustomer ?? false}::boolean,
      paid_through = COALESCE(${change.through ?? null}::uuid, paid_through),
      paid_at = CASE WHEN ${paid}::boolean THEN app_now() ELSE paid_at END
    WHERE id = ${payment.id} AND state = ${payment.from} RETURNING 1`;
  await enqueueWrites(tx, [statement], {
    check: (rows) => invariant(rows.length === 1, `payment ${payment.id} is not ${payment.from}`),
  });
}

/** Sets a new amount on a payment that is still open, and calls off tries for another amount. Gives whether it did. */
export async function changeAmount(tx: Tx, paymentId: string, amountUsd: number): Promise<boolean> {
  const { rows } = await sql`
    WITH repriced AS (
      UPDATE payment SET amount_usd = ${amountUsd}::bigint, version = version + 1
      WHERE id = ${paymentId} AND state = 'pending' RETURNING id
    ), superseded AS (
      UPDATE payment_attempt a SET state = 'cancelled', ended_at = app_now()
      FROM repriced r WHERE a.payment_id = r.id AND a.state = 'pending' AND a.amount_usd <> ${amountUsd}::bigint
    )
    SELECT 1 FROM repriced`.execute(tx);
  return rows.length === 1;
}

/** Adds to what was credited to the wallet because it came at a time or in an amount that did not fit. */
export async function addCreditedLate(tx: Tx, paymentId: string, usd: number): Promise<void> {
  await sql`UPDATE payment SET credited_late_usd = credited_late_usd + ${usd}::bigint, version = version + 1
    WHERE id = ${paymentId}`.execute(tx);
}
