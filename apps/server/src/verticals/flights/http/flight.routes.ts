import { refuse } from '@app/contract/core/refuse';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { shapes } from '@app/contract/verticals/flights/schemas';
import {
  CITY_TAG,
  changeCalls,
  createTravelQuote,
  expireBlockingOrders,
  placeTravelOrder,
} from '../../../modules/travel/public.ts';
import { TRAVEL_DEALS } from '../../../modules/travel-deals/core.ts';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../platform/http/bind.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { ticketsOf } from '../db/ticket.repo.ts';
import { readChangeOptions } from '../usecases/change/change-options.ts';
import { readBags } from '../usecases/extras/read-bags.ts';
import { readFlightDetails } from '../usecases/read-flight-details.ts';
import { readAlternatives } from '../usecases/search/alternatives.ts';
import { suggestPlaces } from '../usecases/search/places.ts';
import { readCalendar, readMonths } from '../usecases/search/read-calendar.ts';
import { readFlightHome } from '../usecases/search/read-flight-home.ts';
import { searchFlights } from '../usecases/search/search-flights.ts';
import { readLegSeats } from '../usecases/seats/read-leg-seats.ts';
import { FLIGHT_SEATS, FLIGHTS } from '../usecases/tags.ts';

const readerOf = ({ lang, currency }: CallContext) => ({ lang, currency });

/** The traveller's calls of flights. */
export const flightRoutes = (platform: Platform): BoundEndpoint[] => {
  const change = changeCalls(platform, 'flight');
  const extras = changeCalls(platform, 'flight', 'beside');
  return bindEndpoints(flightEndpoints, shapes, {
    flightBags: ({ customer, query }) => readBags(platform, { orderId: query.orderId, customerId: customer.id }),
    quoteExtras: extras.quote,
    addExtras: extras.make,
    flightChangeOptions: (call) =>
      readChangeOptions(platform, { ...call.query, customerId: call.customer.id, lang: call.lang }),
    quoteFlightChange: change.quote,
    changeFlight: change.make,
    flightHome: {
      handle: (call) => readFlightHome(platform, readerOf(call)),
      cacheTags: () => [FLIGHTS, FLIGHT_SEATS, CITY_TAG, 'currencies', TRAVEL_DEALS],
    },
    flightPlaces: {
      handle: async ({ query, lang, ip }) => {
        if (query.keyword !== '') await platform.limits.take(rateRules.search, ip);
        const { keyword, values, zone } = query;
        return suggestPlaces(platform.reads, { keyword, values, zone, lang });
      },
      cacheTags: () => [FLIGHTS, CITY_TAG],
    },
    flightCalendar: (call) => readCalendar(platform, { wanted: call.query, reader: readerOf(call) }),
    flightMonths: {
      handle: (call) => readMonths(platform, { wanted: call.query, reader: readerOf(call) }),
      cacheTags: () => [FLIGHTS, FLIGHT_SEATS, CITY_TAG, 'currencies', TRAVEL_DEALS],
    },
    flightSearch: (call) => searchFlights(platform, { query: call.query, reader: readerOf(call) }),
    flightAlternatives: (call) => readAlternatives(platform, { query: call.query, reader: readerOf(call) }),
    flightDetails: (call) => readFlightDetails(platform, call.query, readerOf(call)),
    flightSeats: (call) => readLegSeats(platform, call.query, readerOf(call)),
    createFlightQuote: (call) => {
      const { usePoints, ...request } = call.body;
      const { customer, lang, currency } = call;
      return createTravelQuote(platform, {
        kind: 'flight',
        customerId: customer.id,
        request,
        usePoints,
        lang,
        currency,
      });
    },
    bookFlight: {
      // Whoever holds what this booking needs beyond their time is ended first, in transactions of their own.
      ahead: ({ customer, body }) => expireBlockingOrders(platform, { customerId: customer.id, quoteId: body.quoteId }),
      handle: (call) => {
        const { policyAccepted: _, ...booking } = call.body;
        const { customer, lang } = call;
        return placeTravelOrder(platform, call.tx, {
          kind: 'flight',
          customer,
          lang,
          ...booking,
          arrival: '',
          wishes: '',
        });
      },
    },
    flightTickets: async ({ customer, query }) =>
      (await ticketsOf(platform.db, { orderId: query.orderId, customerId: customer.id })) ?? refuse('record.not_found'),
  });
};
