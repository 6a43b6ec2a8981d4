import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort } from '../accounts/core.ts';
import { payablePort } from '../payments/public.ts';
import { recordNamesPort, walletNoticesPort } from '../wallet/public.ts';
import { invariants } from './db/invariants.ts';
import { personalData } from './db/personal-data.ts';
import { numbersOf } from './db/top-up.repo.ts';
import { staffTopUpRoutes } from './http/staff.routes.ts';
import { topUpRoutes } from './http/top-up.routes.ts';
import { closeOpen } from './usecases/erase-account-data.ts';
import { topUpNotices } from './usecases/notices.ts';
import { topUpSubscribers } from './usecases/notify-customer.ts';
import { topUpPayable } from './usecases/payable.ts';
import { topUpJobs } from './usecases/timed-transitions.ts';

export default defineSlice((platform) => ({
  name: 'top-ups',
  owns: ['top_up', 'top_up_event'],
  reads: ['ledger_account', 'ledger_entry', 'ledger_transfer', 'payment'],
  gives: [
    personalDataPort(personalData),
    payablePort(topUpPayable(platform)),
    recordNamesPort({ kind: 'top_up', numbersOf: numbersOf }),
    walletNoticesPort(topUpNotices),
    erasePort(closeOpen),
  ],
  endpoints: [...topUpRoutes(platform), ...staffTopUpRoutes(platform)],
  invariants,
  jobs: topUpJobs(platform),
  subscribers: topUpSubscribers(platform),
}));
