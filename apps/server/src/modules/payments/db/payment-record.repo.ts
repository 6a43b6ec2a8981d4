import type { Localized } from '@app/contract/core/locale';
import { COUNTED_TO } from '@app/contract/core/validation';
import { type PaymentState, paymentMachine } from '@app/contract/payments/payment.machine';
import { type RecordTab, recordTabs } from '@app/contract/payments/proofs/staff-schemas';
import type { PayableKind } from '@app/contract/payments/schemas';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import { allOf, askedFor } from '../../../platform/db/conditions.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { countTabs } from '../../../platform/db/count-states.ts';
import { customersAs, type Sought, soughtIds } from '../../accounts/core.ts';
import { inSubtree } from '../../agents/core.ts';
import type { ChannelKindName } from '../channels/channel-kind.ts';
import { paymentNumbered } from './find-payment.repo.ts';

const customers = customersAs('u');
const toppedUp = customersAs('w');

export type RecordFilter = {
  readonly agentId: string | null;
  /** A part of the payment's number or of the provider's, or the whole number of what is paid. */
  readonly number?: string | undefined;
  readonly sought?: Sought | undefined;
  readonly payable?: PayableKind | undefined;
  readonly channel?: ChannelKindName | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
};
export type RecordPage = {
  readonly tab: RecordTab;
  readonly sort: 'createdAt' | 'amountUsd';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};
export type PaymentRecordRow = {
  readonly id: string;
  readonly number: string;
  readonly payableKind: PayableKind;
  readonly payableId: string;
  readonly customerId: string;
  readonly nickname: string;
  readonly email: string;
  readonly channelKind: ChannelKindName | null;
  readonly channelTitle: Localized | null;
  readonly amountUsd: number;
  readonly refundedUsd: number;
  readonly creditedLateUsd: number;
  readonly state: PaymentState;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly expiresAt: Date | null;
  readonly providerNumber: string | null;
  readonly payer: string | null;
};

const inStates = (states: readonly PaymentState[]): RawBuilder<unknown> => sql`p.state = ANY(${states}::text[])`;

const TABS: { readonly [T in RecordTab]: RawBuilder<unknown> } = {
  all: sql`true`,
  pending: inStates(recordTabs.pending),
  paid: inStates(recordTabs.paid),
  refunded: inStates(recordTabs.refunded),
  cancelled: inStates(recordTabs.cancelled),
  late: sql`p.credited_late_usd > 0`,
};

const from = sql`payment p JOIN ${customers.table} ON ${customers.id} = p.customer_id
  LEFT JOIN payment_channel c ON c.id = p.channel_id`;

const columns = sql`p.id, p.number, p.payable_kind AS "payableKind", p.payable_id AS "payableId",
  ${customers.id} AS "customerId", ${customers.nickname}, ${customers.email}, c.kind AS "channelKind",
    c.title AS "channelTitle",
  p.amount_usd AS "amountUsd", p.refunded_usd AS "refundedUsd", p.credited_late_usd AS "creditedLateUsd", p.state,
  p.created_at AS "createdAt", p.paid_at AS "paidAt", p.expires_at AS "expiresAt",
  p.provider_number AS "providerNumber",
  (SELECT ${toppedUp.nickname} FROM ${toppedUp.table} WHERE ${toppedUp.id} = p.payer_id
    AND ${toppedUp.id} <> p.customer_id) AS payer`;

/** Payments with what the filter asks about them; joining everybody to all of them would cost more than counting. */
const withPeople = ({ agentId, channel }: RecordFilter): RawBuilder<unknown> => sql`payment p
  ${agentId ? sql`JOIN ${customers.table} ON ${customers.id} = p.customer_id` : sql``}
  ${channel ? sql`JOIN payment_channel c ON c.id = p.channel_id` : sql``}`;

/** What may leave few of many payments: all that is asked for but the days, in whose order they are read. */
const narrowing = (filter: RecordFilter): RawBuilder<unknown>[] =>
  askedFor([
    filter.agentId !== null && inSubtree(customers.agentId, filter.agentId),
    filter.number && paymentNumbered(filter.number),
    filter.sought && sql`p.customer_id IN ${soughtIds(filter.sought)}`,
    filter.payable && sql`p.payable_kind = ${filter.payable}`,
    filter.channel && sql`c.kind = ${filter.channel}`,
  ]);

const conditions = (filter: RecordFilter): RawBuilder<unknown> =>
  allOf([
    ...narrowing(filter),
    filter.from && sql`p.created_at >= ${dayBegins(filter.from, filter.timeZone)}`,
    filter.to && sql`p.created_at < ${dayBegins(filter.to, filter.timeZone, 1)}`,
  ]);

/** How many payments match in each tab, as far as they are counted. */
export async function countRecords(db: Queryable, filter: RecordFilter): Promise<Record<RecordTab, number>> {
  const where = conditions(filter);
  const narrow = narrowing(filter).length > 0;
  const states = paymentMachine.states;
  const [tabs, { rows }] = await Promise.all([
    countTabs(db, { from: withPeople(filter), row: 'p', states, where, narrow }, recordTabs),
    sql<{ late: number }>`SELECT count(*)::int AS late FROM (
      SELECT FROM ${withPeople(filter)} WHERE ${where} AND ${TABS.late} LIMIT ${COUNTED_TO}) hit`.execute(db),
  ]);
  return { ...tabs, late: rows[0]?.late ?? 0 };
}

/** A page of payments. */
export async function recordPage(db: Queryable, filter: RecordFilter, page: RecordPage): Promise<PaymentRecordRow[]> {
  const column = page.sort === 'amountUsd' ? sql`p.amount_usd` : sql`p.created_at`;
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<PaymentRecordRow>`
    SELECT ${columns} FROM ${from} WHERE ${conditions(filter)} AND ${TABS[page.tab]}
    ORDER BY ${column} ${way}, p.id ${way} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}`.execute(db);
  return rows;
}

/** One payment that this staff may see, or null. */
export async function paymentRecord(
  db: Queryable,
  of: { id: string; agentId: string | null },
): Promise<PaymentRecordRow | null> {
  const { rows } = await sql<PaymentRecordRow>`
    SELECT ${columns} FROM ${from} WHERE p.id = ${of.id} AND ${inSubtree(customers.agentId, of.agentId)}`.execute(db);
  return rows[0] ?? null;
}
