import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';
import type { shapes } from './schemas.ts';

const view = { permission: 'trade.travel_deals.view' } as const;
const edit = { permission: 'trade.travel_deals.edit' } as const;
const changing: readonly ErrorKey[] = ['record.not_found', 'record.stale', 'travel_deal.overlap'];

export const staffTravelDealEndpoints = defineStaffEndpoints<typeof shapes>()({
  listTravelDeals: {
    method: 'GET',
    path: '/travel-deals',
    access: view,
    scope: 'house',
    summary: 'Discount deals of travel with what they are doing now, and counts of each state',
  },
  readTravelDeal: {
    method: 'GET',
    path: '/travel-deals/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One discount deal of travel',
  },
  createTravelDeal: {
    method: 'POST',
    path: '/travel-deals',
    access: edit,
    scope: 'house',
    errors: ['travel_deal.overlap', 'price.jump'],
    summary: 'Put a route, hotel, tour or set meal on a deal; it is in one deal at a time',
  },
  updateTravelDeal: {
    method: 'PUT',
    path: '/travel-deals/:id',
    access: edit,
    scope: 'house',
    errors: [...changing, 'price.jump'],
    summary: 'Save a discount deal of travel; a stale version is refused',
  },
  switchTravelDeal: {
    method: 'POST',
    path: '/travel-deals/:id/switch',
    access: edit,
    scope: 'house',
    errors: changing,
    summary: 'Switch a deal on or off at once; orders placed at it keep their price',
  },
  deleteTravelDeal: {
    method: 'DELETE',
    path: '/travel-deals/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'deal.in_use'],
    summary: 'Delete a deal that nothing has been ordered at',
  },
  travelDealSubjects: {
    method: 'GET',
    path: '/travel-deal-subjects',
    access: view,
    scope: 'house',
    summary: 'What a deal of a kind can be on, by name',
  },
  previewTravelDeal: {
    method: 'GET',
    path: '/travel-deal-preview',
    access: edit,
    scope: 'house',
    summary: 'What bookings of the last 30 days brought, and what they would have brought at a deal',
  },
  travelDealTerms: {
    method: 'GET',
    path: '/travel-deal-terms',
    access: view,
    scope: 'house',
    summary: "The shop's time zone, in which deals begin and end",
  },
});
