import type { TravelOrderDetail } from '@app/contract/travel/order-views';

/** Paid and not used yet. */
const AWAITED: ReadonlySet<TravelOrderDetail['state']> = new Set([
  'pending_review',
  'confirmed',
  'pending_verification',
]);

const AHEAD_MS = 3 * 3_600_000;

/** Whether a party may say now that it comes late: of a paid table, from three hours before its hour to its end. */
export function mayReportLate(order: Pick<TravelOrderDetail, 'own' | 'state' | 'service'>, nowMs: number): boolean {
  const { startsAt, endsAt } = order.service;
  const awaited = order.own && AWAITED.has(order.state);
  return awaited && nowMs > Date.parse(startsAt) - AHEAD_MS && nowMs < Date.parse(endsAt);
}
