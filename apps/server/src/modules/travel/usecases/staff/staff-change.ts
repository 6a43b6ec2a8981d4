import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { TravelChange } from '@app/contract/travel/order-views';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { Refusal } from '@app/kernel/assert';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { ScopedActor } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { changeEvent } from '../../domain/change.ts';
import { type ChangeMade, makeChange } from '../change/make-change.ts';
import { type ChangeAsked, quoteChange } from '../change/quote-change.ts';
import { logged } from './staff-step.ts';
import { type StaffReader, staffTravelDetail } from './staff-views.ts';

/** What a change of an order costs. Refuses record.not_found, also for what is not below the agent of the caller, and as `quoteChange`. */
export async function quoteChangeForStaff(
  platform: Platform,
  by: StaffReader,
  of: Pick<ChangeAsked, 'kind' | 'form' | 'orderId' | 'wanted' | 'guests' | 'waivesFee'>,
): Promise<TravelChange> {
  const { id: orderId } = await staffTravelDetail(platform, platform.db, of.orderId, by);
  // A merchant reads nothing of where else its guests are.
  const withOthers = by.staff.merchantId === null;
  return quoteChange(platform, { ...of, orderId, customerId: null, byStaff: true, lang: by.lang, withOthers });
}

/**
 * Makes a change that staff had priced, writes the operation log and gives the order. Refuses record.not_found, also for
 * what is not below an agent who asks, record.stale with the order as it is now, and as `makeChange`.
 */
export async function changeForStaff(
  platform: Platform,
  by: { tx: Tx; staff: ScopedActor; ip: string; lang: Locale },
  of: Required<Pick<ChangeMade, 'kind' | 'form' | 'orderId' | 'version' | 'changeId' | 'note'>>,
): Promise<StaffTravelDetail> {
  const { tx, staff } = by;
  const before = await staffTravelDetail(platform, tx, of.orderId, by);
  const orderId = before.id;
  try {
    const who = { id: staff.id, name: staff.username };
    await makeChange(platform, tx, { ...of, orderId, customerId: null, who });
  } catch (error) {
    if (!(error instanceof Refusal) || error.key !== 'record.stale') throw error;
    refuse('record.stale', { current: await staffTravelDetail(platform, tx, orderId, by) });
  }
  const after = await staffTravelDetail(platform, tx, orderId, by);
  await logOperation(tx, by, {
    action: `travel_order.${changeEvent(of.form)}`,
    record: `travel_order/${orderId}`,
    before: logged(before),
    after: { ...logged(after), change: after.changes.at(-1)?.state ?? '', note: of.note },
  });
  return after;
}
