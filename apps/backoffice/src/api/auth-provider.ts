import type { RequestOf } from '@app/contract/core/endpoint';
import { endsSession } from '@app/contract/core/envelope';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import type { AuthProvider } from 'ra-core';
import { Failure, isRefusal } from './failure';
import { request } from './request';
import { dropToken, keepToken, readToken } from './token';

/** The first step of a sign-in, and the second, where an authenticator is bound. */
export type Credentials = RequestOf<typeof staffEndpoints.login>['body'];
export type SecondStep = RequestOf<typeof staffEndpoints.secondStep>['body'];

/** Where a forced or wanted change of password happens. */
export const PASSWORD_PATH = '/password';

/** Sign-in, sign-out and what an ended session means, for ra-core. `login` throws `Failure` when refused. */
export const authProvider: AuthProvider = {
  async login(given: Credentials | SecondStep) {
    const { token, session } =
      'challenge' in given
        ? await request(staffEndpoints.secondStep, { body: given })
        : await request(staffEndpoints.login, { body: given });
    keepToken(token);
    return session.mustChangePassword ? { redirectTo: PASSWORD_PATH } : undefined;
  },
  async logout() {
    if (readToken()) await request(staffEndpoints.logout, {}).catch(() => undefined);
    dropToken();
  },
  checkAuth: () => (readToken() ? Promise.resolve() : Promise.reject(new Error('no token'))),
  checkError(error: unknown) {
    if (error instanceof Failure && endsSession(error.code)) {
      dropToken();
      return Promise.reject({ message: false });
    }
    if (isRefusal(error, 'staff.password_change_needed')) {
      return Promise.reject({ message: false, logoutUser: false, redirectTo: PASSWORD_PATH });
    }
    return Promise.resolve();
  },
  getPermissions: () => Promise.resolve(undefined),
};
