import { checkPassword } from '../../platform/auth/passwords.ts';
import { defineSlice } from '../../platform/slice.ts';
import { deleteOldSessions } from './db/session.repo.ts';
import { accountInvariants } from './domain/invariants.ts';
import { accountRoutes } from './http/accounts.routes.ts';
import { createSessions } from './usecases/authenticate.ts';

export default defineSlice((platform) => {
  const sessions = createSessions(platform);
  return {
    name: 'accounts',
    endpoints: accountRoutes(platform, sessions),
    authenticateCustomer: sessions.authenticate,
    invariants: accountInvariants,
    jobs: [{ name: 'accounts.forget-old-sessions', cron: '40 3 * * *', run: () => deleteOldSessions(platform.db) }],
    // Makes the hash that unknown names are compared with, so that the first such sign-in takes no longer than others.
    start: async () => {
      await checkPassword('nobody', null);
    },
  };
});
