import { sql } from 'kysely';
import type { PersonalData } from '../../accounts/core.ts';

/** What the outbox of mails says about a customer, as a copy of their data holds it. */
export const mailData: PersonalData = {
  file: 'mails',
  tables: [
    {
      table: 'mail_outbox',
      whose: (customerId) => sql`id IN (SELECT id FROM mail_outbox WHERE customer_id = ${customerId})`,
      columns: ['id', 'recipient', 'locale', 'template', 'state', 'created_at', 'done_at'],
      sort: ['created_at', 'id'],
    },
  ],
};
