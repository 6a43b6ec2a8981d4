import type { Invariant } from '../../../platform/slice.ts';

/** What top-ups must obey. */
export const invariants: readonly Invariant[] = [
  {
    name: 'top_ups.match_payments',
    promise: 'A top-up stands as its payment does: open, paid, or closed; for the same customer and amount.',
    sql: `
      SELECT t.id AS top_up_id, t.state, p.state AS payment_state, t.amount_usd, p.amount_usd AS payment_usd
      FROM top_up t JOIN payment p ON p.id = t.payment_id
      WHERE p.payable_kind <> 'top_up' OR p.payable_id <> t.id OR p.customer_id <> t.customer_id
        OR p.amount_usd <> t.amount_usd
        OR p.state <> CASE WHEN t.state IN ('cancelled', 'failed') THEN 'cancelled' ELSE t.state END`,
  },
  {
    name: 'top_ups.credited_once',
    promise: 'A paid top-up has put its amount into its owner’s wallet once; another has put nothing there.',
    sql: `
      SELECT t.id AS top_up_id, t.state, t.amount_usd, COALESCE(b.amount, 0) AS credited
      FROM top_up t
      LEFT JOIN LATERAL (
        SELECT sum(e.amount)::bigint AS amount FROM ledger_transfer l
        JOIN ledger_entry e ON e.transfer_id = l.id
        JOIN ledger_account a ON a.id = e.account_id AND a.owner_id = t.customer_id AND a.code = 'available'
        WHERE l.idempotency_key = 'payment/' || t.payment_id
      ) b ON true
      WHERE COALESCE(b.amount, 0) <> CASE WHEN t.state = 'paid' THEN t.amount_usd ELSE 0 END`,
  },
  {
    name: 'top_ups.known_to_payments',
    promise: 'Every payment of a top-up belongs to one.',
    sql: `
      SELECT p.id AS payment_id, p.payable_id FROM payment p LEFT JOIN top_up t ON t.payment_id = p.id
      WHERE p.payable_kind = 'top_up' AND t.id IS NULL`,
  },
  {
    name: 'top_ups.paths',
    promise: 'The history of a top-up begins with its making, ends in its state, and each step starts where one ended.',
    sql: `
      SELECT t.id AS top_up_id, t.state, h.path FROM top_up t
      LEFT JOIN LATERAL (
        SELECT string_agg(e.event || '>' || e.to_state, ' ' ORDER BY e.id) AS path
        FROM top_up_event e WHERE e.top_up_id = t.id
      ) h ON true
      WHERE h.path IS NULL OR h.path !~ ('^create>pending'
        || '( settle>paid| (cancel|expire)>cancelled( revive>paid)?| fail>failed( revive>paid)?)?$')
        OR h.path !~ ('>' || t.state || '$')`,
  },
];
