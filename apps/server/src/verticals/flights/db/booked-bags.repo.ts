import { travelStates } from '@app/contract/travel/travel-order-groups';
import type { CurrencyRule } from '@app/kernel/money';
import { sqlWords } from '@app/kernel/sql-words';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

const BOOKED = sql.raw(sqlWords(travelStates('booked')));

export type BookedTrip = {
  readonly snapshot: Record<string, unknown>;
  readonly currency: CurrencyRule;
  readonly isBooked: boolean;
};

/** The trip of an order of a customer, with the currency it froze, and whether it is paid and to come; null where they have no such flight order. */
export async function bookedTrip(
  db: Queryable,
  of: { readonly orderId: string; readonly customerId: string },
): Promise<BookedTrip | null> {
  const { rows } = await sql<BookedTrip>`
    SELECT snapshot, state IN ${BOOKED} AND no_show_at IS NULL AND starts_at > app_now() AS "isBooked",
      jsonb_build_object('code', currency, 'decimals', currency_decimals, 'rate', rate::text) AS currency
    FROM travel_order
    WHERE id = ${of.orderId} AND customer_id = ${of.customerId} AND kind = 'flight' AND hidden_at IS NULL`.execute(db);
  return rows[0] ?? null;
}

/** Until when an order can still be cancelled for nothing after it was placed; null where that is over, or never was. */
export async function freeUntil(db: Queryable, orderId: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date }>`
    SELECT (s ->> 'until')::timestamptz AS until FROM travel_order o CROSS JOIN LATERAL jsonb_array_elements(o.policy) s
    WHERE o.id = ${orderId} AND s ? 'hoursAfterPlacing' AND (s ->> 'until')::timestamptz > app_now() LIMIT 1`.execute(
    db,
  );
  return rows[0]?.until ?? null;
}
