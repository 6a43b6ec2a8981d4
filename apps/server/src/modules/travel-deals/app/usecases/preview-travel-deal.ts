import { PREVIEW_DAYS, type shapes, type TravelDealPreview } from '@app/contract/travel-deals/schemas';
import type { z } from 'zod';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { bookedItemsOf } from '../db/booked-items.repo.ts';
import { previewDeal } from '../domain/preview-deal.ts';

/** What the bookings of the last days brought of what a deal is to be on, and what they would have brought at it. Changes nothing. */
export async function previewTravelDeal(
  db: Queryable,
  terms: z.output<(typeof shapes)['previewTravelDeal']['query']>,
): Promise<TravelDealPreview> {
  const items = await bookedItemsOf(db, { key: terms.key, days: PREVIEW_DAYS });
  return { days: PREVIEW_DAYS, ...previewDeal(items, terms) };
}
