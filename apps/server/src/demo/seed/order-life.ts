import type { GoodsOrderEvent, GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import { goodsOrderMachine } from '@app/contract/orders/goods-order.machine';
import { invariant } from '@app/kernel/assert';
import { addMs, DAY } from '@app/kernel/clock';
import { type Actor, findTransition } from '@app/kernel/machine';
import type { CurrencyRule } from '@app/kernel/money';
import type { Pricing } from '../../modules/pricing/public.ts';
import type { ChosenLine } from './choose-goods.ts';
import type { SeededAddress } from './customers.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { LivingReturnRequest } from './return-requests.ts';

export type HistoryRow = {
  readonly at: Date;
  readonly event: GoodsOrderEvent | 'place';
  readonly from: GoodsOrderState | null;
  readonly to: GoodsOrderState;
  readonly actor: Actor;
  readonly note: string;
};

/** An order of the demo while its life is played. */
export type LivingOrder = {
  readonly plan: PlannedOrder;
  readonly number: string;
  readonly paymentId: string;
  readonly address: SeededAddress;
  readonly note: string;
  readonly currency: CurrencyRule;
  readonly lines: readonly (ChosenLine & { readonly id: string })[];
  readonly pricing: Pricing;
  readonly agent: { readonly id: string; readonly rebateBp: number; readonly userId: string | null } | null;
  readonly pointsUsed: number;
  readonly history: HistoryRow[];
  state: GoodsOrderState;
  origin: GoodsOrderState | null;
  version: number;
  autoAt: Date | null;
  paidAt: Date | null;
  shippedAt: Date | null;
  receivedAt: Date | null;
  completedAt: Date | null;
  refundUsd: number | null;
  readonly cases: LivingReturnRequest[];
  /** Whose wallet paid; null while unpaid or when the test card did. */
  payerId: string | null;
  readonly refunds: { readonly id: string; readonly caseId: string; readonly usd: number; readonly at: Date }[];
  reviews: readonly {
    readonly lineId: string;
    readonly rating: number;
    readonly text: string;
    readonly pictures: readonly string[];
    readonly at: Date;
  }[];
};

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
