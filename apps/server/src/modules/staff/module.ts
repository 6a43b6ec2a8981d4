import { defineSlice } from '../../platform/slice.ts';
import { staffRoutes } from './http/staff.routes.ts';
import { ensureFirstStaff } from './usecases/ensure-staff.ts';
import { createStaffAuthenticator } from './usecases/keep-session.ts';

export default defineSlice((platform) => {
  const sessions = createStaffAuthenticator(platform);
  const ended = (ids: readonly string[]): void => {
    sessions.forget(ids);
    platform.sessionsEnded(ids);
  };
  return {
    name: 'staff',
    endpoints: staffRoutes(platform, ended),
    authenticateStaff: sessions.authenticate,
    ensure: (db) => ensureFirstStaff(db, platform.config),
  };
});
