import { sql } from 'kysely';
import type { Invariant } from '../../../../platform/slice.ts';

/** Seals looked at in one statement, which must end within its time. */
const SEALS_AT_ONCE = 50_000;

/** What the books must obey. */
export const ledgerInvariants: readonly Invariant[] = [
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
    name: 'ledger.entries_have_their_transfer',
    promise: 'Every entry belongs to a transfer that exists.',
    sql: `SELECT e.id FROM ledger_entry e
      WHERE NOT EXISTS (SELECT 1 FROM ledger_transfer t WHERE t.id = e.transfer_id)`,
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
    promise: 'No account of a customer is below zero, and everybody has their three accounts (I4).',
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
  {
    name: 'ledger.holds_are_held',
    promise: "The open holds of a customer sum to the customer's held money (M16).",
    sql: `
      SELECT COALESCE(a.owner_id, h.owner_id) AS owner_id, COALESCE(a.balance, 0) AS held, COALESCE(h.usd, 0) AS open_holds
      FROM (SELECT owner_id, balance FROM ledger_account WHERE code = 'held' AND owner_id IS NOT NULL) a
      FULL JOIN (SELECT owner_id, sum(usd) AS usd FROM ledger_hold WHERE state = 'open' GROUP BY owner_id) h
        ON h.owner_id = a.owner_id
      WHERE COALESCE(a.balance, 0) <> COALESCE(h.usd, 0)`,
  },
  {
    name: 'ledger.holds_resolve_once',
    promise: 'Every hold was booked in, and booked out exactly when it is resolved, for its owner and amount (M16).',
    sql: `
      SELECT h.id AS hold_id, h.state, i.amount AS booked_in, o.amount AS booked_out
      FROM ledger_hold h
      LEFT JOIN ledger_account a ON a.owner_id = h.owner_id AND a.code = 'held'
      LEFT JOIN ledger_transfer ti ON ti.idempotency_key = 'hold/' || h.id
      LEFT JOIN ledger_entry i ON i.transfer_id = ti.id AND i.account_id = a.id
      LEFT JOIN ledger_transfer tout ON tout.idempotency_key = 'hold-resolved/' || h.id
      LEFT JOIN ledger_entry o ON o.transfer_id = tout.id AND o.account_id = a.id
      WHERE i.amount IS DISTINCT FROM h.usd
        OR o.amount IS DISTINCT FROM CASE WHEN h.state = 'open' THEN NULL ELSE -h.usd END`,
  },
  {
    name: 'ledger.seals_hold',
    promise: 'Every sealed transfer and its entries are byte for byte what was sealed, in the order of the seals.',
    sql: 'SELECT * FROM ledger_chain_breaks(1, (SELECT max(position) FROM ledger_seal))',
    parts: async (tx) => {
      const { rows } = await sql<{ last: number }>`SELECT max(position) AS last FROM ledger_seal`.execute(tx);
      const parts = Math.ceil((rows[0]?.last ?? 0) / SEALS_AT_ONCE);
      return Array.from({ length: parts }, (_, part) => {
        const first = part * SEALS_AT_ONCE + 1;
        return `SELECT * FROM ledger_chain_breaks(${first}, ${first + SEALS_AT_ONCE - 1})`;
      });
    },
  },
  {
    name: 'ledger.everything_is_sealed',
    promise:
      'No transfer was left out of the chain, none older than ten minutes waits for its seal, and the end stands.',
    sql: `
      SELECT t.id AS transfer_id, NULL::bigint AS position, 'not sealed' AS flaw
      FROM ledger_transfer t LEFT JOIN ledger_seal s ON s.transfer_id = t.id, ledger_head h
      WHERE s.position IS NULL AND (t.id <= h.transfer_id OR t.created_at < app_now() - interval '10 minutes')
      UNION ALL
      SELECT h.transfer_id, h.position, 'the end of the chain is not where it was'
      FROM ledger_head h LEFT JOIN ledger_seal s ON s.position = (SELECT max(position) FROM ledger_seal)
      WHERE (h.position, h.transfer_id) <> (COALESCE(s.position, 0), COALESCE(s.transfer_id, 0))
        OR h.hash <> COALESCE(s.hash, h.hash)`,
  },
  {
    name: 'ledger.house_days_match',
    promise: 'The kept totals of a day on an account of the house are the sum of its sealed entries of that day.',
    sql: `
      SELECT COALESCE(d.account_id, e.account_id) AS account_id, COALESCE(d.day, e.day) AS day, d.amount, e.total
      FROM ledger_house_day d
      FULL JOIN (
        SELECT e.account_id, (t.created_at AT TIME ZONE 'UTC')::date AS day, sum(e.amount) AS total
        FROM ledger_entry e JOIN ledger_transfer t ON t.id = e.transfer_id
        JOIN ledger_account a ON a.id = e.account_id AND a.owner_id IS NULL
        WHERE t.id <= (SELECT transfer_id FROM ledger_head) GROUP BY 1, 2
      ) e ON e.account_id = d.account_id AND e.day = d.day
      WHERE d.amount IS DISTINCT FROM e.total`,
  },
];
