import { defineSlice } from '../../platform/slice.ts';
import { reconciliationInvariants } from './db/invariants.ts';
import { staffReconciliationRoutes } from './http/staff-reconciliation.routes.ts';

export default defineSlice((platform) => ({
  name: 'reconciliation',
  owns: ['reconciliation', 'reconciliation_line'],
  reads: ['payment_attempt', 'payment_refund'],
  endpoints: staffReconciliationRoutes(platform),
  invariants: reconciliationInvariants,
}));
