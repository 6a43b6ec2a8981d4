import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Platform } from '../../../platform/slice.ts';

/** Days on which somebody is under way. */
export type DaysOut = { readonly from: Day; readonly to: Day };

/** Days on which a customer is under way already. */
export async function daysOut(platform: Platform, customerId: string): Promise<readonly DaysOut[]> {
  const { rows } = await sql<DaysOut>`
    SELECT service_from::text AS "from", service_to::text AS "to" FROM travel_order
    WHERE customer_id = ${customerId} AND kind <> 'diningcombo' AND state <> 'cancelled' AND ends_at > app_now()`.execute(
    platform.db,
  );
  return rows;
}
