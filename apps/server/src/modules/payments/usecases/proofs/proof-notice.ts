import type { Localized } from '@app/contract/core/locale';
import type { RejectReason } from '@app/contract/payments/proofs/proof-states';
import type { PayableKind } from '@app/contract/payments/schemas';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Taken } from '../../domain/late-money.ts';

/** A decided proof for those who tell its customer. */
export type ProofNotice = {
  readonly id: string;
  readonly paymentId: string;
  readonly paymentNumber: string;
  readonly channelId: string;
  readonly channelTitle: Localized;
  readonly payableKind: PayableKind;
  readonly payableId: string;
  readonly receivedUsd: number | null;
  readonly outcome: Taken | null;
  readonly reason: RejectReason | null;
  readonly text: string;
};

/** What is to be told of a proof, or null when it is not decided. */
export async function proofNotice(db: Queryable, proofId: string): Promise<ProofNotice | null> {
  const { rows } = await sql<ProofNotice>`
    SELECT r.id, p.id AS "paymentId", p.number AS "paymentNumber", r.channel_id AS "channelId",
      c.title AS "channelTitle", p.payable_kind AS "payableKind", p.payable_id AS "payableId",
      r.received_usd AS "receivedUsd", r.outcome, r.reject_reason AS reason, COALESCE(r.reject_text, '') AS text
    FROM payment_proof r JOIN payment p ON p.id = r.payment_id JOIN payment_channel c ON c.id = r.channel_id
    WHERE r.id = ${proofId} AND r.state IN ('approved', 'rejected')`.execute(db);
  return rows[0] ?? null;
}
