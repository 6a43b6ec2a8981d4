import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './bundle-schemas.ts';

/** Calls of several travel orders that are booked as one. */
export const bundleEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  readBundleQuote: {
    method: 'GET',
    path: '/travel/bundle_quote',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found', 'order.quote_expired'],
    summary: 'Read the quote of a combo again',
  },
  reviseBundleQuote: {
    method: 'POST',
    path: '/travel/revise_bundle_quote',
    access: 'customer',
    concurrency: 'comboQuotes',
    quiet: true,
    errors: ['record.not_found', 'order.quote_expired', 'travel.part_unavailable'],
    summary: 'Use points for a combo, or do not; also how changed prices are accepted',
  },
  bundleDetails: {
    method: 'GET',
    kept: true,
    path: '/travel/bundle_details',
    access: 'optional',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'One combo that was booked, with its parts; by the key of a link with personal data masked',
  },
  bundleCancelPreview: {
    method: 'GET',
    path: '/travel/bundle_cancel_preview',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found', 'order.not_allowed', 'travel.too_late'],
    summary: 'What cancelling a combo would give back now, part by part',
  },
  cancelBundle: {
    method: 'POST',
    path: '/travel/cancel_bundle',
    access: 'customer',
    idempotent: true,
    changesWallet: true,
    errors: ['record.not_found', 'order.not_allowed', 'travel.too_late', 'travel.refund_changed'],
    summary: 'Cancel a combo: all of it while it is unpaid, afterwards every part that has not begun',
  },
  deleteBundle: {
    method: 'POST',
    path: '/travel/delete_bundle',
    access: 'customer',
    errors: ['record.not_found', 'order.not_allowed'],
    summary: 'Hide a combo whose parts are all over',
  },
});
