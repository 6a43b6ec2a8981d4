import { ofCustomer, type PersonalData } from '../../../accounts/core.ts';

/** What these tables say about a customer, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'agent',
  tables: [
    {
      table: 'agent',
      whose: ofCustomer('user_id'),
      columns: ['id', 'name', 'invite_code', 'level', 'rebate_bp', 'created_at', 'ended_at'],
      sort: ['created_at', 'id'],
    },
  ],
};
