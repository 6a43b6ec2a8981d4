import { releaseStock, restoreStock, takeStock } from '../../../catalog/public.ts';
import { voidPayment } from '../../../payments/public.ts';
import { complete } from './complete.ts';
import { moveOrderPoints } from './order-points.ts';
import { recordShipment } from './record-shipment.ts';
import { refundBySource } from './refund-by-source.ts';
import { repricePayment } from './reprice-payment.ts';
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
  restoreStock: async ({ tx, order }) => {
    await restoreStock(tx, order.id);
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
  voidPayment: async ({ tx, order }) => {
    await voidPayment(tx, order.paymentId);
    return {};
  },
  rememberOrigin: async ({ order }) => ({ origin_state: order.state }),
  repricePayment,
  recordShipment,
  complete,
  refundBySource,
};
