import type { Invariant } from '../../../../platform/slice.ts';

/** What the books of rebates must obey. That lines match orders is asked by the orders' slice. */
export const rebateInvariants: readonly Invariant[] = [
  {
    name: 'rebates.lines_are_booked',
    promise:
      'Every line of an agent’s rebate is one transfer of its amount, and the part no wallet took is what it says.',
    sql: `SELECT r.id, r.order_id, r.kind, r.amount_usd, r.owed_usd, b.rebates, b.owed FROM agent_rebate r
      LEFT JOIN LATERAL (
        SELECT sum(e.amount) FILTER (WHERE a.code = 'rebates') AS rebates,
          COALESCE(sum(e.amount) FILTER (WHERE a.code = 'rebates_payable'), 0) AS owed
        FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id
        JOIN ledger_account a ON a.id = e.account_id AND a.owner_id IS NULL
        WHERE t.idempotency_key = CASE r.kind WHEN 'credit' THEN 'rebate/' || r.order_id ELSE 'rebate-back/' || r.case_id END
      ) b ON true
      WHERE CASE r.kind WHEN 'credit' THEN b.rebates IS DISTINCT FROM -r.amount_usd OR b.owed <> r.owed_usd
        ELSE b.rebates IS DISTINCT FROM r.amount_usd OR b.owed <> -r.owed_usd END`,
  },
  {
    name: 'rebates.payable_is_its_lines',
    promise: 'What the house owes agents is what rebates left with it, less what was taken back and paid out.',
    sql: `SELECT l.booked, r.owed, p.paid FROM
      (SELECT COALESCE(sum(e.amount), 0) AS booked FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
        WHERE a.owner_id IS NULL AND a.code = 'rebates_payable') l,
      (SELECT COALESCE(sum(CASE kind WHEN 'credit' THEN owed_usd ELSE -owed_usd END), 0) AS owed FROM agent_rebate) r,
      (SELECT COALESCE(sum(amount_usd), 0) AS paid FROM agent_payout) p
      WHERE l.booked <> r.owed - p.paid`,
  },
  {
    name: 'rebates.payouts_are_booked',
    promise: 'Every payout to an agent is booked once, of its amount.',
    sql: `SELECT p.id, p.amount_usd, e.amount FROM agent_payout p
      LEFT JOIN ledger_transfer t ON t.idempotency_key = 'rebate-payout/' || p.id
      LEFT JOIN ledger_entry e ON e.transfer_id = t.id AND e.amount > 0
      WHERE e.amount IS DISTINCT FROM p.amount_usd`,
  },
  {
    name: 'rebates.nobody_refers_himself',
    promise: 'Agents are a tree, and nobody earns from their own orders.',
    sql: `WITH RECURSIVE above AS (
        SELECT id, parent_id AS up FROM agent WHERE parent_id IS NOT NULL
        UNION SELECT b.id, a.parent_id FROM above b JOIN agent a ON a.id = b.up WHERE a.parent_id IS NOT NULL
      ) SELECT id::text FROM above WHERE id = up
      UNION ALL
      SELECT c.id::text FROM customer c JOIN agent a ON a.id = c.invited_by_agent WHERE a.user_id = c.id`,
  },
];
