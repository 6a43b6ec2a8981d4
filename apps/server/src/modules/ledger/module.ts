import { defineSlice } from '../../platform/slice.ts';
import { adjustmentInvariants } from './domain/invariants.ts';
import { ledgerRoutes } from './http/ledger.routes.ts';

export default defineSlice((platform) => ({
  name: 'ledger',
  endpoints: ledgerRoutes(platform),
  invariants: adjustmentInvariants,
}));
