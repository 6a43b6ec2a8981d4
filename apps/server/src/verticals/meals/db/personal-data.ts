import { sql } from 'kysely';
import type { PersonalData } from '../../../modules/accounts/core.ts';
import { travelOrdersAs } from '../../../modules/travel/public.ts';

const orders = travelOrdersAs('o');

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'set_meals',
  tables: [
    {
      table: 'dining_code',
      whose: (customerId) => sql`order_id IN (SELECT ${orders.id} FROM ${orders.table}
        WHERE ${orders.customerId} = ${customerId})`,
      columns: ['order_id', 'number', 'code', 'paid_usd', 'points', 'state', 'expires_at', 'used_at'],
      sort: ['order_id', 'number'],
    },
  ],
};
