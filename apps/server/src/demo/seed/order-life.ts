import type { GoodsOrderEvent } from '@app/contract/orders/goods-order.machine';
import { goodsOrderMachine } from '@app/contract/orders/goods-order.machine';
import { invariant } from '@app/kernel/assert';
import { addMs, DAY } from '@app/kernel/clock';
import { type Actor, findTransition } from '@app/kernel/machine';
import type { LivingOrder } from './living-order.ts';

const RECEIPT_DAYS = 15;
const REVIEW_DAYS = 15;
const RETURN_DAYS = 7;
const SEND_BACK_DAYS = 10;

/** When the next step would come by itself, as the orders slice reckons it with its initial parameters. */
function nextByItself(order: LivingOrder, at: Date): Date | null {
  if (order.state === 'pending_receipt') return addMs(at, RECEIPT_DAYS * DAY);
  if (order.state === 'pending_review') return addMs(at, REVIEW_DAYS * DAY);
  if (order.state === 'return_approved') return addMs(at, SEND_BACK_DAYS * DAY);
  if (order.state !== 'completed' || !order.receivedAt) return null;
  const end = addMs(order.receivedAt, RETURN_DAYS * DAY);
  return end > at ? end : at;
}

/** Fires one event on an order by the machine's own table; throws when the table does not allow it. */
export function fire(order: LivingOrder, step: { event: GoodsOrderEvent; actor: Actor; at: Date; note: string }): void {
  const rule = findTransition(goodsOrderMachine, { state: order.state, event: step.event, actor: step.actor });
  const to = rule?.to === 'origin' ? order.origin : rule?.to;
  invariant(rule && to, `${step.event} is not allowed in ${order.state}`);
  if (rule.effects?.includes('rememberOrigin')) order.origin = order.state;
  if (rule.to === 'origin' || step.event === 'resume') order.origin = null;
  order.history.push({ at: step.at, event: step.event, from: order.state, to, actor: step.actor, note: step.note });
  order.state = to;
  order.version += 1;
  if (to === 'received') order.receivedAt = step.at;
  if (to === 'completed') order.completedAt ??= step.at;
  if (step.event === 'pay') order.paidAt = step.at;
  if (step.event === 'ship') order.shippedAt = step.at;
  order.autoAt = nextByItself(order, step.at);
}
