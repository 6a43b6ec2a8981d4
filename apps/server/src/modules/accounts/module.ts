import { checkPassword } from '../../platform/auth/passwords.ts';
import { defineSlice } from '../../platform/slice.ts';
import { chosenCurrencyPort } from '../currencies/public.ts';
import { accountRoutes } from './app/http/accounts.routes.ts';
import { securityRoutes, staffSecurityRoutes } from './app/http/security.routes.ts';
import { userRoutes } from './app/staff/http/user.routes.ts';
import { eraseNotes } from './app/staff/usecases/erase-notes.ts';
import { createSessions } from './app/usecases/authenticate.ts';
import { ensureShopCode, shopCodeGuard } from './app/usecases/invite-codes.ts';
import { accountSubscribers } from './app/usecases/security/account-mails.ts';
import { deleteDueAccount } from './app/usecases/security/erase-account.ts';
import { keepCurrency } from './core/db/profile.repo.ts';
import { deleteOldSessions } from './core/db/session.repo.ts';
import { accountInvariants } from './core/domain/invariants.ts';
import { personalData } from './core/usecases/personal-data.ts';
import { erasePort, personalDataPort } from './core/usecases/ports.ts';

export default defineSlice((platform) => {
  const sessions = createSessions(platform);
  return {
    name: 'accounts',
    owns: [
      'account_code',
      'address',
      'customer',
      'customer_note',
      'customer_session',
      'deletion_request',
      'gift_key',
      'gift_taken',
    ],
    reads: ['agent', 'coupon', 'customer_coupon', 'goods_order', 'ledger_account', 'parameter', 'travel_order'],
    gives: [personalDataPort(personalData), shopCodeGuard, chosenCurrencyPort(keepCurrency), erasePort(eraseNotes)],
    ensure: ensureShopCode,
    endpoints: [
      ...accountRoutes(platform, sessions),
      ...securityRoutes(platform, sessions),
      ...staffSecurityRoutes(platform),
      ...userRoutes(platform),
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
