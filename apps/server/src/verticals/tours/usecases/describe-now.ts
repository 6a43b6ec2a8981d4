import type { Locale } from '@app/contract/core/locale';
import type { TravelSubject } from '@app/contract/travel/order-views';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { TourItem } from '@app/contract/verticals/tours/views';
import { addMs, HOUR } from '@app/kernel/clock';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { isReleased } from '../db/booking.repo.ts';
import { departureById, insteadOf } from '../db/departure.repo.ts';
import { decidedState, fewLeft, leftOf, missingOf } from '../domain/departure-state.ts';
import { asSnapshot, beginningAt, beginsNow, describeTour } from '../domain/tour-snapshot.ts';

/** Hours before the start from which the guide is named. */
const GUIDE_HOURS = 48;

/** What an order is of, with how its departure stands now. */
export async function describeTourNow(
  platform: Platform,
  db: Queryable,
  of: { readonly orderId: string; readonly snapshot: Record<string, unknown>; readonly lang: Locale },
): Promise<TravelSubject> {
  const sold = asSnapshot(of.snapshot);
  const { departureId, tourId, seats } = sold;
  const departure = await departureById(db, departureId);
  if (!departure) return describeTour(of.snapshot, of.lang);
  // Places that were given back are of the departure as it was sold.
  const begins = (await isReleased(db, of.orderId)) ? sold : beginsNow(departure, sold);
  const subject = describeTour(beginningAt(sold, begins) as unknown as Record<string, unknown>, of.lang);
  const state = decidedState(departure);
  const named = platform.clock.now() >= addMs(departure.startsAt, -GUIDE_HOURS * HOUR);
  const others = state === 'cancelled' ? await insteadOf(db, { tourId, seats, limit: tourLimits.instead }) : [];
  const now: TourItem['now'] = {
    state,
    missing: missingOf(departure),
    booked: departure.sold,
    guide: named ? departure.guide : '',
    guidePhone: named ? departure.guidePhone : '',
    instead: others.map((other) => ({
      departureId: other.id,
      day: other.day,
      start: other.start,
      language: other.language,
      seatsLeft: fewLeft(leftOf(other)),
    })),
  };
  return { ...subject, item: { ...subject.item, now } };
}
