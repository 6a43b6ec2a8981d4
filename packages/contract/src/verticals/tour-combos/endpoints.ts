import { defineEndpoints } from '../../core/endpoint.ts';
import type { ErrorKey } from '../../core/error-catalogue.ts';
import type { shapes } from './schemas.ts';

const quoting: readonly ErrorKey[] = ['record.not_found', 'tour_combo.offline', 'travel.part_unavailable'];

/** Calls of tours that are sold together. */
export const tourComboEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  tourCombos: {
    method: 'GET',
    path: '/tour/combos',
    access: 'public',
    quiet: true,
    summary: 'Combos of tours that can be had together, with the lowest price of one adult',
  },
  tourComboDetails: {
    method: 'GET',
    path: '/tour/combo_details',
    access: 'public',
    quiet: true,
    errors: ['record.not_found', 'tour_combo.offline'],
    summary: 'One combo with its tours',
  },
  createTourComboQuote: {
    method: 'POST',
    path: '/tour/combo_quote',
    access: 'customer',
    errors: quoting,
    summary: 'Freeze price, places and policies of a departure of each tour',
  },
  bookTourCombo: {
    method: 'POST',
    path: '/tour/combo_book',
    access: 'customer',
    idempotent: true,
    changesWallet: true,
    errors: [
      ...quoting,
      'order.quote_expired',
      'order.quote_changed',
      'order.instead_paid',
      'order.unpaid_exists',
      'wallet.insufficient_points',
    ],
    summary: 'Book the departures of a quote as one; their places are held until all is paid or runs out',
  },
});
