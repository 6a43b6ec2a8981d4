import type { StateGroups, StateIn } from '@app/kernel/machine';
import { statesIn } from '@app/kernel/machine';
import type { TravelOrderState } from './travel-order.machine.ts';

/**
 * `unpaid` waits to be paid; `booked` is paid, or free, and its service is still to be had; `open` is one of both; `confirmed_once`
 * has been confirmed and not cancelled since; `to_answer` waits for staff; `over` has ended.
 */
export type TravelOrderGroup = 'unpaid' | 'booked' | 'open' | 'confirmed_once' | 'to_answer' | 'over';

/** What the states of a travel order have in common, for rules and SQL that are about several of them. */
const travelOrderGroups = {
  pending_review: ['unpaid', 'open', 'to_answer'],
  pending_payment: ['unpaid', 'open'],
  pending_verification: ['booked', 'open', 'to_answer'],
  confirmed: ['booked', 'open', 'confirmed_once'],
  pending_comment: ['confirmed_once'],
  completed: ['confirmed_once', 'over'],
  cancelled: ['over'],
} as const satisfies StateGroups<TravelOrderState, TravelOrderGroup>;

export type TravelStateIn<G extends TravelOrderGroup> = StateIn<typeof travelOrderGroups, G>;

/** Returns the states of a group. */
export const travelStates = <G extends TravelOrderGroup>(group: G): TravelStateIn<G>[] =>
  statesIn(travelOrderGroups, group);

/** Whether a state belongs to a group. */
export const isTravelState = <G extends TravelOrderGroup>(
  state: TravelOrderState,
  group: G,
): state is TravelStateIn<G> => (travelOrderGroups[state] as readonly TravelOrderGroup[]).includes(group);
