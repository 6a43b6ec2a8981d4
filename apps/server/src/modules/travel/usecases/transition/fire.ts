import { refuse } from '@app/contract/core/refuse';
import {
  type TravelOrderEvent,
  type TravelOrderState,
  travelOrderMachine,
} from '@app/contract/travel/travel-order.machine';
import { type Actor, findTransition } from '@app/kernel/machine';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { dropUnits, releaseDealUnits } from '../../../travel-deals/core.ts';
import { disruptOthers, endedBundle } from '../../db/bundle.repo.ts';
import { writeMove } from '../../db/travel-order.repo.ts';
import { inLockOrder } from '../../domain/lock-order.ts';
import { autoAt } from '../../domain/next-by-itself.ts';
import { isPastDeadline, type TravelPatch, type TravelRow } from '../../domain/travel-row.ts';
import { bundleOf } from '../bundle/bundle-vertical.ts';
import { verticalOf } from '../travel-vertical.ts';
import { effects } from './effects.ts';
import { guards } from './guards.ts';
import type { Step, TravelInput } from './step.ts';

/** An event, and who fires it. */
export type Firing = {
  readonly event: TravelOrderEvent;
  readonly actor: Actor;
  /** Who it is, for the history; missing for the system. */
  readonly who?: { readonly id: string; readonly name: string } | undefined;
  readonly note?: string | undefined;
  readonly input?: TravelInput;
  /** By `fireTogether` alone: what comes after all orders is left to it. */
  readonly among?: true;
};

/** Events that an order has only where it stands by itself: in a bundle its price is that of the whole until it is paid, and its people go together. */
const NOT_IN_BUNDLE = new Set<TravelOrderEvent>(['modify_amount', 'split']);

/** Events that an overdue order, as good as cancelled, cannot have any more. Money that comes still pays it. */
const NOT_PAST_DEADLINE = new Set<TravelOrderEvent>(['review', 'modify_amount', 'change_guests']);

/** Fires an event on an order whose row is locked, as `travelTransition` says. */
export async function fire(platform: Platform, tx: Tx, order: TravelRow, request: Firing): Promise<TravelOrderState> {
  const { event, actor } = request;
  const rule = findTransition(travelOrderMachine, { state: order.state, event, actor });
  const inVain =
    (NOT_PAST_DEADLINE.has(event) && isPastDeadline(order)) || (NOT_IN_BUNDLE.has(event) && order.bundleId !== null);
  if (!rule || rule.to === 'origin' || inVain) refuse('order.not_allowed', { state: order.state, event });
  const step: Step = {
    platform,
    tx,
    order,
    vertical: verticalOf(platform, order.kind),
    event,
    to: rule.to,
    by: { actor, actorId: request.who?.id ?? null, name: request.who?.name ?? '' },
    note: request.note ?? '',
    input: request.input ?? {},
    among: request.among === true,
  };
  if (rule.guard && !(await guards[rule.guard](step))) refuse('order.not_allowed', { state: order.state, event });
  let patch: TravelPatch = {};
  for (const effect of rule.effects ?? []) patch = { ...patch, ...(await effects[effect](step)) };
  await writeMove(tx, { ...step, patch: { ...patch, auto_at: await whenByItself(step) } });
  const { id: orderId, kind, customerId, bundleId } = order;
  // A core part that its customer does not end by their own wish frees the others.
  const endsAlone = actor !== 'customer' || step.input.providerChangeId !== undefined;
  if (event === 'cancel_paid' && bundleId !== null && order.core && endsAlone) {
    await disruptOthers(tx, { bundleId, orderId });
  }
  if (step.to === 'cancelled' && bundleId !== null && !step.among) await releaseEnded(platform, tx, bundleId);
  await platform.events.emit(tx, 'travel.changed', { orderId, kind, customerId, event, to: step.to });
  return step.to;
}

/** Gives back what a bundle took of its kind's own stock once none of its orders is left. Their customer's row is locked. */
async function releaseEnded(platform: Platform, tx: Tx, bundleId: string): Promise<void> {
  const ended = await endedBundle(tx, bundleId);
  if (ended) await bundleOf(platform, ended.kind).stock?.release(tx, ended.subjectId);
}

/**
 * Fires an event that ends them on locked orders of one bundle: first what each of its parts has is given back, in the one order of all bookings,
 * then units of deals of all of them in the order of their ids, and last what the bundle has of its own.
 */
export async function fireTogether(
  platform: Platform,
  tx: Tx,
  of: { readonly bundleId: string; readonly orders: readonly TravelRow[]; readonly how: (order: TravelRow) => Firing },
): Promise<void> {
  for (const order of inLockOrder(of.orders)) await fire(platform, tx, order, { ...of.how(order), among: true });
  const ids = of.orders.map(({ id }) => id);
  if (await releaseDealUnits(tx, ids)) dropUnits(platform, tx);
  await releaseEnded(platform, tx, of.bundleId);
}

async function whenByItself({ platform, order, vertical, to }: Step): Promise<Date | null> {
  const { confirming } = vertical;
  const [confirmMinutes, verifyAfterHours, commentDays] = await Promise.all([
    to === 'pending_verification' && confirming ? confirming.minutes(platform, order.snapshot) : null,
    parameter(platform, 'travel.verify_after_hours'),
    parameter(platform, 'travel.auto_comment_days'),
  ]);
  return autoAt(to, order, { confirmMinutes, verifyAfterHours, commentDays });
}
