import type { TravelOrderDetail } from '@app/contract/travel/order-views';

const HOUR_MS = 3_600_000;

/** Whether a party may say now that it comes late: of a confirmed table, from three hours before its hour to one after. */
export function mayTellLate(
  order: Pick<TravelOrderDetail, 'own' | 'state' | 'service'>,
  nowMs: number,
): boolean {
  const begins = Date.parse(order.service.startsAt);
  return order.own && order.state === 'confirmed' && nowMs > begins - 3 * HOUR_MS && nowMs < begins + HOUR_MS;
}
