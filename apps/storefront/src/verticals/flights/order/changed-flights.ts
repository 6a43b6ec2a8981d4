import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { FlightItem, FlightLeg, LegChange } from '@app/contract/verticals/flights/views';

type Order = Pick<TravelOrderDetail, 'state' | 'timeline'>;

/** Whether the shop itself ended an order, because what it is of does not take place. */
export function isCalledOff({ state, timeline }: Order): boolean {
  const last = timeline.at(-1);
  return state === 'cancelled' && last?.by === 'system' && (last.event === 'cancel' || last.event === 'cancel_paid');
}

/** Flights departing later than sold, at another time, or not at all; each `flights.change.<kind>`. */
export type NoteKind = 'delayed' | 'moved' | 'cancelled';
type ChangedLeg = FlightLeg & { readonly change: LegChange };

/**
 * The flights of an order that are not as they were sold. Cancelled ones come first and alone; an order that its customer
 * ended has none.
 */
export function noteOf(order: Order, item: FlightItem): { kind: NoteKind; legs: ChangedLeg[] } | null {
  const changed = item.slices
    .flatMap(({ legs }) => legs)
    .flatMap((leg) => (leg.change ? [{ ...leg, change: leg.change }] : []));
  const cancelled = changed.filter(({ change }) => change.state === 'cancelled');
  if (order.state === 'cancelled' && !isCalledOff(order)) return null;
  if (cancelled.length > 0) return { kind: 'cancelled', legs: cancelled };
  if (order.state === 'cancelled' || changed.length === 0) return null;
  const later = changed.every(({ change, localDeparture }) => localDeparture > change.soldDeparture);
  return { kind: later ? 'delayed' : 'moved', legs: changed };
}
