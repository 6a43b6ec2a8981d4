import { ofCustomer, type PersonalData } from '../../accounts/core.ts';

/** What the outbox of mails says about a customer, as a copy of their data holds it. */
export const mailData: PersonalData = {
  file: 'mails',
  tables: [
    {
      table: 'mail_outbox',
      whose: ofCustomer('customer_id'),
      columns: ['id', 'recipient', 'locale', 'template', 'state', 'created_at', 'done_at'],
      sort: ['created_at', 'id'],
    },
  ],
};
