import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';
import { GUEST_ERRORS } from './kinds.ts';
import type { shapes } from './staff-schemas.ts';

const changing: readonly ErrorKey[] = ['record.not_found', 'record.stale', 'order.not_allowed'];
const seeOrders = { permission: 'travel.orders.view' } as const;
const seeCities = { permission: 'travel.cities.view' } as const;
const editCities = { permission: 'travel.cities.edit' } as const;

export const staffTravelEndpoints = defineStaffEndpoints<typeof shapes>()({
  listTravelOrders: {
    method: 'GET',
    path: '/travel-orders',
    access: seeOrders,
    scope: 'own_tree',
    summary: 'Travel orders of every kind with counts per tab',
  },
  readTravelOrder: {
    method: 'GET',
    path: '/travel-orders/:id',
    access: seeOrders,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'One travel order',
  },
  findByVoucher: {
    method: 'GET',
    path: '/travel-vouchers',
    access: { permission: 'travel.orders.verify' },
    scope: 'own_tree',
    errors: ['travel.wrong_voucher'],
    summary: 'The order whose voucher code is presented',
  },
  reviewTravelOrder: {
    method: 'POST',
    path: '/travel-orders/:id/review',
    access: { permission: 'travel.orders.review' },
    scope: 'own_tree',
    idempotent: true,
    errors: changing,
    summary: 'Pass a placed order, so that it can be paid',
  },
  confirmTravelOrder: {
    method: 'POST',
    path: '/travel-orders/:id/confirm',
    access: { permission: 'travel.orders.confirm' },
    scope: 'own_tree',
    idempotent: true,
    errors: changing,
    summary: "Confirm a paid order with the provider's numbers",
  },
  verifyTravelOrder: {
    method: 'POST',
    path: '/travel-orders/:id/verify',
    access: { permission: 'travel.orders.verify' },
    scope: 'own_tree',
    idempotent: true,
    errors: [...changing, 'travel.wrong_voucher'],
    summary: 'Accept the voucher presented for a confirmed order',
  },
  cancelTravelOrder: {
    method: 'POST',
    path: '/travel-orders/:id/cancel',
    access: { permission: 'travel.orders.cancel' },
    scope: 'own_tree',
    idempotent: true,
    errors: [...changing, 'travel.refund_over_paid'],
    summary: 'Cancel; a paid order gives back by its policy, or what is said',
  },
  modifyTravelAmount: {
    method: 'POST',
    path: '/travel-orders/:id/amount',
    access: { permission: 'travel.orders.modify_amount' },
    scope: 'own_tree',
    idempotent: true,
    errors: changing,
    summary: 'Change what an unpaid order costs',
  },
  noteNoShow: {
    method: 'POST',
    path: '/travel-orders/:id/no-show',
    access: { permission: 'travel.orders.verify' },
    scope: 'own_tree',
    idempotent: true,
    errors: changing,
    summary: 'Note that nobody came',
  },
  changeTravelGuests: {
    method: 'POST',
    path: '/travel-orders/:id/guests',
    access: { permission: 'travel.orders.confirm' },
    scope: 'own_tree',
    idempotent: true,
    errors: [...changing, 'travel.guests_fixed', ...GUEST_ERRORS],
    summary: 'Correct the names of guests',
  },
  listCities: {
    method: 'GET',
    path: '/travel-cities',
    access: seeCities,
    scope: 'shared',
    summary: 'Cities to travel to',
  },
  readCity: {
    method: 'GET',
    path: '/travel-cities/:id',
    access: seeCities,
    scope: 'shared',
    errors: ['record.not_found'],
    summary: 'One city with all its languages',
  },
  createCity: {
    method: 'POST',
    path: '/travel-cities',
    access: editCities,
    scope: 'house',
    errors: ['city.taken'],
    summary: 'Add a city',
  },
  updateCity: {
    method: 'PUT',
    path: '/travel-cities/:id',
    access: editCities,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'city.taken'],
    summary: 'Save a city; a stale version is refused',
  },
  deleteCity: {
    method: 'DELETE',
    path: '/travel-cities/:id',
    access: editCities,
    scope: 'house',
    errors: ['record.not_found', 'city.in_use'],
    summary: 'Delete a city that nothing is in',
  },
  markCities: {
    method: 'POST',
    path: '/travel-cities/mark',
    access: editCities,
    scope: 'house',
    summary: 'Set flags of several cities',
  },
});
