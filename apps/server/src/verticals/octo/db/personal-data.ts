import { ofCustomer, type PersonalData } from '../../../modules/accounts/core.ts';

/** What these tables say about a customer whose account a reseller sells on, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'resold-tours',
  tables: [
    {
      table: 'octo_booking',
      whose: ofCustomer('customer_id'),
      columns: [
        'uuid',
        'order_id',
        'unit_items',
        'contact',
        'reseller_reference',
        'notes',
        'cancel_reason',
        'confirmed_at',
        'created_at',
      ],
      sort: ['created_at', 'uuid'],
    },
    {
      table: 'reseller_account',
      whose: ofCustomer('customer_id'),
      columns: ['key_id', 'created_at'],
      sort: ['created_at', 'key_id'],
    },
  ],
};
