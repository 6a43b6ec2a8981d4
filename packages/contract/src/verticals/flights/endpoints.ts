import { defineEndpoints } from '../../core/endpoint.ts';
import type { ErrorKey } from '../../core/error-catalogue.ts';
import { changeRules, extrasRules } from '../../travel/change-endpoints.ts';
import type { shapes } from './schemas.ts';

const quoting: readonly ErrorKey[] = [
  'record.not_found',
  'flight.offline',
  'flight.unavailable',
  'flight.closed',
  'flight.connection',
];
/** What bags and seats beside the fare may be refused with. */
const extras: readonly ErrorKey[] = ['flight.bag_not_sold', 'flight.bags_most', 'flight.seat_taken'];

const adding = extrasRules({ path: '/ticket', refuses: ['flight.closed', ...extras] });

/** What another trip instead of the booked one may be refused with, beside what a trip is. */
export const changingTrip: readonly ErrorKey[] = [
  ...quoting,
  'flight.way_not_changeable',
  'flight.way_too_late',
  'flight.seat_taken',
  'flight.age_changed',
  'flight.on_board_already',
  'travel.answer_first',
];

const change = changeRules({ path: '/ticket', refuses: changingTrip });

export const flightEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  flightHome: {
    method: 'GET',
    path: '/ticket/home',
    access: 'public',
    quiet: true,
    summary: 'Popular routes with their lowest prices',
  },
  flightPlaces: {
    method: 'GET',
    path: '/ticket/places',
    access: 'public',
    quiet: true,
    summary: 'Cities with airports, and airports, by a part of their name in any language or a code',
  },
  flightCalendar: {
    method: 'GET',
    path: '/ticket/calendar',
    access: 'public',
    concurrency: 'searches',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'The lowest price of each day between two places',
  },
  flightMonths: {
    method: 'GET',
    path: '/ticket/months',
    access: 'public',
    concurrency: 'searches',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'The lowest price of each month between two places, one way or there and back',
  },
  flightSearch: {
    method: 'GET',
    path: '/ticket/search',
    access: 'public',
    concurrency: 'searches',
    quiet: true,
    errors: ['record.not_found', 'flight.offline', 'flight.unavailable', 'flight.closed'],
    summary: 'Flights of a day between two places, priced for the party, filtered and sorted',
  },
  flightAlternatives: {
    method: 'GET',
    path: '/ticket/alternatives',
    access: 'public',
    concurrency: 'searches',
    quiet: true,
    errors: ['record.not_found', 'flight.offline', 'flight.unavailable', 'flight.closed'],
    summary: 'Where a search that found nothing may look instead: other days, airports nearby, cabins, and cities',
  },
  flightDetails: {
    method: 'GET',
    path: '/ticket/details',
    access: 'public',
    quiet: true,
    errors: quoting,
    summary: 'The flights of a trip with the fares of each way: bags, conditions and totals',
  },
  flightSeats: {
    method: 'GET',
    path: '/ticket/seats',
    access: 'public',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'The seats of a cabin on a departure: which are taken, and what each costs in a fare',
  },
  createFlightQuote: {
    method: 'POST',
    path: '/ticket/quote',
    access: 'customer',
    errors: [...quoting, ...extras],
    summary: 'Freeze price, rate and policy of a trip',
  },
  bookFlight: {
    method: 'POST',
    path: '/ticket/book',
    access: 'customer',
    idempotent: true,
    changesWallet: true,
    errors: [
      ...quoting,
      ...extras,
      'flight.age_changed',
      'flight.on_board_already',
      'order.quote_expired',
      'order.quote_changed',
      'order.instead_paid',
      'order.unpaid_exists',
      'wallet.insufficient_points',
      'travel.unavailable',
    ],
    summary: 'Book the trip of a quote; its seats are held until it is paid or runs out',
  },
  flightBags: {
    method: 'GET',
    path: '/ticket/bags',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found'],
    summary: "What can be bought of bags beside those of one's own order, way by way",
  },
  quoteExtras: adding.quote,
  addExtras: adding.make,
  flightChangeOptions: {
    method: 'GET',
    path: '/ticket/change_options',
    access: 'customer',
    concurrency: 'searches',
    quiet: true,
    errors: ['record.not_found', 'order.not_allowed'],
    summary:
      "What a way of one's own order can be changed to on a day: flights with what each costs more or refunds, and the days around",
  },
  quoteFlightChange: change.quote,
  changeFlight: change.make,
  flightTickets: {
    method: 'GET',
    path: '/ticket/tickets',
    access: 'customer',
    quiet: true,
    kept: true,
    errors: ['record.not_found'],
    summary: "The tickets of one's own order",
  },
});
