import type { BundleKind } from '@app/contract/travel/bundle-kinds';
import type { TravelKind, TravelOrBundleKind } from '@app/contract/travel/kinds';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { travelStates } from '@app/contract/travel/travel-order-groups';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { customerBeside } from '../../accounts/core.ts';
import { IS_OFF } from './travel-order.repo.ts';

/** What is due: unpaid orders whose time is over, or orders of a state whose next step has come. */
export type Due = { readonly states: readonly TravelOrderState[]; readonly column: 'expires_at' | 'auto_at' };

export const PAST_DEADLINE: Due = { states: travelStates('unpaid'), column: 'expires_at' };

// States are the machine's; written out so that the partial index is used. What its provider cannot have waits for its customer.
const reached = ({ states, column }: Due) =>
  sql`o.state IN (${sql.join(states.map((state) => sql.lit(state)))}) AND ${sql.ref(`o.${column}`)} <= app_now() AND NOT ${IS_OFF}`;

type Some = {
  readonly limit: number;
  /** Only these, or those of a customer and kind. */
  readonly among?: readonly string[];
  readonly orOf?: { readonly customerId: string; readonly kind: TravelOrBundleKind };
};

export type DueOrder = {
  readonly id: string;
  readonly kind: TravelKind;
  readonly bundle: { readonly id: string; readonly kind: BundleKind } | null;
};

/** Orders that are due by the database's clock, the longest waiting first. */
export async function dueOrders(db: Queryable, due: Due, of: Some): Promise<DueOrder[]> {
  const among = of.orOf
    ? sql`AND (o.id = ANY(${[...(of.among ?? [])]}::uuid[])
        OR (o.customer_id = ${of.orOf.customerId} AND ${of.orOf.kind} IN (o.kind, b.kind)))`
    : sql``;
  const { rows } = await sql<DueOrder>`
    SELECT o.id, o.kind, CASE WHEN b.id IS NOT NULL THEN jsonb_build_object('id', b.id, 'kind', b.kind) END AS bundle
    FROM travel_order o LEFT JOIN travel_bundle b ON b.id = o.bundle_id WHERE ${reached(due)} ${among}
    ORDER BY ${sql.ref(`o.${due.column}`)} LIMIT ${of.limit}`.execute(db);
  return rows;
}

/**
 * Claims one order that is still due, by its own row and its customer's, waiting for neither: false when somebody else
 * is at work on them or the order is due no more.
 */
export async function claimDue(tx: Tx, due: Due, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM travel_order o ${customerBeside('o.customer_id')}
    WHERE o.id = ${orderId} AND ${reached(due)} FOR NO KEY UPDATE OF c, o SKIP LOCKED`.execute(tx);
  return rows.length > 0;
}
