import type { Invariant } from '../../../platform/slice.ts';

/** What the books must obey (reliability, 2.1: I1 to I4, I9, I11). */
export const invariants: readonly Invariant[] = [
  {
    name: 'ledger.transfers_balance',
    promise: 'The entries of every transfer sum to zero per unit, and there are at least two (I1).',
    sql: `
      SELECT t.id AS transfer_id, sum(e.amount) FILTER (WHERE a.unit = 'money') AS money,
        sum(e.amount) FILTER (WHERE a.unit = 'points') AS points
      FROM ledger_transfer t
      LEFT JOIN ledger_entry e ON e.transfer_id = t.id
      LEFT JOIN ledger_account a ON a.id = e.account_id
      GROUP BY t.id
      HAVING COALESCE(sum(e.amount) FILTER (WHERE a.unit = 'money'), 0) <> 0
        OR COALESCE(sum(e.amount) FILTER (WHERE a.unit = 'points'), 0) <> 0
        OR count(a.id) < 2 OR count(a.id) <> count(*)`,
  },
  {
    name: 'ledger.balance_is_its_entries',
    promise: 'The balance of every customer account is the sum of its entries (I2).',
    sql: `
      SELECT a.id AS account_id, a.owner_id, a.code, a.balance, COALESCE(e.total, 0) AS entries
      FROM ledger_account a
      LEFT JOIN (SELECT account_id, sum(amount) AS total FROM ledger_entry GROUP BY account_id) e ON e.account_id = a.id
      WHERE a.owner_id IS NOT NULL AND a.balance <> COALESCE(e.total, 0)`,
  },
  {
    name: 'ledger.chain_is_whole',
    promise: 'Each entry of a customer account begins where the one before ended, from zero (I3).',
    sql: `
      SELECT account_id, id AS entry_id, balance_before, expected FROM (
        SELECT e.account_id, e.id, e.balance_before,
          lag(e.balance_after, 1, 0) OVER (PARTITION BY e.account_id ORDER BY e.id) AS expected
        FROM ledger_entry e WHERE e.balance_before IS NOT NULL
      ) chain WHERE balance_before <> expected`,
  },
  {
    name: 'ledger.chain_has_no_gap',
    promise: 'Entries carry their balance before and after on accounts of customers, and only there (I3).',
    sql: `
      SELECT e.id AS entry_id FROM ledger_entry e LEFT JOIN ledger_account a ON a.id = e.account_id
      WHERE a.id IS NULL OR (a.owner_id IS NOT NULL) <> (e.balance_before IS NOT NULL)`,
  },
  {
    name: 'ledger.customers_are_covered',
    promise: 'No account of a customer is below zero, and everybody has his three accounts (I4).',
    sql: `
      SELECT c.id AS customer_id, count(a.id) AS accounts, min(a.balance) AS lowest
      FROM customer c LEFT JOIN ledger_account a ON a.owner_id = c.id
      GROUP BY c.id HAVING count(a.id) <> 3 OR min(a.balance) < 0`,
  },
  {
    name: 'ledger.gifts_once',
    promise: 'Points of the sign-up and of the e-mail verification are given once a person at most (I9).',
    sql: `
      SELECT e.account_id, t.kind, count(*) AS times
      FROM ledger_transfer t
      JOIN ledger_entry e ON e.transfer_id = t.id AND e.balance_before IS NOT NULL
      WHERE t.kind IN ('points_sign_up', 'points_email')
      GROUP BY e.account_id, t.kind HAVING count(*) > 1`,
  },
  {
    name: 'ledger.liabilities_match',
    promise: 'What customers hold is what the house accounts owe, per unit (I11).',
    sql: `
      SELECT unit, customers, house FROM (
        SELECT a.unit, COALESCE(sum(a.balance), 0) AS customers,
          (SELECT COALESCE(sum(e.amount), 0) FROM ledger_entry e
           JOIN ledger_account h ON h.id = e.account_id AND h.owner_id IS NULL AND h.unit = a.unit) AS house
        FROM ledger_account a GROUP BY a.unit
      ) books WHERE customers + house <> 0`,
  },
];
