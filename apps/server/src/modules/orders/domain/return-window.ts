import { addMs, DAY } from '@app/kernel/clock';
import type { OrderRow } from './order-row.ts';

type Received = Pick<OrderRow, 'receivedAt' | 'now'>;

/** When the right to return ends; null while the goods have not been received. */
export const returnWindowEnd = (receivedAt: Date | null, days: number): Date | null =>
  receivedAt && addMs(receivedAt, days * DAY);

/** Whether goods may still be returned: always before receipt, and for so many days after it. */
export function withinReturnWindow(order: Received, days: number): boolean {
  const end = returnWindowEnd(order.receivedAt, days);
  return end === null || order.now < end;
}

/** Whether the right to return has ended. */
export const returnWindowIsOver = (order: Received, days: number): boolean =>
  order.receivedAt !== null && !withinReturnWindow(order, days);
