import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'money.ledger.view' } as const;
const seeAdjustments = { permission: 'money.adjustments.view' } as const;

export const staffLedgerEndpoints = defineStaffEndpoints<typeof shapes>()({
  listKinds: {
    method: 'GET',
    path: '/ledger/kinds',
    access: 'staff',
    scope: 'shared',
    summary: 'Every kind a booking can be of, by name',
  },
  listAccounts: {
    method: 'GET',
    path: '/ledger/accounts',
    access: view,
    scope: 'own_tree',
    summary: 'Accounts of customers and of the house with their balances, now or at a moment',
  },
  readAccount: {
    method: 'GET',
    path: '/ledger/accounts/:id',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'One account of the books, now or at a moment',
  },
  listEntries: {
    method: 'GET',
    path: '/ledger/entries',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'Entries of one account, newest first',
  },
  readTransfer: {
    method: 'GET',
    path: '/ledger/transfers/:id',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'One transfer with all its entries and its seal',
  },
  listBalanceRecords: {
    method: 'GET',
    path: '/balance-records',
    access: { permission: 'money.balances.view' },
    scope: 'own_tree',
    summary: 'Balance records of customers, newest first',
  },
  listPointsRecords: {
    method: 'GET',
    path: '/points-records',
    access: { permission: 'money.points.view' },
    scope: 'own_tree',
    summary: 'Points records of customers, newest first',
  },
  listAdjustments: {
    method: 'GET',
    path: '/adjustments',
    access: seeAdjustments,
    scope: 'own_tree',
    summary: 'Adjustments of balances and points with counts per state',
  },
  readAdjustment: {
    method: 'GET',
    path: '/adjustments/:id',
    access: seeAdjustments,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'One adjustment',
  },
  requestAdjustment: {
    method: 'POST',
    path: '/adjustments',
    access: { permission: 'money.adjustments.request' },
    scope: 'own_tree',
    idempotent: true,
    errors: ['wallet.insufficient_balance', 'wallet.insufficient_points'],
    summary: 'Adjust a balance or points; above the threshold it waits for a second person',
  },
  approveAdjustment: {
    method: 'POST',
    path: '/adjustments/:id/approve',
    access: { permission: 'money.adjustments.decide' },
    scope: 'own_tree',
    idempotent: true,
    errors: [
      'record.not_found',
      'ledger.adjustment_decided',
      'ledger.same_person',
      'wallet.insufficient_balance',
      'wallet.insufficient_points',
    ],
    summary: 'Approve and book an adjustment that somebody else asked for',
  },
  rejectAdjustment: {
    method: 'POST',
    path: '/adjustments/:id/reject',
    access: { permission: 'money.adjustments.decide' },
    scope: 'own_tree',
    idempotent: true,
    errors: ['record.not_found', 'ledger.adjustment_decided'],
    summary: 'Reject an adjustment that waits',
  },
});
