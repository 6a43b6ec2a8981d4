import { passkeyEndpoints as calls } from '@app/contract/passkeys/endpoints';
import { type Kind, type Odd, SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** The origin whose pages may use the shop's passkeys. */
export const ORIGIN = 'https://shop.example';
export const AT_HOME = { PUBLIC_URL: ORIGIN, CSRF_SECRET: 'of all processes of a test, as in a shop' };

/** Adds a passkey to the account of a session; returns its authenticator. */
export async function withPasskey(shop: TestApp, token: string, as: Kind = {}) {
  const authenticator = new SoftwareAuthenticator(ORIGIN, as);
  const begun = await shop.call(calls.beginPasskey, { token, body: {} });
  const added = await shop.call(calls.addPasskey, {
    token,
    body: { credential: authenticator.create(begun.data) },
  });
  if (added.code !== 200) throw new Error(`no passkey was added: ${added.msg}`);
  return { authenticator, passkey: added.data };
}

/** Signs in by a passkey. */
export async function signInBy(shop: TestApp, authenticator: SoftwareAuthenticator, odd: Odd = {}) {
  const { data } = await shop.call(calls.beginPasskeySignIn);
  return shop.call(calls.signInByPasskey, { body: { credential: authenticator.get(data, odd) } });
}
