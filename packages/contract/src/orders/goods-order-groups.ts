import { type StateGroups, type StateIn, statesIn } from '@app/kernel/machine';
import type { GoodsOrderState } from './goods-order.machine.ts';

/**
 * Of the list of all orders: `unpaid`, `active` (paid and under way), `done`, `cancelled`, `returns` (a refund or return is or was
 * under way). Of staff: `to_ship`, and `to_answer`, a return request waits for them. Besides: `timed`, its customer is notified when the next step
 * comes by itself; `case_open`, its open return request is in the same state; `refunding`, its money is just going back; `earned`, of one that was completed, it counts for
 * whoever invited its customer; `over`, nothing is owed on it any more.
 */
export type GoodsOrderGroup =
  | 'unpaid'
  | 'active'
  | 'done'
  | 'cancelled'
  | 'returns'
  | 'to_ship'
  | 'to_answer'
  | 'timed'
  | 'case_open'
  | 'refunding'
  | 'earned'
  | 'over';

/** What the states of a product order have in common, for rules and SQL that are about several of them. */
const goodsOrderGroups = {
  pending_payment: ['unpaid'],
  pending_shipping: ['active', 'to_ship'],
  pending_receipt: ['active', 'timed'],
  received: ['active'],
  pending_review: ['active', 'timed'],
  completed: ['done', 'earned', 'over'],
  closed: ['cancelled', 'earned', 'over'],
  cancelled: ['cancelled', 'over'],
  user_deleted: ['earned', 'over'],
  refund_requested: ['returns', 'to_answer', 'case_open'],
  refund_approved: ['returns', 'case_open', 'refunding'],
  refund_rejected: ['returns'],
  return_requested: ['returns', 'to_answer', 'case_open'],
  return_approved: ['returns', 'case_open'],
  return_in_transit: ['returns', 'to_answer', 'case_open'],
  return_completed: ['returns', 'case_open', 'refunding'],
  return_rejected: ['returns'],
  refund_successful: ['returns', 'over'],
} as const satisfies StateGroups<GoodsOrderState, GoodsOrderGroup>;

/** Returns the states of a group. */
export const goodsStates = <G extends GoodsOrderGroup>(group: G): StateIn<typeof goodsOrderGroups, G>[] =>
  statesIn(goodsOrderGroups, group);

/** Whether a state belongs to a group. */
export const isGoodsState = (state: GoodsOrderState, group: GoodsOrderGroup): boolean =>
  (goodsOrderGroups[state] as readonly GoodsOrderGroup[]).includes(group);
