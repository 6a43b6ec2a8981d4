import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';

const SURE: ReadonlySet<TravelOrderState> = new Set(['confirmed', 'pending_comment', 'completed']);

/** How many of the parts of a bundle that are not cancelled are confirmed, used ones included, and of how many. */
export function bundleProgress(states: readonly TravelOrderState[]): { confirmed: number; of: number } {
  return {
    confirmed: states.filter((state) => SURE.has(state)).length,
    of: states.filter((state) => state !== 'cancelled').length,
  };
}
