import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { shapes } from '@app/contract/verticals/hotels/schemas';
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
import { readHotelDetails } from '../usecases/read-hotel-details.ts';
import { readHotelHome, suggestPlaces } from '../usecases/read-hotel-home.ts';
import { checkOwnStay, readOtherRooms } from '../usecases/read-other-rooms.ts';
import { readPriceCalendar } from '../usecases/read-price-calendar.ts';
import type { CityCache } from '../usecases/search/city-cache.ts';
import { hotelAlternatives } from '../usecases/search/hotel-alternatives.ts';
import { searchHotels } from '../usecases/search/search-hotels.ts';

const readerOf = ({ lang, currency }: CallContext) => ({ lang, currency });

/** The traveller's calls of hotels. Searches are answered from the cache of cities, which follows every booking. */
export const hotelRoutes = (platform: Platform, cityCache: CityCache): BoundEndpoint[] => {
  const change = changeCalls(platform, 'hotel');
  return bindEndpoints(hotelEndpoints, shapes, {
    hotelHome: {
      handle: (call) => readHotelHome(platform, cityCache, readerOf(call)),
      cacheTags: () => ['hotels', CITY_TAG, 'currencies', TRAVEL_DEALS],
    },
    hotelSuggest: {
      handle: async (call) => {
        await platform.limits.take(rateRules.search, call.ip);
        return suggestPlaces(platform, call.query.keyword, call.lang);
      },
      cacheTags: () => ['hotels', CITY_TAG],
    },
    hotelCalendar: (call) => readPriceCalendar(platform, cityCache, { wanted: call.query, currency: call.currency }),
    hotelSearch: async (call) => {
      if (call.query.keyword) await platform.limits.take(rateRules.search, call.ip);
      return searchHotels(platform, cityCache, { query: call.query, reader: readerOf(call) });
    },
    hotelAlternatives: async (call) => {
      if (call.query.keyword) await platform.limits.take(rateRules.search, call.ip);
      return hotelAlternatives(platform, cityCache, { query: call.query, reader: readerOf(call) });
    },
    hotelDetails: (call) => readHotelDetails(platform, cityCache, call.query, readerOf(call)),
    createHotelQuote: (call) => {
      const { usePoints, ...request } = call.body;
      const { customer, lang, currency } = call;
      return createTravelQuote(platform, {
        kind: 'hotel',
        customerId: customer.id,
        request,
        usePoints,
        lang,
        currency,
      });
    },
    otherRooms: async (call) => {
      const { order: orderId, ...wanted } = call.query;
      await checkOwnStay(platform.db, { orderId, customerId: call.customer.id });
      return readOtherRooms(platform, { orderId, wanted }, readerOf(call));
    },
    quoteStayChange: change.quote,
    changeStay: change.make,
    bookHotel: {
      // Whoever holds what this booking needs beyond their time is ended first, in transactions of their own.
      ahead: ({ customer, body }) => expireBlockingOrders(platform, { customerId: customer.id, quoteId: body.quoteId }),
      handle: (call) => {
        const { policyAccepted: _, ...booking } = call.body;
        const { customer, lang } = call;
        return placeTravelOrder(platform, call.tx, { kind: 'hotel', customer, lang, ...booking });
      },
    },
  });
};
