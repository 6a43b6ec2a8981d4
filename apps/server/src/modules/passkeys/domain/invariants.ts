import { limits } from '@app/contract/core/limits';
import type { Invariant } from '../../../platform/slice.ts';

/** What must hold of passkeys. */
export const passkeyInvariants: readonly Invariant[] = [
  {
    name: 'passkeys.not_of_the_erased',
    promise: 'Nobody has a passkey for an account that is deleted.',
    sql: `SELECT p.id, p.customer_id FROM passkey p JOIN customer c ON c.id = p.customer_id WHERE c.deleted_at IS NOT NULL`,
  },
  {
    name: 'passkeys.limit',
    promise: `Nobody has more than ${limits.passkeysPerPerson} passkeys.`,
    sql: `
      SELECT coalesce(customer_id, staff_id) AS owner, count(*) AS passkeys FROM passkey
       GROUP BY customer_id, staff_id HAVING count(*) > ${limits.passkeysPerPerson}`,
  },
];
