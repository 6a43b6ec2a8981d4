import type { TravelKind } from '@app/contract/travel/kinds';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

/** Returns what an order of a kind was sold as, or null where there is none. */
export async function soldAs(
  db: Queryable,
  of: { readonly orderId: string; readonly kind: TravelKind },
): Promise<Record<string, unknown> | null> {
  const { rows } = await sql<{ snapshot: Record<string, unknown> }>`
    SELECT snapshot FROM travel_order WHERE id = ${of.orderId} AND kind = ${of.kind}`.execute(db);
  return rows[0]?.snapshot ?? null;
}
