import type { Invariant } from '../../../../platform/slice.ts';

/** What must hold of customers, their sessions and addresses, and what staff note of them. */
export const accountInvariants: readonly Invariant[] = [
  {
    name: 'accounts.one-default-address',
    promise: 'A customer with addresses has exactly one default among them.',
    sql: `
      SELECT customer_id, count(*) FILTER (WHERE is_default) AS defaults
        FROM address GROUP BY customer_id HAVING count(*) FILTER (WHERE is_default) <> 1`,
  },
  {
    name: 'accounts.address-limit',
    promise: 'Nobody keeps more than 20 addresses.',
    sql: 'SELECT customer_id, count(*) AS addresses FROM address GROUP BY customer_id HAVING count(*) > 20',
  },
  {
    name: 'accounts.china-area-code',
    promise: 'Six-digit area codes are where they belong: in every address in China and in no other.',
    sql: `SELECT id, country, area_code FROM address WHERE (country = 'CN') <> (area_code <> '')`,
  },
  {
    name: 'accounts.session-end-reason',
    promise: 'A session that ended before its time says why.',
    sql: 'SELECT id FROM customer_session WHERE (ended_at IS NULL) <> (ended_because IS NULL)',
  },
  {
    name: 'accounts.session-older-than-password',
    promise: 'A password change ends every session but the one that made it.',
    sql: `
      SELECT s.customer_id, count(*) AS sessions
        FROM customer_session s JOIN customer c ON c.id = s.customer_id
       WHERE s.ended_at IS NULL AND s.created_at < c.password_changed_at
       GROUP BY s.customer_id HAVING count(*) > 1`,
  },
  {
    name: 'accounts.invite-codes-differ',
    promise: 'No two of the shop, the agents and the customers have the same invite code.',
    sql: `
      SELECT a.id, a.invite_code FROM agent a JOIN customer c ON c.invite_code = a.invite_code
      UNION ALL
      SELECT a.id, a.invite_code FROM agent a JOIN parameter p ON p.key = 'shop.invite_code'
       WHERE upper(a.invite_code) = p.value #>> '{}'
      UNION ALL
      SELECT c.id, c.invite_code FROM parameter p JOIN customer c ON c.invite_code = p.value #>> '{}'
       WHERE p.key = 'shop.invite_code'`,
  },
  {
    name: 'accounts.one-inviter',
    promise: 'A customer was invited by an agent or by another customer, never by both or by themselves.',
    sql: `
      SELECT id FROM customer
       WHERE invited_by_user = id OR (invited_by_user IS NOT NULL AND invited_by_agent IS NOT NULL)`,
  },
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
