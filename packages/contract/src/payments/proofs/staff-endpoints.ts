import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { ErrorKey } from '../../core/error-catalogue.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'money.desk.view' } as const;
const deciding: readonly ErrorKey[] = ['record.not_found', 'proof.not_waiting', 'proof.stale'];

export const reviewQueueEndpoints = defineStaffEndpoints<typeof shapes>()({
  listProofs: {
    method: 'GET',
    path: '/payment-proofs',
    access: view,
    scope: 'own_tree',
    summary: 'Proofs of payment, with counts per tab',
  },
  readProof: {
    method: 'GET',
    path: '/payment-proofs/:id',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'One proof with its payable, its customer and what is like it',
  },
  proofPicture: {
    method: 'GET',
    path: '/payment-proofs/:id/picture',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'The bytes of a voucher',
  },
  approveProof: {
    method: 'POST',
    path: '/payment-proofs/:id/approve',
    access: { permission: 'money.desk.review' },
    scope: 'own_tree',
    byPerson: true,
    idempotent: true,
    errors: [...deciding, 'proof.same_person', 'proof.amounts_differ'],
    summary: 'Approve with the amount that has arrived; the first of two persons, or the last',
  },
  rejectProof: {
    method: 'POST',
    path: '/payment-proofs/:id/reject',
    access: { permission: 'money.desk.review' },
    scope: 'own_tree',
    byPerson: true,
    idempotent: true,
    errors: deciding,
    summary: 'Reject with a reason that the customer reads',
  },
  deskChannels: {
    method: 'GET',
    path: '/payment-proof-channels',
    access: view,
    scope: 'shared',
    summary: 'Channels that are paid by proof',
  },
  listPayments: {
    method: 'GET',
    path: '/payments',
    access: { permission: 'money.payments.view' },
    scope: 'own_tree',
    summary: 'All payments, with counts per tab',
  },
  readPayment: {
    method: 'GET',
    path: '/payments/:id',
    access: { permission: 'money.payments.view' },
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'One payment with its tries, proofs, refunds, events and bookings',
  },
});
