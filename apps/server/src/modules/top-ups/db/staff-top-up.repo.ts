import type { Localized } from '@app/contract/core/locale';
import type { PaymentState } from '@app/contract/payments/payment.machine';
import type { StaffTopUpTab } from '@app/contract/top-ups/staff-schemas';
import { type TopUpState, topUpMachine } from '@app/contract/top-ups/top-up.machine';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import { allOf, askedFor } from '../../../platform/db/conditions.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { countTabs } from '../../../platform/db/count-states.ts';
import { holdsCode, holdsPlainCode } from '../../../platform/db/patterns.ts';
import { customersAs, isSought, type Sought } from '../../accounts/core.ts';
import { inSubtree } from '../../agents/core.ts';
import { channelsAs, paymentsAs, proofsAs } from '../../payments/public.ts';

const proofs = proofsAs('f');
const payments = paymentsAs('p');
const channels = channelsAs('c');
const customers = customersAs('u');

export type StaffTopUpFilter = {
  /** Only top-ups of customers below this agent; null for all. */
  readonly agentId: string | null;
  /** A part of the number of the top-up, of its payment, or of the provider's. */
  readonly number?: string | undefined;
  readonly sought?: Sought | undefined;
  readonly thirdParty?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
};

export type StaffTopUp = {
  readonly id: string;
  readonly number: string;
  readonly state: TopUpState;
  readonly customer: { readonly id: string; readonly nickname: string; readonly email: string };
  readonly channelTitle: Localized;
  readonly amountUsd: number;
  readonly receivedUsd: number;
  readonly thirdPartyNumber: string | null;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly version: number;
  readonly underReview: boolean;
  readonly payment: { readonly id: string; readonly number: string; readonly state: PaymentState };
};

const numbered = (typed: string): RawBuilder<unknown> =>
  sql`(${holdsPlainCode(sql`t.number`, typed)} OR ${holdsPlainCode(payments.number, typed)}
    OR ${holdsCode(payments.providerNumber, typed)})`;

/** What may leave few of many top-ups: all that is asked for but the days, in whose order they are read. */
const narrowing = ({ agentId, number, sought, thirdParty }: StaffTopUpFilter): RawBuilder<unknown>[] =>
  askedFor([
    agentId !== null && inSubtree(customers.agentId, agentId),
    number && numbered(number),
    sought && isSought('u', sought),
    thirdParty && holdsCode(payments.providerNumber, thirdParty),
  ]);

const conditions = (filter: StaffTopUpFilter): RawBuilder<unknown> =>
  allOf([
    ...narrowing(filter),
    filter.from && sql`t.created_at >= ${dayBegins(filter.from, filter.timeZone)}`,
    filter.to && sql`t.created_at < ${dayBegins(filter.to, filter.timeZone, 1)}`,
  ]);

const source = sql`top_up t JOIN ${payments.table} ON ${payments.id} = t.payment_id
  JOIN ${customers.table} ON ${customers.id} = t.customer_id`;
const columns = sql`t.id, t.number, t.state, t.amount_usd AS "amountUsd", t.expires_at AS "expiresAt",
  t.created_at AS "createdAt", t.paid_at AS "paidAt", t.version, ${channels.title} AS "channelTitle",
  ${payments.providerNumber} AS "thirdPartyNumber",
  CASE WHEN ${payments.paidAt} IS NOT NULL THEN ${payments.amountUsd} ELSE 0 END + ${payments.creditedLateUsd} AS "receivedUsd",
  EXISTS (SELECT FROM ${proofs.table} WHERE ${proofs.paymentId} = ${payments.id}
    AND ${proofs.state} = 'submitted') AS "underReview",
  json_build_object('id', ${customers.id}, 'nickname', ${customers.nickname}, 'email', ${customers.email}) AS customer,
  json_build_object('id', ${payments.id}, 'number', ${payments.number}, 'state', ${payments.state}) AS payment`;

const ofTab = (state: TopUpState): readonly [TopUpState, readonly TopUpState[]] => [state, [state]];
const STATES = {
  all: topUpMachine.states,
  ...Object.fromEntries(topUpMachine.states.map(ofTab)),
} as Readonly<Record<StaffTopUpTab, readonly TopUpState[]>>;

/** How many match, per state and in all, as far as they are counted. */
export function countTopUps(db: Queryable, filter: StaffTopUpFilter): Promise<Record<StaffTopUpTab, number>> {
  const { agentId, number, sought, thirdParty } = filter;
  const narrow = narrowing(filter).length > 0;
  const from = sql`top_up t ${thirdParty || number ? sql`JOIN ${payments.table} ON ${payments.id} = t.payment_id` : sql``}
    ${agentId || sought ? sql`JOIN ${customers.table} ON ${customers.id} = t.customer_id` : sql``}`;
  return countTabs(db, { from, row: 't', states: topUpMachine.states, where: conditions(filter), narrow }, STATES);
}

export type StaffTopUpPage = {
  readonly tab: StaffTopUpTab;
  readonly sort: 'createdAt' | 'amountUsd';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};

/** A page of matching top-ups. */
export async function staffTopUpPage(
  db: Queryable,
  filter: StaffTopUpFilter,
  page: StaffTopUpPage,
): Promise<StaffTopUp[]> {
  const column = page.sort === 'amountUsd' ? sql`t.amount_usd` : sql`t.created_at`;
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<StaffTopUp>`
    SELECT ${columns} FROM ${source} JOIN ${channels.table} ON ${channels.id} = COALESCE(${payments.channelId}, t.channel_id)
    WHERE ${conditions(filter)} AND ${page.tab === 'all' ? sql`true` : sql`t.state = ${page.tab}`}
    ORDER BY ${column} ${way}, t.id ${way} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}`.execute(db);
  return rows;
}

/** One top-up as staff see it, or null; an agent's staff see those of the agent's own people. */
export async function staffTopUp(db: Queryable, id: string, agentId: string | null): Promise<StaffTopUp | null> {
  const { rows } = await sql<StaffTopUp>`
    SELECT ${columns} FROM ${source} JOIN ${channels.table} ON ${channels.id} = COALESCE(${payments.channelId}, t.channel_id)
    WHERE t.id = ${id} AND ${inSubtree(customers.agentId, agentId)}`.execute(db);
  return rows[0] ?? null;
}
