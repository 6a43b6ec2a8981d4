import { assertThat } from '@app/contract/core/refuse';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { shapes } from '@app/contract/staff/staff-schemas';
import { inTransaction } from '../../../platform/db/connect.ts';
import { bindEndpoints } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { accountById, endSessions } from '../db/staff.repo.ts';
import { sessionView } from '../usecases/begin-session.ts';
import { changePassword } from '../usecases/change-password.ts';
import { drawImageCode } from '../usecases/image-code.ts';
import { takeSecondStep } from '../usecases/second-step.ts';
import { signIn } from '../usecases/sign-in.ts';

/** The staff calls over their use cases; `ended` is told of sessions that are over. */
export function staffRoutes(platform: Platform, ended: (sessionIds: readonly string[]) => void) {
  const clock = () => ({
    now: platform.clock.now().toISOString(),
    offsetMs: platform.clock.offsetMs(),
    movable: platform.config.demo,
  });
  return bindEndpoints(staffEndpoints, shapes, {
    captcha: async () => drawImageCode(platform.db),
    login: async (call) => {
      const { ip, userAgent, device } = call;
      return signIn(platform, { ...call.body, ip, userAgent, device });
    },
    secondStep: ({ body, ip, userAgent, device }) => takeSecondStep(platform, { ...body, ip, userAgent, device }),
    session: async (call) => {
      const account = await accountById(platform.db, call.staff.id);
      assertThat(account, 'auth.user_missing');
      return sessionView(platform, account);
    },
    logout: async (call) => {
      ended(await endSessions(platform.db, { staffId: call.staff.id, only: call.staff.sessionId }));
      return null;
    },
    changePassword: async (call) => {
      ended(await changePassword(platform, call.staff, { ...call.body, ip: call.ip }));
      return null;
    },
    invariants: async () => platform.verify(),
    readClock: async () => clock(),
    moveClock: async (call) => {
      assertThat(platform.config.demo, 'clock.demo_only');
      const before = clock();
      await platform.clock.move({ ms: call.body.byMs, reset: call.body.reset });
      await inTransaction(platform.db, (tx) =>
        logOperation(tx, call, { action: 'clock.move', record: 'clock/product', before, after: clock() }),
      );
      return clock();
    },
  });
}
