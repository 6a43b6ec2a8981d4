import { localize } from '@app/contract/core/locale';
import { COUNTED_TO } from '@app/contract/core/validation';
import type { PaymentDetail, PaymentRecord, RecordTab } from '@app/contract/payments/proofs/staff-schemas';
import type { Platform } from '../../../../platform/slice.ts';
import { peopleFilter } from '../../../accounts/core.ts';
import { parameter } from '../../../settings/public.ts';
import {
  countRecords,
  type PaymentRecordRow,
  paymentRecord,
  type RecordFilter,
  type RecordPage,
  recordPage,
} from '../../db/payment-record.repo.ts';
import { bookingsOf, eventsOf, proofStory, refundsOf, triesOf, wholeOf } from '../../db/payment-story.repo.ts';
import { payablePort } from '../payables.ts';
import type { Asking } from '../review-queue/queue-views.ts';

async function recordView(platform: Platform, row: PaymentRecordRow, { lang }: Asking): Promise<PaymentRecord> {
  const payable = await payablePort.of(platform, row.payableKind).describe(platform.db, row.payableId, lang);
  const { channelKind, channelTitle } = row;
  return {
    id: row.id,
    number: row.number,
    payable: { kind: row.payableKind, id: row.payableId, number: payable.number, title: payable.title },
    customer: { id: row.customerId, nickname: row.nickname, email: row.email },
    channel: channelKind && channelTitle ? { kind: channelKind, title: localize(channelTitle, lang) } : null,
    amountUsd: row.amountUsd,
    refundedUsd: row.refundedUsd,
    creditedLateUsd: row.creditedLateUsd,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

/** A page of payments, with counts per tab; an agent's staff sees the agent's subtree alone. */
export async function listPayments(
  platform: Platform,
  query: Omit<RecordFilter, 'agentId' | 'timeZone' | 'sought'> & RecordPage & { readonly email?: string | undefined },
  by: Asking,
): Promise<{
  list: PaymentRecord[];
  total: number;
  page: number;
  limit: number;
  countedTo: number;
  counts: Record<RecordTab, number>;
}> {
  const timeZone = await parameter(platform, 'shop.time_zone');
  const filter: RecordFilter = {
    ...query,
    ...peopleFilter(by.staff, query.email),
    timeZone,
  };
  const [rows, counts] = await platform.replicas.read((db) =>
    Promise.all([recordPage(db, filter, query), countRecords(db, filter)]),
  );
  const list = await Promise.all(rows.map((row) => recordView(platform, row, by)));
  return { list, total: counts[query.tab], page: query.page, limit: query.limit, countedTo: COUNTED_TO, counts };
}

/** One payment with all that happened to it, or null. */
export async function paymentRecordDetail(platform: Platform, id: string, by: Asking): Promise<PaymentDetail | null> {
  const { db } = platform;
  const row = await paymentRecord(db, { id, agentId: by.staff.agentId });
  if (!row) return null;
  const [view, tries, proofs, refunds, events, transfers, parts, through] = await Promise.all([
    recordView(platform, row, by),
    triesOf(db, id),
    proofStory(db, id),
    refundsOf(db, id),
    eventsOf(db, id),
    bookingsOf(db, id),
    payablePort.of(platform, row.payableKind).parts?.(db, row.payableId),
    wholeOf(db, id),
  ]);
  const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
  return {
    ...view,
    expiresAt: iso(row.expiresAt),
    providerNumber: row.providerNumber,
    payer: row.payer,
    tries: tries.map((one) => ({
      ...one,
      channel: localize(one.channel, by.lang),
      createdAt: one.createdAt.toISOString(),
      endedAt: iso(one.endedAt),
    })),
    proofs: proofs.map((one) => ({ ...one, submittedAt: one.submittedAt.toISOString() })),
    refunds: refunds.map((one) => ({
      ...one,
      createdAt: one.createdAt.toISOString(),
      failedAt: iso(one.failedAt),
      toWalletAt: iso(one.toWalletAt),
    })),
    events: events.map((one) => ({ ...one, receivedAt: one.receivedAt.toISOString() })),
    transfers: transfers.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    parts: [...(parts ?? [])],
    through,
  };
}
