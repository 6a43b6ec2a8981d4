import type { Locale } from '@app/contract/core/locale';
import type { GoodsOrderEvent } from '@app/contract/orders/goods-order.machine';
import type { OrderDetail } from '@app/contract/orders/schemas';
import type { Tx } from '../../../platform/db/connect.ts';
import type { CustomerActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { asCustomer } from '../../accounts/core.ts';
import { detailView } from './order-views.ts';
import type { TransitionInput } from './transition/step.ts';
import { transition } from './transition/transition.ts';

export type CustomerStep = {
  readonly customer: CustomerActor;
  readonly lang: Locale;
  readonly orderId: string;
  readonly event: GoodsOrderEvent;
  readonly note?: string;
  readonly input?: TransitionInput;
};

/** Fires an event of the customer on their own order and returns it. Refuses record.not_found, order.not_allowed. */
export async function customerStep(platform: Platform, tx: Tx, step: CustomerStep): Promise<OrderDetail> {
  const { customer, lang, ...rest } = step;
  await transition(platform, tx, {
    ...rest,
    ...asCustomer(customer),
  });
  return detailView(platform, tx, { orderId: step.orderId, customerId: customer.id, lang });
}

/** Hides a finished order from its customer. Refuses record.not_found, order.not_allowed. */
export async function hideOrder(
  platform: Platform,
  tx: Tx,
  of: { customer: CustomerActor; orderId: string },
): Promise<void> {
  const { customer, orderId } = of;
  await transition(platform, tx, { orderId, event: 'delete', ...asCustomer(customer) });
}
