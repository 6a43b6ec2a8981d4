import { staffTravelHomeEndpoints } from '@app/contract/travel-home/staff-endpoints';
import { shapes } from '@app/contract/travel-home/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { homeCategoryEntries, storedCategory } from '../usecases/home-categories.ts';
import { storedTerm, termEntries } from '../usecases/travel-terms.ts';

/** The back office's calls about the travel dictionary and the travel row of the storefront's home. */
export function staffRoutes(platform: Platform): BoundEndpoint[] {
  const terms = termEntries(platform);
  const categories = homeCategoryEntries(platform);
  return bindEndpoints(staffTravelHomeEndpoints, shapes, {
    listTerms: ({ query: { kind, ...query } }) => terms.list({ ...query, group: kind }),
    createTerm: (call) => terms.create(call, storedTerm(call.body)),
    updateTerm: (call) => {
      const { version, ...input } = call.body;
      return terms.update(call, { id: call.params.id, version, input: storedTerm(input) });
    },
    setTermFlags: (call) => terms.flag(call, call.body),
    deleteTerm: (call) => terms.remove(call, call.params.id),
    listHomeCategories: ({ query: { screen, ...query } }) => categories.list({ ...query, group: screen }),
    createHomeCategory: (call) => categories.create(call, storedCategory(call.body)),
    updateHomeCategory: (call) => {
      const { version, ...input } = call.body;
      return categories.update(call, { id: call.params.id, version, input: storedCategory(input) });
    },
    setHomeCategoryFlags: (call) => categories.flag(call, call.body),
    deleteHomeCategory: (call) => categories.remove(call, call.params.id),
  });
}
