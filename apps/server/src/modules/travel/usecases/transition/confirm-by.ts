import { addMs, MINUTE } from '@app/kernel/clock';
import type { Step } from './step.ts';

/** By when the confirmation of an order that waits for it from now on is promised; null where nothing is. */
export async function confirmByOf({
  tx,
  order,
  vertical: { confirming },
}: Pick<Step, 'tx' | 'order' | 'vertical'>): Promise<Date | null> {
  if (!confirming) return null;
  return (await confirming.promisedBy?.(tx, order.id)) ?? addMs(order.now, confirming.promisedMinutes * MINUTE);
}
