import type { Invariant } from '../../../platform/slice.ts';

/** What comparisons of statements must obey. */
export const reconciliationInvariants: readonly Invariant[] = [
  {
    name: 'reconciliation.applied_is_marked',
    promise:
      'Money that an applied comparison matched is marked as reconciled, with the amount that it was matched by.',
    sql: `
      SELECT l.id AS line_id, a.id AS attempt_id, a.reconciled_at, l.our_usd, COALESCE(a.arrived_usd, a.amount_usd) AS usd
      FROM reconciliation r JOIN reconciliation_line l ON l.reconciliation_id = r.id
      JOIN payment_attempt a ON a.id = l.attempt_id
      WHERE r.state = 'applied' AND l.verdict = 'matched'
        AND (a.reconciled_at IS NULL OR a.state <> 'paid' OR COALESCE(a.arrived_usd, a.amount_usd) <> l.our_usd)`,
  },
  {
    name: 'reconciliation.applied_refund_is_marked',
    promise: 'A refund that an applied comparison matched is marked as reconciled, with the amount it was matched by.',
    sql: `
      SELECT l.id AS line_id, f.id AS refund_id, f.reconciled_at, l.our_usd, f.amount_usd
      FROM reconciliation r JOIN reconciliation_line l ON l.reconciliation_id = r.id
      JOIN payment_refund f ON f.id = l.refund_id
      WHERE r.state = 'applied' AND l.verdict = 'matched'
        AND (f.reconciled_at IS NULL OR f.amount_usd <> -l.our_usd)`,
  },
];
