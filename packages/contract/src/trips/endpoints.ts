import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

/** Calls of trips: bookings that touch, as one. */
export const tripEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  nextTrip: {
    method: 'GET',
    kept: true,
    path: '/trip/next',
    access: 'customer',
    quiet: true,
    summary: 'The trip that is under way or begins next; null where there is none',
  },
  tripList: {
    method: 'GET',
    kept: true,
    path: '/trip/list',
    access: 'customer',
    quiet: true,
    summary: "The customer's trips to come, the next first, or those that are over, the latest first",
  },
  tripDetails: {
    method: 'GET',
    kept: true,
    path: '/trip/details',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'One trip with its bookings, days, next step, gaps and clashes; without an id the next, or null',
  },
  sharedTrip: {
    method: 'GET',
    path: '/trip/shared',
    access: 'public',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'A trip by the key of its link: without names, numbers, codes, amounts and notes',
  },
  saveTripNote: {
    method: 'POST',
    path: '/trip/save_note',
    access: 'customer',
    errors: ['record.not_found', 'trip.too_many_notes'],
    summary: 'Write a note for a day, or change one',
  },
  deleteTripNote: {
    method: 'POST',
    path: '/trip/delete_note',
    access: 'customer',
    errors: ['record.not_found'],
    summary: 'Delete a note',
  },
  shareTrip: {
    method: 'POST',
    path: '/trip/share',
    access: 'customer',
    errors: ['record.not_found'],
    summary: 'Make a link that shows a trip to others; the same one while there is one',
  },
  unshareTrip: {
    method: 'POST',
    path: '/trip/unshare',
    access: 'customer',
    errors: ['record.not_found'],
    summary: 'End the link of a trip',
  },
});
