import { defineEndpoints } from '../core/endpoint.ts';
import { kind } from '../verticals/hotels/kind.ts';
import type { shapes } from './schemas.ts';

/** What someone does with a stay that an assistant chose. */
export const lodgingEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  assistantStay: {
    method: 'GET',
    path: '/assistant/stay',
    access: 'optional',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'The stay behind the link that an assistant handed over',
  },
  takeAssistantStay: {
    method: 'POST',
    path: '/assistant/take_stay',
    access: 'customer',
    errors: ['record.stale', 'record.not_found', 'order.quote_expired', ...kind.revisionErrors],
    summary: 'Take a stay from an assistant: a quote of the same stay for who is signed in',
  },
});
