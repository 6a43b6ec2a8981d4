import { defineSlice } from '../../platform/slice.ts';
import { adjustmentInvariants } from './app/domain/invariants.ts';
import { ledgerRoutes } from './app/http/ledger.routes.ts';
import { ledgerInvariants } from './core/db/invariants.ts';
import { createSealer } from './core/usecases/seal-ledger.ts';

export default defineSlice((platform) => {
  const seal = createSealer(platform.db);
  return {
    name: 'ledger',
    endpoints: ledgerRoutes(platform),
    invariants: [...ledgerInvariants, ...adjustmentInvariants],
    jobs: [{ name: 'wallet.seal-ledger', cron: '* * * * *', run: seal }],
    // What was booked just before the last end is old by now.
    start: async () => void (await seal()),
  };
});
