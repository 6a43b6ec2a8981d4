import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'money.withdrawals.view' } as const;
const review = { permission: 'money.withdrawals.review' } as const;
const pay = { permission: 'money.withdrawals.pay' } as const;
const step: readonly ErrorKey[] = ['record.not_found', 'record.stale', 'withdrawal.not_allowed'];

export const staffWithdrawalEndpoints = defineStaffEndpoints<typeof shapes>()({
  listWithdrawals: {
    method: 'GET',
    path: '/withdrawals',
    access: view,
    scope: 'own_tree',
    summary: 'Withdrawal orders, those waiting longest first, with counts per tab',
  },
  withdrawalChannels: {
    method: 'GET',
    path: '/withdrawal-channels',
    access: view,
    scope: 'shared',
    summary: 'Channels to search withdrawals by',
  },
  readWithdrawal: {
    method: 'GET',
    path: '/withdrawals/:id',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: "One withdrawal with the customer's balance and last movements; the account masked",
  },
  readPayoutDetails: {
    method: 'GET',
    path: '/withdrawals/:id/account',
    access: { permission: 'money.withdrawals.account' },
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'The payout account of a withdrawal in full; who looked is in the operation log',
  },
  approveWithdrawal: {
    method: 'POST',
    path: '/withdrawals/:id/approve',
    access: review,
    scope: 'own_tree',
    byPerson: true,
    idempotent: true,
    errors: step,
    summary: 'Approve a withdrawal for paying out',
  },
  rejectWithdrawal: {
    method: 'POST',
    path: '/withdrawals/:id/reject',
    access: review,
    scope: 'own_tree',
    byPerson: true,
    idempotent: true,
    errors: step,
    summary: 'Reject a withdrawal; the money is free again and the customer reads the reason',
  },
  payWithdrawal: {
    method: 'POST',
    path: '/withdrawals/:id/pay',
    access: pay,
    scope: 'own_tree',
    byPerson: true,
    idempotent: true,
    errors: [...step, 'withdrawal.same_person'],
    summary: 'Mark a withdrawal as paid out, with proof',
  },
  failWithdrawal: {
    method: 'POST',
    path: '/withdrawals/:id/fail',
    access: pay,
    scope: 'own_tree',
    byPerson: true,
    idempotent: true,
    errors: step,
    summary: 'Mark the payment of a withdrawal as failed; the money is free again',
  },
  uploadProof: {
    method: 'POST',
    path: '/withdrawals/proof',
    access: pay,
    scope: 'self',
    byPerson: true,
    upload: 'picture',
    errors: ['upload.wrong_type', 'upload.too_large', 'upload.unreadable', 'upload.too_many_pixels'],
    summary: 'Upload a picture that proves a payment',
  },
  withdrawalProof: {
    method: 'GET',
    path: '/withdrawals/:id/proof',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'A picture that proves the payment of a withdrawal',
  },
});
