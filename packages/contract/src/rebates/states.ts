/**
 * Where an agent's rebate of an order stands: expected while the order is paid and not completed, credited with its
 * completion, taken back by refunds after that.
 */
export const REBATE_STATES = ['pending', 'settled', 'reversed'] as const;
export type RebateState = (typeof REBATE_STATES)[number];
