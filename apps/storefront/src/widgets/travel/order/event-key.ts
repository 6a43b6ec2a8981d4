import type { TextKey } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { isFree } from './has-receipt.ts';

/** Returns what an event of a booking is called: nothing is "paid" that is free, and nothing "refunded" of which nothing came back. */
export function eventKey(order: Pick<TravelOrderDetail, 'priceLines' | 'payable' | 'refund'>, event: string): TextKey {
  if (event === 'pay' && isFree(order)) return 'travel.event.pay_nothing';
  const nothingBack = order.payable.usd === 0 ? isFree(order) : order.refund?.usd === 0;
  if (event === 'cancel_paid' && nothingBack) return 'travel.event.cancel';
  return `travel.event.${event}` as TextKey;
}
