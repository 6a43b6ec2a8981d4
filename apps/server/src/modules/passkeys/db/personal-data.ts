import { ofCustomer, type PersonalData } from '../../accounts/core.ts';

/** What this table says about a customer, as a copy of their data holds it; the key itself is the shop's means of checking. */
export const personalData: PersonalData = {
  file: 'passkeys',
  tables: [
    {
      table: 'passkey',
      whose: ofCustomer('customer_id'),
      columns: ['id', 'name', 'rp_id', 'synced', 'created_at', 'last_used_at'],
      sort: ['created_at', 'id'],
    },
  ],
};
