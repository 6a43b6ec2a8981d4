import type { BundleKind } from '@app/contract/travel/bundle-kinds';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { readCode } from '@app/kernel/typed-code';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { PlaceInFeed } from '../../../platform/http/place-in-feed.ts';
import { BEHIND_FIRST } from '../domain/bundle-state.ts';
import { UNPAID } from './state-groups.ts';
import {
  answerBy,
  chosenIn,
  inOrderOf,
  isAsked,
  isChangeUnpaid,
  type ListedGroup,
  type StateCount,
} from './travel-list.repo.ts';

/** A bundle as lists show it. Money in US cents. */
export type ListedBundle = {
  readonly id: string;
  readonly number: string;
  readonly snapshot: Record<string, unknown>;
  readonly paymentId: string;
  readonly createdAt: Date;
  readonly state: TravelOrderState;
  readonly from: string;
  readonly to: string;
  readonly payableUsd: number;
  readonly expiresAt: Date | null;
  readonly parts: number;
  readonly currency: string;
  readonly currencyDecimals: number;
  readonly rate: string;
};

/** As `bundleState` says, of the orders `o` of a bundle. */
const stateOfAll = sql`(${[...BEHIND_FIRST]}::text[])[min(array_position(${[...BEHIND_FIRST]}::text[],
  CASE WHEN o.state IN ${UNPAID} AND o.expires_at <= app_now() THEN 'cancelled' ELSE o.state END))]`;

const whole = sql`travel_bundle b CROSS JOIN LATERAL (
  SELECT ${stateOfAll} AS state, min(o.service_from)::text AS "from", max(o.service_to)::text AS "to",
    sum(o.payable_usd)::bigint AS "payableUsd", min(o.expires_at) AS "expiresAt", count(*)::int AS parts,
    min(o.currency) AS currency, min(o.currency_decimals) AS "currencyDecimals", min(o.rate) AS rate
  FROM travel_order o WHERE o.bundle_id = b.id) w`;

/** Bundles `b` that each of these words is found in: in a name, in its number, or in a number or reference of one of its orders. */
const withWords = (named: { readonly words: readonly string[]; readonly in: readonly string[] }) => sql`AND NOT EXISTS (
  SELECT 1 FROM unnest(${named.words}::text[], ${named.words.map(readCode)}::text[]) AS asked(word, code)
  WHERE (b.number LIKE '%' || NULLIF(asked.code, '') || '%') IS NOT TRUE
    AND NOT EXISTS (SELECT 1 FROM travel_order o CROSS JOIN LATERAL unnest(ARRAY[o.number] || o.reference_numbers) AS r(reference)
      WHERE o.bundle_id = b.id AND search_code(r.reference) LIKE search_code_pattern(asked.word))
    AND NOT EXISTS (SELECT 1 FROM unnest(${[...named.in]}::text[]) AS k(key) CROSS JOIN jsonb_each_text(b.snapshot -> k.key) AS n
      WHERE search_fold(n.value) LIKE search_pattern(asked.word)))`;

/** SQL: a change `c` is of an order of a bundle `b`. */
const partOfBundle = sql`c.order_id IN (SELECT o.id FROM travel_order o WHERE o.bundle_id = b.id)`;

/** A stretch of a customer's bundles of a kind in these states, newest first; of those to answer the soonest first. */
export async function customerBundles(
  db: Queryable,
  of: ListedGroup & {
    readonly customerId: string;
    readonly kind: BundleKind;
    readonly named: { readonly words: readonly string[]; readonly in: readonly string[] };
    /** These alone. */
    readonly ids?: readonly string[] | undefined;
    readonly after: PlaceInFeed | null;
    readonly limit: number;
  },
): Promise<(ListedBundle & { readonly place: PlaceInFeed })[]> {
  const asked = of.group === 'asked';
  const { rows } = await sql<ListedBundle & { placeAt: string }>`
    SELECT b.id, b.number, b.snapshot, b.payment_id AS "paymentId", b.created_at AS "createdAt",
      ${asked ? sql`q.until` : sql`b.created_at`}::text AS "placeAt", w.*
    FROM ${whole} ${asked ? sql`CROSS JOIN LATERAL (${answerBy(partOfBundle)}) q` : sql``}
    WHERE b.customer_id = ${of.customerId} AND b.kind = ${of.kind} AND b.hidden_at IS NULL
      AND (w.state = ANY(${[...of.states]}::text[]) ${of.group === 'unpaid' ? sql`OR ${isBundleChangeUnpaid}` : sql``})
      ${of.named.words.length ? withWords(of.named) : sql``} ${chosenIn(sql`b.id`, of.ids)}
      ${asked ? inOrderOf([sql`q.until`, sql`b.id`], { after: of.after, soonest: true }) : inOrderOf([sql`b.created_at`, sql`b.id`], of)}
    LIMIT ${of.limit}`.execute(db);
  return rows.map(({ placeAt, ...row }) => ({ ...row, place: { at: placeAt, id: row.id } }));
}

/** SQL: whether an order of a bundle `b` waits for the answer of its customer. */
const isBundleAsked = sql`EXISTS (SELECT 1 FROM travel_order o WHERE o.bundle_id = b.id AND ${isAsked})`;

/** SQL: whether a change of an order of a bundle `b` is held and waits to be paid. */
const isBundleChangeUnpaid = sql`EXISTS (SELECT 1 FROM travel_order o WHERE o.bundle_id = b.id AND ${isChangeUnpaid})`;

/** How many bundles of a kind a customer has in each state. */
export async function countBundleStates(
  db: Queryable,
  of: { readonly customerId: string; readonly kind: BundleKind },
): Promise<StateCount[]> {
  const { rows } = await sql<StateCount>`
    SELECT w.state, count(*)::int AS n, (count(*) FILTER (WHERE ${isBundleAsked}))::int AS asked,
      (count(*) FILTER (WHERE ${isBundleChangeUnpaid}))::int AS "changeUnpaid" FROM ${whole}
    WHERE b.customer_id = ${of.customerId} AND b.kind = ${of.kind} AND b.hidden_at IS NULL GROUP BY 1`.execute(db);
  return rows;
}
