import { sql } from 'kysely';
import type { PersonalData } from '../../../modules/accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'set_meals',
  tables: [
    {
      table: 'dining_code',
      whose: (customerId) => sql`order_id IN (SELECT id FROM travel_order WHERE customer_id = ${customerId})`,
      columns: ['order_id', 'number', 'code', 'paid_usd', 'points', 'state', 'expires_at', 'used_at'],
      sort: ['order_id', 'number'],
    },
  ],
};
