import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { ErrorKey } from '../../core/error-catalogue.ts';
import { staffChangeRules } from '../../travel/change-endpoints.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'travel.restaurants.view' } as const;
const edit = { permission: 'travel.restaurants.edit' } as const;
const seeBook = { permission: 'travel.dining_book.view' } as const;
const tables = { permission: 'travel.dining_book.tables' } as const;
const missing: readonly ErrorKey[] = ['record.not_found'];

const change = staffChangeRules({
  name: 'table',
  refuses: [
    'dining.offline',
    'dining.closed_day',
    'dining.closed_hour',
    'dining.last_seating',
    'dining.notice',
    'dining.far',
    'dining.party',
    'dining.area',
    'dining.full',
    'dining.pace',
    'dining.menu',
    'dining.overlap',
    'dining.groups',
    'dining.too_many',
  ],
});

export const staffDiningEndpoints = defineStaffEndpoints<typeof shapes>()({
  listRestaurants: {
    method: 'GET',
    path: '/restaurants',
    access: view,
    scope: 'own_places',
    summary: 'Restaurants with counts per tab',
  },
  readRestaurant: {
    method: 'GET',
    path: '/restaurants/:id',
    access: view,
    scope: 'shared_own_places',
    errors: missing,
    summary: 'One restaurant with its kinds of tables and set menus',
  },
  createRestaurant: {
    method: 'POST',
    path: '/restaurants',
    access: edit,
    scope: 'house',
    errors: missing,
    summary: 'Create a restaurant',
  },
  updateRestaurant: {
    method: 'PUT',
    path: '/restaurants/:id',
    access: edit,
    scope: 'own_places',
    errors: ['record.not_found', 'record.stale', 'dining.tables_in_use', 'price.jump'],
    summary: 'Save a restaurant; a stale version is refused, and fewer tables than are taken already',
  },
  setRestaurantsOnline: {
    method: 'POST',
    path: '/restaurants/flags',
    access: { permission: 'travel.restaurants.list' },
    scope: 'own_places',
    summary: 'Put restaurants on sale or take them off, singly and in bulk',
  },
  restaurantChoices: {
    method: 'GET',
    path: '/restaurant-choices',
    access: 'staff',
    scope: 'shared_own_places',
    summary: 'Restaurants to choose from by a part of their name',
  },
  readDiningDay: {
    method: 'GET',
    path: '/restaurants/:id/day',
    access: seeBook,
    scope: 'own_places',
    errors: missing,
    summary: 'The book of a day: what is taken of each kind of table by the quarter of an hour, and who comes',
  },
  whyNoTable: {
    method: 'GET',
    path: '/restaurants/:id/why',
    access: seeBook,
    scope: 'own_places',
    errors: missing,
    summary: 'Whether a party finds a table at an hour, why not, and which times are next',
  },
  seatDiningGuests: {
    method: 'POST',
    path: '/dining-bookings/:id/seating',
    access: { permission: 'travel.dining_book.seat' },
    scope: 'own_places',
    errors: ['record.not_found', 'dining.not_expected', 'dining.not_yet'],
    summary: 'Note where the guests of a booking are: expected, arrived, seated or left',
  },
  takeDiningTables: {
    method: 'POST',
    path: '/restaurants/:id/blocks',
    access: tables,
    scope: 'own_places',
    idempotent: true,
    errors: ['record.not_found', 'dining.tables_in_use'],
    summary: 'Take tables for guests who walked in, or because they cannot be used',
  },
  offerDiningWait: {
    method: 'POST',
    path: '/dining-waits/:id/offer',
    access: tables,
    scope: 'own_places',
    errors: ['record.not_found', 'dining.offline', 'dining.full'],
    summary: 'Offer a free table to somebody on the waiting list, before those ahead of them',
  },
  changeTableSlots: {
    method: 'GET',
    path: '/travel-orders/:id/table-slots',
    access: { permission: 'travel.orders.modify_amount' },
    scope: 'own_tree_own_places',
    errors: ['record.not_found', 'order.not_allowed', 'dining.offline'],
    summary: 'The times of a day at which a booked table could be instead, itself counting as free',
  },
  quoteTableChange: change.quote,
  changeTable: change.make,
  liftDiningBlock: {
    method: 'POST',
    path: '/dining-blocks/:id/lift',
    access: tables,
    scope: 'own_places',
    idempotent: true,
    errors: missing,
    summary: 'Free tables that staff took',
  },
  diningReport: {
    method: 'GET',
    path: '/dining-report',
    access: { permission: 'travel.dining_report.view' },
    scope: 'own_tree_own_places',
    summary: 'Covers, walk-ins, no-shows and deposits by restaurant, city, weekday, hour, day or month',
  },
});
