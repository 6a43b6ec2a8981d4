import { sql } from 'kysely';
import type { PersonalData } from '../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'transfers',
  tables: [
    {
      table: 'money_transfer',
      whose: (customerId) => sql`${customerId} IN (from_id, to_id)`,
      columns: ['id', 'from_id', 'to_id', 'amount_usd', 'note', 'created_at'],
      sort: ['created_at', 'id'],
    },
  ],
};
