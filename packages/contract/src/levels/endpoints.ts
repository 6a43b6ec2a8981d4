import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const levelEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  memberLevels: {
    method: 'GET',
    path: '/user/levels',
    access: 'customer',
    quiet: true,
    summary: 'Member levels with their benefits, and how far the customer is',
  },
  subordinates: {
    method: 'GET',
    path: '/user/subordinates',
    access: 'customer',
    quiet: true,
    summary: 'Who registered with one of the customer’s invite codes, newest first',
  },
});
