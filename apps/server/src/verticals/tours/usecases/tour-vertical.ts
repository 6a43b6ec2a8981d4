import { refuse } from '@app/contract/core/refuse';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import { sql } from 'kysely';
import type { TravelVertical } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { decisionOf, extendHold, ordersPastDeadline } from '../db/booking.repo.ts';
import { insteadOf } from '../db/departure.repo.ts';
import { anyTour, toursInCity } from '../db/tour.repo.ts';
import { checkTourGuests } from '../domain/check-guests.ts';
import { tourFacts } from '../domain/tour-facts.ts';
import { asSnapshot, describeTour, promisedTour, TOUR_NAMES, tourBeginningAt } from '../domain/tour-snapshot.ts';
import { tourStops } from '../domain/tour-stops.ts';
import { amendTour } from './amend-tour.ts';
import { tourDeals } from './deal-tours.ts';
import { describeTourNow } from './describe-now.ts';
import { holdTour, holdTourAgain, releaseTour, takeTour } from './hold-places.ts';
import { asRequest, offerTour } from './offer-tour.ts';
import { settleDepartures } from './settle-departures.ts';
import { dropTours, TOURS } from './tags.ts';

/** What tours give to travel. */
export const tourVertical = (platform: Platform): TravelVertical => ({
  kind: 'tour',
  standsIn: (cityId) => sql`o.subject_id IN (SELECT id FROM tour WHERE city_id = ${cityId})`,
  quote: (db, of) => offerTour(platform, db, of),
  hold: (tx, order) => holdTour(platform, tx, order),
  extend: extendHold,
  take: (tx, orderId) => takeTour(platform, tx, orderId),
  release: (tx, orderId) => releaseTour(platform, tx, orderId),
  holdAgain: (tx, order) => holdTourAgain(platform, tx, order),
  holdersPastDeadline: (db, request) => ordersPastDeadline(db, asRequest(request).departureId),
  namedIn: TOUR_NAMES,
  describe: describeTour,
  beginningAt: tourBeginningAt,
  facts: tourFacts,
  stops: tourStops,
  promised: promisedTour,
  first: (snapshot) => {
    const { name, day, start } = asSnapshot(snapshot);
    return { name: name['en-US'], localTime: `${day}T${start}` };
  },
  describeNow: (db, of) => describeTourNow(platform, db, of),
  amend: amendTour(platform),
  departs: true,
  instead: async (db, of) => {
    const { departureId, tourId, seats, day, language } = asSnapshot(of.snapshot);
    const { adults, seniors, childAges } = asRequest(of.request);
    const found = await insteadOf(db, { tourId, seats, limit: tourLimits.alternatives + 1, like: { day, language } });
    return found
      .filter(({ id }) => id !== departureId)
      .slice(0, tourLimits.alternatives)
      .map(({ id }) => ({ key: id, wanted: { departureId: id, adults, seniors, childAges } }));
  },
  checkGuests: ({ snapshot, guests }) => checkTourGuests(asSnapshot(snapshot), guests),
  confirming: {
    // A departure that is guaranteed confirms its orders; others wait for the decision.
    minutes: async () => null,
    promisedMinutes: tourLimits.confirmMinutes,
    promisedBy: async (tx, orderId) => {
      const decision = await decisionOf(tx, orderId);
      return decision && !decision.guaranteed ? decision.decidesAt : null;
    },
    settle: () => settleDepartures(platform),
  },
  issue: async (tx, { orderId }) => {
    const decision = await decisionOf(tx, orderId);
    if (!decision?.guaranteed || decision.cancelled) refuse('order.not_allowed', { event: 'confirm' });
    return [];
  },
  scoreChanged: async (tx) => dropTours(platform, tx),
  deals: tourDeals,
  offered: { tag: TOURS, any: anyTour },
  inCity: toursInCity,
});
