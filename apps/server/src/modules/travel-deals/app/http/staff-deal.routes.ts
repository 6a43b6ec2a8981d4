import { staffTravelDealEndpoints } from '@app/contract/travel-deals/endpoints';
import { shapes } from '@app/contract/travel-deals/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { findDealSubjects, listTravelDeals, readTravelDeal } from '../usecases/list-travel-deals.ts';
import { previewTravelDeal } from '../usecases/preview-travel-deal.ts';
import {
  createTravelDeal,
  deleteTravelDeal,
  switchTravelDeal,
  updateTravelDeal,
} from '../usecases/save-travel-deal.ts';

/** The back office's calls of discount deals of travel. */
export const staffDealRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffTravelDealEndpoints, shapes, {
    listTravelDeals: (call) => listTravelDeals(platform, call.query, call.lang),
    readTravelDeal: (call) => readTravelDeal(platform, platform.db, call.params.id, call.lang),
    createTravelDeal: (call) => createTravelDeal(platform, call, call.body),
    updateTravelDeal: (call) => {
      const { version, ...input } = call.body;
      return updateTravelDeal(platform, call, { id: call.params.id, version, input });
    },
    switchTravelDeal: (call) => switchTravelDeal(platform, call, { ...call.body, id: call.params.id }),
    deleteTravelDeal: (call) => deleteTravelDeal(platform, call, call.params.id),
    travelDealSubjects: (call) => findDealSubjects(platform, call.query, call.lang),
    previewTravelDeal: (call) => previewTravelDeal(platform, call.query),
    travelDealTerms: async () => ({ timeZone: await parameter(platform, 'shop.time_zone') }),
  });
