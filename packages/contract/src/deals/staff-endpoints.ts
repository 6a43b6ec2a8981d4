import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'trade.deals.view' } as const;
const edit = { permission: 'trade.deals.edit' } as const;
const changing: readonly ErrorKey[] = ['record.not_found', 'record.stale', 'deal.overlap'];

export const staffDealEndpoints = defineStaffEndpoints<typeof shapes>()({
  listDeals: {
    method: 'GET',
    path: '/flash-deals',
    access: view,
    scope: 'house',
    summary: 'Flash deals with what they are doing now, and counts of each state',
  },
  readDeal: {
    method: 'GET',
    path: '/flash-deals/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One flash deal with its variants and prices',
  },
  createDeal: {
    method: 'POST',
    path: '/flash-deals',
    access: edit,
    scope: 'house',
    errors: ['deal.overlap', 'price.jump'],
    summary: 'Put variants of a product on a flash deal; a variant is in one deal at a time',
  },
  updateDeal: {
    method: 'PUT',
    path: '/flash-deals/:id',
    access: edit,
    scope: 'house',
    errors: [...changing, 'price.jump'],
    summary: 'Save a flash deal; a stale version is refused',
  },
  switchDeal: {
    method: 'POST',
    path: '/flash-deals/:id/switch',
    access: edit,
    scope: 'house',
    errors: changing,
    summary: 'Switch a flash deal on or off at once; a stale version is refused',
  },
  deleteDeal: {
    method: 'DELETE',
    path: '/flash-deals/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'deal.in_use'],
    summary: 'Delete a flash deal nobody has ordered at',
  },
  dealTerms: {
    method: 'GET',
    path: '/flash-deals/terms',
    access: view,
    scope: 'house',
    summary: "The shop's time zone, in which deals begin and end",
  },
  dealProducts: {
    method: 'GET',
    path: '/flash-deals/products/found',
    access: view,
    scope: 'house',
    summary: 'Products to put on a deal, by name or SKU',
  },
  dealVariants: {
    method: 'GET',
    path: '/flash-deals/products/:id/variants',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'The variants of a product with their prices and pieces for sale',
  },
});
