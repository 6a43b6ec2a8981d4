import { sql } from 'kysely';
import type { TravelVertical } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { extendHold, ordersPastDeadline } from '../db/booking.repo.ts';
import { hasNightOn } from '../db/report.repo.ts';
import { checkGuests } from '../domain/check-guests.ts';
import { hotelFacts } from '../domain/hotel-facts.ts';
import { asRequest } from '../domain/hotel-request.ts';
import { asSnapshot, describeHotel, HOTEL_NAMES, promisedStay } from '../domain/hotel-snapshot.ts';
import { hotelStops } from '../domain/hotel-stops.ts';
import { amendStay } from './amend-stay.ts';
import { hotelDeals } from './deal-hotels.ts';
import { holdStay, holdStayAgain, releaseStay, takeStay } from './hold-nights.ts';
import { offerStay } from './offer-stay.ts';
import { dropHotels } from './search/tags.ts';

/** What hotels give to travel. */
export const hotelVertical = (platform: Platform): TravelVertical => ({
  kind: 'hotel',
  countsOn: hasNightOn,
  standsIn: (cityId) => sql`o.subject_id IN (SELECT id FROM hotel WHERE city_id = ${cityId})`,
  quote: (db, of) => offerStay(platform, db, of),
  hold: holdStay,
  extend: extendHold,
  take: takeStay,
  release: releaseStay,
  holdAgain: holdStayAgain,
  holdersPastDeadline: (db, request) => ordersPastDeadline(db, asRequest(request)),
  amend: amendStay(platform),
  promised: promisedStay,
  namedIn: HOTEL_NAMES,
  describe: describeHotel,
  facts: hotelFacts,
  checkGuests: ({ snapshot, guests }) => checkGuests(asSnapshot(snapshot).rooms, guests),
  // Who sleeps somewhere still does what they like all day.
  takes: () => [],
  stops: hotelStops,
  scoreChanged: async (tx) => dropHotels(platform, tx),
  deals: hotelDeals,
  offered: {
    tag: 'hotels',
    any: async (db) => {
      const { rows } = await sql<{ any: boolean }>`SELECT EXISTS (SELECT FROM hotel WHERE online) AS any`.execute(db);
      return rows[0]?.any ?? false;
    },
  },
  inCity: async (db, cityId) => {
    const { rows } = await sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM hotel WHERE city_id = ${cityId}`.execute(db);
    return rows[0]?.count ?? 0;
  },
});
