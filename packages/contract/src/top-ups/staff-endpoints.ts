import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

export const staffTopUpEndpoints = defineEndpoints<typeof shapes>()('backoffice', {
  listTopUps: {
    method: 'GET',
    path: '/top-ups',
    access: { permission: 'money.top_ups.view' },
    summary: 'Top-up orders with counts per state',
  },
  readTopUp: {
    method: 'GET',
    path: '/top-ups/:id',
    access: { permission: 'money.top_ups.view' },
    errors: ['record.not_found'],
    summary: 'One top-up order with its payment and timeline',
  },
  cancelTopUp: {
    method: 'POST',
    path: '/top-ups/:id/cancel',
    access: { permission: 'money.top_ups.cancel' },
    idempotent: true,
    errors: ['record.not_found', 'record.stale', 'top_up.not_allowed'],
    summary: 'Cancel a top-up that is not paid',
  },
});
