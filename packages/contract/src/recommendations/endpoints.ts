import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const recommendationEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  forYou: {
    method: 'GET',
    path: '/goods/for_you',
    access: 'optional',
    quiet: true,
    summary:
      'Goods for this customer: by what he bought, kept and looked at, his favourite categories, and sales; for visitors by sales',
  },
});
