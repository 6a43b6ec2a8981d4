import { ofCustomer, type PersonalData } from '../../../modules/accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'tables',
  tables: [
    {
      table: 'dining_wait',
      whose: ofCustomer('customer_id'),
      columns: ['id', 'day', 'time_from', 'time_to', 'adults', 'child_ages', 'state', 'ends_at', 'joined_at'],
      sort: ['joined_at', 'id'],
    },
  ],
};
