import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { shapes } from '@app/contract/accounts/schemas';
import { bindEndpoints, type Call } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { emailKey } from '../domain/email-key.ts';
import type { Sessions } from '../usecases/authenticate.ts';
import { changePassword } from '../usecases/change-password.ts';
import { removeAddress } from '../usecases/delete-address.ts';
import { editProfile } from '../usecases/edit-profile.ts';
import { listAddresses } from '../usecases/list-addresses.ts';
import { logIn } from '../usecases/log-in.ts';
import { logOut, logOutEverywhere } from '../usecases/log-out.ts';
import { register } from '../usecases/register.ts';
import { saveAddress } from '../usecases/save-address.ts';
import { keepZone } from '../usecases/time-zone.ts';
import { readUserInfo } from '../usecases/user-info.ts';

/** The storefront's calls about accounts, sessions and addresses. */
export function accountRoutes(platform: Platform, sessions: Sessions) {
  const userInfo = (call: Call<(typeof shapes)['userInfo']>) => readUserInfo(platform, call.customer.id, call);
  return bindEndpoints(accountEndpoints, shapes, {
    login: async (call) => {
      const { customerId, token } = await logIn(platform, {
        ...call.body,
        locale: call.lang,
        ip: call.ip,
        userAgent: call.userAgent,
        device: call.device,
      });
      return { token, userInfo: await readUserInfo(platform, customerId, call) };
    },
    register: async (call) => {
      const { customerId, token, pointsGranted } = await register(platform, {
        ...call.body,
        nickname: call.body.nickname,
        currency: call.currency,
        locale: call.lang,
        ip: call.ip,
        userAgent: call.userAgent,
      });
      call.device.remember(emailKey(call.body.email));
      return { token, pointsGranted, userInfo: await readUserInfo(platform, customerId, call) };
    },
    userInfo,
    userInfoPost: userInfo,
    updateUserInfo: async (call) => {
      await editProfile(platform, sessions, { customerId: call.customer.id, change: call.body });
      return readUserInfo(platform, call.customer.id, call);
    },
    keepTimeZone: (call) => keepZone(platform, call.customer.id, call.body),
    changePassword: (call) =>
      changePassword(platform, sessions, {
        ...call.body,
        customerId: call.customer.id,
        sessionId: call.customer.sessionId,
      }),
    logout: (call) => logOut(platform, sessions, call.customer),
    logoutEverywhere: (call) => logOutEverywhere(platform, sessions, call.customer),
    addressPage: (call) => listAddresses(platform, call.customer.id, call.query),
    saveAddress: (call) => saveAddress(platform, call.customer.id, call.body),
    deleteAddress: (call) => removeAddress(platform, call.customer.id, call.body.id),
  });
}
