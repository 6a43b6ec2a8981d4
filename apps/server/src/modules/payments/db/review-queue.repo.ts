import type { Localized } from '@app/contract/core/locale';
import type { PaymentState } from '@app/contract/payments/payment.machine';
import type { ProofState, RejectReason } from '@app/contract/payments/proofs/proof-states';
import { type ProofFlag, REVIEW_QUEUE_TABS, type ReviewQueueTab } from '@app/contract/payments/proofs/staff-schemas';
import type { PayableKind } from '@app/contract/payments/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { filesAs } from '../../../platform/files/readable-files.ts';
import { customersAs, isSought, type Sought } from '../../accounts/core.ts';
import { inSubtree } from '../../agents/core.ts';
import { staffAs } from '../../staff/core.ts';
import type { ChannelKindName } from '../channels/channel-kind.ts';
import type { Taken } from '../domain/late-money.ts';
import { paymentNumbered } from './find-payment.repo.ts';

/** A picture of a proof, and one that it is compared with: the names that both have in `otherPictures`. */
export const ownFiles = filesAs('mf');
export const otherFiles = filesAs('yf');
const staff = staffAs('s');
const customers = customersAs('u');

export type ReviewQueueFilter = {
  readonly agentId: string | null;
  /** A part of the payment's number or of the provider's, or the whole number of what is paid. */
  readonly number?: string | undefined;
  readonly sought?: Sought | undefined;
  readonly channel?: string | undefined;
};
export type ReviewQueuePage = {
  readonly tab: ReviewQueueTab;
  readonly sort: 'submittedAt' | 'dueUsd';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};
/** Where looking twice begins; parameters of the shop. */
export type FlagRules = { readonly alikeBits: number; readonly waitsLongHours: number };

export type ReviewQueueRecord = {
  readonly id: string;
  readonly paymentId: string;
  readonly attemptId: string;
  readonly paymentNumber: string;
  readonly paymentState: PaymentState;
  readonly paymentExpired: boolean;
  readonly cancelledByCustomer: boolean;
  readonly paymentExpiresAt: Date | null;
  readonly paymentCreatedAt: Date;
  readonly payableKind: PayableKind;
  readonly payableId: string;
  readonly customerId: string;
  readonly nickname: string;
  readonly email: string;
  readonly channelId: string;
  readonly channelKind: ChannelKindName;
  readonly channelTitle: Localized;
  readonly dueUsd: number;
  readonly statedAmount: string | null;
  readonly statedCurrency: string | null;
  readonly receivedUsd: number | null;
  readonly state: ProofState;
  readonly revision: number;
  readonly submittedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly txHash: string | null;
  readonly note: string;
  readonly byLink: boolean;
  readonly firstBy: string | null;
  readonly firstName: string | null;
  readonly firstAt: Date | null;
  readonly firstReceivedUsd: number | null;
  readonly outcome: Taken | null;
  readonly rejectReason: RejectReason | null;
  readonly rejectText: string | null;
  readonly version: number;
  readonly flags: ProofFlag[];
};

const TABS: { readonly [T in ReviewQueueTab]: RawBuilder<unknown> } = {
  waiting: sql`r.state = 'submitted'`,
  second: sql`r.state = 'submitted' AND r.first_by IS NOT NULL`,
  approved: sql`r.state = 'approved'`,
  rejected: sql`r.state = 'rejected'`,
  all: sql`true`,
};

const from = sql`payment_proof r JOIN payment p ON p.id = r.payment_id
  JOIN ${customers.table} ON ${customers.id} = p.customer_id
  JOIN payment_channel c ON c.id = r.channel_id`;

function conditions(filter: ReviewQueueFilter): RawBuilder<unknown> {
  const parts = [
    inSubtree(customers.agentId, filter.agentId),
    filter.number && paymentNumbered(filter.number),
    filter.sought && isSought('u', filter.sought),
    filter.channel && sql`r.channel_id = ${filter.channel}::uuid`,
  ].filter((part) => typeof part === 'object');
  return sql.join(parts, sql` AND `);
}

/** Pictures of `r` beside pictures shown for other payments: how many bits of their looks differ, and whether they are the same file. */
export const otherPictures = sql`payment_proof_picture mp JOIN ${ownFiles.table} ON ${ownFiles.id} = mp.file_id
  JOIN ${otherFiles.table} ON ${otherFiles.purpose} = 'voucher' AND ${otherFiles.id} <> ${ownFiles.id}
  JOIN payment_proof_picture yp ON yp.file_id = ${otherFiles.id}
  JOIN payment_proof y ON y.id = yp.proof_id AND y.payment_id <> r.payment_id`;

const flags = ({ alikeBits, waitsLongHours }: FlagRules) => sql`array_remove(ARRAY[
  CASE WHEN c.kind = 'offline' AND r.stated_currency = 'USD' AND (r.stated_amount::numeric * 100)::bigint <> p.amount_usd
    THEN 'amount_differs' END,
  CASE WHEN c.kind = 'offline' AND r.stated_currency <> 'USD' THEN 'currency_differs' END,
  CASE WHEN EXISTS (SELECT FROM ${otherPictures} WHERE mp.proof_id = r.id AND ${otherFiles.sha256} = ${ownFiles.sha256})
    THEN 'same_picture' END,
  CASE WHEN EXISTS (SELECT FROM ${otherPictures} WHERE mp.proof_id = r.id AND ${otherFiles.sha256} <> ${ownFiles.sha256}
    AND bit_count(${otherFiles.look} # ${ownFiles.look}) <= ${alikeBits}) THEN 'similar_picture' END,
  CASE WHEN EXISTS (SELECT FROM payment_proof y WHERE lower(y.tx_hash) = lower(r.tx_hash) AND y.payment_id <> r.payment_id)
    THEN 'same_transaction' END,
  CASE WHEN EXISTS (SELECT FROM payment_proof y JOIN payment q ON q.id = y.payment_id
    WHERE q.customer_id = p.customer_id AND y.state = 'rejected' AND y.id <> r.id) THEN 'rejected_before' END,
  CASE WHEN r.state = 'submitted' AND r.submitted_at < app_now() - ${waitsLongHours}::int * interval '1 hour'
    THEN 'waits_long' END,
  CASE WHEN r.state = 'submitted' AND (p.state <> 'pending' OR p.expires_at <= app_now()) THEN 'payment_over' END
], NULL)`;

const columns = (
  rules: FlagRules,
) => sql`r.id, p.id AS "paymentId", r.attempt_id AS "attemptId", p.number AS "paymentNumber",
  p.state AS "paymentState", COALESCE(p.expires_at <= app_now(), false) AS "paymentExpired",
  p.cancelled_by_customer AS "cancelledByCustomer",
  p.expires_at AS "paymentExpiresAt", p.created_at AS "paymentCreatedAt", p.payable_kind AS "payableKind",
  p.payable_id AS "payableId", ${customers.id} AS "customerId", ${customers.nickname}, ${customers.email},
    c.id AS "channelId",
  c.kind AS "channelKind", c.title AS "channelTitle", p.amount_usd AS "dueUsd", r.stated_amount AS "statedAmount",
  r.stated_currency AS "statedCurrency", r.received_usd AS "receivedUsd", r.state, r.revision,
  r.submitted_at AS "submittedAt", r.decided_at AS "decidedAt",
  (SELECT ${staff.username} FROM ${staff.table} WHERE ${staff.id} = r.decided_by) AS "decidedBy", r.tx_hash AS "txHash",
    r.note, r.submitted_by IS DISTINCT FROM p.customer_id AS "byLink", r.first_by AS "firstBy",
  (SELECT ${staff.username} FROM ${staff.table} WHERE ${staff.id} = r.first_by) AS "firstName", r.first_at AS "firstAt",
  r.first_received_usd AS "firstReceivedUsd", r.outcome, r.reject_reason AS "rejectReason",
  r.reject_text AS "rejectText", r.version, ${flags(rules)} AS flags`;

/** How many proofs match in each tab. */
export async function countReviewQueue(
  db: Queryable,
  filter: ReviewQueueFilter,
): Promise<Record<ReviewQueueTab, number>> {
  const { rows } = await sql<Record<ReviewQueueTab, number>>`
    SELECT ${sql.join(REVIEW_QUEUE_TABS.map((tab) => sql`count(*) FILTER (WHERE ${TABS[tab]})::int AS ${sql.ref(tab)}`))}
    FROM ${from} WHERE ${conditions(filter)}`.execute(db);
  return rows[0] as Record<ReviewQueueTab, number>;
}

/** How many proofs wait for a verdict. */
export async function waitingProofs(db: Queryable, agentId: string | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM ${from} WHERE r.state = 'submitted' AND ${inSubtree(customers.agentId, agentId)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** A page of proofs with what should be looked at twice. */
export async function reviewQueuePage(
  db: Queryable,
  filter: ReviewQueueFilter,
  page: ReviewQueuePage,
  rules: FlagRules,
): Promise<ReviewQueueRecord[]> {
  const column = page.sort === 'dueUsd' ? sql`p.amount_usd` : sql`r.submitted_at`;
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<ReviewQueueRecord>`
    SELECT ${columns(rules)} FROM (
      SELECT r.id FROM ${from} WHERE ${conditions(filter)} AND ${TABS[page.tab]}
      ORDER BY ${column} ${way}, r.id ${way} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}
    ) AS hit JOIN ${from} ON r.id = hit.id ORDER BY ${column} ${way}, r.id ${way}`.execute(db);
  return rows;
}

/** One proof that this staff may see, or null. */
export async function queuedProof(
  db: Queryable,
  of: { id: string; agentId: string | null },
  rules: FlagRules,
): Promise<ReviewQueueRecord | null> {
  const { rows } = await sql<ReviewQueueRecord>`
    SELECT ${columns(rules)} FROM ${from} WHERE r.id = ${of.id} AND ${inSubtree(customers.agentId, of.agentId)}`.execute(
    db,
  );
  return rows[0] ?? null;
}
