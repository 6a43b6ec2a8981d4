import { defineSlice } from '../../platform/slice.ts';
import { controlRoutes } from './http/control.routes.ts';
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
    owns: [
      'image_code',
      'permission_text',
      'staff',
      'staff_recovery_code',
      'staff_role',
      'staff_session',
      'staff_sign_in_challenge',
    ],
    reads: ['merchant', 'operation_log'],
    endpoints: [...staffRoutes(platform, ended), ...controlRoutes(platform, ended)],
    authenticateStaff: sessions.authenticate,
    invariants: [
      {
        name: 'staff.some-super',
        promise: 'Somebody of the house who may do everything can sign in.',
        sql: `SELECT 'nobody' AS super WHERE NOT EXISTS (
          SELECT 1 FROM staff s JOIN staff_role r ON r.id = s.role_id
           WHERE r.super AND r.enabled AND s.disabled_at IS NULL AND s.agent_id IS NULL AND s.merchant_id IS NULL)`,
      },
      {
        name: 'staff.no-circle',
        promise: 'Nobody of the staff stands above themselves.',
        sql: `
          WITH RECURSIVE above AS (
            SELECT id AS start, superior_id FROM staff WHERE superior_id IS NOT NULL
            UNION SELECT a.start, s.superior_id FROM above a JOIN staff s ON s.id = a.superior_id
          ) SELECT start AS id FROM above WHERE superior_id = start`,
      },
    ],
    ensure: (db) => ensureFirstStaff(db, platform.config),
  };
});
