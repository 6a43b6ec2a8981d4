import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

export const staffTopUpEndpoints = defineStaffEndpoints<typeof shapes>()({
  listTopUps: {
    method: 'GET',
    path: '/top-ups',
    access: { permission: 'money.top_ups.view' },
    scope: 'own_tree',
    summary: 'Top-up orders with counts per state',
  },
  readTopUp: {
    method: 'GET',
    path: '/top-ups/:id',
    access: { permission: 'money.top_ups.view' },
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'One top-up order with its payment and timeline',
  },
  cancelTopUp: {
    method: 'POST',
    path: '/top-ups/:id/cancel',
    access: { permission: 'money.top_ups.cancel' },
    scope: 'own_tree',
    idempotent: true,
    errors: ['record.not_found', 'record.stale', 'top_up.not_allowed'],
    summary: 'Cancel a top-up that is not paid',
  },
});
