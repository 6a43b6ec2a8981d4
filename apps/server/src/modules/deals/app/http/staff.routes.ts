import { staffDealEndpoints } from '@app/contract/deals/staff-endpoints';
import { shapes } from '@app/contract/deals/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { findDealProducts, listDeals, listDealVariants, readDeal } from '../usecases/list-deals.ts';
import { createDeal, deleteDeal, switchDeal, updateDeal } from '../usecases/save-deal.ts';

/** The back office's calls of flash deals. */
export const staffRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffDealEndpoints, shapes, {
    listDeals: (call) => listDeals(platform, call.query, call.lang),
    readDeal: (call) => readDeal(platform.db, call.params.id, call.lang),
    createDeal: (call) => createDeal(platform, call, call.body),
    updateDeal: (call) => {
      const { version, ...input } = call.body;
      return updateDeal(platform, call, { id: call.params.id, version, input });
    },
    switchDeal: (call) => switchDeal(platform, call, { ...call.body, id: call.params.id }),
    deleteDeal: (call) => deleteDeal(platform, call, call.params.id),
    dealTerms: async () => ({ timeZone: await parameter(platform, 'shop.time_zone') }),
    dealProducts: (call) => findDealProducts(platform.db, call.query, call.lang),
    dealVariants: ({ params, query, lang }) => {
      const startsAt = query.startsAt === undefined ? platform.clock.now() : new Date(query.startsAt);
      return listDealVariants(platform.db, { productId: params.id, startsAt, lang });
    },
  });
