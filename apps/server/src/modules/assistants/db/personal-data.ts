import { ofCustomer, type PersonalData } from '../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'assistants',
  tables: [
    {
      table: 'assistant_checkout',
      whose: ofCustomer('customer_id'),
      columns: ['id', 'profile', 'state', 'frozen', 'quote_id', 'created_at'],
      sort: ['created_at', 'id'],
    },
    {
      table: 'assistant_grant',
      whose: ofCustomer('customer_id'),
      columns: ['id', 'client_id', 'client_name', 'scope', 'created_at', 'used_at', 'expires_at'],
      sort: ['created_at', 'id'],
    },
  ],
};
