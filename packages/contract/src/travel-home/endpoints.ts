import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const travelHomeEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  dictionary: {
    method: 'GET',
    path: '/travel/dictionary',
    access: 'public',
    quiet: true,
    summary: 'Terms that describe travel packages, by kind',
  },
});
