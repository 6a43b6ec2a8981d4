import { sql } from 'kysely';
import { ofCustomer, type PersonalData } from '../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'messages',
  tables: [
    {
      table: 'message',
      whose: (customerId) => sql`audience = 'customer' AND audience_id = ${customerId}`,
      columns: ['id', 'kind', 'type', 'title', 'summary', 'content', 'publish_at', 'created_at'],
      sort: ['created_at', 'id'],
    },
    {
      table: 'message_mark',
      whose: ofCustomer('customer_id'),
      columns: ['message_id', 'read_at', 'deleted'],
      sort: ['message_id'],
    },
  ],
};
