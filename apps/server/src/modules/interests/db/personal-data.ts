import { ofCustomer, type PersonalData } from '../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'interests',
  tables: [
    {
      table: 'customer_interest',
      whose: ofCustomer('customer_id'),
      columns: ['interest_id'],
      sort: ['interest_id'],
    },
    {
      table: 'customer_category',
      whose: ofCustomer('customer_id'),
      columns: ['category_id'],
      sort: ['category_id'],
    },
    {
      table: 'customer_size',
      whose: ofCustomer('customer_id'),
      columns: ['units', 'height_mm', 'weight_g', 'bust_mm', 'waist_mm', 'hips_mm', 'updated_at'],
      sort: ['updated_at'],
    },
  ],
};
