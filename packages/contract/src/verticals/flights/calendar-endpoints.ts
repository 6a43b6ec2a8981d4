import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { calendarShapes } from './calendar-schemas.ts';

const calendar = { permission: 'travel.flights.calendar' } as const;

/** Prices, seats and stops of flights by day. */
export const flightCalendarEndpoints = defineStaffEndpoints<typeof calendarShapes>()({
  readFlightCalendar: {
    method: 'GET',
    path: '/flights/:id/calendar',
    access: { permission: 'travel.flights.view' },
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'Prices and seats of a flight by day',
  },
  editFlightDays: {
    method: 'POST',
    path: '/flights/:id/days',
    access: calendar,
    scope: 'house',
    idempotent: true,
    errors: ['record.not_found', 'record.stale', 'flight.seats_below', 'flight.price_range', 'price.jump'],
    summary: 'Set prices, seats and stops of days of a flight; a stale version is refused. Bookings keep their price',
  },
  copyFlightWeek: {
    method: 'POST',
    path: '/flights/:id/copy-week',
    access: calendar,
    scope: 'house',
    idempotent: true,
    errors: ['record.not_found', 'record.stale', 'flight.seats_below', 'price.jump'],
    summary: 'Copy own prices, seats and stops of a week of a flight to the weeks after it; a stale version is refused',
  },
  undoFlightDays: {
    method: 'POST',
    path: '/flights/:id/days/undo',
    access: calendar,
    scope: 'house',
    idempotent: true,
    errors: ['record.not_found', 'record.stale', 'flight.seats_below', 'flight.change_gone'],
    summary: 'Undo a change of days of a flight where they still are as it left them; a stale version is refused',
  },
  editDaysOfFlights: {
    method: 'POST',
    path: '/flight-days',
    access: calendar,
    scope: 'house',
    idempotent: true,
    errors: ['price.jump'],
    summary: 'The same for several flights: each is changed whole or says why not',
  },
  previewDaysOfFlights: {
    method: 'POST',
    path: '/flight-days/preview',
    access: calendar,
    scope: 'house',
    summary: 'How many days such a change would change, flight by flight',
  },
});
