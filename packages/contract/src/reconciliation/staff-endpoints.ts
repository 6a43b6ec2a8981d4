import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'money.reconciliation.view' } as const;
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
  compareStatement: {
    method: 'POST',
    path: '/reconciliations',
    access: run,
    scope: 'house',
    upload: 'table',
    errors: [
      'record.not_found',
      'upload.too_large',
      'upload.unreadable',
      'reconciliation.same_file',
      'reconciliation.unreadable',
    ],
    summary: 'Compare the CSV statement of a provider or bank with our payments; changes no payment',
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
