import { refuse } from '@app/contract/core/refuse';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { daysOfOthers, readBundle } from '../../db/bundle.repo.ts';
import { type DayRange, daysBeside } from '../../domain/days-beside.ts';
import type { TravelRow } from '../../domain/travel-row.ts';
import { bundleOf } from './bundle-vertical.ts';

type Part = Pick<TravelRow, 'id' | 'bundleId' | 'serviceFrom'>;

/** Returns the days on which an order may begin beside the others of its bundle; null for any. */
export async function daysBesideOthers(platform: Platform, db: Queryable, order: Part): Promise<DayRange | null> {
  const bundle = order.bundleId === null ? null : await readBundle(db, order.bundleId);
  const apart = bundle && bundleOf(platform, bundle.kind).daysApart?.(bundle.snapshot);
  if (!bundle || apart === null || apart === undefined) return null;
  return daysBeside(order.serviceFrom, await daysOfOthers(db, { bundleId: bundle.id, orderId: order.id }), apart);
}

/** Refuses travel.too_far_apart, with the days that are left, where a part would begin too far from the others of its bundle. */
export async function keepTogether(
  platform: Platform,
  db: Queryable,
  of: { readonly order: Part; readonly from: string },
): Promise<void> {
  const days = await daysBesideOthers(platform, db, of.order);
  if (days && (of.from < days.from || of.from > days.to)) refuse('travel.too_far_apart', days);
}
