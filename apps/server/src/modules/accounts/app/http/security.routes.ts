import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { shapes } from '@app/contract/accounts/security/schemas';
import { staffSecurityEndpoints } from '@app/contract/accounts/security/staff-endpoints';
import { shapes as staffShapes } from '@app/contract/accounts/security/staff-schemas';
import { type BoundEndpoint, bindEndpoints, type CallContext } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { Sessions } from '../usecases/authenticate.ts';
import { changeEmail, confirmEmail } from '../usecases/security/change-email.ts';
import { endDevice, listDevices } from '../usecases/security/devices.ts';
import { askForReset, resetPassword } from '../usecases/security/forgot-password.ts';
import { listDeletions } from '../usecases/security/list-deletions.ts';
import { readSecurity } from '../usecases/security/read-security.ts';
import { readDeletion, requestDeletion, withdrawDeletion } from '../usecases/security/request-deletion.ts';
import { removePhone, savePhone } from '../usecases/security/set-phone.ts';
import { sendEmailCode, verifyEmail } from '../usecases/security/verify-email.ts';
import { readUserInfo } from '../usecases/user-info.ts';

/** The storefront's calls that guard an account. */
export function securityRoutes(platform: Platform, sessions: Sessions): BoundEndpoint[] {
  const info = (call: CallContext) => readUserInfo(platform, call.customer.id, call);
  const reader = (call: CallContext) => ({ customerId: call.customer.id, locale: call.lang });
  const leaver = (call: CallContext) => ({
    customerId: call.customer.id,
    currency: call.currency,
    points: async () => (await info(call)).points,
  });
  return bindEndpoints(securityEndpoints, shapes, {
    security: (call) => readSecurity(platform, call.customer.id),
    sendEmailCode: (call) => sendEmailCode(platform, reader(call), call.body.purpose),
    verifyEmail: async (call) => {
      const done = await verifyEmail(platform, call.customer.id, call.body.code);
      return { ...done, userInfo: await info(call) };
    },
    changeEmail: (call) => changeEmail(platform, reader(call), call.body),
    confirmEmail: async (call) => {
      const done = await confirmEmail(platform, call.customer.id, call.body.code);
      return { ...done, userInfo: await info(call) };
    },
    savePhone: (call) => savePhone(platform, call.customer.id, call.body),
    removePhone: (call) => removePhone(platform, call.customer.id),
    forgotPassword: (call) => askForReset(platform, { ...call.body, ip: call.ip, device: call.device }),
    resetPassword: (call) => resetPassword(platform, sessions, { ...call.body, ip: call.ip, device: call.device }),
    devices: (call) => listDevices(platform, call.customer),
    endDevice: (call) => endDevice(platform, sessions, { customerId: call.customer.id, id: call.body.id }),
    deletion: (call) => readDeletion(platform, leaver(call)),
    requestDeletion: (call) => requestDeletion(platform, leaver(call), call.body),
    withdrawDeletion: (call) => withdrawDeletion(platform, call.customer.id),
  });
}

/** The back office's calls about people who leave. */
export const staffSecurityRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffSecurityEndpoints, staffShapes, {
    listDeletions: (call) => listDeletions(platform, call.staff, call.query),
  });
