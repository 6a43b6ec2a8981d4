import { erasePort, personalDataPort } from '../../modules/accounts/core.ts';
import { keyAccountsPort } from '../../modules/api-keys/public.ts';
import { soldByPort } from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { eraseBookingsOf } from './db/octo-booking.repo.ts';
import { personalData } from './db/personal-data.ts';
import { accountsOfKeys, bindAccount } from './db/reseller-account.repo.ts';
import { resellerOfOrder } from './db/sold-by.repo.ts';
import { octoInvariants } from './domain/invariants.ts';
import { serveOcto } from './http/serve-octo.ts';

export default defineSlice((platform) => ({
  name: 'octo',
  owns: ['octo_booking', 'reseller_account'],
  reads: ['api_key', 'customer', 'travel_order'],
  gives: [
    keyAccountsPort({ bind: bindAccount, of: accountsOfKeys }),
    soldByPort(resellerOfOrder),
    personalDataPort(personalData),
    erasePort((tx, { customerId }) => eraseBookingsOf(tx, customerId)),
  ],
  pages: (app) => serveOcto(app, platform),
  invariants: octoInvariants,
}));
