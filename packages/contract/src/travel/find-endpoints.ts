import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './find-schemas.ts';

export const findEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  findTravel: {
    method: 'GET',
    path: '/travel/find',
    access: 'public',
    concurrency: 'searches',
    quiet: true,
    summary:
      'Cities with what can be booked there, hotels, tours, restaurants, set meals and combos by a part of their name',
  },
});
