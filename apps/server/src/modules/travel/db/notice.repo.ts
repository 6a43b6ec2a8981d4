import type { TravelKind } from '@app/contract/travel/kinds';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

/** What decides whose staff hear of orders: the agent that each was placed below, and what it is about. In no order. */
export async function heardOrders(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; kind: TravelKind; subjectId: string; agentId: string | null }[]> {
  const rows = await db
    .selectFrom('travel_order')
    .select(['id', 'kind', 'subject_id as subjectId', 'agent_id as agentId'])
    .where('id', '=', sql<string>`ANY(${[...ids]}::uuid[])`)
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as TravelKind }));
}

/** The numbers of orders by their ids. */
export async function travelNumbers(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('travel_order')
    .select(['id', 'number'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
