/** A proof waits as `submitted`; a newer one of the same payment supersedes it while nobody has decided. */
export const PROOF_STATES = ['submitted', 'approved', 'rejected', 'superseded'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** Why a proof is rejected; each has its sentence for the customer, `proofs.reason.<name>`. */
export const REJECT_REASONS = [
  'unreadable',
  'not_received',
  'wrong_amount',
  'wrong_account',
  'not_this_payment',
  'used_before',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];
