import type { TravelKind } from '@app/contract/travel/kinds';
import type { ContactView } from '@app/contract/travel/person-schemas';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { readCode } from '@app/kernel/typed-code';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { PlaceInFeed } from '../../../platform/http/place-in-feed.ts';
import type { TravelRow } from '../domain/travel-row.ts';
import { UNPAID } from './state-groups.ts';
import { travelColumns } from './travel-order.repo.ts';

/** The state an order `o` shows: an unpaid one whose time is over is cancelled, swept up or not. */
const shownState = sql`CASE WHEN o.state IN ${UNPAID} AND o.expires_at <= app_now()
  THEN 'cancelled' ELSE o.state END`;

/** Orders `o` that each of these words is found in. */
const withWords = (named: { words: readonly string[]; in: readonly string[] }) => sql`AND NOT EXISTS (
  SELECT 1 FROM unnest(${named.words}::text[], ${named.words.map(readCode)}::text[]) AS asked(word, code)
  WHERE (o.number LIKE '%' || NULLIF(asked.code, '') || '%') IS NOT TRUE
    AND NOT EXISTS (SELECT 1 FROM unnest(o.reference_numbers) AS r(reference)
      WHERE search_code(r.reference) LIKE search_code_pattern(asked.word))
    AND NOT EXISTS (SELECT 1 FROM unnest(${[...named.in]}::text[]) AS k(key) CROSS JOIN jsonb_each_text(o.snapshot -> k.key) AS n
      WHERE search_fold(n.value) LIKE search_pattern(asked.word)))`;

/** SQL that leaves those with these ids alone; all of them where none are named. */
export const chosenIn = (id: RawBuilder<unknown>, ids: readonly string[] | undefined): RawBuilder<unknown> =>
  ids ? sql`AND ${id} = ANY(${[...ids]}::uuid[])` : sql``;

/** SQL: whether a provider's change of an order `o` waits for the answer of its customer. */
export const isAsked = sql`EXISTS (SELECT 1 FROM travel_provider_change c
  WHERE c.order_id = o.id AND c.state = 'open' AND c.decide_by > app_now())`;

/** How many orders are in a state, and how many of them wait for an answer of their customer. */
export type StateCount = { readonly state: TravelOrderState; readonly n: number; readonly asked: number };

export type TravelListed = TravelRow & { readonly place: PlaceInFeed };

/** A stretch of a customer's orders in these states, newest first: one more than the limit tells of a next. */
export async function customerTravel(
  db: Queryable,
  of: {
    customerId: string;
    kind: TravelKind | undefined;
    states: readonly TravelOrderState[];
    /** Those alone that wait for an answer of their customer. */
    asked?: boolean;
    /** Leaves out the parts of bundles, which are listed as those. */
    standing?: boolean;
    /** Each word is in a name of the snapshot, in any language, or in a number of the order. */
    named?: { readonly words: readonly string[]; readonly in: readonly string[] };
    /** These alone. */
    ids?: readonly string[] | undefined;
    after: PlaceInFeed | null;
    limit: number;
  },
): Promise<TravelListed[]> {
  const kind: RawBuilder<unknown> = of.kind ? sql`AND o.kind = ${of.kind}` : sql``;
  const after = of.after ? sql`AND (o.created_at, o.id) < (${of.after.at}::timestamptz, ${of.after.id}::uuid)` : sql``;
  const { rows } = await sql<TravelRow & { placeAt: string }>`
    SELECT ${travelColumns}, o.created_at::text AS "placeAt" FROM travel_order o
    WHERE o.customer_id = ${of.customerId} AND o.hidden_at IS NULL AND ${shownState} = ANY(${[...of.states]}::text[])
      ${of.standing ? sql`AND o.bundle_id IS NULL` : sql``} ${of.asked ? sql`AND ${isAsked}` : sql``} ${kind} ${of.named?.words.length ? withWords(of.named) : sql``} ${chosenIn(sql`o.id`, of.ids)} ${after}
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${of.limit + 1}`.execute(db);
  return rows.map(({ placeAt, ...row }) => ({ ...row, place: { at: placeAt, id: row.id } }));
}

/** How many orders a customer has in each state, as shown. */
export async function countTravelStates(
  db: Queryable,
  of: { customerId: string; kind: TravelKind | undefined; standing?: boolean },
): Promise<StateCount[]> {
  const kind: RawBuilder<unknown> = of.kind ? sql`AND o.kind = ${of.kind}` : sql``;
  const { rows } = await sql<StateCount>`
    SELECT ${shownState} AS state, count(*)::int AS n, (count(*) FILTER (WHERE ${isAsked}))::int AS asked FROM travel_order o
    WHERE o.customer_id = ${of.customerId} AND o.hidden_at IS NULL ${kind}
      ${of.standing ? sql`AND o.bundle_id IS NULL` : sql``} GROUP BY 1`.execute(db);
  return rows;
}

export type TimelineRow = {
  readonly event: string;
  readonly state: TravelOrderState;
  readonly at: Date;
  readonly by: 'customer' | 'admin' | 'system';
  readonly who: string;
  readonly note: string;
};

/** What happened to an order, in its order. */
export async function timelineOf(db: Queryable, orderId: string): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    SELECT event, to_state AS state, created_at AS at, actor AS by, actor_name AS who, note
    FROM travel_order_history WHERE order_id = ${orderId} ORDER BY id`.execute(db);
  return rows;
}

/** Returns who is written to about the order that a customer placed last; null where there is none. */
export async function lastContact(db: Queryable, customerId: string): Promise<ContactView | null> {
  const { rows } = await sql<{ contact: ContactView }>`
    SELECT contact FROM travel_order WHERE customer_id = ${customerId}
    ORDER BY created_at DESC, id DESC LIMIT 1`.execute(db);
  return rows[0]?.contact ?? null;
}
