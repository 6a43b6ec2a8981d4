import { type StateGroups, type StateIn, statesIn } from '@app/kernel/machine';
import type { ReturnRequestState } from './reasons.ts';

/**
 * `for_staff` waits for staff, `for_customer` for the goods that its customer sends; `withdrawable` can be withdrawn; of one that
 * `came_back` money has gone back or is just going.
 */
export type ReturnRequestGroup = 'for_staff' | 'for_customer' | 'withdrawable' | 'came_back';

/** What the states of a return request have in common, for rules and SQL that are about several of them. */
const returnRequestGroups = {
  refund_requested: ['for_staff', 'withdrawable'],
  refund_approved: ['came_back'],
  refund_rejected: [],
  return_requested: ['for_staff', 'withdrawable'],
  return_approved: ['for_customer', 'withdrawable'],
  return_in_transit: ['for_staff'],
  return_completed: ['came_back'],
  return_rejected: [],
  refund_successful: ['came_back'],
  withdrawn: [],
  lapsed: [],
} as const satisfies StateGroups<ReturnRequestState, ReturnRequestGroup>;

/** Returns the states of a group. */
export const returnRequestStates = <G extends ReturnRequestGroup>(group: G): StateIn<typeof returnRequestGroups, G>[] =>
  statesIn(returnRequestGroups, group);

/** Whether a state belongs to a group. */
export const isReturnRequestState = (state: ReturnRequestState, group: ReturnRequestGroup): boolean =>
  (returnRequestGroups[state] as readonly ReturnRequestGroup[]).includes(group);
