import { defineEndpoints } from '../../core/endpoint.ts';
import type { ErrorKey } from '../../core/error-catalogue.ts';
import type { shapes } from './schemas.ts';

const reading: readonly ErrorKey[] = ['record.not_found', 'combo.offline'];
const quoting: readonly ErrorKey[] = [
  ...reading,
  'combo.sold_out',
  'combo.not_yet',
  'combo.incomplete',
  'travel.part_unavailable',
];

/** Calls of combos across kinds of travel: flights, stays, tours and tables that are sold together. */
export const comboEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  combos: {
    method: 'GET',
    path: '/combo/list',
    access: 'public',
    quiet: true,
    summary: 'Combos on sale with the lowest price found for whom each is made',
  },
  comboDetails: {
    method: 'GET',
    path: '/combo/details',
    access: 'public',
    quiet: true,
    errors: reading,
    summary: 'One combo with its slots and the cities it is flown from',
  },
  comboCalendar: {
    method: 'GET',
    path: '/combo/calendar',
    access: 'public',
    concurrency: 'combos',
    quiet: true,
    errors: reading,
    summary: 'The lowest price of a combo on each first day of a range',
  },
  comboPlan: {
    method: 'GET',
    path: '/combo/plan',
    access: 'public',
    concurrency: 'combos',
    quiet: true,
    errors: reading,
    summary: 'A combo on its days, each slot filled by what was chosen or the cheapest that fits',
  },
  comboChoices: {
    method: 'GET',
    path: '/combo/choices',
    access: 'public',
    concurrency: 'combos',
    quiet: true,
    errors: reading,
    summary: 'What could fill one slot of a combo on its days',
  },
  createComboQuote: {
    method: 'POST',
    path: '/combo/quote',
    access: 'customer',
    concurrency: 'comboQuotes',
    errors: quoting,
    summary: 'Freeze price, places and policies of what fills each slot',
  },
  bookCombo: {
    method: 'POST',
    path: '/combo/book',
    access: 'customer',
    idempotent: true,
    changesWallet: true,
    errors: [
      ...quoting,
      'order.quote_expired',
      'order.quote_changed',
      'order.instead_paid',
      'order.unpaid_exists',
      'flight.age_changed',
      'wallet.insufficient_points',
    ],
    summary: 'Book what a quote holds as one; everything is held until all is paid or runs out',
  },
});
