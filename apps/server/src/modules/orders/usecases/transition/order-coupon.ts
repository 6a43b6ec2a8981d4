import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import { couponIsFree, regainCoupon, useCoupon } from '../../../coupons/public.ts';
import { couponSaving } from '../../db/order-coupon.repo.ts';
import type { OrderRow } from '../../domain/order-row.ts';

/** Whether a cancelled order could have its coupon again; locks it until the transaction ends. */
export const couponCanBeHad = async (tx: Tx, order: OrderRow): Promise<boolean> =>
  order.couponId === null || (await couponIsFree(tx, order.couponId));

/** Gives a revived order, which is paid, its coupon again. Call it once `couponCanBeHad`. */
export async function regainOrderCoupon(tx: Tx, order: OrderRow): Promise<void> {
  if (order.couponId === null) return;
  const savedUsd = await couponSaving(tx, order.id);
  const hold = { id: order.couponId, customerId: order.customerId, orderId: order.id, savedUsd };
  invariant(await regainCoupon(tx, hold), `coupon ${order.couponId} was free`);
  await useCoupon(tx, order.id);
}
