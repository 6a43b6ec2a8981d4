import type { Invariant } from '../../../platform/slice.ts';

/** What must hold of the outbox. */
export const mailInvariants: readonly Invariant[] = [
  {
    name: 'mail.no-code-stays',
    promise: 'No code can be read once its mail was delivered, given up, or has run out for an hour.',
    sql: `
      SELECT id, template FROM mail_outbox
       WHERE template IN ('email_code', 'reset_code') AND filling->>'code' <> ''
         AND (state IN ('sent', 'given_up') OR useless_at IS NULL OR useless_at < statement_timestamp() - interval '1 hour')`,
  },
  {
    name: 'mail.erased-when-done',
    promise: 'A mail to somebody whose account is deleted names nobody once it is done.',
    sql: `SELECT id FROM mail_outbox WHERE erase_when_done AND state <> 'waiting' AND recipient <> ''`,
  },
];
