import { assertThat, refuse } from '@app/contract/core/refuse';
import {
  type GoodsOrderEvent,
  type GoodsOrderState,
  goodsOrderMachine,
} from '@app/contract/orders/goods-order.machine';
import { invariant } from '@app/kernel/assert';
import { type Actor, findTransition } from '@app/kernel/machine';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import { parameter } from '../../../settings/public.ts';
import { lockOrder, ownerOf, writeMove } from '../../db/order.repo.ts';
import { autoAt, CHAINED } from '../../domain/next-by-itself.ts';
import { isPastDeadline, type OrderPatch, type OrderRow } from '../../domain/order-row.ts';
import { effects } from './effects.ts';
import { guards } from './guards.ts';
import type { Step, TransitionInput } from './step.ts';

export type TransitionRequest = {
  readonly orderId: string;
  readonly event: GoodsOrderEvent;
  readonly actor: Actor;
  /** Who it is, for the history; nobody for the system. */
  readonly who?: { readonly id: string; readonly name: string };
  readonly note?: string;
  /** The order must be this customer's; anybody else's is not found. */
  readonly customerId?: string;
  /** The version the caller saw; another one is stale. */
  readonly version?: number;
  readonly input?: TransitionInput;
};

/** Events that end with something booked on the customer, whose row is locked before the order's. */
const TOUCHES_CUSTOMER = new Set<GoodsOrderEvent>(
  goodsOrderMachine.transitions
    .filter((rule) => rule.effects?.includes('complete') || rule.effects?.includes('refundBySource'))
    .flatMap((rule) => [rule.on, ...leadingTo(rule.from)]),
);

function leadingTo(states: readonly GoodsOrderState[]): GoodsOrderEvent[] {
  return goodsOrderMachine.transitions
    .filter((rule) => rule.to !== 'origin' && CHAINED[rule.to] && states.includes(rule.to))
    .map((rule) => rule.on);
}

/**
 * Fires an event on an order: the only way its state changes. Locks the row, asks the table and its guard, runs the
 * effects, writes history, tells the others, and fires what follows by itself, all in the caller's transaction.
 * Refuses record.not_found, record.stale, order.not_allowed, and what the effects refuse.
 */
export async function transition(platform: Platform, tx: Tx, request: TransitionRequest): Promise<GoodsOrderState> {
  if (TOUCHES_CUSTOMER.has(request.event)) {
    await lockCustomer(tx, (await ownerOf(tx, request.orderId)) ?? refuse('record.not_found'));
  }
  const order = (await lockOrder(tx, request.orderId)) ?? refuse('record.not_found');
  if (request.customerId !== undefined) {
    assertThat(order.customerId === request.customerId && order.state !== 'user_deleted', 'record.not_found');
  }
  if (request.version !== undefined) assertThat(order.version === request.version, 'record.stale');
  return fire(platform, tx, { order, request });
}

/** Fires an event on an order that the caller's transaction has locked and read already, and not changed since. */
export const transitionLocked = (
  platform: Platform,
  tx: Tx,
  given: { order: OrderRow; request: TransitionRequest },
): Promise<GoodsOrderState> => fire(platform, tx, given);

/** `otherwise` are the events to try, one after the other, when a guard does not let the event happen. */
type GivenStep = {
  readonly order: OrderRow;
  readonly request: TransitionRequest;
  readonly otherwise?: readonly GoodsOrderEvent[] | undefined;
};

async function fire(platform: Platform, tx: Tx, given: GivenStep): Promise<GoodsOrderState> {
  const { order, request } = given;
  const { event, actor } = request;
  const rule = findTransition(goodsOrderMachine, { state: order.state, event, actor });
  // What has run out is as good as cancelled: another amount would only be offered in vain.
  const inVain = event === 'modify_amount' && isPastDeadline(order);
  if (!rule || inVain) refuse('order.not_allowed', { state: order.state, event });
  const to = rule.to === 'origin' ? order.originState : rule.to;
  invariant(to, `order ${order.id} has no origin to go back to`);
  const step: Step = {
    platform,
    tx,
    order,
    event,
    to,
    by: { actor, actorId: request.who?.id ?? null, name: request.who?.name ?? '' },
    note: request.note ?? '',
    input: request.input ?? {},
  };
  if (rule.guard && !(await guards[rule.guard](step))) {
    const [other] = given.otherwise ?? [];
    if (!other) refuse('order.not_allowed', { state: order.state, event });
    return fire(platform, tx, { order, request: { ...request, event: other }, otherwise: given.otherwise?.slice(1) });
  }

  let patch: OrderPatch = columnsOf(step);
  for (const effect of rule.effects ?? []) patch = { ...patch, ...(await effects[effect](step)) };
  patch = { ...patch, auto_at: await whenByItself(platform, step, patch) };
  await writeMove(tx, { ...step, patch });
  await notify(step);

  const [next, ...otherwise] = CHAINED[to] ?? [];
  if (!next) return to;
  const moved = { ...order, ...changed(patch), state: to, version: order.version + 1 };
  return fire(platform, tx, { order: moved, request: { orderId: order.id, event: next, actor: 'system' }, otherwise });
}

/** Events that end a detour: the order is where it came from. */
const RESUMES = new Set<GoodsOrderEvent>([
  'resume',
  ...goodsOrderMachine.transitions.filter((rule) => rule.to === 'origin').map((rule) => rule.on),
]);

/** Columns that belong to the event itself. */
function columnsOf({ order, event, to }: Step): OrderPatch {
  return {
    ...(to === 'received' && !order.receivedAt ? { received_at: order.now } : {}),
    ...(RESUMES.has(event) ? { origin_state: null } : {}),
    ...(event === 'cancel' || event === 'expire' ? { expires_at: null } : {}),
  };
}

async function whenByItself(platform: Platform, step: Step, patch: OrderPatch): Promise<Date | null> {
  const [receipt, review, returns, sendBack] = await Promise.all([
    parameter(platform, 'order.auto_receipt_days'),
    parameter(platform, 'order.auto_review_days'),
    parameter(platform, 'order.return_days'),
    parameter(platform, 'order.send_back_days'),
  ]);
  const { order } = step;
  return autoAt(
    step.to,
    { now: order.now, receivedAt: patch.received_at ?? order.receivedAt },
    { receipt, review, returns, sendBack },
  );
}

/** What a chained event must know of the columns the first one changed. */
const changed = (patch: OrderPatch): Partial<OrderRow> => ({
  ...(patch.received_at ? { receivedAt: patch.received_at } : {}),
  ...(patch.completed_at ? { completedAt: patch.completed_at } : {}),
  ...(patch.origin_state === undefined ? {} : { originState: patch.origin_state as GoodsOrderState | null }),
});

/** Says what happened, in one round trip. */
async function notify({ platform, tx, order, event, to }: Step): Promise<void> {
  const subject = { orderId: order.id, customerId: order.customerId };
  await platform.events.emitAll(tx, [
    { name: 'order.changed', payload: { ...subject, event, to } },
    ...(event === 'pay' || event === 'revive' ? [{ name: 'order.paid' as const, payload: subject }] : []),
    // It completes once; one that comes back from a return has done so.
    ...(to === 'completed' && !order.completedAt ? [{ name: 'order.completed' as const, payload: subject }] : []),
  ]);
}
