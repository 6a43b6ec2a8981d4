import { ofCustomer, type PersonalData } from '../../accounts/core.ts';

/** What this table says about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'assistant-stays',
  tables: [
    {
      table: 'lodging_session',
      whose: ofCustomer('customer_id'),
      columns: ['id', 'profile', 'state', 'wish', 'frozen', 'quote_id', 'created_at'],
      sort: ['created_at', 'id'],
    },
  ],
};
