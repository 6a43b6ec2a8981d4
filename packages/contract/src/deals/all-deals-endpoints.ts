import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './all-deals-schemas.ts';

/** Whoever may see deals of goods or of travel; each person is given those they may see. */
const view = { anyOf: ['trade.deals.view', 'trade.travel_deals.view'] } as const;

export const staffAllDealsEndpoints = defineStaffEndpoints<typeof shapes>()({
  listAllDeals: {
    method: 'GET',
    path: '/all-deals',
    access: view,
    scope: 'house',
    summary: 'Deals of goods and of travel in one list, those that the caller may see, with counts of each kind',
  },
  allDealsTerms: {
    method: 'GET',
    path: '/all-deals-terms',
    access: view,
    scope: 'house',
    summary: "The shop's time zone, in which deals begin and end",
  },
});
