import type { RequestOf } from '@app/contract/core/endpoint';
import { oidcEndpoints } from '@app/contract/oidc/staff-endpoints';
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

/** The first step by what a provider sent this browser back with. */
export type ProviderStep = RequestOf<typeof oidcEndpoints.signInByOidc>['body'];

/** Any step of a sign-in. */
export type SignInStep = Credentials | SecondStep | PasskeyStep | ProviderStep;

const send = (given: SignInStep) => {
  if ('browserToken' in given) return request(oidcEndpoints.signInByOidc, { body: given });
  if ('challenge' in given) return request(staffEndpoints.secondStep, { body: given });
  if ('credential' in given) return request(staffPasskeyEndpoints.signInByPasskey, { body: given });
  return request(staffEndpoints.login, { body: given });
};

/** Signs in, and keeps the token on this device. Throws `Failure` when refused. */
export async function signIn(given: SignInStep): Promise<StaffSession> {
  const { token, session } = await send(given);
  keepToken(token);
  return session;
}

/** Signs out: the token ends on this device in any case, and on the server where it can be reached. */
export async function signOut(): Promise<void> {
  if (readToken()) await request(staffEndpoints.logout, {}).catch(() => undefined);
  dropToken();
}
