import { refuse } from '@app/contract/core/refuse';
import { TRAVEL_KINDS, type TravelKind } from '@app/contract/travel/kinds';
import { Refusal } from '@app/kernel/assert';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { Payable } from '../../payments/public.ts';
import { type ChangeRow, lockChangedOrderQueued, moveChangeEnd, readChange } from '../db/change.repo.ts';
import { openProviderChange } from '../db/provider-change.repo.ts';
import { lockTravelOrder, lockTravelOrderQueued, moveEnd, readTravelOrder } from '../db/travel-order.repo.ts';
import { frozenCurrency } from '../domain/travel-row.ts';
import { giveUpPaidChange } from './change/end-change.ts';
import { splitForChange } from './change/split-order.ts';
import { payableOfChange, payableOfOrder } from './payable-kind.ts';
import { changeTravelOrder } from './transition/change-travel-order.ts';
import { payTravelOrder } from './transition/pay-travel-order.ts';
import { travelTransition } from './transition/travel-transition.ts';
import { amendIn, movesIn, type TravelVertical, verticalOf } from './travel-vertical.ts';

/** The orders of every kind and changes of them as something that can be paid. */
export const travelPayables = (platform: Platform): Payable[] =>
  TRAVEL_KINDS.flatMap((kind) => [payableOf(platform, kind), changePayable(platform, kind)]);

const payableOf = (platform: Platform, kind: TravelKind): Payable => ({
  kind: payableOfOrder(kind),
  together: {},
  movedFirst: true,
  describe: async (db, orderId, lang) => {
    const order = (await readTravelOrder(db, orderId)) ?? refuse('record.not_found');
    const { title } = verticalOf(platform, order.kind).describe(order.snapshot, lang);
    return { number: order.number, title, currency: frozenCurrency(order) };
  },
  lock: lockTravelOrderQueued,
  /** What waits for its review cannot be paid yet, and a part of a bundle never by itself. */
  payableNow: async (db, orderId) => {
    const order = await readTravelOrder(db, orderId);
    return order?.state !== 'pending_review' && order?.bundleId === null;
  },
  extend: async (tx, orderId, until) => {
    if (await moveEnd(tx, orderId, until)) await verticalOf(platform, kind).extend(tx, orderId, until);
  },
  settled: async (tx, paid) => {
    await payTravelOrder(platform, tx, paid.payableId);
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

/**
 * Returns the order that a paid change is of, which is written now for guests who change by themselves; null where what it is of takes place no
 * more, or their provider has changed what all of them have meanwhile.
 */
async function orderToChange(
  platform: Platform,
  tx: Tx,
  { vertical, change }: { readonly vertical: TravelVertical; readonly change: ChangeRow },
): Promise<string | null> {
  const { orderId } = change;
  const stands = amendIn(vertical, change.form)?.stands;
  if (stands && !(await stands(tx, orderId))) return null;
  const moves = movesIn(vertical, change);
  if (moves.length === 0) return orderId;
  const order = (await lockTravelOrder(tx, orderId)) ?? refuse('record.not_found');
  if (await openProviderChange(tx, orderId)) return null;
  const apart = { order, vertical, moves, actor: 'system', changeId: change.id } as const;
  return (await splitForChange(platform, tx, apart)).id;
}

/** What other dates cost more. Its row is the order's: both are locked as one. */
const changePayable = (platform: Platform, kind: TravelKind): Payable => ({
  kind: payableOfChange(kind),
  expired: 'payment.change_expired',
  describe: async (db, changeId, lang) => {
    const change = (await readChange(db, changeId)) ?? refuse('record.not_found');
    const order = (await readTravelOrder(db, change.orderId)) ?? refuse('record.not_found');
    const { title } = verticalOf(platform, kind).describe(change.frozen.snapshot, lang);
    return { number: order.number, title, currency: frozenCurrency(order) };
  },
  lock: lockChangedOrderQueued,
  payableNow: async (db, changeId) => (await readChange(db, changeId))?.state === 'awaiting_payment',
  extend: async (tx, changeId, until) => {
    const moved = await moveChangeEnd(tx, changeId, until);
    if (moved) await amendIn(verticalOf(platform, kind), moved.form)?.extend(tx, moved.orderId, until);
  },
  settled: async (tx, paid) => {
    const change = (await readChange(tx, paid.payableId)) ?? refuse('record.not_found');
    const { id: changeId, form } = change;
    const vertical = verticalOf(platform, kind);
    const orderId = await orderToChange(platform, tx, { vertical, change });
    if (orderId === null) return giveUpPaidChange(tx, vertical, change);
    await changeTravelOrder(platform, tx, { orderId, changeId, form, actor: 'system' });
  },
  /** The booking stands as it was: money that comes too late is its customer's. */
  revive: async () => false,
});
