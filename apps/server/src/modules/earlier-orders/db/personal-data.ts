import { sql } from 'kysely';
import type { PersonalData } from '../../accounts/core.ts';
import { confirmedEmail } from './archive.repo.ts';

const theirs = (customerId: string) => sql`email <> '' AND email = ${confirmedEmail(customerId)}`;

/** What the archive says about a customer by their confirmed e-mail, as a copy of their data holds it. */
export const personalData: PersonalData = {
  file: 'earlier-orders',
  tables: [
    {
      table: 'earlier_order',
      whose: theirs,
      columns: ['source', 'number', 'email', 'name', 'ordered_at', 'record', 'imported_at'],
      sort: ['ordered_at', 'id'],
    },
    {
      table: 'earlier_customer',
      whose: theirs,
      columns: ['source', 'email', 'name', 'phone', 'record', 'imported_at'],
      sort: ['source', 'id'],
    },
  ],
};
