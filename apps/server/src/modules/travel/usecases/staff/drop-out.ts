import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { ScopedActor } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockTravelOrder } from '../../db/travel-order.repo.ts';
import { mayDropOut } from '../../domain/actions.ts';
import { askAboutPart } from '../provider-change/ask-about-part.ts';
import { amendsOf, verticalOf } from '../travel-vertical.ts';
import { logged } from './staff-step.ts';
import { staffTravelDetail } from './staff-views.ts';

/**
 * Says for its place that it cannot have the guests of a part of a bundle: its customer is asked what becomes of it. Refuses
 * record.not_found, also for what is not below an agent or at the places of a merchant, record.stale with the order as it is now,
 * and order.not_allowed for what is no such part, is asked about already, or is the last that is left.
 */
export async function dropOut(
  platform: Platform,
  by: { tx: Tx; staff: ScopedActor; ip: string; lang: Locale },
  of: { readonly orderId: string; readonly version: number; readonly note: string },
): Promise<StaffTravelDetail> {
  const { tx } = by;
  const before = await staffTravelDetail(platform, tx, of.orderId, by);
  const orderId = before.id;
  const order = (await lockTravelOrder(tx, orderId)) ?? refuse('record.not_found');
  if (order.version !== of.version)
    refuse('record.stale', { current: await staffTravelDetail(platform, tx, orderId, by) });
  const may = mayDropOut(order, amendsOf(verticalOf(platform, order.kind)));
  const asked = may && (await askAboutPart(platform, tx, order)) === 'asked';
  assertThat(asked, 'order.not_allowed', { state: order.state, event: 'drop_out' });
  const after = await staffTravelDetail(platform, tx, orderId, by);
  await logOperation(tx, by, {
    action: 'travel_order.drop_out',
    record: `travel_order/${orderId}`,
    before: logged(before),
    after: { ...logged(after), note: of.note },
  });
  return after;
}
