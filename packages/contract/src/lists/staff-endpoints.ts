import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

export const staffListEndpoints = defineEndpoints<typeof shapes>()('backoffice', {
  listExports: { method: 'GET', path: '/exports', access: 'staff', summary: 'My exports, newest first' },
  beginExport: {
    method: 'POST',
    path: '/exports',
    access: 'staff',
    errors: ['export.unknown_list', 'export.too_many'],
    summary: 'Export a list as it is filtered, or some rows of it; needs what the list itself needs',
  },
  cancelExport: {
    method: 'POST',
    path: '/exports/:id/cancel',
    access: 'staff',
    errors: ['record.not_found', 'export.ended'],
    summary: 'Stop an export of mine',
  },
  linkExport: {
    method: 'POST',
    path: '/exports/:id/link',
    access: 'staff',
    errors: ['record.not_found', 'export.not_ready'],
    summary: 'An address that gives the file of an export of mine for some minutes',
  },
  removeExport: {
    method: 'DELETE',
    path: '/exports/:id',
    access: 'staff',
    errors: ['record.not_found', 'export.not_ready'],
    summary: 'Remove an export of mine with its file',
  },
  listViews: {
    method: 'GET',
    path: '/views',
    access: 'staff',
    summary: 'The saved views of a list that I see, and with whom I may share mine',
  },
  createView: {
    method: 'POST',
    path: '/views',
    access: 'staff',
    errors: ['export.unknown_list', 'view.name_taken', 'view.too_many'],
    summary: 'Save a view of a list, for myself, a role or everybody',
  },
  updateView: {
    method: 'PUT',
    path: '/views/:id',
    access: 'staff',
    errors: ['record.not_found', 'record.stale', 'view.name_taken'],
    summary: 'Rename a saved view, share it, or save another state under it',
  },
  deleteView: {
    method: 'DELETE',
    path: '/views/:id',
    access: 'staff',
    errors: ['record.not_found'],
    summary: 'Delete a saved view',
  },
  setDefaultView: {
    method: 'POST',
    path: '/view-defaults',
    access: 'staff',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'Choose the view that a list opens with for me, or none',
  },
});
