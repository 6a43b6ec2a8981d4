import { defineSlice } from '../../platform/slice.ts';
import { personalDataPort } from '../accounts/core.ts';
import { adjustmentInvariants } from './app/domain/invariants.ts';
import { ledgerRoutes } from './app/http/ledger.routes.ts';
import { personalData } from './app/usecases/personal-data.ts';
import { ledgerInvariants } from './core/db/invariants.ts';
import { createSealer } from './core/usecases/seal-ledger.ts';

export default defineSlice((platform) => {
  const seal = createSealer(platform.db);
  return {
    name: 'ledger',
    gives: [personalDataPort(personalData)],
    owns: [
      'ledger_account',
      'ledger_adjustment',
      'ledger_entry',
      'ledger_head',
      'ledger_hold',
      'ledger_house_day',
      'ledger_seal',
      'ledger_transfer',
    ],
    reads: ['customer'],
    endpoints: ledgerRoutes(platform),
    invariants: [...ledgerInvariants, ...adjustmentInvariants],
    jobs: [{ name: 'wallet.seal-ledger', cron: '* * * * *', run: seal }],
    // What was booked just before the last end is old by now.
    start: async () => void (await seal()),
  };
});
