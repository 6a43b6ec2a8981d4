import { travelHomeEndpoints } from '@app/contract/travel-home/endpoints';
import { shapes } from '@app/contract/travel-home/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readDictionary, TERMS } from '../usecases/travel-terms.ts';

/** The storefront's travel dictionary. */
export const travelHomeRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(travelHomeEndpoints, shapes, {
    dictionary: {
      handle: (call) => readDictionary(platform, call.lang, call.query.kind ?? null),
      cacheTags: () => [TERMS],
    },
  });
