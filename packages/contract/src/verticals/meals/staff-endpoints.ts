import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { ErrorKey } from '../../core/error-catalogue.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'travel.dining_sets.view' } as const;
const edit = { permission: 'travel.dining_sets.edit' } as const;
const missing: readonly ErrorKey[] = ['record.not_found'];

export const staffMealEndpoints = defineStaffEndpoints<typeof shapes>()({
  listMealSets: {
    method: 'GET',
    path: '/meal-sets',
    access: view,
    scope: 'own_places',
    summary: 'Set meals with counts per tab',
  },
  readMealSet: {
    method: 'GET',
    path: '/meal-sets/:id',
    access: view,
    scope: 'own_places',
    errors: missing,
    summary: 'One set meal with its dishes, restaurants and conditions',
  },
  createMealSet: {
    method: 'POST',
    path: '/meal-sets',
    access: edit,
    scope: 'house',
    errors: missing,
    summary: 'Create a set meal',
  },
  updateMealSet: {
    method: 'PUT',
    path: '/meal-sets/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'meal.stock_sold', 'price.jump'],
    summary: 'Save a set meal; a stale version is refused, and fewer pieces than are sold already',
  },
  setMealSetsOnline: {
    method: 'POST',
    path: '/meal-sets/flags',
    access: { permission: 'travel.dining_sets.list' },
    scope: 'house',
    summary: 'Put set meals on sale or take them off, singly and in bulk',
  },
  mealSetChoices: {
    method: 'GET',
    path: '/meal-set-choices',
    access: 'staff',
    scope: 'shared_own_places',
    summary: 'Set meals to choose from by a part of their name',
  },
  mealReport: {
    method: 'GET',
    path: '/meal-report',
    access: { permission: 'travel.meal_report.view' },
    scope: 'own_tree_own_places',
    summary: 'Set meals sold, used, given back and expired by set, restaurant, city, day or month',
  },
  findMealCode: {
    method: 'GET',
    path: '/meal-codes',
    access: { permission: 'travel.dining_scan.view' },
    scope: 'own_places',
    errors: ['record.not_found', 'meal.unknown_code', 'meal.wrong_place'],
    summary:
      'What the code of a set meal is of, and whether it can be used; a merchant reads those that their places serve',
  },
  useMealCode: {
    method: 'POST',
    path: '/meal-codes/use',
    access: { permission: 'travel.dining_scan.redeem' },
    scope: 'own_places',
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
    scope: 'own_places',
    idempotent: true,
    errors: ['meal.unknown_code', 'meal.wrong_place', 'meal.undo_late'],
    summary: 'Undo within the hour that a code was used, by whoever scanned it',
  },
});
