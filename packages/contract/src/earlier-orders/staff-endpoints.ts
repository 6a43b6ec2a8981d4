import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'orders.earlier.view' } as const;
const see = { permission: 'orders.earlier_imports.view' } as const;
const bring = { permission: 'orders.earlier_imports.run' } as const;
/** What reading an uploaded table refuses. */
const table = ['table.unreadable', 'table.unsafe', 'table.too_large', 'table.quote_open', 'table.xml_broken'] as const;

export const staffEarlierOrderEndpoints = defineStaffEndpoints<typeof shapes>()({
  listEarlierOrders: {
    method: 'GET',
    path: '/earlier-orders',
    access: view,
    scope: 'house',
    summary: 'Orders of the shops that moved in, as their files say them',
  },
  readEarlierOrder: {
    method: 'GET',
    path: '/earlier-orders/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One order of a shop that moved in',
  },
  listEarlierCustomers: {
    method: 'GET',
    path: '/earlier-customers',
    access: view,
    scope: 'house',
    summary: 'People of the shops that moved in; they are no accounts',
  },
  listEarlierImports: {
    method: 'GET',
    path: '/earlier-imports',
    access: see,
    scope: 'house',
    summary: 'Files of customers and orders of other shops, the newest first',
  },
  uploadEarlierImport: {
    method: 'POST',
    path: '/earlier-imports',
    access: bring,
    scope: 'house',
    upload: 'table',
    errors: ['upload.too_large', 'upload.unreadable', ...table, 'earlier_import.unknown_file'],
    summary:
      'Upload customers or orders of another shop; what would become of each is answered, nothing is taken over yet',
  },
  readEarlierImport: {
    method: 'GET',
    path: '/earlier-imports/:id',
    access: see,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One file: how it was read and what would become of its records',
  },
  rereadEarlierImport: {
    method: 'PUT',
    path: '/earlier-imports/:id/reading',
    access: bring,
    scope: 'house',
    errors: [...table, 'record.not_found', 'record.stale', 'earlier_import.taken'],
    summary: 'Read the file once more, as another program wrote it, in another encoding or with a currency',
  },
  earlierImportRecords: {
    method: 'GET',
    path: '/earlier-import-records',
    access: see,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'The records of one file with what becomes of each',
  },
  takeEarlierImport: {
    method: 'POST',
    path: '/earlier-imports/:id/take',
    access: bring,
    scope: 'house',
    idempotent: true,
    errors: ['record.not_found', 'record.stale', 'earlier_import.taken'],
    summary: 'Take over every record that was found good',
  },
  discardEarlierImport: {
    method: 'POST',
    path: '/earlier-imports/:id/discard',
    access: bring,
    scope: 'house',
    idempotent: true,
    errors: ['record.not_found', 'record.stale', 'earlier_import.taken'],
    summary: 'Delete a file that was not taken over',
  },
});
