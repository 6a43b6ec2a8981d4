import { flightLimits } from '@app/contract/verticals/flights/limits';
import { sql } from 'kysely';
import { parameter } from '../../../modules/settings/public.ts';
import type { TravelVertical } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { isInSight } from '../db/in-sight.ts';
import { fliesOn, fliesWith } from '../db/report.repo.ts';
import { extendHold, ordersPastDeadline } from '../db/seats.repo.ts';
import { ticketsOfGuests } from '../db/ticket.repo.ts';
import { changeTerms } from '../domain/change-rule.ts';
import { checkTravellers } from '../domain/check-travellers.ts';
import { flightFacts } from '../domain/flight-facts.ts';
import { asTrip } from '../domain/flight-request.ts';
import {
  asSnapshot,
  describeFlight,
  FLIGHT_NAMES,
  firstFlight,
  promisedTrip,
  timesUnderWay,
} from '../domain/flight-snapshot.ts';
import { flightStops } from '../domain/flight-stops.ts';
import { ownPlaces } from '../domain/own-places.ts';
import { amendTrip } from './change/amend-trip.ts';
import { insteadOfTrip } from './change/instead-of-trip.ts';
import { correctNames } from './correct-names.ts';
import { flightDeals } from './deal-flights.ts';
import { describeFlightNow } from './describe-now.ts';
import { extrasOfFlights } from './extras/extras-of-flights.ts';
import { changeTravellers, holdTrip, holdTripAgain, releaseTrip, takeTrip } from './hold-seats.ts';
import { issueTickets } from './issue-tickets.ts';
import { offerFlight } from './offer-flight.ts';
import { FLIGHTS } from './tags.ts';

/** What flights give to travel. */
export const flightVertical = (platform: Platform): TravelVertical => ({
  kind: 'flight',
  countsOn: fliesOn,
  isAbout: fliesWith,
  quote: (db, of) => offerFlight(platform, db, of),
  hold: (tx, order) => holdTrip(platform, tx, order),
  extend: extendHold,
  take: (tx, orderId) => takeTrip(platform, tx, orderId),
  release: (tx, orderId) => releaseTrip(platform, tx, orderId),
  holdAgain: (tx, order) => holdTripAgain(platform, tx, order),
  holdersPastDeadline: (db, request) =>
    ordersPastDeadline(
      db,
      asTrip(request).slices.flatMap(({ legs }) => legs),
    ),
  promised: promisedTrip,
  namedIn: FLIGHT_NAMES,
  describe: describeFlight,
  facts: flightFacts,
  first: firstFlight,
  describeNow: describeFlightNow,
  checkGuests: ({ snapshot, guests }) => checkTravellers(asSnapshot(snapshot), guests),
  documents: true,
  takes: timesUnderWay,
  stops: flightStops,
  confirming: {
    // Where it is 0, staff issue.
    minutes: async () => (await parameter(platform, 'flight.issue_minutes')) || null,
    promisedMinutes: flightLimits.issueMinutes,
  },
  issue: issueTickets,
  referencesOfGuests: ticketsOfGuests,
  placesOfGuests: ({ before, named }) => ownPlaces(before, named),
  guestsChanged: changeTravellers,
  correctNames,
  amend: amendTrip(platform),
  instead: (db, of) => insteadOfTrip(platform, db, of),
  departs: true,
  extras: extrasOfFlights(platform),
  changeTerms,
  deals: flightDeals(platform),
  offered: {
    tag: FLIGHTS,
    any: async (db) => {
      const { rows } = await sql<{ any: boolean }>`
        SELECT EXISTS (SELECT FROM flight f WHERE ${isInSight}) AS any`.execute(db);
      return rows[0]?.any ?? false;
    },
  },
  inCity: async (db, cityId) => {
    const { rows } = await sql<{ count: number }>`
      SELECT (SELECT count(*) FROM airport WHERE city_id = ${cityId})::int
        + (SELECT count(*) FROM flight_route WHERE ${cityId}::uuid IN (from_city_id, to_city_id))::int AS count`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  },
});
