import type { Invariant } from '../../../platform/slice.ts';

/** What proofs of payment must obey (reliability, M15). */
export const proofInvariants: readonly Invariant[] = [
  {
    name: 'proofs.credited_once',
    promise:
      'An approved proof has a try that brought exactly its money; one that was not approved brought none by itself.',
    sql: `
      SELECT r.id AS proof_id, r.state, r.received_usd, a.state AS try_state, a.arrived_usd
      FROM payment_proof r JOIN payment_attempt a ON a.id = r.attempt_id
      WHERE r.state = 'approved'
        AND (a.state <> 'paid' OR COALESCE(a.arrived_usd, a.amount_usd) <> r.received_usd)`,
  },
  {
    name: 'proofs.same_payment',
    promise: 'The try of a proof is one of its payment and channel.',
    sql: `
      SELECT r.id AS proof_id FROM payment_proof r JOIN payment_attempt a ON a.id = r.attempt_id
      WHERE a.payment_id <> r.payment_id OR a.channel_id <> r.channel_id`,
  },
  {
    name: 'proofs.outcome_told',
    promise: 'What an approved proof says became of its money is what the payment and the wallet say.',
    sql: `
      SELECT r.id AS proof_id, r.outcome, p.state AS payment_state, r.received_usd,
        COALESCE(e.amount, 0) AS to_wallet
      FROM payment_proof r JOIN payment p ON p.id = r.payment_id
      LEFT JOIN ledger_transfer t ON t.idempotency_key = 'late-payment/' || r.attempt_id
      LEFT JOIN ledger_entry e ON e.transfer_id = t.id AND e.amount > 0
      WHERE r.state = 'approved' AND CASE r.outcome
        WHEN 'credited' THEN COALESCE(e.amount, 0) <> r.received_usd
        ELSE p.paid_at IS NULL OR COALESCE(e.amount, 0) > r.received_usd END`,
  },
  {
    name: 'proofs.private',
    promise: 'The pictures of proofs are vouchers, and no address serves them.',
    sql: `
      SELECT p.proof_id, f.id AS file_id FROM payment_proof_picture p JOIN stored_file f ON f.id = p.file_id
      WHERE f.purpose <> 'voucher' OR NOT f.private OR f.url NOT LIKE '/files/p/%'`,
  },
];
