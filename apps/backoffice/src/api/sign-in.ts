import type { RequestOf } from '@app/contract/core/endpoint';
import { staffPasskeyEndpoints } from '@app/contract/passkeys/staff-endpoints';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import type { StaffSession } from '@app/contract/staff/staff-schemas';
import { request } from './request';
import { dropToken, keepToken, readToken } from './token';

/** The first step of a sign-in, and the second, where an authenticator is bound. */
export type Credentials = RequestOf<typeof staffEndpoints.login>['body'];
export type SecondStep = RequestOf<typeof staffEndpoints.secondStep>['body'];

/** The first step by a passkey. */
export type PasskeyStep = RequestOf<typeof staffPasskeyEndpoints.signInByPasskey>['body'];

const send = (given: Credentials | SecondStep | PasskeyStep) => {
  if ('challenge' in given) return request(staffEndpoints.secondStep, { body: given });
  if ('credential' in given) return request(staffPasskeyEndpoints.signInByPasskey, { body: given });
  return request(staffEndpoints.login, { body: given });
};

/** Signs in, and keeps the token on this device. Throws `Failure` when refused. */
export async function signIn(given: Credentials | SecondStep | PasskeyStep): Promise<StaffSession> {
  const { token, session } = await send(given);
  keepToken(token);
  return session;
}

/** Signs out: the token ends on this device in any case, and on the server where it can be reached. */
export async function signOut(): Promise<void> {
  if (readToken()) await request(staffEndpoints.logout, {}).catch(() => undefined);
  dropToken();
}
