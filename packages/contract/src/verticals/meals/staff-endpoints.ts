import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

export const staffMealEndpoints = defineStaffEndpoints<typeof shapes>()({
  findMealCode: {
    method: 'GET',
    path: '/meal-codes',
    access: { permission: 'travel.dining_scan.view' },
    scope: 'house',
    errors: ['meal.unknown_code'],
    summary: 'What the code of a set meal is of, and whether it can be used',
  },
  useMealCode: {
    method: 'POST',
    path: '/meal-codes/use',
    access: { permission: 'travel.dining_scan.redeem' },
    scope: 'house',
    idempotent: true,
    errors: [
      'record.not_found',
      'meal.unknown_code',
      'meal.used',
      'meal.given_back',
      'meal.expired',
      'meal.wrong_place',
      'meal.closed_day',
      'meal.closed_hour',
      'meal.table_limit',
    ],
    summary: 'Use a piece of a set meal at a restaurant, once',
  },
  undoMealCode: {
    method: 'POST',
    path: '/meal-codes/undo',
    access: { permission: 'travel.dining_scan.undo' },
    scope: 'house',
    idempotent: true,
    errors: ['meal.unknown_code', 'meal.undo_late'],
    summary: 'Undo within the hour that a code was used, by whoever scanned it',
  },
});
