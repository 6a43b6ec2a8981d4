import { reviveStock } from '../../../catalog/public.ts';
import { parameter } from '../../../settings/public.ts';
import { balances } from '../../../wallet/public.ts';
import { returnWindowIsOver, withinReturnWindow } from '../../domain/return-window.ts';
import type { Guard, GuardName } from './step.ts';

/** Every guard of the machine. */
export const guards: Record<GuardName, Guard> = {
  /** Takes the stock while it asks: nothing else can come between the answer and the taking. */
  stockCanBeHad: async ({ tx, order }) => {
    if (order.pointsUsed > 0 && (await balances(tx, order.customerId)).points < order.pointsUsed) return false;
    return reviveStock(tx, order.id);
  },
  withinReturnWindow: async ({ platform, order }) =>
    withinReturnWindow(order, await parameter(platform, 'order.return_days')),
  returnWindowIsOver: async ({ platform, order }) =>
    returnWindowIsOver(order, await parameter(platform, 'order.return_days')),
};
