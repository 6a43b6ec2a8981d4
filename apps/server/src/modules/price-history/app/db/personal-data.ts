import { ofCustomer, type PersonalData } from '../../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'price_alerts',
  tables: [
    {
      table: 'price_alert',
      whose: ofCustomer('customer_id'),
      columns: ['id', 'kind', 'key', 'day', 'until', 'usd', 'now_usd', 'checked_at', 'notified_at', 'created_at'],
      sort: ['created_at', 'id'],
    },
  ],
};
