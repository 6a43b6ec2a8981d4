import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'travel.tour_combos.view' } as const;
const edit = { permission: 'travel.tour_combos.edit' } as const;

export const staffTourComboEndpoints = defineStaffEndpoints<typeof shapes>()({
  listTourCombos: {
    method: 'GET',
    path: '/tour-combos',
    access: view,
    scope: 'house',
    summary: 'Combos of tours with how often each was sold',
  },
  readTourCombo: {
    method: 'GET',
    path: '/tour-combos/:id',
    access: view,
    scope: 'shared',
    errors: ['record.not_found'],
    summary: 'One combo of tours with everything its form has',
  },
  createTourCombo: {
    method: 'POST',
    path: '/tour-combos',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'price.jump'],
    summary: 'Add a combo of tours',
  },
  updateTourCombo: {
    method: 'PUT',
    path: '/tour-combos/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'price.jump'],
    summary: 'Save a combo of tours; a stale version is refused. What was booked stays as it is',
  },
  setTourCombosOnline: {
    method: 'POST',
    path: '/tour-combos/online',
    access: { permission: 'travel.tour_combos.list' },
    scope: 'house',
    summary: 'Put combos of tours on sale or take them off, singly and in bulk',
  },
});
