import { isByPieces, type TravelKind } from '@app/contract/travel/kinds';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { policyLines } from './policy-rules.ts';

/** What people come to change and cannot change by themselves; texts are `travel.advice.<name>`. */
export type Advice = 'names' | 'ticket_names' | 'flight' | 'nights' | 'departure' | 'table' | 'part';

const TIMES: Partial<Record<TravelKind, Advice>> = {
  flight: 'flight',
  hotel: 'nights',
  tour: 'departure',
  dining: 'table',
};

type Booking = Pick<TravelOrderDetail, 'own' | 'state' | 'kind' | 'actions' | 'guests' | 'bundle'>;

/** What the page of a paid booking that is to come advises about, beside what it lets its customer change. */
export function adviceOf({ own, state, kind, actions, guests, bundle }: Booking): Advice[] {
  if (!own || (state !== 'pending_verification' && state !== 'confirmed') || isByPieces(kind)) return [];
  const names = kind !== 'dining' && guests.length > 0 && !actions.includes('change_guests');
  const time = actions.includes('change_dates') ? undefined : bundle ? 'part' : TIMES[kind];
  return [
    ...(names ? [kind === 'flight' ? ('ticket_names' as const) : ('names' as const)] : []),
    ...(time ? [time] : []),
  ];
}

type Cost = Pick<TravelOrderDetail, 'policy' | 'payable' | 'freeCancellation'>;

/** What cancelling costs now, of which booking anew begins. */
export function cancelsFor(order: Cost, nowMs: number): { kind: 'free' | 'partly' | 'all'; fee: Cost['payable'] } {
  const [now] = policyLines(order.policy, order.payable, nowMs);
  if (order.freeCancellation || !now || order.payable.usd === 0) return { kind: 'free', fee: order.payable };
  return { kind: now.kind, fee: now.fee };
}
