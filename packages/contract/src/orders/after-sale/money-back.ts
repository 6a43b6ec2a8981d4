import type { ReturnRequestState } from './reasons.ts';

/** Whether a refund or return brings money back: it may yet, it has, or it ended without. */
export const MONEY_BACK: Readonly<Record<ReturnRequestState, 'pending' | 'completed' | 'failed'>> = {
  refund_requested: 'pending',
  refund_approved: 'pending',
  refund_rejected: 'failed',
  return_requested: 'pending',
  return_approved: 'pending',
  return_in_transit: 'pending',
  return_completed: 'pending',
  return_rejected: 'failed',
  refund_successful: 'completed',
  withdrawn: 'failed',
  lapsed: 'failed',
};
