import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'system.parameters.view' } as const;
const edit = { permission: 'system.parameters.edit' } as const;

export const staffSettingsEndpoints = defineStaffEndpoints<typeof shapes>()({
  listParameters: {
    method: 'GET',
    path: '/parameters',
    access: view,
    scope: 'house',
    summary: 'Parameters with their bounds',
  },
  readParameter: {
    method: 'GET',
    path: '/parameters/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One parameter',
  },
  setParameter: {
    method: 'PUT',
    path: '/parameters/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'parameter.invite_code_taken', 'price.jump'],
    summary: 'Set a parameter within its bounds; a stale version is refused',
  },
  timeZones: {
    method: 'GET',
    path: '/time-zones',
    access: 'staff',
    scope: 'shared',
    quiet: true,
    summary: 'Time zones for which PostgreSQL has other rules than the shop goes by',
  },
  listParameterChanges: {
    method: 'GET',
    path: '/parameter-changes',
    access: view,
    scope: 'house',
    summary: 'Who set which parameter, newest first',
  },
  undoParameterChange: {
    method: 'POST',
    path: '/parameter-changes/:id/undo',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'parameter.unchanged', 'parameter.invite_code_taken'],
    summary: 'Give a parameter the value it had before a change',
  },
});
