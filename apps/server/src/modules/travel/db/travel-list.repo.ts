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

/** SQL: whether a change of an order `o` is held and waits to be paid. */
export const isChangeUnpaid = sql`EXISTS (SELECT 1 FROM travel_change c
  WHERE c.order_id = o.id AND c.state = 'awaiting_payment' AND c.expires_at > app_now())`;

/** How many orders are in a state, how many of them wait for an answer of their customer, and for the payment of a change. */
export type StateCount = {
  readonly state: TravelOrderState;
  readonly n: number;
  readonly asked: number;
  readonly changeUnpaid: number;
};

/** Which of a customer's orders are listed: those in some states, those that wait for an answer, the soonest first, or those to be paid, of which a change may be. */
export type ListedGroup = { readonly states: readonly TravelOrderState[]; readonly group?: 'asked' | 'unpaid' };

export type TravelListed = TravelRow & { readonly place: PlaceInFeed };

/** SQL: until when the first open change by a provider is to be answered, of the orders that a condition names; no row where there is none. */
export const answerBy = (of: RawBuilder<unknown>): RawBuilder<unknown> => sql`SELECT min(c.decide_by) AS until
  FROM travel_provider_change c WHERE ${of} AND c.state = 'open' AND c.decide_by > app_now() HAVING count(*) > 0`;

/** SQL: rows after a place, in the order of a moment and an id, which come last first unless the soonest do. */
export const inOrderOf = (
  at: readonly [moment: RawBuilder<unknown>, id: RawBuilder<unknown>],
  of: { readonly after: PlaceInFeed | null; readonly soonest?: boolean },
): RawBuilder<unknown> => {
  const [moment, id] = at;
  const direction = of.soonest ? sql`ASC` : sql`DESC`;
  const beyond = of.soonest ? sql`>` : sql`<`;
  const place = of.after
    ? sql`AND (${moment}, ${id}) ${beyond} (${of.after.at}::timestamptz, ${of.after.id}::uuid)`
    : sql``;
  return sql`${place} ORDER BY ${moment} ${direction}, ${id} ${direction}`;
};

/** A stretch of a customer's orders in these states, newest first, of those to answer the soonest first: one more than the limit tells of a next. */
export async function customerTravel(
  db: Queryable,
  of: ListedGroup & {
    customerId: string;
    kind: TravelKind | undefined;
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
  const asked = of.group === 'asked';
  const { rows } = await sql<TravelRow & { placeAt: string }>`
    SELECT ${travelColumns}, ${asked ? sql`q.until` : sql`o.created_at`}::text AS "placeAt" FROM travel_order o
      ${asked ? sql`CROSS JOIN LATERAL (${answerBy(sql`c.order_id = o.id`)}) q` : sql``}
    WHERE o.customer_id = ${of.customerId} AND o.hidden_at IS NULL
      AND (${shownState} = ANY(${[...of.states]}::text[]) ${of.group === 'unpaid' ? sql`OR ${isChangeUnpaid}` : sql``})
      ${of.standing ? sql`AND o.bundle_id IS NULL` : sql``} ${kind} ${of.named?.words.length ? withWords(of.named) : sql``} ${chosenIn(sql`o.id`, of.ids)}
      ${asked ? inOrderOf([sql`q.until`, sql`o.id`], { after: of.after, soonest: true }) : inOrderOf([sql`o.created_at`, sql`o.id`], of)}
    LIMIT ${of.limit + 1}`.execute(db);
  return rows.map(({ placeAt, ...row }) => ({ ...row, place: { at: placeAt, id: row.id } }));
}

/** How many orders a customer has in each state, as shown. */
export async function countTravelStates(
  db: Queryable,
  of: { customerId: string; kind: TravelKind | undefined; standing?: boolean },
): Promise<StateCount[]> {
  const kind: RawBuilder<unknown> = of.kind ? sql`AND o.kind = ${of.kind}` : sql``;
  const { rows } = await sql<StateCount>`
    SELECT ${shownState} AS state, count(*)::int AS n, (count(*) FILTER (WHERE ${isAsked}))::int AS asked,
      (count(*) FILTER (WHERE ${isChangeUnpaid}))::int AS "changeUnpaid" FROM travel_order o
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
