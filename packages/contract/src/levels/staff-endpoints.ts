import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'people.levels.view' } as const;
const edit = { permission: 'people.levels.edit' } as const;

export const staffLevelEndpoints = defineStaffEndpoints<typeof shapes>()({
  listLevels: {
    method: 'GET',
    path: '/member-levels',
    access: view,
    scope: 'shared',
    summary: 'Member levels, lowest first, with how many hold each',
  },
  readLevel: {
    method: 'GET',
    path: '/member-levels/:id',
    access: view,
    scope: 'shared',
    errors: ['record.not_found'],
    summary: 'One member level with all its languages',
  },
  createLevel: {
    method: 'POST',
    path: '/member-levels',
    access: edit,
    scope: 'house',
    errors: ['level.threshold_taken', 'level.identifier_taken'],
    summary: 'Create a member level',
  },
  updateLevel: {
    method: 'PUT',
    path: '/member-levels/:id',
    access: edit,
    scope: 'house',
    errors: [
      'record.not_found',
      'record.stale',
      'level.threshold_taken',
      'level.identifier_taken',
      'level.base_needed',
    ],
    summary: 'Save a member level; a stale version is refused',
  },
  deleteLevel: {
    method: 'DELETE',
    path: '/member-levels/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'level.base_needed'],
    summary: 'Delete a member level; who held it holds the next lower one',
  },
});
