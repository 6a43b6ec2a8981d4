import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { ErrorKey } from '../../core/error-catalogue.ts';
import { staffChangeRules } from '../../travel/change-endpoints.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'travel.hotels.view' } as const;
const edit = { permission: 'travel.hotels.edit' } as const;
const calendar = { permission: 'travel.hotels.calendar' } as const;
const missing: readonly ErrorKey[] = ['record.not_found'];
const saving: readonly ErrorKey[] = ['record.not_found', 'record.stale'];

const change = staffChangeRules({
  name: 'nights',
  refuses: [
    'hotel.offline',
    'hotel.unavailable',
    'hotel.minimum_stay',
    'hotel.no_arrival',
    'hotel.no_departure',
    'hotel.occupancy',
  ],
});

export const staffHotelEndpoints = defineStaffEndpoints<typeof shapes>()({
  listHotels: { method: 'GET', path: '/hotels', access: view, scope: 'shared', summary: 'Hotels with counts per tab' },
  readHotel: {
    method: 'GET',
    path: '/hotels/:id',
    access: view,
    scope: 'shared',
    errors: missing,
    summary: 'One hotel with its room types and rate plans',
  },
  createHotel: {
    method: 'POST',
    path: '/hotels',
    access: edit,
    scope: 'house',
    errors: missing,
    summary: 'Create a hotel',
  },
  updateHotel: {
    method: 'PUT',
    path: '/hotels/:id',
    access: edit,
    scope: 'house',
    errors: saving,
    summary: 'Save a hotel; a stale version is refused',
  },
  setHotelFlags: {
    method: 'POST',
    path: '/hotels/flags',
    access: { permission: 'travel.hotels.list' },
    scope: 'house',
    summary: 'List, delist or recommend hotels, singly and in bulk',
  },
  createRoomType: {
    method: 'POST',
    path: '/hotels/:id/room-types',
    access: edit,
    scope: 'house',
    errors: missing,
    summary: 'Add a room type to a hotel; its nights come into the calendar',
  },
  updateRoomType: {
    method: 'PUT',
    path: '/room-types/:id',
    access: edit,
    scope: 'house',
    errors: saving,
    summary: 'Save a room type; a stale version is refused',
  },
  createRatePlan: {
    method: 'POST',
    path: '/room-types/:id/rate-plans',
    access: edit,
    scope: 'house',
    errors: missing,
    summary: 'Add a rate plan to a room type; its nights come into the calendar at the base price',
  },
  updateRatePlan: {
    method: 'PUT',
    path: '/rate-plans/:id',
    access: edit,
    scope: 'house',
    errors: [...saving, 'price.jump'],
    summary: 'Save a rate plan; a stale version is refused. Prices of nights stay as they are',
  },
  readHotelCalendar: {
    method: 'GET',
    path: '/hotels/:id/calendar',
    access: view,
    scope: 'house',
    errors: missing,
    summary: 'Rooms and prices of a stretch of nights',
  },
  editRoomNights: {
    method: 'POST',
    path: '/room-types/:id/nights',
    access: calendar,
    scope: 'house',
    idempotent: true,
    errors: ['record.not_found', 'hotel.units_in_use'],
    summary: 'Set how many rooms of a type there are, over a range of nights',
  },
  editPlanNights: {
    method: 'POST',
    path: '/rate-plans/:id/nights',
    access: calendar,
    scope: 'house',
    errors: [...missing, 'price.jump'],
    summary: 'Set price, minimum stay and stops of a plan over a range of nights',
  },
  applyCalendarRule: {
    method: 'POST',
    path: '/hotels/:id/calendar-rules',
    access: calendar,
    scope: 'house',
    idempotent: true,
    errors: ['record.not_found', 'hotel.units_in_use', 'price.jump'],
    summary: 'One change for several plans and room types over a range of weekdays',
  },
  hotelReport: {
    method: 'GET',
    path: '/hotel-report',
    access: { permission: 'travel.hotel_report.view' },
    scope: 'own_tree',
    errors: missing,
    summary: 'Occupancy and revenue by day and by hotel, or by room type of one hotel',
  },
  hotelChoices: {
    method: 'GET',
    path: '/hotel-choices',
    access: 'staff',
    scope: 'shared',
    summary: 'Hotels to choose from by a part of their name',
  },
  otherRooms: {
    method: 'GET',
    path: '/travel-orders/:id/other-rooms',
    access: { permission: 'travel.orders.modify_amount' },
    scope: 'own_tree_own_places',
    errors: ['record.not_found', 'order.not_allowed'],
    summary: 'Rooms and plans that a booked stay could be in instead, itself counting as free',
  },
  quoteStayChange: change.quote,
  changeStay: change.make,
});
