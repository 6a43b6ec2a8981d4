import { travelStates } from '@app/contract/travel/travel-order-groups';
import type { CurrencyRule } from '@app/kernel/money';
import { sqlWords } from '@app/kernel/sql-words';
import { sql } from 'kysely';
import { travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';

const orders = travelOrdersAs('o');

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
    SELECT ${orders.snapshot}, ${orders.state} IN ${BOOKED} AND ${orders.noShowAt} IS NULL
      AND ${orders.startsAt} > app_now() AS "isBooked",
      jsonb_build_object('code', ${orders.currency}, 'decimals', ${orders.currencyDecimals}, 'rate',
        ${orders.rate}::text) AS currency
    FROM ${orders.table}
    WHERE ${orders.id} = ${of.orderId} AND ${orders.customerId} = ${of.customerId} AND ${orders.kind} = 'flight'
      AND ${orders.hiddenAt} IS NULL`.execute(db);
  return rows[0] ?? null;
}

/** Until when an order can still be cancelled for nothing after it was placed; null where that is over, or never was. */
export async function freeUntil(db: Queryable, orderId: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date }>`
    SELECT (s ->> 'until')::timestamptz AS until FROM ${orders.table} CROSS
      JOIN LATERAL jsonb_array_elements(${orders.policy}) s
    WHERE ${orders.id} = ${orderId} AND s ? 'hoursAfterPlacing'
      AND (s ->> 'until')::timestamptz > app_now() LIMIT 1`.execute(db);
  return rows[0]?.until ?? null;
}
