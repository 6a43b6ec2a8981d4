import { mealEndpoints } from '@app/contract/verticals/meals/endpoints';
import { shapes } from '@app/contract/verticals/meals/schemas';
import { createTravelQuote, expireBlockingOrders, placeTravelOrder } from '../../../modules/travel/public.ts';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { guestOf } from '../../dining/public.ts';
import { giveBackCodes } from '../usecases/give-back.ts';
import { checkAllowance } from '../usecases/offer-meal.ts';
import { readMealDetails, searchMeals } from '../usecases/show-meals.ts';

/** The customer's calls of set meals. */
export const mealRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(mealEndpoints, shapes, {
    mealSearch: async (call) => {
      if (call.query.keyword) await platform.limits.take(rateRules.search, call.ip);
      return searchMeals(platform, call.query, call);
    },
    mealDetails: (call) => readMealDetails(platform, call.query.id, call),
    createMealQuote: async (call) => {
      const { usePoints, ...request } = call.body;
      const { customer, lang, currency } = call;
      await checkAllowance(platform.db, { ...request, customerId: customer.id, beside: null });
      const asked = { kind: 'diningcombo', customerId: customer.id, request, usePoints, lang, currency } as const;
      return createTravelQuote(platform, asked);
    },
    bookMeal: {
      // Whoever holds what this order needs beyond their time is ended first, in transactions of their own.
      ahead: ({ customer, body }) => expireBlockingOrders(platform, { customerId: customer.id, quoteId: body.quoteId }),
      handle: (call) => {
        const { quoteId, contact, insteadOf } = call.body;
        const { customer, lang } = call;
        const { document: _, ...guest } = guestOf(contact);
        const order = { quoteId, guests: [guest], contact, arrival: '', wishes: '', insteadOf };
        return placeTravelOrder(platform, call.tx, { kind: 'diningcombo', customer, lang, ...order });
      },
    },
    giveBackCodes: ({ customer, lang, tx, body }) => giveBackCodes(platform, tx, { ...body, customer, lang }),
  });
