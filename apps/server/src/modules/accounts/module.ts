import { checkPassword } from '../../platform/auth/passwords.ts';
import { defineSlice } from '../../platform/slice.ts';
import { chosenCurrencyPort } from '../currencies/public.ts';
import { keepCurrency } from './db/profile.repo.ts';
import { deleteOldSessions } from './db/session.repo.ts';
import { accountInvariants } from './domain/invariants.ts';
import { accountRoutes } from './http/accounts.routes.ts';
import { securityRoutes, staffSecurityRoutes } from './http/security.routes.ts';
import { createSessions } from './usecases/authenticate.ts';
import { ensureShopCode, shopCodeGuard } from './usecases/invite-codes.ts';
import { accountSubscribers } from './usecases/security/account-mails.ts';
import { deleteDueAccount } from './usecases/security/erase-account.ts';

export default defineSlice((platform) => {
  const sessions = createSessions(platform);
  return {
    name: 'accounts',
    owns: ['account_code', 'address', 'customer', 'customer_session', 'deletion_request', 'gift_key', 'gift_taken'],
    reads: ['agent', 'member_level', 'parameter'],
    gives: [shopCodeGuard, chosenCurrencyPort(keepCurrency)],
    ensure: ensureShopCode,
    endpoints: [
      ...accountRoutes(platform, sessions),
      ...securityRoutes(platform, sessions),
      ...staffSecurityRoutes(platform),
    ],
    subscribers: accountSubscribers(platform),
    authenticateCustomer: sessions.authenticate,
    invariants: accountInvariants,
    jobs: [
      { name: 'accounts.forget-old-sessions', cron: '40 3 * * *', run: () => deleteOldSessions(platform.db) },
      { name: 'accounts.delete-due', cron: '*/10 * * * *', run: () => deleteDueAccount(platform, sessions) },
    ],
    // Makes the hash that unknown names are compared with, so that the first such sign-in takes no longer than others.
    start: async () => {
      await checkPassword('nobody', null);
    },
  };
});
