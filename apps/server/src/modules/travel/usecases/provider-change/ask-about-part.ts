import type { Tx } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { hasOthers } from '../../db/bundle.repo.ts';
import { endProviderChange, openProviderChange } from '../../db/provider-change.repo.ts';
import { moveService } from '../../db/service.repo.ts';
import { serviceView } from '../../domain/frozen-travel.ts';
import { isBooked, type TravelRow } from '../../domain/travel-row.ts';
import { askAbout } from './follow-provider.ts';

/** What came of it: the customer was asked by this, or had been asked before; or the order is ended instead. */
export type PartAsked = 'asked' | 'asked_before' | 'ended';

/**
 * Asks the customer of a locked order what becomes of a part of a bundle that does not take place: something else, its money, or
 * all of the bundle's where it is a core part; without an answer its money is refunded. Does nothing for an order that stands by itself or is the
 * last of its bundle, and about one that is not paid or has begun: that is to be ended. `reason` is why, as its kind
 * names it.
 */
export async function askAboutPart(
  platform: Platform,
  tx: Tx,
  order: TravelRow,
  reason: string | null = null,
): Promise<PartAsked> {
  const { id: orderId, bundleId, kind, customerId } = order;
  const asks = bundleId !== null && isBooked(order) && order.noShowAt === null && order.now < order.startsAt;
  if (!asks || !(await hasOthers(tx, { bundleId, orderId }))) return 'ended';
  const open = await openProviderChange(tx, orderId);
  // Its time is over: the job that decides refunds it.
  if (open && !open.stands) return 'asked_before';
  if (open) await endProviderChange(tx, orderId, { to: 'lapsed', by: 'system' });
  const { from, to, zone } = serviceView(order);
  const side = {
    snapshot: order.snapshot,
    service: { from, to, zone, startsAt: order.startsAt, endsAt: order.endsAt },
  };
  const now = {
    before: side,
    after: side,
    extent: { minutes: 0, anotherDay: false, broken: true },
    stands: false,
    off: true,
  };
  const id = newId(platform.clock);
  await askAbout(tx, { id, order, weight: 'major', now, reason, acceptDays: 0 });
  await moveService(tx, orderId, { from, to, startsAt: order.startsAt, endsAt: order.endsAt, disrupted: true });
  await platform.events.emit(tx, 'travel.provider_changed', { orderId, kind, customerId });
  await platform.events.emit(tx, 'travel.part_off', { changeId: id, orderId, kind, customerId });
  return 'asked';
}
