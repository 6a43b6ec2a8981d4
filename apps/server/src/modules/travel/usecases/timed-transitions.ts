import { payableOfBundle } from '@app/contract/travel/bundle-kinds';
import type { TravelKind, TravelOrBundleKind } from '@app/contract/travel/kinds';
import type { TravelOrderEvent } from '@app/contract/travel/travel-order.machine';
import { Refusal } from '@app/kernel/assert';
import { inTransaction, openReadOnce } from '../../../platform/db/connect.ts';
import type { Job, Platform } from '../../../platform/slice.ts';
import { askBeforeClosing } from '../../payments/public.ts';
import { ordersOfSubject } from '../db/bundle.repo.ts';
import { askedParts, pruneBundleQuotes } from '../db/bundle-quote.repo.ts';
import { pruneChangeQuotes, readChange } from '../db/change.repo.ts';
import { claimDue, type Due, type DueOrder, dueOrders, PAST_DEADLINE } from '../db/due.repo.ts';
import { noteOverdue } from '../db/overdue.repo.ts';
import { pruneTravelQuotes, travelQuote } from '../db/place-travel.repo.ts';
import { readTravelOrder } from '../db/travel-order.repo.ts';
import { TIMED } from '../domain/next-by-itself.ts';
import { bundleOf } from './bundle/bundle-vertical.ts';
import { expireChanges } from './change/end-change.ts';
import { payableOfOrder } from './payable-kind.ts';
import { decideChanges } from './provider-change/answer-change.ts';
import { travelTransition } from './transition/travel-transition.ts';
import { verticalOf, verticals } from './travel-vertical.ts';

const BATCH = 100;

/** Fires the event on one order that is due, in a transaction of its own. Gives whether it moved. */
async function moveDue(platform: Platform, due: Due, orderId: string, event: TravelOrderEvent): Promise<boolean> {
  try {
    return await inTransaction(platform.db, async (tx) => {
      if (!(await claimDue(tx, due, orderId))) return false;
      await travelTransition(platform, tx, { orderId, event, actor: 'system' });
      return true;
    });
  } catch (error) {
    // Paid or moved by somebody between the look and the lock.
    if (error instanceof Refusal && error.key === 'order.not_allowed') return false;
    platform.log.error({ err: error, orderId, event }, 'a travel order that is due could not be moved');
    return false;
  }
}

/** Ends one unpaid order whose time is over, once its providers were asked. */
async function expire(platform: Platform, order: DueOrder): Promise<boolean> {
  const { bundle } = order;
  const payable = bundle
    ? { kind: payableOfBundle(bundle.kind), id: bundle.id }
    : { kind: payableOfOrder(order.kind), id: order.id };
  return (await askBeforeClosing(platform, payable)) && (await moveDue(platform, PAST_DEADLINE, order.id, 'expire'));
}

/** Ends unpaid orders whose time is over; gives how many. */
async function expireDue(platform: Platform): Promise<number> {
  let moved = 0;
  for (const order of await dueOrders(platform.db, PAST_DEADLINE, { limit: BATCH })) {
    if (await expire(platform, order)) moved += 1;
  }
  return moved;
}

async function runTimed(platform: Platform, state: keyof typeof TIMED): Promise<number> {
  const due: Due = { states: [state], column: 'auto_at' };
  let moved = 0;
  for (const { id } of await dueOrders(platform.db, due, { limit: BATCH })) {
    if (await moveDue(platform, due, id, TIMED[state])) moved += 1;
  }
  return moved;
}

/** Ends orders past their deadline: these, and those of a customer and kind. */
async function expireAmong(
  platform: Platform,
  among: readonly string[],
  orOf: { readonly customerId: string; readonly kind: TravelOrBundleKind },
): Promise<void> {
  const due = await dueOrders(platform.db, PAST_DEADLINE, { limit: BATCH, among, orOf });
  for (const order of due) await expire(platform, order);
}

/**
 * Ends what stands in the way of booking a quote though its time is over: the customer's own unpaid orders of the kind,
 * and orders of others that hold what the quote needs. For the `ahead` of a booking endpoint, outside its transaction.
 */
export async function expireBlockingOrders(
  platform: Platform,
  of: { customerId: string; quoteId: string },
): Promise<void> {
  const quote = await travelQuote(platform.db, of);
  if (!quote || quote.orderId !== null) return;
  await clearTheWayOf(platform, { customerId: of.customerId, kind: quote.kind, request: quote.request });
}

/** The same for what is asked for without a quote. */
export async function clearTheWayOf(
  platform: Platform,
  of: { readonly customerId: string; readonly kind: TravelKind; readonly request: Record<string, unknown> },
): Promise<void> {
  await expireChanges(platform);
  const holders = await verticalOf(platform, of.kind).holdersPastDeadline(platform.db, of.request);
  await expireAmong(platform, holders, of);
}

/**
 * The same for a change: changes that were not paid in time, and orders of others that hold what this one needs beyond their
 * time. For the `ahead` of a call that makes it.
 */
export async function clearTheWayOfChange(platform: Platform, changeId: string): Promise<void> {
  await expireChanges(platform);
  const change = await readChange(platform.db, changeId);
  const order = change?.state === 'quoted' ? await readTravelOrder(platform.db, change.orderId) : null;
  if (!change || !order) return;
  const holders = await verticalOf(platform, order.kind).holdersPastDeadline(platform.db, change.request);
  await expireAmong(platform, holders, { customerId: order.customerId, kind: order.kind });
}

/** The same for the quote of a bundle: whatever it or one of its parts needs, and the customer's own unpaid bundles of the kind. */
export async function clearTheWayOfBundle(
  platform: Platform,
  of: { customerId: string; quoteId: string },
): Promise<void> {
  const db = openReadOnce(platform.reads);
  const quote = await askedParts(db, of);
  if (!quote) return;
  await expireChanges(platform);
  const { kind, subjectId } = quote;
  const holders = await Promise.all([
    ...quote.parts.map((part) => verticalOf(platform, part.kind).holdersPastDeadline(db, part.request)),
    bundleOf(platform, kind).stock ? ordersOfSubject(db, { kind, subjectId }) : [],
  ]);
  await expireAmong(platform, holders.flat(), { customerId: of.customerId, kind });
}

/**
 * Notes orders whose promised confirmation is late and emits each once. What the system can confirm now is confirmed
 * first, so that nobody is told of a delay that ends in the same minute.
 */
async function noteLate(platform: Platform): Promise<number> {
  await runTimed(platform, 'pending_verification');
  for (const { confirming } of verticals(platform)) await confirming?.settle?.();
  return inTransaction(platform.db, async (tx) => {
    const late = await noteOverdue(tx, BATCH);
    for (const { id: orderId, kind, customerId } of late) {
      await platform.events.emit(tx, 'travel.overdue', { orderId, kind, customerId });
    }
    return late.length;
  });
}

/** Forgets prices of orders and of changes that nobody took; gives how many. */
const prune = async (platform: Platform): Promise<number> =>
  (await pruneTravelQuotes(platform.db)) +
  (await pruneBundleQuotes(platform.db)) +
  (await pruneChangeQuotes(platform.db));

const everyMinute = '* * * * *';

/** Travel orders that run out, are confirmed or found late, verified and completed by themselves, and quotes that are forgotten. */
export const travelJobs = (platform: Platform): Job[] => [
  { name: 'travel.expire', cron: everyMinute, run: () => expireDue(platform) },
  { name: 'travel.expire_changes', cron: everyMinute, run: () => expireChanges(platform) },
  { name: 'travel.decide_changes', cron: everyMinute, run: () => decideChanges(platform) },
  { name: 'travel.auto_confirm', cron: everyMinute, run: () => runTimed(platform, 'pending_verification') },
  { name: 'travel.note_overdue', cron: everyMinute, run: () => noteLate(platform) },
  { name: 'travel.auto_verify', cron: everyMinute, run: () => runTimed(platform, 'confirmed') },
  { name: 'travel.auto_comment', cron: everyMinute, run: () => runTimed(platform, 'pending_comment') },
  { name: 'travel.prune_quotes', cron: '23 * * * *', run: () => prune(platform) },
];
