import type { Invariant } from '../../../../platform/slice.ts';

/** What adjustments by staff must obey. */
export const adjustmentInvariants: readonly Invariant[] = [
  {
    name: 'adjustments.booked_once',
    promise: 'An adjustment is in the books exactly when it is booked, for its customer and amount.',
    sql: `
      SELECT j.id AS adjustment_id, j.state, j.amount, e.amount AS booked
      FROM ledger_adjustment j
      LEFT JOIN ledger_transfer t ON t.idempotency_key = 'adjustment/' || j.id
      LEFT JOIN ledger_account a ON a.owner_id = j.customer_id
        AND a.code = CASE j.unit WHEN 'money' THEN 'available' ELSE 'points' END
      LEFT JOIN ledger_entry e ON e.transfer_id = t.id AND e.account_id = a.id
      WHERE (j.state = 'booked' AND e.amount IS DISTINCT FROM j.amount) OR (j.state <> 'booked' AND t.id IS NOT NULL)`,
  },
  {
    name: 'adjustments.second_person',
    promise: 'Nobody approved what they had asked for themselves.',
    sql: `
      SELECT id AS adjustment_id, asked_name, decided_name FROM ledger_adjustment
      WHERE state = 'booked' AND reviewed AND decided_by = asked_by`,
  },
];
