import { defineSlice } from '../../platform/slice.ts';
import { adjustmentInvariants } from './app/domain/invariants.ts';
import { ledgerRoutes } from './app/http/ledger.routes.ts';

export default defineSlice((platform) => ({
  name: 'ledger',
  endpoints: ledgerRoutes(platform),
  invariants: adjustmentInvariants,
}));
