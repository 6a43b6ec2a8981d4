import type { Invariant } from '../../../platform/slice.ts';

/** What must hold of customers as staff change them. */
export const peopleInvariants: readonly Invariant[] = [
  {
    name: 'people.disabled-have-no-session',
    promise: 'A disabled account has no open session.',
    sql: `
      SELECT s.id, s.customer_id FROM customer_session s JOIN customer c ON c.id = s.customer_id
       WHERE s.ended_at IS NULL AND s.expires_at > statement_timestamp() AND c.disabled_at IS NOT NULL`,
  },
  {
    name: 'people.nothing-written-about-the-erased',
    promise: 'Notes go with the person.',
    sql: `SELECT n.id FROM customer_note n JOIN customer c ON c.id = n.customer_id WHERE c.deleted_at IS NOT NULL`,
  },
];
