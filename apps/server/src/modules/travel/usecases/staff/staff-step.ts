import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import type { TravelOrderEvent } from '@app/contract/travel/travel-order.machine';
import { isTravelState } from '@app/contract/travel/travel-order-groups';
import { Refusal } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { ScopedActor } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { confirmPrices } from '../../../settings/public.ts';
import type { TravelInput } from '../transition/step.ts';
import { travelTransition } from '../transition/travel-transition.ts';
import { staffTravelDetail } from './staff-views.ts';

export type StaffTravelStep = {
  readonly orderId: string;
  /** The version of the order that the decision was made on. */
  readonly version: number;
  /** `cancel_any` is the one of the two cancellations that fits. */
  readonly event: TravelOrderEvent | 'cancel_any';
  readonly note: string;
  readonly input?: TravelInput;
};

/**
 * Fires an event of staff on a travel order, writes the operation log and gives the order. Refuses record.not_found, also
 * for what is not below an agent who asks, record.stale with the order as it is now, and what the transition refuses.
 */
export async function staffTravelStep(
  platform: Platform,
  by: { tx: Tx; staff: ScopedActor; ip: string; lang: Locale },
  step: StaffTravelStep,
): Promise<StaffTravelDetail> {
  const { tx, staff } = by;
  const before = await staffTravelDetail(platform, tx, step.orderId, by);
  const unpaid = isTravelState(before.state, 'unpaid');
  const event = step.event === 'cancel_any' ? (unpaid ? 'cancel' : 'cancel_paid') : step.event;
  try {
    const who = { id: staff.id, name: staff.username };
    await travelTransition(platform, tx, { ...step, event, actor: 'admin', who });
  } catch (error) {
    if (!(error instanceof Refusal) || error.key !== 'record.stale') throw error;
    refuse('record.stale', { current: await staffTravelDetail(platform, tx, step.orderId, by) });
  }
  const after = await staffTravelDetail(platform, tx, step.orderId, by);
  if (step.input?.payableUsd !== undefined) await confirmPrices(tx, { before, after: step.input });
  await logOperation(tx, by, {
    action: `travel_order.${event}`,
    record: `travel_order/${step.orderId}`,
    before: logged(before),
    after: { ...logged(after), note: step.note },
  });
  return after;
}

/** What of an order an operation can change; the log masks names by itself. */
export const logged = (order: StaffTravelDetail) => ({
  state: order.state,
  version: order.version,
  payableUsd: order.payableUsd,
  references: order.references,
  noShow: order.noShow,
  refundUsd: order.refundUsd,
  service: `${order.service.from} ${order.service.to}`,
  changeFeeUsd: order.changeFeeUsd,
  guests: order.guests.length,
});
