import { COUNTED_TO } from '@app/contract/core/validation';
import type { BundleKind } from '@app/contract/travel/bundle-kinds';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { StaffTravelTab } from '@app/contract/travel/staff-schemas';
import type { TravelStanding } from '@app/contract/travel/standings';
import { travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import { readCode } from '@app/kernel/typed-code';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import { allOf, askedFor } from '../../../platform/db/conditions.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { countTabs } from '../../../platform/db/count-states.ts';
import { holdsPerson, holdsPlainCode, SEES_ALL } from '../../../platform/db/patterns.ts';
import { customersAs, type Sought, soughtIds } from '../../accounts/core.ts';
import { agentsAs, subtreeOf } from '../../agents/core.ts';
import { payablesNumbered } from '../../payments/public.ts';
import { dealClaimsAs } from '../../travel-deals/core.ts';
import type { TravelRow } from '../domain/travel-row.ts';
import { UNPAID } from './state-groups.ts';
import { travelColumns } from './travel-order.repo.ts';

const claims = dealClaimsAs('k');
const agents = agentsAs('a');
const customers = customersAs('c');

export type StaffTravelFilter = {
  /** Only orders of customers below this agent; null for all. */
  readonly agentId: string | null;
  /** Whether an order `o` is about something at the places of the merchant who asks. */
  readonly atMerchant: RawBuilder<unknown>;
  readonly kind?: TravelKind | undefined;
  /** A part of the order's number or of its bundle's, or the whole one of its voucher, its payment, or of a provider. */
  readonly number?: string | undefined;
  readonly contact?: string | undefined;
  readonly sought?: Sought | undefined;
  readonly reference?: string | undefined;
  /** Days of the shop's time zone, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
  readonly serviceFrom?: string | undefined;
  readonly serviceTo?: string | undefined;
  /** Whether reports count an order `o` for the days that were asked for; null where none were. */
  readonly counted: RawBuilder<unknown> | null;
  readonly standing?: TravelStanding | undefined;
  /** Whether it is about what was asked for; null where nothing was. */
  readonly about: RawBuilder<unknown> | null;
  /** Whether that is in the city that was asked for; null where none was. */
  readonly inCity: RawBuilder<unknown> | null;
  /** Of combos of one kind, or of any. */
  readonly bundle?: 'any' | BundleKind | undefined;
  readonly bundleOf?: string | undefined;
  /** Booked at one deal, or at any. */
  readonly deal?: string | undefined;
};

const contact = { name: sql`o.contact_name`, email: sql`NULL`, phone: sql`o.contact_phone` };

/** The ids of orders with a provider's number that holds what was typed. */
const ordersReferenced = (typed: string): RawBuilder<unknown> =>
  sql`SELECT id FROM travel_order WHERE reference_numbers <> '{}' AND search_codes(reference_numbers) LIKE search_code_pattern(${typed}::text)`;

/** The ids of orders that have this number; that of a bundle is the number of each of its parts. */
const ordersNumbered = (typed: string): RawBuilder<unknown> => sql`
  WITH paid (id) AS ${payablesNumbered(typed)}
  SELECT id FROM travel_order WHERE ${holdsPlainCode(sql`number`, typed)}
  UNION ALL ${ordersReferenced(typed)}
  UNION ALL SELECT id FROM travel_order WHERE voucher_code = ${readCode(typed)}
  UNION ALL SELECT id FROM paid
  UNION ALL SELECT id FROM travel_order WHERE bundle_id IN (
    SELECT id FROM travel_bundle WHERE ${holdsPlainCode(sql`number`, typed)} UNION ALL SELECT id FROM paid)`;

const STANDS: Readonly<Record<TravelStanding, RawBuilder<unknown>>> = {
  kept: sql`(COALESCE(o.paid_at, o.confirmed_at) IS NOT NULL AND o.state <> 'cancelled')`,
  no_show: sql`(o.no_show_at IS NOT NULL AND o.state <> 'cancelled')`,
  late: sql`(o.overdue_at IS NOT NULL OR COALESCE(o.confirmed_at,
    CASE WHEN o.state = 'pending_verification' THEN app_now() END) > o.confirm_by)`,
  waiting: sql`o.state IN ${UNPAID}`,
  cancelled: sql`(COALESCE(o.paid_at, o.confirmed_at) IS NOT NULL AND o.state = 'cancelled')`,
  combo_cancelled: sql`(o.paid_at IS NOT NULL AND o.state = 'cancelled' AND NOT EXISTS (SELECT FROM travel_order s
    WHERE s.bundle_id = o.bundle_id AND s.paid_at IS NOT NULL AND s.state <> 'cancelled'))`,
};

/** Parts of combos, of one kind and of one combo where they are named. */
const inBundle = (kind: 'any' | BundleKind, subjectId: string | undefined): RawBuilder<unknown> => sql`
  o.bundle_id IN (SELECT id FROM travel_bundle WHERE ${kind === 'any' ? sql`true` : sql`kind = ${kind}`}
    AND ${subjectId === undefined ? sql`true` : sql`subject_id = ${subjectId}`})`;

/** What was booked at deals, also what was let go since. */
const atDeal = (deal: string): RawBuilder<unknown> => sql`
  o.id IN (SELECT ${claims.orderId} FROM ${claims.table}
    WHERE ${deal === 'any' ? sql`true` : sql`${claims.dealId} = ${deal}`})`;

/** What may leave few of many orders: all that is asked for but the days, in whose order they are read, and whose places. */
const narrowing = (filter: StaffTravelFilter): RawBuilder<unknown>[] =>
  askedFor([
    filter.agentId !== null && sql`o.agent_id IN (${subtreeOf(filter.agentId)})`,
    filter.kind && sql`o.kind = ${filter.kind}`,
    filter.number && sql`o.id IN (${ordersNumbered(filter.number)})`,
    filter.contact && holdsPerson(contact, filter.contact, SEES_ALL),
    filter.sought && sql`o.customer_id IN ${soughtIds(filter.sought)}`,
    filter.reference && sql`o.id IN (${ordersReferenced(filter.reference)})`,
    filter.serviceFrom && sql`o.service_from >= ${filter.serviceFrom}::date`,
    filter.serviceTo && sql`o.service_from <= ${filter.serviceTo}::date`,
    filter.counted,
    filter.standing && STANDS[filter.standing],
    filter.about,
    filter.inCity,
    (filter.bundle || filter.bundleOf) && inBundle(filter.bundle ?? 'any', filter.bundleOf),
    filter.deal && atDeal(filter.deal),
  ]);

const conditions = (filter: StaffTravelFilter): RawBuilder<unknown> =>
  allOf([
    filter.atMerchant,
    ...narrowing(filter),
    filter.from && sql`o.created_at >= ${dayBegins(filter.from, filter.timeZone)}`,
    filter.to && sql`o.created_at < ${dayBegins(filter.to, filter.timeZone, 1)}`,
  ]);

const tabs = Object.fromEntries([
  ['all', travelOrderMachine.states],
  ...travelOrderMachine.states.map((state) => [state, [state]]),
]) as Record<Exclude<StaffTravelTab, 'promised'>, readonly string[]>;

/** Paid orders whose confirmation is promised until a moment. */
const promised = sql`o.state = 'pending_verification' AND o.confirm_by IS NOT NULL`;

/** How many orders match in each tab, as far as they are counted. */
export async function countStaffTabs(
  db: Queryable,
  filter: StaffTravelFilter,
): Promise<Record<StaffTravelTab, number>> {
  const where = conditions(filter);
  const narrow = narrowing(filter).length > 0;
  const { states } = travelOrderMachine;
  const [counts, { rows }] = await Promise.all([
    countTabs(db, { from: sql`travel_order o`, row: 'o', states, where, narrow }, tabs),
    sql<{ n: number }>`SELECT count(*)::int AS n
      FROM (SELECT FROM travel_order o WHERE ${where} AND ${promised} LIMIT ${COUNTED_TO}) hit`.execute(db),
  ]);
  return { ...counts, promised: rows[0]?.n ?? 0 };
}

export type StaffTravelPage = {
  readonly tab: StaffTravelTab;
  readonly sort: 'createdAt' | 'payableUsd' | 'service' | 'confirmBy';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};

type Party = { readonly nickname: string; readonly email: string };
export type StaffTravelRecord = TravelRow & Party & { readonly guests: number };

const columns = {
  createdAt: sql`o.created_at`,
  payableUsd: sql`o.payable_usd`,
  service: sql`o.service_from`,
  /** What is promised to nobody, or was confirmed, comes last. */
  confirmBy: sql`CASE WHEN o.state = 'pending_verification' THEN o.confirm_by END`,
};

/** A page of matching orders with their customers. */
export async function staffTravelPage(
  db: Queryable,
  filter: StaffTravelFilter,
  page: StaffTravelPage,
): Promise<StaffTravelRecord[]> {
  const inTab = page.tab === 'all' ? sql`true` : page.tab === 'promised' ? promised : sql`o.state = ${page.tab}`;
  // The plain column is read from the index of what is promised.
  const column = page.tab === 'promised' && page.sort === 'confirmBy' ? sql`o.confirm_by` : columns[page.sort];
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<StaffTravelRecord>`
    SELECT ${travelColumns}, ${customers.nickname}, ${customers.email},
      (SELECT count(*)::int FROM travel_order_guest g WHERE g.order_id = o.id) AS guests
    FROM (
      SELECT o.id FROM travel_order o WHERE ${conditions(filter)} AND ${inTab}
      ORDER BY ${column} ${way}, o.id ${way} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}
    ) AS hit JOIN travel_order o ON o.id = hit.id JOIN ${customers.table} ON ${customers.id} = o.customer_id
    ORDER BY ${column} ${way}, o.id ${way}`.execute(db);
  return rows;
}

export type TravelParties = Party & { readonly agentName: string | null; readonly visible: boolean };

/** The people of an order, and whether it belongs to a customer below the agent who asks and is at the places of the merchant who asks. */
export async function travelParties(
  db: Queryable,
  order: Pick<TravelRow, 'id' | 'customerId' | 'agentId'>,
  asking: { readonly agentId: string | null; readonly atMerchant: RawBuilder<unknown> },
): Promise<TravelParties> {
  const below =
    asking.agentId === null ? sql`true` : sql`COALESCE(o.agent_id IN (${subtreeOf(asking.agentId)}), false)`;
  const { rows } = await sql<TravelParties>`
    SELECT ${customers.nickname}, ${customers.email}, ${agents.name} AS "agentName", ${below}
      AND ${asking.atMerchant} AS visible
    FROM travel_order o JOIN ${customers.table} ON ${customers.id} = o.customer_id
      LEFT JOIN ${agents.table} ON ${agents.id} = o.agent_id
    WHERE o.id = ${order.id}`.execute(db);
  return rows[0] ?? { nickname: '', email: '', agentName: null, visible: false };
}

/** The order whose voucher code it is, or null. */
export async function orderOfVoucher(db: Queryable, code: string): Promise<string | null> {
  const row = await db.selectFrom('travel_order').select('id').where('voucher_code', '=', code).executeTakeFirst();
  return row?.id ?? null;
}
