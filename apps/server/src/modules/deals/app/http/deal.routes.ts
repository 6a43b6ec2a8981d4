import { dealEndpoints } from '@app/contract/deals/endpoints';
import { shapes } from '@app/contract/deals/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { offeredTags } from '../../../travel/public.ts';
import { TRAVEL_DEALS } from '../../../travel-deals/core.ts';
import { remindersOf } from '../db/reminder.repo.ts';
import { remindOfDeal } from '../usecases/remind.ts';
import { listOpenDeals, readOpenDeal } from '../usecases/show-deals.ts';

/** The customer's calls of discount deals of every kind. */
export const dealRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(dealEndpoints, shapes, {
    dealList: {
      handle: ({ query, lang, currency }) => listOpenDeals(platform, query, { lang, currency }),
      cacheTags: () => ['products', 'deals', 'currencies', TRAVEL_DEALS, ...offeredTags(platform)],
    },
    dealDetails: ({ query, lang, currency }) => readOpenDeal(platform, query.id, { lang, currency }),
    dealReminders: async ({ customer }) => ({ ids: await remindersOf(platform.db, customer.id) }),
    remindOfDeal: ({ customer, body }) =>
      remindOfDeal(platform.db, { dealId: body.id, customerId: customer.id, wanted: body.wanted }),
  });
