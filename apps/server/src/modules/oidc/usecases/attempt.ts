import { assertThat, refuse } from '@app/contract/core/refuse';
import type { OidcBegun, OidcReturned } from '@app/contract/oidc/staff-schemas';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { hashToken, newToken } from '../../../platform/auth/tokens.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Attempt, insertAttempt, takeAttempt } from '../db/attempt.repo.ts';
import { isAsTalkedTo, type ProviderAccess, providerAccess } from '../db/provider.repo.ts';
import { accountIn, type Claims, saysSecondFactor, subjectIn, verifiedEmailIn } from '../domain/identity.ts';
import { type ConnectProvider, talk } from './connect-provider.ts';

/** A platform with its connections to providers. */
export type OidcPlatform = Platform & { readonly connectProvider: ConnectProvider };

/** The address that providers send browsers back to: the back office's page. Null while the shop has no address. */
export function redirectUri(platform: Platform): string | null {
  const home = platform.home();
  return home === null ? null : `${home}/admin/`;
}

const scopesOf = (scopes: string): string => [...new Set(['openid', ...scopes.split(' ').filter(Boolean)])].join(' ');

/**
 * Begins a sign-in, or a link in a session: returns the provider's page with state, nonce and PKCE challenge, and what only this
 * browser has. Refuses oidc.unavailable, oidc.unreachable, oidc.unreadable and oidc.sealed.
 */
export async function beginAttempt(
  platform: OidcPlatform,
  of: { readonly providerId: string; readonly sessionId: string | null },
): Promise<OidcBegun> {
  const redirect = redirectUri(platform) ?? refuse('oidc.unavailable');
  const provider = (await providerAccess(platform.db, of.providerId)) ?? refuse('oidc.unavailable');
  const connection = await platform.connectProvider(provider);
  const [state, browser] = [newToken(), newToken()];
  const [nonce, verifier] = [randomNonce(), randomPKCECodeVerifier()];
  await insertAttempt(
    platform.db,
    { stateHash: state.hash, browserHash: browser.hash, sessionId: of.sessionId },
    { providerId: provider.id, nonce, verifier, redirectUri: redirect },
  );
  const url = buildAuthorizationUrl(connection, {
    redirect_uri: redirect,
    scope: scopesOf(provider.scopes),
    state: state.token,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, state: state.token, browserToken: browser.token };
}

/** Who signed in at a provider. */
export type AtProvider = {
  readonly provider: Pick<ProviderAccess, 'id' | 'name' | 'version'>;
  readonly subject: string;
  readonly account: string;
  readonly secondFactor: boolean;
  /** The verified e-mail of the account; null without one. */
  readonly email: string | null;
};

/** What the provider sent the browser back with, as the address that it was sent to. */
function wayBack(attempt: Attempt, { state, code, iss, error }: OidcReturned): URL {
  const url = new URL(attempt.redirectUri);
  for (const [name, value] of Object.entries({ state, code, iss, error })) if (value) url.searchParams.set(name, value);
  return url;
}

/** The claims of a sign-in: of the ID token, with those of the user info where the token says not all that is needed. */
async function claimsFor(
  connection: Configuration,
  given: { url: URL; attempt: Attempt; state: string; claim: string },
) {
  const { attempt, state, claim } = given;
  const tokens = await authorizationCodeGrant(connection, given.url, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  const token: Claims = tokens.claims() ?? {};
  const enough = token[claim] !== undefined && token.email !== undefined;
  if (enough || connection.serverMetadata().userinfo_endpoint === undefined) return token;
  return { ...(await fetchUserInfo(connection, tokens.access_token, String(token.sub))), ...token };
}

/**
 * Takes the way back of an attempt: the attempt once, in the browser and session that began it, then the code at the provider.
 * No transaction is open meanwhile. Refuses oidc.attempt_over, oidc.unavailable, oidc.denied, oidc.refused, oidc.clock,
 * oidc.unreachable, oidc.unreadable and oidc.sealed.
 */
export async function finishAttempt(
  platform: OidcPlatform,
  returned: OidcReturned,
  sessionId: string | null,
): Promise<AtProvider> {
  const { state, browserToken } = returned;
  const key = { stateHash: hashToken(state), browserHash: hashToken(browserToken), sessionId };
  const attempt = (await takeAttempt(platform.db, key)) ?? refuse('oidc.attempt_over');
  const provider = (await providerAccess(platform.db, attempt.providerId)) ?? refuse('oidc.unavailable');
  const connection = await platform.connectProvider(provider);
  const { claim } = provider;
  const url = wayBack(attempt, returned);
  const claims = await talk(platform, provider.id, () => claimsFor(connection, { url, attempt, state, claim }));
  const subject = subjectIn(claims, claim);
  assertThat(subject, 'oidc.unreadable', { reason: claim });
  return {
    provider,
    subject,
    account: accountIn(claims, subject),
    email: verifiedEmailIn(claims),
    secondFactor: saysSecondFactor(claims),
  };
}

/**
 * Has the answer of a provider count in this transaction: no lock is held while it is talked to, so that it may have been saved,
 * switched off or deleted meanwhile. Refuses oidc.attempt_over.
 */
export async function holdTalk(tx: Tx, { provider }: Pick<AtProvider, 'provider'>): Promise<void> {
  assertThat(await isAsTalkedTo(tx, provider), 'oidc.attempt_over');
}
