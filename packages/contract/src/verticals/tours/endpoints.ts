import { defineEndpoints } from '../../core/endpoint.ts';
import type { ErrorKey } from '../../core/error-catalogue.ts';
import { changeRules } from '../../travel/change-endpoints.ts';
import { kind } from './kind.ts';
import type { shapes } from './schemas.ts';

const quoting: readonly ErrorKey[] = ['record.not_found', ...kind.revisionErrors];

const change = changeRules({ path: '/tour', refuses: quoting });

export const tourEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  tourHome: {
    method: 'GET',
    path: '/tour/home',
    access: 'public',
    quiet: true,
    summary: 'Themes, popular cities, tours that are guaranteed soon, and new ones',
  },
  tourSuggest: {
    method: 'GET',
    path: '/tour/suggest',
    access: 'public',
    quiet: true,
    summary: 'Cities with tours, and tours, by a part of their name in any language',
  },
  tourSearch: {
    method: 'GET',
    path: '/tour/search',
    access: 'public',
    concurrency: 'searches',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'Tours with a departure that has room for the party, filtered and sorted',
  },
  tourAlternatives: {
    method: 'GET',
    path: '/tour/alternatives',
    access: 'public',
    concurrency: 'searches',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'Where a search that found nothing has something: without a filter, on other days, in other cities',
  },
  tourDetails: {
    method: 'GET',
    path: '/tour/details',
    access: 'public',
    quiet: true,
    errors: ['record.not_found', 'tour.offline'],
    summary: 'One tour with its itinerary, units, pickups, extras and conditions',
  },
  tourCalendar: {
    method: 'GET',
    path: '/tour/calendar',
    access: 'public',
    concurrency: 'searches',
    quiet: true,
    errors: ['record.not_found', 'tour.offline'],
    summary: 'The days on which a tour departs with price, places and state',
  },
  tourDepartures: {
    method: 'GET',
    path: '/tour/departures',
    access: 'public',
    quiet: true,
    errors: ['record.not_found', 'tour.offline'],
    summary: 'The departures of a tour on a day, priced for the party',
  },
  createTourQuote: {
    method: 'POST',
    path: '/tour/quote',
    access: 'customer',
    errors: quoting,
    summary: 'Freeze price, places and policy of a departure',
  },
  bookTour: {
    method: 'POST',
    path: '/tour/book',
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
    summary: 'Book the departure of a quote; its places are held until it is paid or runs out',
  },
  quoteTourChange: change.quote,
  changeTour: change.make,
});
