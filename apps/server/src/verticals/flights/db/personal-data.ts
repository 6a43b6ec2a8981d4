import { sql } from 'kysely';
import type { PersonalData } from '../../../modules/accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'flights',
  tables: [
    {
      table: 'flight_ticket',
      whose: (customerId) => sql`order_id IN (SELECT id FROM travel_order WHERE customer_id = ${customerId})`,
      columns: ['order_id', 'guest', 'number', 'record_locator', 'issued_at', 'void_at'],
      sort: ['order_id', 'guest', 'number'],
    },
    {
      table: 'flight_seat',
      whose: (customerId) => sql`order_id IN (SELECT id FROM travel_order WHERE customer_id = ${customerId})`,
      columns: ['order_id', 'day', 'seat', 'position', 'guest', 'state'],
      sort: ['order_id', 'position', 'guest'],
    },
  ],
};
