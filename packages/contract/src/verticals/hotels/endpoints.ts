import { defineEndpoints } from '../../core/endpoint.ts';
import type { ErrorKey } from '../../core/error-catalogue.ts';
import { changeRules } from '../../travel/change-endpoints.ts';
import { kind } from './kind.ts';
import type { shapes } from './schemas.ts';

const quoting: readonly ErrorKey[] = ['record.not_found', ...kind.revisionErrors];

const change = changeRules({ path: '/hotel', refuses: quoting });

export const hotelEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  hotelHome: {
    method: 'GET',
    path: '/hotel/home',
    access: 'public',
    quiet: true,
    summary: 'Popular cities with their hotels, and hot hotels',
  },
  hotelSuggest: {
    method: 'GET',
    path: '/hotel/suggest',
    access: 'public',
    quiet: true,
    summary: 'Cities and hotels by a part of their name, in any language',
  },
  hotelCalendar: {
    method: 'GET',
    path: '/hotel/calendar',
    access: 'public',
    concurrency: 'searches',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'The lowest price of each night in a city or a hotel',
  },
  hotelSearch: {
    method: 'GET',
    path: '/hotel/search',
    access: 'public',
    concurrency: 'searches',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'Hotels of a city, an area on the map or a keyword, priced for the stay, filtered and sorted',
  },
  hotelAlternatives: {
    method: 'GET',
    path: '/hotel/alternatives',
    access: 'public',
    concurrency: 'searches',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'Where a search that found nothing has something: without a filter, on other days, in other cities',
  },
  hotelDetails: {
    method: 'GET',
    path: '/hotel/details',
    access: 'public',
    quiet: true,
    errors: ['record.not_found', 'hotel.offline'],
    summary: 'One hotel with its rooms and plans, priced for the stay',
  },
  createHotelQuote: {
    method: 'POST',
    path: '/hotel/quote',
    access: 'customer',
    errors: quoting,
    summary: 'Freeze price, rate and policy of a stay',
  },
  bookHotel: {
    method: 'POST',
    path: '/hotel/book',
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
    summary: 'Book the stay of a quote; its rooms are held until it is paid or runs out',
  },
  otherRooms: {
    method: 'GET',
    path: '/hotel/other_rooms',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found', 'order.not_allowed'],
    summary: "Rooms and plans that one's own stay could be in instead, itself counting as free",
  },
  quoteStayChange: change.quote,
  changeStay: change.make,
});
