import { releaseStock, restoreStock, takeStock } from '../../../catalog/public.ts';
import { returnCoupon, useCoupon } from '../../../coupons/public.ts';
import { voidPayment } from '../../../payments/public.ts';
import { openReturnRequestOf } from '../../db/return-request.repo.ts';
import { complete } from './complete.ts';
import { regainOrderCoupon } from './order-coupon.ts';
import { moveOrderPoints } from './order-points.ts';
import { recordShipment } from './record-shipment.ts';
import { refundBySource } from './refund-by-source.ts';
import { repricePayment } from './reprice-payment.ts';
import {
  approveReturnRequest,
  expireReturnRequest,
  openReturnRequest,
  receiveReturnRequest,
  recordReturn,
  rejectReturnRequest,
  withdrawReturnRequest,
} from './return-request-steps.ts';
import type { Effect, EffectName } from './step.ts';

/** What each effect of the machine does; leaving one out does not compile. */
export const effects: Record<EffectName, Effect> = {
  takeStock: async ({ tx, order, event }) => {
    // The guard of a revival has taken it already.
    if (event !== 'revive') await takeStock(tx, order.id);
    return { paid_at: order.now, expires_at: null };
  },
  releaseStock: async ({ tx, order }) => {
    await releaseStock(tx, order.id);
    return {};
  },
  /** The pieces of the open return request. */
  restoreStock: async ({ tx, order }) => {
    const lines = (await openReturnRequestOf(tx, order.id))?.lines ?? [];
    const pieces = new Map<string, number>();
    for (const line of lines) pieces.set(line.variantId, (pieces.get(line.variantId) ?? 0) + line.quantity);
    await restoreStock(tx, order.id, pieces);
    return {};
  },
  takePoints: async ({ tx, order }) => {
    await moveOrderPoints(tx, order, 'spend');
    return {};
  },
  returnPoints: async ({ tx, order }) => {
    await moveOrderPoints(tx, order, 'return');
    return {};
  },
  useCoupon: async ({ tx, order }) => {
    if (order.couponId) await useCoupon(tx, order.id);
    return {};
  },
  returnCoupon: async ({ tx, order }) => {
    if (order.couponId) await returnCoupon(tx, order.id);
    return {};
  },
  regainCoupon: async ({ tx, order }) => {
    await regainOrderCoupon(tx, order);
    return {};
  },
  voidPayment: async ({ tx, order, by }) => {
    await voidPayment(tx, order.paymentId, { byCustomer: by.actor === 'customer' });
    return {};
  },
  rememberOrigin: async ({ order }) => ({ origin_state: order.state }),
  openReturnRequest,
  approveReturnRequest,
  rejectReturnRequest,
  recordReturn,
  receiveReturnRequest,
  withdrawReturnRequest,
  expireReturnRequest,
  repricePayment,
  recordShipment,
  complete,
  refundBySource,
};
