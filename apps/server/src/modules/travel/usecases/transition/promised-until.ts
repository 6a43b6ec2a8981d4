import { addMs, MINUTE } from '@app/kernel/clock';
import type { Step } from './step.ts';

/** Returns until when an order that is paid or changed now is promised to be confirmed; null where nothing is promised. */
export async function promisedUntil({ tx, order, vertical: { confirming } }: Step): Promise<Date | null> {
  if (!confirming) return null;
  return (await confirming.promisedBy?.(tx, order.id)) ?? addMs(order.now, confirming.promisedMinutes * MINUTE);
}
