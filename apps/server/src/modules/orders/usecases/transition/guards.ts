import { reviveStock } from '../../../catalog/public.ts';
import { balances } from '../../../ledger/core.ts';
import { parameter } from '../../../settings/public.ts';
import { piecesRemaining } from '../../db/return-request.repo.ts';
import { returnWindowIsOver, withinReturnWindow } from '../../domain/return-window.ts';
import { couponCanBeHad } from './order-coupon.ts';
import type { Guard, GuardName } from './step.ts';

/** Every guard of the machine. */
export const guards: Record<GuardName, Guard> = {
  /** Takes the stock while it asks: nothing else can come between the answer and the taking. */
  stockCanBeHad: async ({ tx, order }) => {
    if (order.pointsUsed > 0 && (await balances(tx, order.customerId)).points < order.pointsUsed) return false;
    if (!(await couponCanBeHad(tx, order))) return false;
    return reviveStock(tx, order.id);
  },
  withinReturnWindow: async ({ platform, order }) =>
    withinReturnWindow(order, await parameter(platform, 'order.return_days')),
  nothingRemains: async ({ tx, order }) => (await piecesRemaining(tx, order.id)) === 0,
  somethingRemains: async ({ tx, order }) => (await piecesRemaining(tx, order.id)) > 0,
  returnWindowIsOver: async ({ platform, order }) =>
    returnWindowIsOver(order, await parameter(platform, 'order.return_days')),
};
