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
      'record.stale',
      'record.not_found',
      'product.offline',
      'stock.out',
      'stock.insufficient',
      'order.over_limit',
      'order.quote_expired',
    ],
    summary: 'Take a cart from an assistant: a quote of the same goods for who is signed in',
  },
  assistantAsked: {
    method: 'GET',
    path: '/assistant/asked',
    access: 'customer',
    quiet: true,
    summary: 'What a program asks a customer to let it read',
  },
  answerAssistant: {
    method: 'POST',
    path: '/assistant/answer',
    access: 'customer',
    errors: ['record.not_found'],
    summary: 'Let a program read own orders, or not; the way back to it',
  },
  assistantAccesses: {
    method: 'GET',
    path: '/assistant/accesses',
    access: 'customer',
    quiet: true,
    summary: 'Programs that may read own orders',
  },
  endAssistantAccess: {
    method: 'POST',
    path: '/assistant/end_access',
    access: 'customer',
    errors: ['record.not_found'],
    summary: 'Take back at once what a program may read',
  },
});
