import { randomUUID } from 'node:crypto';
import { oidcEndpoints as calls } from '@app/contract/oidc/staff-endpoints';
import type { OidcBegun, OidcProviderInput } from '@app/contract/oidc/staff-schemas';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { CLIENT, type SignInProvider } from '../../../testing/sign-in-provider.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { hire, knownImageCode, PASSWORD } from '../../staff/test/sign-in.fixtures.ts';

export const HOME = 'https://shop.example';
export const REDIRECT = `${HOME}/admin/`;
export const AT_HOME = { PUBLIC_URL: HOME, CSRF_SECRET: 'of all processes of a test, as in a shop' };

export const providerInput = (issuer: string, change: Partial<OidcProviderInput> = {}): OidcProviderInput => ({
  name: 'Acme',
  issuer,
  ...CLIENT,
  scopes: 'openid email',
  claim: 'sub',
  enabled: true,
  ...change,
});

/** Sets up a provider by someone who may. */
export async function setUp(shop: TestApp & { staff: () => Promise<string> }, input: OidcProviderInput) {
  const made = await shop.call(calls.createOidcProvider, { token: await shop.staff(), body: input });
  if (made.code !== 200) throw new Error(`no provider was set up: ${made.msg}`);
  return made.data;
}

/** Someone of the staff who signed in by their password. */
export async function hired(shop: TestApp, as: Partial<Parameters<typeof hire>[1]> = {}) {
  const username = as.username ?? `o-${randomUUID().slice(0, 8)}`;
  const { id, secret } = await hire(shop, { ...as, username });
  const image = await knownImageCode(shop);
  const answer = await shop.call(staffEndpoints.login, { body: { username, password: PASSWORD, ...image } });
  return { id, username, secret, token: answer.data.token };
}

/** What the browser brings back: that of the provider, and what it had itself. */
export const returnedTo = (begun: OidcBegun, sent: Record<string, string>) => ({
  state: begun.state,
  browserToken: begun.browserToken,
  ...(sent.code ? { code: sent.code } : {}),
  ...(sent.iss ? { iss: sent.iss } : {}),
  ...(sent.error ? { error: sent.error } : {}),
});

/** Begins a sign-in and passes the provider's page; returns what the browser comes back with. */
export async function passProvider(shop: TestApp, provider: SignInProvider, providerId: string) {
  const begun = await shop.call(calls.beginOidcSignIn, { body: { providerId } });
  if (begun.code !== 200) throw new Error(`no sign-in was begun: ${begun.msg}`);
  return returnedTo(begun.data, await provider.visit(begun.data.url));
}

/** Links the account of the person at the browser to the session of the token. */
export async function linked(
  shop: TestApp,
  provider: SignInProvider,
  of: { readonly token: string; readonly providerId: string; readonly code?: string },
) {
  const { token, providerId, code } = of;
  const body = { providerId, password: PASSWORD, ...(code ? { code } : {}) };
  const begun = await shop.call(calls.beginOidcLink, { token, body });
  if (begun.code !== 200) throw new Error(`no link was begun: ${begun.msg}`);
  const returned = returnedTo(begun.data, await provider.visit(begun.data.url));
  return { returned, answer: await shop.call(calls.addOidcLink, { token, body: returned }) };
}
