import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const favouriteEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  collectProduct: {
    method: 'GET',
    path: '/user/collect_product',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found', 'favourite.too_many'],
    summary: 'Put a product on the wishlist or take it off; without `on` it changes to the other',
  },
  collectList: {
    method: 'GET',
    path: '/user/collect_list',
    access: 'customer',
    quiet: true,
    summary: 'The wishlist, newest first, with what became cheaper or is back in stock',
  },
  collectedIds: {
    method: 'GET',
    path: '/user/collected_ids',
    access: 'customer',
    quiet: true,
    summary: 'Ids of all products on the wishlist, for the hearts on product cards',
  },
  viewProduct: {
    method: 'POST',
    path: '/user/view_product',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'Note that the customer looked at a product',
  },
  viewList: {
    method: 'GET',
    path: '/user/view_list',
    access: 'customer',
    quiet: true,
    summary: 'Browsing history, newest first',
  },
  deleteViews: {
    method: 'POST',
    path: '/user/view_delete',
    access: 'customer',
    quiet: true,
    summary: 'Take products out of the browsing history, or clear it',
  },
});
