import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { ReviewQueueDetail, ReviewQueueRow } from '@app/contract/payments/proofs/staff-schemas';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { type ProofPicture, picturesOf } from '../../db/proof.repo.ts';
import { historyOf, matchesOf, pastOf } from '../../db/review-beside.repo.ts';
import { type FlagRules, queuedProof, type ReviewQueueRecord } from '../../db/review-queue.repo.ts';
import { lateMoney, standingOf } from '../../domain/late-money.ts';
import { payablePort } from '../payables.ts';
import { chainFacts } from './chain-facts.ts';

export type Asking = { readonly staff: TreeActor; readonly lang: Locale };

/** Where looking twice begins. */
export async function flagRules(platform: Platform): Promise<FlagRules> {
  const [alikeBits, waitsLongHours] = await Promise.all([
    parameter(platform, 'payment.alike_bits'),
    parameter(platform, 'payment.waits_long_hours'),
  ]);
  return { alikeBits, waitsLongHours };
}

const rejected = (reason: ReviewQueueRecord['rejectReason'], text: string | null) =>
  reason === null ? null : { reason, text: text ?? '' };

/** What becomes of the exact amount if it is approved now. */
function whenExact(row: ReviewQueueRecord): ReviewQueueDetail['whenExact'] {
  const { paymentState: state, paymentExpired: expired, cancelledByCustomer } = row;
  const standing = standingOf({ state, expired, cancelledByCustomer });
  return standing === 'withdrawn' ? standing : lateMoney[standing].exact;
}

/** A proof in the queue. */
export async function reviewQueueRow(
  platform: Platform,
  db: Queryable,
  { row, pictures, by }: { row: ReviewQueueRecord; pictures: readonly ProofPicture[]; by: Asking },
): Promise<ReviewQueueRow> {
  const payable = await payablePort.of(platform, row.payableKind).describe(db, row.payableId, by.lang);
  const { firstBy, firstName, firstAt, firstReceivedUsd } = row;
  return {
    id: row.id,
    paymentId: row.paymentId,
    paymentNumber: row.paymentNumber,
    payable: { kind: row.payableKind, id: row.payableId, number: payable.number, title: payable.title },
    customer: { id: row.customerId, nickname: row.nickname, email: row.email },
    channel: { id: row.channelId, kind: row.channelKind, title: localize(row.channelTitle, by.lang) },
    dueUsd: row.dueUsd,
    stated: row.statedAmount && row.statedCurrency ? { amount: row.statedAmount, currency: row.statedCurrency } : null,
    receivedUsd: row.receivedUsd,
    state: row.state,
    revision: row.revision,
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    pictures: [...pictures],
    flags: row.flags,
    firstApproval:
      firstBy && firstAt && firstReceivedUsd !== null
        ? {
            by: firstName ?? '',
            mine: firstBy === by.staff.id,
            at: firstAt.toISOString(),
            receivedUsd: firstReceivedUsd,
          }
        : null,
    version: row.version,
  };
}

/** A proof with all that a verdict needs; to staff of an agent only below that agent. Refuses record.not_found. */
export async function reviewQueueDetail(
  platform: Platform,
  db: Queryable,
  id: string,
  by: Asking,
): Promise<ReviewQueueDetail> {
  const rules = await flagRules(platform);
  const row = (await queuedProof(db, { id, agentId: by.staff.agentId }, rules)) ?? refuse('record.not_found');
  const pictures = (await picturesOf(db, [row.id])).get(row.id) ?? [];
  const shown = await reviewQueueRow(platform, db, { row, pictures, by });
  const history = await historyOf(db, row.paymentId);
  const matches = await matchesOf(db, row.id, rules.alikeBits);
  const past = await pastOf(db, row.customerId);
  const open = row.state === 'submitted' && by.staff.permissions.has('money.desk.review');
  return {
    ...shown,
    chain: await chainFacts(platform, db, row.attemptId),
    txHash: row.txHash,
    note: row.note,
    reference: row.paymentNumber,
    byLink: row.byLink,
    payment: {
      state: row.paymentState,
      expiresAt: row.paymentExpiresAt?.toISOString() ?? null,
      createdAt: row.paymentCreatedAt.toISOString(),
    },
    whenExact: whenExact(row),
    secondFromUsd: await parameter(platform, 'payment.second_approval_usd'),
    history: history.map(({ reason, text, ...one }) => ({
      ...one,
      submittedAt: one.submittedAt.toISOString(),
      decidedAt: one.decidedAt?.toISOString() ?? null,
      rejected: rejected(reason, text),
    })),
    matches: matches.map((match) => ({ ...match, submittedAt: match.submittedAt.toISOString() })),
    past: { ...past, since: past.since.toISOString() },
    decidedBy: row.decidedBy,
    rejected: rejected(row.rejectReason, row.rejectText),
    outcome: row.outcome,
    actions: open ? ['approve', 'reject'] : [],
  };
}
