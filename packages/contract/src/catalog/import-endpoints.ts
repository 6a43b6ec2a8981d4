import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './import-schemas.ts';

const view = { permission: 'catalog.imports.view' } as const;
const run = { permission: 'catalog.imports.run' } as const;

export const productImportEndpoints = defineStaffEndpoints<typeof shapes>()({
  listImports: {
    method: 'GET',
    path: '/product-imports',
    access: view,
    scope: 'house',
    summary: 'Imports of products, newest first',
  },
  readImport: {
    method: 'GET',
    path: '/product-imports/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One import: its columns and how far it is',
  },
  uploadImport: {
    method: 'POST',
    path: '/product-imports',
    access: run,
    scope: 'house',
    upload: 'table',
    errors: [
      'upload.too_large',
      'upload.unreadable',
      'table.unreadable',
      'table.unsafe',
      'table.too_large',
      'table.quote_open',
    ],
    summary: 'Upload a CSV or XLSX table of products; nothing is changed yet',
  },
  rereadImport: {
    method: 'PUT',
    path: '/product-imports/:id/reading',
    access: run,
    scope: 'house',
    errors: [
      'record.not_found',
      'record.stale',
      'product_import.not_ready',
      'table.unreadable',
      'table.too_large',
      'table.quote_open',
    ],
    summary: 'Read the uploaded file once more, in another encoding or with another separator',
  },
  mapImport: {
    method: 'PUT',
    path: '/product-imports/:id/mapping',
    access: run,
    scope: 'house',
    errors: [
      'record.not_found',
      'record.stale',
      'product_import.not_ready',
      'product_import.mapping',
      'table.number_style',
    ],
    summary: 'Say which column fills what, and check every row',
  },
  startImport: {
    method: 'POST',
    path: '/product-imports/:id/start',
    access: run,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'product_import.not_ready', 'price.jump'],
    summary: 'Take the rows that were found good',
  },
  retryImport: {
    method: 'POST',
    path: '/product-imports/:id/retry',
    access: run,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'product_import.not_ready'],
    summary: 'Try only the rows that failed once more',
  },
  importRows: {
    method: 'GET',
    path: '/product-imports/:id/rows',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'Rows of an import with what is wrong in them',
  },
});
