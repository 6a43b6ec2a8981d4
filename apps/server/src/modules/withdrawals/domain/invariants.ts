import type { Invariant } from '../../../platform/slice.ts';

/** What withdrawals must obey (reliability, M16). */
export const withdrawalInvariants: readonly Invariant[] = [
  {
    name: 'withdrawals.held_once',
    promise:
      'Each withdrawal holds amount and fee of its owner: open while it is open, sent when paid, else given back.',
    sql: `
      SELECT w.id AS withdrawal_id, w.state, h.state AS hold, h.usd AS held, w.amount_usd + w.fee_usd AS wanted
      FROM withdrawal w JOIN ledger_hold h ON h.id = w.hold_id
      WHERE h.owner_id <> w.customer_id OR h.usd <> w.amount_usd + w.fee_usd
         OR h.key <> 'withdrawal/' || w.id
         OR h.state <> CASE WHEN w.state IN ('pending_review', 'approved') THEN 'open'
                            WHEN w.state = 'paid' THEN 'posted' ELSE 'released' END`,
  },
  {
    name: 'withdrawals.booked_as_paid',
    promise: 'What was paid out left by the clearing, its fee went to the fees, each once.',
    sql: `
      SELECT w.id AS withdrawal_id, w.amount_usd, w.fee_usd, b.clearing, b.fees
      FROM withdrawal w
      LEFT JOIN LATERAL (
        SELECT COALESCE(sum(e.amount) FILTER (WHERE a.code = 'withdrawal_clearing'), 0) AS clearing,
          COALESCE(sum(e.amount) FILTER (WHERE a.code = 'fees'), 0) AS fees
        FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id
        JOIN ledger_account a ON a.id = e.account_id
        WHERE t.idempotency_key = 'hold-resolved/' || w.hold_id
      ) b ON true
      WHERE b.clearing <> CASE WHEN w.state = 'paid' THEN w.amount_usd ELSE 0 END
         OR b.fees <> CASE WHEN w.state = 'paid' THEN w.fee_usd ELSE 0 END`,
  },
  {
    name: 'withdrawals.history_leads_here',
    promise: 'The history of each withdrawal is a chain without a gap that ends where it stands.',
    sql: `
      SELECT w.id AS withdrawal_id, w.state, h.last_state
      FROM withdrawal w
      LEFT JOIN LATERAL (
        SELECT (array_agg(to_state ORDER BY id DESC))[1] AS last_state, count(*) AS lines,
          bool_and(from_state IS NOT DISTINCT FROM before) AS chained
        FROM (SELECT id, to_state, from_state, lag(to_state) OVER (ORDER BY id) AS before
              FROM withdrawal_history WHERE withdrawal_id = w.id) line
      ) h ON true
      WHERE h.last_state IS DISTINCT FROM w.state OR NOT h.chained OR h.lines <> w.version`,
  },
];
