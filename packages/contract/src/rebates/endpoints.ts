import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const rebateEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  rebates: {
    method: 'GET',
    path: '/user/rebates',
    access: 'customer',
    quiet: true,
    summary: 'Rebates of an agent by state: pending, settled and reversed, with their sums',
  },
  rebateOrder: {
    method: 'GET',
    path: '/user/rebate_order',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'What an agent may see of the order behind a rebate',
  },
});
