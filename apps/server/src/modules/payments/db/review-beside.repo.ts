import type { ProofState, RejectReason } from '@app/contract/payments/proofs/proof-states';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { filesAs } from '../../../platform/files/readable-files.ts';
import { customersAs } from '../../accounts/core.ts';
import { staffAs } from '../../staff/core.ts';
import { otherFiles, otherPictures, ownFiles } from './review-queue.repo.ts';

const files = filesAs('f');
const staff = staffAs('s');
const others = customersAs('v');
const customers = customersAs('u');

export type MatchRow = {
  readonly proofId: string;
  readonly paymentId: string;
  readonly paymentNumber: string;
  readonly kind: 'same' | 'similar' | 'transaction';
  readonly distance: number | null;
  readonly picture: string | null;
  readonly otherPicture: string | null;
  readonly state: ProofState;
  readonly customer: string;
  readonly sameCustomer: boolean;
  readonly submittedAt: Date;
};

/** At most this many are listed; more say nothing more. */
const MATCHES_MAX = 12;

/** Proofs of other payments with the same picture, one that looks alike, or the same transaction; the nearest first. */
export async function matchesOf(db: Queryable, proofId: string, alikeBits: number): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    SELECT y.id AS "proofId", q.id AS "paymentId", q.number AS "paymentNumber", m.kind, m.distance, m.picture,
      m."otherPicture", y.state, ${others.nickname} AS customer, q.customer_id = p.customer_id AS "sameCustomer",
      y.submitted_at AS "submittedAt"
    FROM payment_proof r JOIN payment p ON p.id = r.payment_id
    CROSS JOIN LATERAL (
      SELECT y.id, CASE WHEN ${otherFiles.sha256} = ${ownFiles.sha256} THEN 'same' ELSE 'similar' END AS kind,
        bit_count(${otherFiles.look} # ${ownFiles.look})::int AS distance, ${ownFiles.id} AS picture,
          ${otherFiles.id} AS "otherPicture"
      FROM ${otherPictures}
      WHERE mp.proof_id = r.id AND (${otherFiles.sha256} = ${ownFiles.sha256}
        OR bit_count(${otherFiles.look} # ${ownFiles.look}) <= ${alikeBits})
      UNION ALL
      SELECT y.id, 'transaction', NULL, NULL, NULL FROM payment_proof y
      WHERE lower(y.tx_hash) = lower(r.tx_hash) AND y.payment_id <> r.payment_id
    ) m
    JOIN payment_proof y ON y.id = m.id JOIN payment q ON q.id = y.payment_id
      JOIN ${others.table} ON ${others.id} = q.customer_id
    WHERE r.id = ${proofId}
    ORDER BY m.kind = 'similar', m.distance NULLS FIRST, y.submitted_at DESC LIMIT ${MATCHES_MAX}`.execute(db);
  return rows;
}

export type HistoryRow = {
  readonly id: string;
  readonly revision: number;
  readonly state: ProofState;
  readonly submittedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly receivedUsd: number | null;
  readonly reason: RejectReason | null;
  readonly text: string | null;
};

/** All proofs of a payment, the newest first. */
export async function historyOf(db: Queryable, paymentId: string): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    SELECT r.id, r.revision, r.state, r.submitted_at AS "submittedAt", r.decided_at AS "decidedAt",
      ${staff.username} AS "decidedBy", r.received_usd AS "receivedUsd", r.reject_reason AS reason, r.reject_text AS text
    FROM payment_proof r LEFT JOIN ${staff.table} ON ${staff.id} = r.decided_by
    WHERE r.payment_id = ${paymentId} ORDER BY r.revision DESC`.execute(db);
  return rows;
}

export type PastOfCustomer = {
  readonly approved: number;
  readonly rejected: number;
  readonly paidUsd: number;
  readonly since: Date;
};

/** What is known of a customer who shows a proof. */
export async function pastOf(db: Queryable, customerId: string): Promise<PastOfCustomer> {
  const { rows } = await sql<PastOfCustomer>`
    SELECT ${customers.createdAt} AS since,
      (SELECT COALESCE(sum(amount_usd), 0)::bigint FROM payment WHERE customer_id = ${customers.id} AND paid_at IS NOT NULL)
        AS "paidUsd",
      (SELECT count(*)::int FROM payment_proof r JOIN payment p ON p.id = r.payment_id
        WHERE p.customer_id = ${customers.id} AND r.state = 'approved') AS approved,
      (SELECT count(*)::int FROM payment_proof r JOIN payment p ON p.id = r.payment_id
        WHERE p.customer_id = ${customers.id} AND r.state = 'rejected') AS rejected
    FROM ${customers.table} WHERE ${customers.id} = ${customerId}`.execute(db);
  return rows[0] as PastOfCustomer;
}

/** The address of a picture of this proof, or of one that is like it; null when it is neither. */
export async function proofPicture(
  db: Queryable,
  of: { proofId: string; picture: string; alikeBits: number },
): Promise<string | null> {
  const { rows } = await sql<{ url: string }>`
    SELECT ${files.url} FROM ${files.table} WHERE ${files.id} = ${of.picture} AND (
      EXISTS (SELECT FROM payment_proof_picture p WHERE p.file_id = ${files.id} AND p.proof_id = ${of.proofId})
      OR EXISTS (SELECT FROM payment_proof r, LATERAL (SELECT ${otherFiles.id} FROM ${otherPictures}
        WHERE mp.proof_id = r.id AND (${otherFiles.sha256} = ${ownFiles.sha256}
          OR bit_count(${otherFiles.look} # ${ownFiles.look}) <= ${of.alikeBits})) m
        WHERE r.id = ${of.proofId} AND m.id = ${files.id}))`.execute(db);
  return rows[0]?.url ?? null;
}
