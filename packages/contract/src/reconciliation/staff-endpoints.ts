import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'money.reconciliation.view' } as const;
/** What reading an uploaded table refuses. */
const table = [
  'upload.too_large',
  'upload.unreadable',
  'table.unreadable',
  'table.unsafe',
  'table.too_large',
  'table.quote_open',
  'table.xml_broken',
] as const;
const run = { permission: 'money.reconciliation.run' } as const;

export const staffReconciliationEndpoints = defineStaffEndpoints<typeof shapes>()({
  listReconciliations: {
    method: 'GET',
    path: '/reconciliations',
    access: view,
    scope: 'house',
    summary: 'Statements that were compared with our payments, the newest first',
  },
  reconciliationChannels: {
    method: 'GET',
    path: '/reconciliation-channels',
    access: view,
    scope: 'house',
    summary: 'Channels whose money comes from outside',
  },
  lookAtStatement: {
    method: 'POST',
    path: '/reconciliations/look',
    access: run,
    scope: 'house',
    upload: 'table',
    errors: [...table],
    summary: 'The columns of a statement, and how it was read; keeps nothing',
  },
  compareStatement: {
    method: 'POST',
    path: '/reconciliations',
    access: run,
    scope: 'house',
    upload: 'table',
    errors: [
      ...table,
      'record.not_found',
      'table.column_twice',
      'table.number_style',
      'reconciliation.same_file',
      'reconciliation.unreadable',
    ],
    summary: 'Compare the CSV or XLSX statement of a provider or bank with our payments; changes no payment',
  },
  readReconciliation: {
    method: 'GET',
    path: '/reconciliations/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'The result of one comparison in numbers',
  },
  reconciliationLines: {
    method: 'GET',
    path: '/reconciliation-lines',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'The lines of one comparison by their result',
  },
  applyReconciliation: {
    method: 'POST',
    path: '/reconciliations/:id/apply',
    access: run,
    scope: 'house',
    idempotent: true,
    errors: ['record.not_found', 'record.stale', 'reconciliation.applied'],
    summary: 'Mark the matched payments as reconciled',
  },
  discardReconciliation: {
    method: 'POST',
    path: '/reconciliations/:id/discard',
    access: run,
    scope: 'house',
    idempotent: true,
    errors: ['record.not_found', 'record.stale', 'reconciliation.applied'],
    summary: 'Delete the result of a comparison that was not applied',
  },
});
