import { assertThat, refuse } from '@app/contract/core/refuse';
import {
  type TravelOrderEvent,
  type TravelOrderState,
  travelOrderMachine,
} from '@app/contract/travel/travel-order.machine';
import { type Actor, findTransition } from '@app/kernel/machine';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/public.ts';
import { parameter } from '../../../settings/public.ts';
import { lockTravelOrder, ownerOf, writeMove } from '../../db/travel-order.repo.ts';
import { autoAt } from '../../domain/next-by-itself.ts';
import { hasLapsed, type TravelPatch, type TravelRow } from '../../domain/travel-row.ts';
import { verticalOf } from '../travel-vertical.ts';
import { effects } from './effects.ts';
import { guards } from './guards.ts';
import type { Step, TravelInput } from './step.ts';

export type TravelRequest = {
  readonly orderId: string;
  readonly event: TravelOrderEvent;
  readonly actor: Actor;
  /** Who it is, for the history; nobody for the system. */
  readonly who?: { readonly id: string; readonly name: string };
  readonly note?: string;
  /** The order must be this customer's; anybody else's is not found. */
  readonly customerId?: string;
  /** The version the caller saw; another one is stale. */
  readonly version?: number;
  readonly input?: TravelInput;
};

/** Events that end with something booked on the customer: his row is locked before the order's. */
const TOUCHES_CUSTOMER = new Set<TravelOrderEvent>(['comment', 'auto_comment', 'cancel_paid', 'refund_part']);

/** Events that a lapsed order, as good as cancelled, cannot have any more. Money that comes still pays it. */
const NOT_WHEN_LAPSED = new Set<TravelOrderEvent>(['review', 'modify_amount', 'change_guests']);

/**
 * Fires an event on a travel order: the only way its state changes. Locks the row, asks the table and its guard, runs
 * the effects, writes history and tells the others, all in the caller's transaction. Refuses record.not_found,
 * record.stale, order.not_allowed, and what guards and effects refuse.
 */
export async function travelTransition(platform: Platform, tx: Tx, request: TravelRequest): Promise<TravelOrderState> {
  if (TOUCHES_CUSTOMER.has(request.event)) {
    await lockCustomer(tx, (await ownerOf(tx, request.orderId)) ?? refuse('record.not_found'));
  }
  const order = (await lockTravelOrder(tx, request.orderId)) ?? refuse('record.not_found');
  if (request.customerId !== undefined) {
    assertThat(order.customerId === request.customerId && order.hiddenAt === null, 'record.not_found');
  }
  if (request.version !== undefined) assertThat(order.version === request.version, 'record.stale');
  return fire(platform, tx, order, request);
}

async function fire(platform: Platform, tx: Tx, order: TravelRow, request: TravelRequest): Promise<TravelOrderState> {
  const { event, actor } = request;
  const rule = findTransition(travelOrderMachine, { state: order.state, event, actor });
  const inVain = NOT_WHEN_LAPSED.has(event) && hasLapsed(order);
  if (!rule || rule.to === 'origin' || inVain) refuse('order.not_allowed', { state: order.state, event });
  const step: Step = {
    platform,
    tx,
    order,
    event,
    to: rule.to,
    by: { actor, actorId: request.who?.id ?? null, name: request.who?.name ?? '' },
    note: request.note ?? '',
    input: request.input ?? {},
  };
  if (rule.guard && !(await guards[rule.guard](step))) refuse('order.not_allowed', { state: order.state, event });
  let patch: TravelPatch = {};
  for (const effect of rule.effects ?? []) patch = { ...patch, ...(await effects[effect](step)) };
  await writeMove(tx, { ...step, patch: { ...patch, auto_at: await whenByItself(step) } });
  const { id: orderId, kind, customerId: userId } = order;
  await platform.events.emit(tx, 'travel.changed', { orderId, kind, userId, event, to: step.to });
  return step.to;
}

async function whenByItself({ platform, order, to }: Step): Promise<Date | null> {
  const { confirming } = verticalOf(platform, order.kind);
  const [confirmMinutes, verifyAfterHours, commentDays] = await Promise.all([
    to === 'pending_verification' && confirming ? confirming.minutes(platform, order.snapshot) : null,
    parameter(platform, 'travel.verify_after_hours'),
    parameter(platform, 'travel.auto_comment_days'),
  ]);
  return autoAt(to, order, { confirmMinutes, verifyAfterHours, commentDays });
}
