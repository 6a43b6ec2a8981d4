import { ofCustomer, type PersonalData } from '../../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'deals',
  tables: [
    {
      table: 'deal_reminder',
      whose: ofCustomer('customer_id'),
      columns: ['deal_id', 'created_at'],
      sort: ['created_at', 'deal_id'],
    },
  ],
};
