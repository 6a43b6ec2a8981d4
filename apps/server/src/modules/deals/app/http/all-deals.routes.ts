import { staffAllDealsEndpoints } from '@app/contract/deals/all-deals-endpoints';
import { shapes } from '@app/contract/deals/all-deals-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';
import { kindsSeenWith } from '../domain/seen-kinds.ts';
import { listAllDeals } from '../usecases/list-all-deals.ts';

/** The back office's calls of deals of every kind. */
export const allDealsRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffAllDealsEndpoints, shapes, {
    listAllDeals: ({ query, staff, lang }) =>
      listAllDeals(platform, query, { kinds: kindsSeenWith(staff.permissions), lang }),
    allDealsTerms: async () => ({ timeZone: await parameter(platform, 'shop.time_zone') }),
  });
