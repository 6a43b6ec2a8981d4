import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { shapes } from '@app/contract/verticals/dining/schemas';
import { CITY_TAG, changeCalls, createTravelQuote, expireBlockingOrders } from '../../../modules/travel/public.ts';
import { TRAVEL_DEALS } from '../../../modules/travel-deals/core.ts';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../platform/http/bind.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { guestOf } from '../domain/contact-guest.ts';
import { reportComing, reportLate } from '../usecases/guests-say.ts';
import { checkOwnTable, readOtherTimes } from '../usecases/read-other-times.ts';
import { readRestaurantDetails } from '../usecases/read-restaurant.ts';
import { readSlots } from '../usecases/read-slots.ts';
import { diningAlternatives } from '../usecases/search/dining-alternatives.ts';
import { readDiningHome } from '../usecases/search/read-dining-home.ts';
import { searchRestaurants } from '../usecases/search/search-restaurants.ts';
import { DINING, DINING_TABLES } from '../usecases/tags.ts';
import { bookTables, checkQuotedTable } from '../usecases/two-tables.ts';
import { standingOffer } from '../usecases/waiting/standing-offer.ts';
import { joinWait, leaveWait, ownWaits } from '../usecases/waiting/wait.ts';

const readerOf = ({ lang, currency }: CallContext) => ({ lang, currency });

/** The guest's calls of restaurants. */
export const diningRoutes = (platform: Platform): BoundEndpoint[] => {
  const change = changeCalls(platform, 'dining');
  return bindEndpoints(diningEndpoints, shapes, {
    diningHome: {
      handle: (call) => readDiningHome(platform, readerOf(call)),
      cacheTags: () => [DINING, DINING_TABLES, TRAVEL_DEALS, CITY_TAG, 'currencies'],
    },
    diningSearch: async (call) => {
      if (call.query.keyword) await platform.limits.take(rateRules.search, call.ip);
      return searchRestaurants(platform, { query: call.query, reader: readerOf(call) });
    },
    diningAlternatives: async (call) => {
      if (call.query.keyword) await platform.limits.take(rateRules.search, call.ip);
      return diningAlternatives(platform, { query: call.query, reader: readerOf(call) });
    },
    diningDetails: (call) => readRestaurantDetails(platform, call.query, readerOf(call)),
    diningSlots: (call) => readSlots(platform, call.query, readerOf(call)),
    createDiningQuote: async (call) => {
      const { usePoints, besideQuoteId, ...request } = call.body;
      const { customer, lang, currency } = call;
      const { waitId } = request;
      if (waitId) await standingOffer(platform.db, { waitId, customerId: customer.id });
      const quote = await createTravelQuote(platform, {
        kind: 'dining',
        customerId: customer.id,
        request,
        usePoints,
        lang,
        currency,
      });
      await checkQuotedTable(platform, { customerId: customer.id, lang }, { quote, besideQuoteId });
      return quote;
    },
    bookDining: {
      // Whoever holds what this booking needs beyond their time is ended first, in transactions of their own.
      ahead: async ({ customer, body }) => {
        for (const quoteId of [body.quoteId, ...(body.secondQuoteId ? [body.secondQuoteId] : [])])
          await expireBlockingOrders(platform, { customerId: customer.id, quoteId });
      },
      handle: (call) => {
        const { quoteId, secondQuoteId, contact, wishes, insteadOf } = call.body;
        const { customer, lang } = call;
        const { document: _, ...guest } = guestOf(contact);
        const booking = {
          kind: 'dining',
          customer,
          lang,
          quoteId,
          secondQuoteId,
          guests: [guest],
          contact,
          arrival: '',
          wishes,
          insteadOf,
        } as const;
        return bookTables(platform, call.tx, booking);
      },
    },
    changeTableSlots: async (call) => {
      const { order: orderId, ...wanted } = call.query;
      await checkOwnTable(platform.db, { orderId, customerId: call.customer.id });
      return readOtherTimes(platform, { orderId, wanted }, readerOf(call));
    },
    quoteTableChange: change.quote,
    changeTable: change.make,
    joinDiningWait: ({ customer, body, lang }) => joinWait(platform, { customerId: customer.id, wanted: body, lang }),
    leaveDiningWait: ({ customer, body }) => leaveWait(platform, { customerId: customer.id, waitId: body.waitId }),
    diningWaits: ({ customer, lang }) => ownWaits(platform, customer.id, lang),
    tellDiningLate: ({ customer, body }) => reportLate(platform, { ...body, customerId: customer.id }),
    reportDiningComing: ({ customer, body }) => reportComing(platform, { ...body, customerId: customer.id }),
  });
};
