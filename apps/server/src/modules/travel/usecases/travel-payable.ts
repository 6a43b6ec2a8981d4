import { refuse } from '@app/contract/core/refuse';
import { TRAVEL_KINDS, type TravelKind } from '@app/contract/travel/kinds';
import { Refusal } from '@app/kernel/assert';
import type { Platform } from '../../../platform/slice.ts';
import { type Payable, registerPayable } from '../../payments/public.ts';
import { lockTravelOrderInLine, moveEnd, readTravelOrder } from '../db/travel-order.repo.ts';
import { frozenCurrency } from '../domain/travel-row.ts';
import { payableOfOrder } from './payable-kind.ts';
import { travelTransition } from './transition/travel-transition.ts';
import { verticalOf } from './travel-vertical.ts';

/** Makes the orders of every kind payable. */
export function makeTravelPayable(platform: Platform): void {
  for (const kind of TRAVEL_KINDS) registerPayable(platform, payableOf(platform, kind));
}

const payableOf = (platform: Platform, kind: TravelKind): Payable => ({
  kind: payableOfOrder(kind),
  describe: async (db, orderId, lang) => {
    const order = (await readTravelOrder(db, orderId)) ?? refuse('record.not_found');
    const { title } = verticalOf(platform, order.kind).describe(order.snapshot, lang);
    return { number: order.number, title, currency: frozenCurrency(order) };
  },
  lock: lockTravelOrderInLine,
  /** What waits for its review cannot be paid yet. */
  payableNow: async (db, orderId) => (await readTravelOrder(db, orderId))?.state !== 'pending_review',
  extend: async (tx, orderId, until) => {
    if (await moveEnd(tx, orderId, until)) await verticalOf(platform, kind).extend(tx, orderId, until);
  },
  settled: async (tx, paid) => {
    await travelTransition(platform, tx, { orderId: paid.payableId, event: 'pay', actor: 'system' });
  },
  revive: async (tx, paid) => {
    try {
      await travelTransition(platform, tx, { orderId: paid.payableId, event: 'revive', actor: 'system' });
      return true;
    } catch (error) {
      // Not cancelled, or its rooms or points are gone: nothing was changed.
      if (error instanceof Refusal && error.key === 'order.not_allowed') return false;
      throw error;
    }
  },
});
