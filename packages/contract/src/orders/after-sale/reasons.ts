/** A refund comes before shipping, a return after it. */
export const CASE_KINDS = ['refund', 'return'] as const;
export type ReturnRequestKind = (typeof CASE_KINDS)[number];

/** Why somebody wants money back, most frequent first; each has its text `after_sale.reason.<reason>`. */
export const AFTER_SALE_REASONS = {
  refund: ['changed_mind', 'wrong_choice', 'found_cheaper', 'too_slow', 'wrong_address', 'other'],
  return: ['damaged', 'not_as_shown', 'does_not_fit', 'wrong_item', 'parts_missing', 'changed_mind', 'other'],
} as const satisfies Record<ReturnRequestKind, readonly string[]>;

/** `staff` is the reason of a return request that staff opened by cancelling a paid order. */
export const CASE_REASONS = [
  ...new Set([...AFTER_SALE_REASONS.refund, ...AFTER_SALE_REASONS.return, 'staff' as const]),
] as const;
export type ReturnRequestReason = (typeof CASE_REASONS)[number];

/**
 * How a return request stands: the after-sale states of the order while it is open, and how it ended. `withdrawn` by the
 * customer; `lapsed` because the goods were not sent back in time.
 */
export const CASE_STATES = [
  'refund_requested',
  'refund_approved',
  'refund_rejected',
  'return_requested',
  'return_approved',
  'return_in_transit',
  'return_completed',
  'return_rejected',
  'refund_successful',
  'withdrawn',
  'lapsed',
] as const;
export type ReturnRequestState = (typeof CASE_STATES)[number];
