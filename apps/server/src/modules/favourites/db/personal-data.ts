import { ofCustomer, type PersonalData } from '../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'favourites',
  tables: [
    {
      table: 'favourite',
      whose: ofCustomer('customer_id'),
      columns: ['product_id', 'created_at', 'price_usd_when_added'],
      sort: ['created_at', 'product_id'],
    },
    {
      table: 'product_view',
      whose: ofCustomer('customer_id'),
      columns: ['product_id', 'viewed_at'],
      sort: ['viewed_at', 'product_id'],
    },
  ],
};
