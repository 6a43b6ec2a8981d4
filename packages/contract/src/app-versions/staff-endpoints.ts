import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'system.app_versions.view' } as const;
const edit = { permission: 'system.app_versions.edit' } as const;

export const staffAppVersionEndpoints = defineStaffEndpoints<typeof shapes>()({
  listAppVersions: {
    method: 'GET',
    path: '/app-versions',
    access: view,
    scope: 'house',
    summary: 'Versions of the app, newest first',
  },
  readAppVersion: {
    method: 'GET',
    path: '/app-versions/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One version of the app',
  },
  createAppVersion: {
    method: 'POST',
    path: '/app-versions',
    access: edit,
    scope: 'house',
    errors: ['app_version.taken'],
    summary: 'Enter a version of the app',
  },
  updateAppVersion: {
    method: 'PUT',
    path: '/app-versions/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'app_version.taken'],
    summary: 'Save a version of the app; a stale one is refused',
  },
  deleteAppVersion: {
    method: 'DELETE',
    path: '/app-versions/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'app_version.published'],
    summary: 'Delete a version that is not published',
  },
});
