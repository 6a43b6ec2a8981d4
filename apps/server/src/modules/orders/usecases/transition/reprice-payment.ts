import { invariant } from '@app/kernel/assert';
import { repricePayment as reprice } from '../../../payments/public.ts';
import { adjustTo } from '../../../pricing/public.ts';
import { orderForAdjustment, writeAdjustment } from '../../db/adjustment.repo.ts';
import { frozenCurrency, pointsEarned } from '../../domain/order-row.ts';
import type { Effect } from './step.ts';

/** Makes an unpaid order cost another amount: adjustment line, the lines' shares, and what is due. */
export const repricePayment: Effect = async ({ tx, order, input }) => {
  const { payableUsd } = input;
  invariant(payableUsd !== undefined, 'a modified amount names the amount');
  const { lines, weights } = await orderForAdjustment(tx, order.id);
  const adjusted = adjustTo({ lines, weights, currency: frozenCurrency(order) }, payableUsd);
  await writeAdjustment(tx, order.id, adjusted);
  await reprice(tx, order.paymentId, payableUsd);
  return { payable_usd: payableUsd, earn_points: pointsEarned(payableUsd) };
};
