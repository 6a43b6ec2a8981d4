import { ofCustomer, type PersonalData } from '../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'top_ups',
  tables: [
    {
      table: 'top_up',
      whose: ofCustomer('customer_id'),
      columns: ['id', 'number', 'payment_id', 'amount_usd', 'state', 'created_at', 'paid_at'],
      sort: ['created_at', 'id'],
    },
  ],
};
