import { DEFAULT_LOCALE } from '@app/contract/core/locale';
import { isOnBundles } from '@app/contract/deals/deal-facts';
import { PREVIEW_DAYS, type shapes, type TravelDealPreview } from '@app/contract/travel-deals/schemas';
import type { z } from 'zod';
import type { Platform } from '../../../../platform/slice.ts';
import { lowestAtDeal, percentOff } from '../../core/domain/deal-days.ts';
import { bookedItemsOf } from '../db/booked-items.repo.ts';
import { previewDeal } from '../domain/preview-deal.ts';
import { dealSubjects } from './deal-subjects.ts';
import { daysAtDeal } from './show-travel-deals.ts';

type Terms = z.output<(typeof shapes)['previewTravelDeal']['query']>;

/** What customers will see of the price; null where nothing of it can be had. */
async function shownOf(platform: Platform, terms: Terms): Promise<TravelDealPreview['shown']> {
  const subject = (await dealSubjects(platform, platform.reads, [terms], DEFAULT_LOCALE)).get(terms.key);
  if (!subject) return null;
  const startsAt = terms.startsAt === undefined ? platform.clock.now() : new Date(terms.startsAt);
  const { days, knownDays } = await daysAtDeal(platform, { ...terms, startsAt }, { subject, lang: DEFAULT_LOCALE });
  const lowest = lowestAtDeal(days);
  return (
    lowest && { ...lowest, percent: lowest.wasUsd === null ? 0 : percentOff(lowest.wasUsd, lowest.nowUsd), knownDays }
  );
}

/**
 * What customers will see of a deal's price, what the bookings of the last days brought of what it is to be on, and what they would have
 * brought at it. Changes nothing.
 */
export async function previewTravelDeal(platform: Platform, terms: Terms): Promise<TravelDealPreview> {
  const [items, shown] = await Promise.all([
    bookedItemsOf(platform.reads, { key: terms.key, days: PREVIEW_DAYS, ofBundles: isOnBundles(terms.kind) }),
    shownOf(platform, terms),
  ]);
  return { days: PREVIEW_DAYS, ...previewDeal(items, terms), shown };
}
