import type { Localized } from '@app/contract/core/locale';
import type { DealMethod, TravelDealKind } from '@app/contract/deals/deal-facts';
import type { DealState } from '@app/contract/deals/staff-schemas';
import type { DealHours, TravelDealInput } from '@app/contract/travel-deals/schemas';
import type { Day } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../../platform/db/conditions.ts';
import { json, type Queryable, type Tx } from '../../../../platform/db/connect.ts';
import { holdsText } from '../../../../platform/db/patterns.ts';
import { travelOrdersAs } from '../../../travel/public.ts';
import { dealHours } from '../../core/db/deal.repo.ts';
import { type DealDays, type DealOrder, dealOnDays, dealPageByState, dealState } from '../../core/db/deal-list.ts';

const orders = travelOrdersAs('o');

type Sql = RawBuilder<unknown>;

/** A discount deal of travel as stored. */
export type TravelDealRow = {
  readonly id: string;
  readonly kind: TravelDealKind;
  readonly key: string;
  readonly title: Localized;
  readonly line: Localized;
  readonly method: DealMethod;
  readonly value: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly travelFrom: Day | null;
  readonly travelTo: Day | null;
  readonly weekdays: number[];
  readonly sitting: DealHours | null;
  readonly quota: number;
  readonly claimed: number;
  readonly perCustomer: number | null;
  readonly enabled: boolean;
  readonly state: DealState;
  readonly version: number;
  /** Units in orders that are not paid yet, and when the first of those runs out. */
  readonly waiting: number;
  readonly waitingUntil: Date | null;
};

const state = dealState('d');

const from = sql`FROM travel_deal d CROSS JOIN (SELECT app_now() AS now) t`;

const columns = sql`d.id, d.kind, d.key, d.title, d.line, d.method, d.value::int AS value, d.starts_at AS "startsAt",
  d.ends_at AS "endsAt", d.travel_from::text AS "travelFrom", d.travel_to::text AS "travelTo", d.weekdays, ${dealHours} AS sitting,
  d.quota, d.claimed,
  d.per_customer AS "perCustomer", d.enabled, ${state} AS state, d.version, w.units AS waiting, w.until AS "waitingUntil"`;

const waiting = sql`CROSS JOIN LATERAL (
  SELECT COALESCE(sum(c.units - c.returned), 0)::int AS units, min(${orders.expiresAt}) AS until
  FROM travel_deal_claim c JOIN ${orders.table} ON ${orders.id} = c.order_id
  WHERE c.deal_id = d.id AND c.state = 'held') w`;

export type TravelDealFilter = {
  readonly title: string | null;
  /** What deals are on that the text names as well. */
  readonly named: readonly string[];
  readonly kind: TravelDealKind | null;
  readonly state: DealState | null;
  readonly days: DealDays;
};

/** What of a filter narrows deals apart from their state. */
const narrowed = ({ title, named, kind, days }: TravelDealFilter): Sql =>
  allOf([
    title && sql`(${holdsText(sql`d.title`, title)} OR d.key = ANY(${[...named]}::text[]))`,
    kind && sql`d.kind = ${kind}`,
    ...dealOnDays('d', days),
  ]);

/** A page of deals, and how many there are in each state. */
export const travelDealPage = (db: Queryable, filter: TravelDealFilter, at: DealOrder) =>
  dealPageByState(db, {
    rows: sql<TravelDealRow>`SELECT ${columns} ${from} ${waiting}`,
    row: 'd',
    from,
    where: narrowed(filter),
    tab: filter.state,
    at,
  });

/** One deal; null when there is none. */
export async function travelDealById(db: Queryable, id: string): Promise<TravelDealRow | null> {
  const { rows } = await sql<TravelDealRow>`SELECT ${columns} ${from} ${waiting} WHERE d.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Deals by their ids; those that there are. */
export async function travelDealRows(db: Queryable, ids: readonly string[]): Promise<TravelDealRow[]> {
  if (ids.length === 0) return [];
  const { rows } =
    await sql<TravelDealRow>`SELECT ${columns} ${from} ${waiting} WHERE d.id = ANY(${ids}::uuid[])`.execute(db);
  return rows;
}

/** What deals are on, each once. */
export async function travelDealKeys(db: Queryable): Promise<Pick<TravelDealRow, 'kind' | 'key'>[]> {
  const { rows } = await sql<Pick<TravelDealRow, 'kind' | 'key'>>`SELECT DISTINCT kind, key FROM travel_deal`.execute(
    db,
  );
  return rows;
}

/** What lists of deals of every kind find and order those of travel by. */
export const everyTravelDeal = sql`SELECT id, kind, key, title, starts_at, ends_at, quota, claimed, enabled FROM travel_deal`;

/** Deals that are switched on and not over, those that end first in front. */
export async function openTravelDeals(db: Queryable, limit: number): Promise<TravelDealRow[]> {
  const { rows } = await sql<TravelDealRow>`SELECT ${columns} ${from} ${waiting}
    WHERE d.enabled AND d.ends_at > t.now ORDER BY d.ends_at, d.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Locks a deal until the transaction ends: no one claims its units meanwhile. */
export async function lockTravelDeal(tx: Tx, id: string): Promise<void> {
  await sql`SELECT 1 FROM travel_deal WHERE id = ${id} FOR UPDATE`.execute(tx);
}

/** Writes a deal, new or as its next version. Fails at `travel_deal_once` where another one is on the same. */
export async function writeTravelDeal(tx: Tx, id: string, deal: TravelDealInput): Promise<void> {
  await sql`
    INSERT INTO travel_deal (id, kind, key, title, line, method, value, starts_at, ends_at, travel_from, travel_to, weekdays,
      hour_from, hour_to, quota, per_customer, enabled)
    VALUES (${id}, ${deal.kind}, ${deal.key}, ${json(deal.title)}, ${json(deal.line)}, ${deal.method}, ${deal.value},
      ${deal.startsAt}, ${deal.endsAt}, ${deal.travelFrom}, ${deal.travelTo}, ${[...deal.weekdays].sort()}::int[],
      ${deal.sitting?.from ?? null}, ${deal.sitting?.to ?? null}, ${deal.quota}, ${deal.perCustomer}, ${deal.enabled})
    ON CONFLICT (id) DO UPDATE SET title = excluded.title, line = excluded.line, method = excluded.method,
      value = excluded.value, starts_at = excluded.starts_at, ends_at = excluded.ends_at, travel_from = excluded.travel_from,
      travel_to = excluded.travel_to, weekdays = excluded.weekdays,
      hour_from = excluded.hour_from, hour_to = excluded.hour_to, quota = excluded.quota,
      per_customer = excluded.per_customer, enabled = excluded.enabled, version = travel_deal.version + 1`.execute(tx);
}

/** Whether anything was ordered at a deal, also where the order ran out. */
export async function travelDealInUse(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    SELECT EXISTS (SELECT FROM travel_deal_claim WHERE deal_id = ${id}) AS used`.execute(tx);
  return rows[0]?.used ?? false;
}

/** The most units that one customer has of a deal, in orders that are not cancelled. */
export async function mostUnitsOfOne(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    SELECT COALESCE(max(u.units), 0)::int AS most FROM (SELECT sum(units - returned) AS units FROM travel_deal_claim
      WHERE deal_id = ${id} AND state <> 'released' GROUP BY customer_id) u`.execute(tx);
  return rows[0]?.most ?? 0;
}

/** The title of another deal that is on the same at some moment of a time; null for none. */
export async function dealBeside(
  db: Queryable,
  of: { readonly id: string; readonly key: string; readonly startsAt: string; readonly endsAt: string },
): Promise<Localized | null> {
  const { rows } = await sql<{ title: Localized }>`
    SELECT title FROM travel_deal WHERE key = ${of.key} AND id <> ${of.id}
      AND live && tstzrange(${of.startsAt}::timestamptz, ${of.endsAt}::timestamptz) ORDER BY starts_at LIMIT 1`.execute(
    db,
  );
  return rows[0]?.title ?? null;
}
