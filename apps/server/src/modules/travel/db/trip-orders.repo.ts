import type { Localized } from '@app/contract/core/locale';
import { travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { TravelRow } from '../domain/travel-row.ts';
import { UNPAID } from './state-groups.ts';
import { travelColumns } from './travel-order.repo.ts';

const LIVING = travelOrderMachine.states.filter((state) => state !== 'cancelled');

/**
 * The orders of a customer that take place or took place, all or some of them, in the order in which they begin: the latest where
 * there are more than the limit. Those whose time to pay is over and those that are hidden are left out; `also` is one order, or all of one
 * combo, that is read whether it still takes place or not.
 */
export async function livingOrders(
  db: Queryable,
  of: {
    readonly customerId: string;
    readonly ids: readonly string[] | null;
    readonly also?: string | undefined;
    readonly limit: number;
  },
): Promise<TravelRow[]> {
  const some = of.ids ? sql`AND o.id = ANY(${[...of.ids]}::uuid[])` : sql``;
  const also = of.also ? sql`OR o.id = ${of.also}::uuid OR o.bundle_id = ${of.also}::uuid` : sql``;
  const { rows } = await sql<TravelRow>`
    SELECT ${travelColumns} FROM travel_order o
    WHERE o.customer_id = ${of.customerId} AND o.hidden_at IS NULL
      AND ((o.state = ANY(${LIVING}::text[]) AND NOT (o.state IN ${UNPAID} AND o.expires_at <= app_now())) ${also}) ${some}
    ORDER BY o.starts_at DESC, o.id DESC LIMIT ${of.limit}`.execute(db);
  return rows.reverse();
}

export type CityPoint = {
  readonly id: string;
  readonly name: Localized;
  readonly latitude: number;
  readonly longitude: number;
};

/** Where every city is. */
export async function cityPoints(db: Queryable): Promise<CityPoint[]> {
  const { rows } = await sql<CityPoint>`SELECT id, name, latitude, longitude FROM travel_city ORDER BY id`.execute(db);
  return rows;
}
