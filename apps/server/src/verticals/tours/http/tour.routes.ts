import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { shapes } from '@app/contract/verticals/tours/schemas';
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
import { readTourCalendar, readTourDepartures, readTourDetails } from '../usecases/read-tour.ts';
import { readTourHome, suggest } from '../usecases/search/read-tour-home.ts';
import { searchTours } from '../usecases/search/search-tours.ts';
import { tourAlternatives } from '../usecases/search/tour-alternatives.ts';
import { TOUR_PLACES, TOURS } from '../usecases/tags.ts';

const readerOf = ({ lang, currency }: CallContext) => ({ lang, currency });

/** The traveller's calls of tours. */
export const tourRoutes = (platform: Platform): BoundEndpoint[] => {
  const change = changeCalls(platform, 'tour');
  return bindEndpoints(tourEndpoints, shapes, {
    tourHome: {
      handle: (call) => readTourHome(platform, readerOf(call)),
      cacheTags: () => [TOURS, TOUR_PLACES, TRAVEL_DEALS, CITY_TAG, 'currencies'],
    },
    tourSuggest: async ({ query, lang, ip }) => {
      if (query.keyword !== '') await platform.limits.take(rateRules.search, ip);
      return suggest(platform, query.keyword, lang);
    },
    tourSearch: (call) => searchTours(platform, { query: call.query, ...readerOf(call) }),
    tourAlternatives: (call) => tourAlternatives(platform, { query: call.query, ...readerOf(call) }),
    tourDetails: (call) => readTourDetails(platform, call.query, readerOf(call)),
    tourCalendar: (call) => readTourCalendar(platform, call.query, readerOf(call)),
    tourDepartures: (call) => readTourDepartures(platform, call.query, readerOf(call)),
    createTourQuote: (call) => {
      const { usePoints, ...request } = call.body;
      const { customer, lang, currency } = call;
      return createTravelQuote(platform, { kind: 'tour', customerId: customer.id, request, usePoints, lang, currency });
    },
    bookTour: {
      // Whoever holds what this booking needs beyond their time is ended first, in transactions of their own.
      ahead: ({ customer, body }) => expireBlockingOrders(platform, { customerId: customer.id, quoteId: body.quoteId }),
      handle: (call) => {
        const { policyAccepted: _, ...booking } = call.body;
        const { customer, lang } = call;
        return placeTravelOrder(platform, call.tx, { kind: 'tour', customer, lang, ...booking, arrival: '' });
      },
    },
    quoteTourChange: change.quote,
    changeTour: change.make,
  });
};
