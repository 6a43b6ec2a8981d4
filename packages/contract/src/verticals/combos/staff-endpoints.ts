import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'travel.combos.view' } as const;
const edit = { permission: 'travel.combos.edit' } as const;

export const staffComboEndpoints = defineStaffEndpoints<typeof shapes>()({
  listCombos: {
    method: 'GET',
    path: '/combos',
    access: view,
    scope: 'house',
    summary: 'Combos across kinds with how often each was sold',
  },
  comboThemes: {
    method: 'GET',
    path: '/combo-themes',
    access: view,
    scope: 'shared',
    summary: 'Themes of the dictionary in force, to describe a combo with',
  },
  readCombo: {
    method: 'GET',
    path: '/combos/:id',
    access: view,
    scope: 'shared',
    errors: ['record.not_found'],
    summary: 'One combo with everything its form has',
  },
  createCombo: {
    method: 'POST',
    path: '/combos',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'price.jump'],
    summary: 'Add a combo',
  },
  updateCombo: {
    method: 'PUT',
    path: '/combos/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'price.jump'],
    summary: 'Save a combo; a stale version is refused. What was booked stays as it is',
  },
  setCombosOnline: {
    method: 'POST',
    path: '/combos/online',
    access: { permission: 'travel.combos.list' },
    scope: 'house',
    summary: 'Put combos on sale or take them off, singly and in bulk',
  },
  checkCombo: {
    method: 'GET',
    path: '/combos/:id/check',
    access: view,
    scope: 'shared',
    errors: ['record.not_found'],
    summary: 'On which of the next 90 days a combo can be had, and which slot is missing on the others',
  },
});
