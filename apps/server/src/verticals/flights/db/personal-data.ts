import { sql } from 'kysely';
import type { PersonalData } from '../../../modules/accounts/core.ts';
import { travelOrdersAs } from '../../../modules/travel/public.ts';

const orders = travelOrdersAs('o');

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'flights',
  tables: [
    {
      table: 'flight_ticket',
      whose: (customerId) => sql`order_id IN (SELECT ${orders.id} FROM ${orders.table}
        WHERE ${orders.customerId} = ${customerId})`,
      columns: ['order_id', 'guest', 'number', 'record_locator', 'issued_at', 'void_at'],
      sort: ['order_id', 'guest', 'number'],
    },
    {
      table: 'flight_seat',
      whose: (customerId) => sql`order_id IN (SELECT ${orders.id} FROM ${orders.table}
        WHERE ${orders.customerId} = ${customerId})`,
      columns: ['order_id', 'day', 'seat', 'position', 'guest', 'state'],
      sort: ['order_id', 'position', 'guest'],
    },
  ],
};
