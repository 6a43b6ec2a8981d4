import type { RequestOf } from '@app/contract/core/endpoint';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import type { StaffSession } from '@app/contract/staff/staff-schemas';
import { request } from './request';
import { dropToken, keepToken, readToken } from './token';

/** The first step of a sign-in, and the second, where an authenticator is bound. */
export type Credentials = RequestOf<typeof staffEndpoints.login>['body'];
export type SecondStep = RequestOf<typeof staffEndpoints.secondStep>['body'];

/** Signs in, and keeps the token on this device. Throws `Failure` when refused. */
export async function signIn(given: Credentials | SecondStep): Promise<StaffSession> {
  const { token, session } =
    'challenge' in given
      ? await request(staffEndpoints.secondStep, { body: given })
      : await request(staffEndpoints.login, { body: given });
  keepToken(token);
  return session;
}

/** Signs out: the token ends on this device in any case, and on the server where it can be reached. */
export async function signOut(): Promise<void> {
  if (readToken()) await request(staffEndpoints.logout, {}).catch(() => undefined);
  dropToken();
}
