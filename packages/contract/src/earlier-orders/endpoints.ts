import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

/** Calls for what customers bought in the shop that moved in. */
export const earlierOrderEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  earlierOrders: {
    method: 'GET',
    path: '/earlier_orders',
    access: 'customer',
    quiet: true,
    summary: 'Orders of the shop from before, by the confirmed e-mail of the account, the newest first',
  },
  earlierOrder: {
    method: 'GET',
    path: '/earlier_order',
    access: 'customer',
    errors: ['record.not_found'],
    summary: 'One order of the shop from before, as its file says it',
  },
});
