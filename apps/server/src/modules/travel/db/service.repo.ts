import type { TravelStateIn } from '@app/contract/travel/travel-order-groups';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';
import { customerBeside } from '../../accounts/core.ts';
import { OPEN } from './state-groups.ts';

/** When the service of an order is by now, and whether it is still had as it was sold. */
export type ServiceNow = {
  readonly from: string;
  readonly to: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly disrupted: boolean;
};

/**
 * Moves the service of an order that is not over; what happens by itself after its end moves with it. What was sold and
 * the steps of the policy stay. Returns whether there is such an order.
 */
export async function moveService(tx: Tx, orderId: string, now: ServiceNow): Promise<boolean> {
  const { rows } = await sql`
    UPDATE travel_order SET service_from = ${now.from}, service_to = ${now.to}, starts_at = ${now.startsAt}, ends_at = ${now.endsAt},
      auto_at = CASE WHEN state = 'confirmed' THEN auto_at + (${now.endsAt}::timestamptz - ends_at) ELSE auto_at END,
      disrupted_at = CASE WHEN ${now.disrupted} THEN COALESCE(disrupted_at, app_now()) END
    WHERE id = ${orderId} AND state IN ${OPEN}
    RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** The state of an order that is not over, with its row and its customer's locked; null where another is at work on them. */
export async function claimOpen(tx: Tx, orderId: string): Promise<TravelStateIn<'open'> | null> {
  const { rows } = await sql<{ state: TravelStateIn<'open'> }>`
    SELECT o.state FROM travel_order o ${customerBeside('o.customer_id')}
    WHERE o.id = ${orderId} AND o.state IN ${OPEN}
    FOR NO KEY UPDATE OF c, o SKIP LOCKED`.execute(tx);
  return rows[0]?.state ?? null;
}
