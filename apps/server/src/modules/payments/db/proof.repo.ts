import type { ProofState, RejectReason } from '@app/contract/payments/proofs/proof-states';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { filesAs } from '../../../platform/files/readable-files.ts';
import type { Taken } from '../domain/late-money.ts';

const files = filesAs('f');

export type ProofPicture = { readonly id: string; readonly width: number; readonly height: number };
export type ProofRow = {
  readonly id: string;
  readonly paymentId: string;
  readonly attemptId: string;
  readonly channelId: string;
  readonly revision: number;
  readonly state: ProofState;
  readonly txHash: string | null;
  readonly statedAmount: string | null;
  readonly statedCurrency: string | null;
  readonly note: string;
  readonly submittedBy: string | null;
  readonly submittedAt: Date;
  readonly firstBy: string | null;
  readonly firstAt: Date | null;
  readonly firstReceivedUsd: number | null;
  readonly decidedAt: Date | null;
  readonly receivedUsd: number | null;
  readonly outcome: Taken | null;
  readonly rejectReason: RejectReason | null;
  readonly rejectText: string | null;
  readonly version: number;
};

const columns = sql`r.id, r.payment_id AS "paymentId", r.attempt_id AS "attemptId", r.channel_id AS "channelId",
  r.revision, r.state, r.tx_hash AS "txHash", r.stated_amount AS "statedAmount", r.stated_currency AS "statedCurrency",
  r.note, r.submitted_by AS "submittedBy", r.submitted_at AS "submittedAt", r.first_by AS "firstBy",
  r.first_at AS "firstAt", r.first_received_usd AS "firstReceivedUsd", r.decided_at AS "decidedAt",
  r.received_usd AS "receivedUsd", r.outcome, r.reject_reason AS "rejectReason", r.reject_text AS "rejectText",
  r.version`;

/** A proof, or null. */
export async function readProof(db: Queryable, id: string): Promise<ProofRow | null> {
  const { rows } = await sql<ProofRow>`SELECT ${columns} FROM payment_proof r WHERE r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The proofs of a payment, the newest first. Under the payment's lock nobody adds or decides one. */
export async function proofsOf(db: Queryable, paymentId: string): Promise<ProofRow[]> {
  const { rows } = await sql<ProofRow>`
    SELECT ${columns} FROM payment_proof r WHERE r.payment_id = ${paymentId} ORDER BY r.revision DESC`.execute(db);
  return rows;
}

/** The vouchers of these proofs, in their order; only those one uploader sent where `uploadedBy` is given. */
export async function picturesOf(
  db: Queryable,
  proofIds: readonly string[],
  uploadedBy?: string | null,
): Promise<ReadonlyMap<string, ProofPicture[]>> {
  const mine =
    uploadedBy === undefined
      ? sql`true`
      : sql`${files.ownerKind} = 'customer' AND ${files.ownerId} = ${uploadedBy}::uuid`;
  const { rows } = await sql<ProofPicture & { proofId: string }>`
    SELECT p.proof_id AS "proofId", ${files.id}, ${files.width}, ${files.height}
    FROM payment_proof_picture p JOIN ${files.table} ON ${files.id} = p.file_id
    WHERE p.proof_id = ANY(${[...proofIds]}::uuid[]) AND ${mine} ORDER BY p.proof_id, p.place`.execute(db);
  const found = new Map<string, ProofPicture[]>();
  for (const { proofId, ...picture } of rows) found.set(proofId, [...(found.get(proofId) ?? []), picture]);
  return found;
}

export type NewProof = {
  readonly id: string;
  readonly paymentId: string;
  readonly attemptId: string;
  readonly channelId: string;
  readonly pictures: readonly string[];
  readonly txHash: string | null;
  readonly stated: { readonly amount: string; readonly currency: string } | null;
  readonly note: string;
  readonly submittedBy: string | null;
};

/** Writes the next proof of a payment and takes back one that still waits. The payment must be locked. */
export async function insertProof(tx: Tx, proof: NewProof): Promise<ProofRow> {
  await sql`UPDATE payment_proof SET state = 'superseded', version = version + 1
    WHERE payment_id = ${proof.paymentId} AND state = 'submitted'`.execute(tx);
  const { rows } = await sql<ProofRow>`
    INSERT INTO payment_proof AS r (id, payment_id, attempt_id, channel_id, revision, tx_hash, stated_amount,
      stated_currency, note, submitted_by)
    SELECT ${proof.id}, ${proof.paymentId}, ${proof.attemptId}, ${proof.channelId}, COALESCE(max(o.revision), 0) + 1,
      ${proof.txHash}, ${proof.stated?.amount ?? null}, ${proof.stated?.currency ?? null}, ${proof.note},
      ${proof.submittedBy}::uuid
    FROM payment_proof o WHERE o.payment_id = ${proof.paymentId}
    RETURNING ${columns}`.execute(tx);
  await sql`INSERT INTO payment_proof_picture (proof_id, file_id, place)
    SELECT ${proof.id}, file_id, place FROM unnest(${[...proof.pictures]}::uuid[]) WITH ORDINALITY AS f (file_id, place)`.execute(
    tx,
  );
  return rows[0] as ProofRow;
}

type Uploader = { readonly customerId: string | null; readonly paymentId: string };

/** Whether a file is a voucher of an uploader: a customer's, or that of a visitor with the link of the payment. */
const isVoucherOf = (by: Uploader) => sql`${files.purpose} = 'voucher'
  AND ((${files.ownerKind} = 'customer' AND ${files.ownerId} = ${by.customerId}::uuid)
    OR (${files.ownerKind} = 'visitor' AND ${files.ownerId} = ${by.paymentId}::uuid))`;

/** How many of these files are vouchers that this uploader may show for this payment. */
export async function countVouchers(tx: Tx, ids: readonly string[], by: Uploader): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM ${files.table}
    WHERE ${files.id} = ANY(${[...ids]}::uuid[]) AND ${files.kind} = 'image' AND ${isVoucherOf(by)}`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** The address of a voucher that this caller uploaded: as a customer, or by the link of this payment; or null. */
export async function voucherOf(db: Queryable, fileId: string, by: Uploader): Promise<string | null> {
  const { rows } = await sql<{ url: string }>`
    SELECT ${files.url} FROM ${files.table} WHERE ${files.id} = ${fileId} AND ${isVoucherOf(by)}`.execute(db);
  return rows[0]?.url ?? null;
}

/** Notes who approved first, of two. The payment must be locked. */
export async function noteFirst(tx: Tx, proofId: string, by: { staffId: string; receivedUsd: number }): Promise<void> {
  await sql`UPDATE payment_proof SET first_by = ${by.staffId}, first_at = app_now(),
    first_received_usd = ${by.receivedUsd}::bigint, version = version + 1 WHERE id = ${proofId}`.execute(tx);
}

/** Approves the proof that waits for a try, by nobody yet; gives its id, or null. The payment must be locked. */
export async function approveOf(
  tx: Tx,
  attemptId: string,
  came: { receivedUsd: number; outcome: Taken },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    UPDATE payment_proof SET state = 'approved', decided_at = app_now(), received_usd = ${came.receivedUsd}::bigint,
      outcome = ${came.outcome}, version = version + 1
    WHERE attempt_id = ${attemptId} AND state = 'submitted' RETURNING id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Notes who approved a proof in this transaction. */
export async function signProof(tx: Tx, proofId: string, staffId: string): Promise<void> {
  await sql`UPDATE payment_proof SET decided_by = ${staffId} WHERE id = ${proofId} AND state = 'approved'`.execute(tx);
}

/** Rejects a waiting proof. The payment must be locked. */
export async function refuseProof(
  tx: Tx,
  proofId: string,
  by: { staffId: string; reason: RejectReason; text: string },
): Promise<void> {
  await sql`UPDATE payment_proof SET state = 'rejected', decided_by = ${by.staffId}, decided_at = app_now(),
    reject_reason = ${by.reason}, reject_text = ${by.text}, version = version + 1
    WHERE id = ${proofId} AND state = 'submitted'`.execute(tx);
}

/** Moves the end of an open payment's time. The payment must be locked. */
export async function movePaymentEnd(tx: Tx, paymentId: string, until: Date): Promise<void> {
  await sql`UPDATE payment SET expires_at = ${until}, version = version + 1
    WHERE id = ${paymentId} AND state = 'pending'`.execute(tx);
}
