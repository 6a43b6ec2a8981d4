import { ofCustomer, type PersonalData } from '../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'cart',
  tables: [
    {
      table: 'cart_line',
      whose: ofCustomer('customer_id'),
      columns: ['variant_id', 'quantity', 'selected', 'price_usd_when_added', 'created_at'],
      sort: ['created_at', 'id'],
    },
  ],
};
