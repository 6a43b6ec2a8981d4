import type { TravelKind } from '@app/contract/travel/kinds';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';
import { IS_OFF } from './travel-order.repo.ts';

export type OverdueOrder = { readonly id: string; readonly kind: TravelKind; readonly customerId: string };

/**
 * Notes paid orders whose promised confirmation is late, each once, and returns them, the longest late first. What its provider
 * cannot have waits for its customer. Orders that
 * somebody is at work on wait for the next time.
 */
export async function noteOverdue(tx: Tx, limit: number): Promise<OverdueOrder[]> {
  const { rows } = await sql<OverdueOrder>`
    WITH late AS (
      SELECT id FROM travel_order o
      WHERE state = 'pending_verification' AND confirm_by < app_now() AND overdue_at IS NULL AND NOT ${IS_OFF}
      ORDER BY confirm_by, id LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED)
    UPDATE travel_order o SET overdue_at = app_now() FROM late WHERE o.id = late.id
    RETURNING o.id, o.kind, o.customer_id AS "customerId"`.execute(tx);
  return rows;
}
