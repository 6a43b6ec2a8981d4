import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

/** What someone does with a cart that an assistant filled. */
export const assistantEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  assistantCart: {
    method: 'GET',
    path: '/assistant/cart',
    access: 'optional',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'The cart behind the link that an assistant handed over',
  },
  takeAssistantCart: {
    method: 'POST',
    path: '/assistant/take_cart',
    access: 'customer',
    errors: [
      'record.not_found',
      'product.offline',
      'stock.out',
      'stock.insufficient',
      'order.over_limit',
      'order.quote_expired',
    ],
    summary: 'Take a cart from an assistant: a quote of the same goods for who is signed in',
  },
});
