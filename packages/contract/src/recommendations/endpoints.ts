import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const recommendationEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  forYou: {
    method: 'GET',
    path: '/goods/for_you',
    access: 'optional',
    quiet: true,
    summary:
      'Goods for a customer: by what was bought, kept, looked at, favourite categories, sales; for visitors by sales',
  },
});
