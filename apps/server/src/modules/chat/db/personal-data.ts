import { sql } from 'kysely';
import { ofCustomer, type PersonalData } from '../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'chat',
  tables: [
    {
      table: 'chat_talk',
      whose: ofCustomer('customer_id'),
      columns: ['id', 'state', 'name', 'email', 'locale', 'rating', 'rating_note', 'created_at', 'closed_at'],
      sort: ['created_at', 'id'],
    },
    {
      table: 'chat_message',
      whose: (customerId) => sql`talk_id IN (SELECT id FROM chat_talk WHERE customer_id = ${customerId})`,
      columns: ['talk_id', 'seq', 'author', 'kind', 'text', 'picture', 'product_id', 'order_id', 'created_at'],
      sort: ['talk_id', 'seq'],
    },
  ],
};
