import { ofCustomer, type PersonalData } from '../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'trips',
  tables: [
    {
      table: 'trip_note',
      whose: ofCustomer('customer_id'),
      columns: ['id', 'day', 'hour', 'text', 'created_at'],
      sort: ['day', 'created_at', 'id'],
    },
    {
      table: 'trip_share',
      whose: ofCustomer('customer_id'),
      columns: ['key', 'order_ids', 'created_at'],
      sort: ['created_at', 'key'],
    },
  ],
};
