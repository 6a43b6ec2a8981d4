import { ofCustomer, type PersonalData } from '../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'coupons',
  tables: [
    {
      table: 'customer_coupon',
      whose: ofCustomer('customer_id'),
      columns: [
        'id',
        'coupon_id',
        'valid_from',
        'valid_until',
        'state',
        'order_id',
        'saved_usd',
        'used_at',
        'returned_at',
        'created_at',
      ],
      sort: ['created_at', 'id'],
    },
  ],
};
