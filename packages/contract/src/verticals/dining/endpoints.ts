import { defineEndpoints } from '../../core/endpoint.ts';
import type { ErrorKey } from '../../core/error-catalogue.ts';
import { changeRules } from '../../travel/change-endpoints.ts';
import { kind } from './kind.ts';
import type { shapes } from './schemas.ts';

/** Each says with `data.next` which times are free instead, where there are any: a list of `NextTime`. */
const quoting: readonly ErrorKey[] = ['record.not_found', ...kind.revisionErrors];

const missing: readonly ErrorKey[] = ['record.not_found'];

/** Of what is free instead, the own table counts as free. */
const change = changeRules({ path: '/dining', refuses: quoting });

export const diningEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  diningHome: {
    method: 'GET',
    path: '/dining/home',
    access: 'public',
    quiet: true,
    summary: 'Cities with restaurants, cuisines, and restaurants people like best',
  },
  diningSearch: {
    method: 'GET',
    path: '/dining/search',
    access: 'public',
    concurrency: 'searches',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'Restaurants of a city with their next free times for a party, filtered and sorted',
  },
  diningAlternatives: {
    method: 'GET',
    path: '/dining/alternatives',
    access: 'public',
    concurrency: 'searches',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'Where a search that found nothing has something: without a filter, on other days, in other cities',
  },
  diningDetails: {
    method: 'GET',
    path: '/dining/details',
    access: 'public',
    quiet: true,
    errors: ['record.not_found', 'dining.offline'],
    summary: 'One restaurant with its hours, kinds of tables, menus and conditions',
  },
  diningSlots: {
    method: 'GET',
    path: '/dining/slots',
    access: 'public',
    quiet: true,
    errors: ['record.not_found', 'dining.offline'],
    summary: 'The times of a day at a restaurant for a party: free, few, or why not, and which is next',
  },
  createDiningQuote: {
    method: 'POST',
    path: '/dining/quote',
    access: 'customer',
    errors: quoting,
    summary: 'Freeze deposit, menus, rate and policy of a table',
  },
  bookDining: {
    method: 'POST',
    path: '/dining/book',
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
      'travel.unavailable',
    ],
    summary:
      'Book the table of a quote; it is held until it is paid or runs out, and booked at once where nothing is to pay',
  },
  changeTableSlots: {
    method: 'GET',
    path: '/dining/change_slots',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found', 'order.not_allowed', 'dining.offline'],
    summary: "The times of a day at which one's own table could be instead, itself counting as free",
  },
  quoteTableChange: change.quote,
  changeTable: change.make,
  joinDiningWait: {
    method: 'POST',
    path: '/dining/wait',
    access: 'customer',
    errors: [
      'record.not_found',
      'dining.offline',
      'dining.closed_day',
      'dining.closed_hour',
      'dining.notice',
      'dining.far',
      'dining.party',
      'dining.area',
      'dining.free_now',
      'dining.waiting_already',
      'dining.table_already',
      'dining.waits_many',
    ],
    summary: 'Wait for a table of a night on which none is free; the first whom a freed one fits is offered it',
  },
  leaveDiningWait: {
    method: 'POST',
    path: '/dining/wait_leave',
    access: 'customer',
    errors: missing,
    summary: 'Leave a waiting list, or let an offered table go to the next',
  },
  diningWaits: {
    method: 'GET',
    path: '/dining/waits',
    access: 'customer',
    quiet: true,
    summary: 'Waiting lists that one is on, and tables that are held for oneself',
  },
  tellDiningLate: {
    method: 'POST',
    path: '/dining/late',
    access: 'customer',
    errors: ['record.not_found', 'order.not_allowed'],
    summary: "Say that one's party comes late to its table",
  },
  reportDiningComing: {
    method: 'POST',
    path: '/dining/coming',
    access: 'customer',
    errors: ['record.not_found', 'order.not_allowed'],
    summary: "Say that one's party still comes to its table",
  },
});
