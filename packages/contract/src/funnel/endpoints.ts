import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

/** What the app counts of a visit. Nothing names a person or a device, and nothing is stored on one. */
export const funnelEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  countStep: {
    method: 'POST',
    path: '/common/funnel/step',
    access: 'public',
    quiet: true,
    summary: 'Count that a thing was looked at, put into the cart or about to be ordered, by the source of the visit',
  },
  countPlaced: {
    method: 'POST',
    path: '/common/funnel/placed',
    access: 'public',
    quiet: true,
    summary: 'Say from which source the order of a payment was placed; counted once, and paid when it is',
  },
});
