import { findEndpoints } from '@app/contract/travel/find-endpoints';
import { shapes } from '@app/contract/travel/find-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import type { Platform } from '../../../platform/slice.ts';
import { findTravel } from '../usecases/find/find-travel.ts';

/** The search of everything of travel. */
export const findRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(findEndpoints, shapes, {
    findTravel: async ({ query, lang, ip }) => {
      if (query.keyword === '') return [];
      await platform.limits.take(rateRules.search, ip);
      return findTravel(platform, query.keyword, lang);
    },
  });
