import type { OidcFinding, OidcProblem } from '@app/contract/oidc/staff-schemas';
import { ClientError, type ServerMetadata } from 'openid-client';
import { outgoingFetch } from '../../../platform/http/outgoing/outgoing.ts';
import type { Platform } from '../../../platform/slice.ts';
import { discoverIssuer, forbiddenEndpoints, isIssuer } from './connect-provider.ts';

/** Any client's name: the discovery document is the same for all. */
const ANY_CLIENT = 'test';
const KEYS_MS = 6_000;
const DETAIL_MAX = 200;

const detailOf = (value: unknown): string =>
  String(value ?? '')
    .replaceAll('\u0000', '')
    .toWellFormed()
    .slice(0, DETAIL_MAX);

/** What is wrong where the discovery document could not be read. */
function problemOf(error: unknown): OidcProblem {
  const { code, cause, message } = error as ClientError;
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && cause instanceof Response)
    return { kind: 'status', detail: String(cause.status) };
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') {
    const { body } = cause as { body?: { issuer?: unknown } };
    return { kind: 'issuer', detail: detailOf(body?.issuer) };
  }
  const because = cause instanceof Error ? cause.message : message;
  const answered = error instanceof ClientError && code !== undefined && code !== 'OAUTH_TIMEOUT';
  return { kind: answered ? 'unreadable' : 'unreachable', detail: detailOf(because) };
}

/** How many keys a provider shows; none where they cannot be read. */
async function countKeys(platform: Platform, address: string | undefined): Promise<number> {
  if (address === undefined) return 0;
  try {
    const answer = await outgoingFetch(platform)(address, { signal: AbortSignal.timeout(KEYS_MS) });
    const { keys } = (await answer.json()) as { keys?: unknown };
    return Array.isArray(keys) ? keys.length : 0;
  } catch {
    return 0;
  }
}

/** What a provider's own words lack for a sign-in. */
function lacks(issuer: string, server: ServerMetadata, keys: number): OidcProblem[] {
  const { response_types_supported: types, code_challenge_methods_supported: methods } = server;
  const of = (kind: OidcProblem['kind'], is: boolean, detail = ''): OidcProblem[] => (is ? [{ kind, detail }] : []);
  return [
    ...of('issuer', new URL(server.issuer).href !== new URL(issuer).href, detailOf(server.issuer)),
    ...of('no_code', types !== undefined && !types.includes('code')),
    ...of('no_pkce', methods !== undefined && !methods.includes('S256')),
    ...of('no_keys', keys === 0),
  ];
}

/** Reads what a provider says of itself through the guard, and says what is wrong with it. Never fails with the provider. */
export async function testIssuer(platform: Platform, issuer: string): Promise<OidcFinding> {
  if (!isIssuer(platform, issuer)) return { problems: [{ kind: 'address', detail: '' }], facts: null };
  let server: ServerMetadata;
  try {
    server = (await discoverIssuer(platform, issuer, ANY_CLIENT)).serverMetadata();
  } catch (error) {
    return { problems: [problemOf(error)], facts: null };
  }
  const forbidden = forbiddenEndpoints(platform, server);
  const keys = forbidden.some((one) => one.startsWith('jwks_uri')) ? 0 : await countKeys(platform, server.jwks_uri);
  const endpoints = forbidden.map((detail): OidcProblem => ({ kind: 'endpoint', detail: detailOf(detail) }));
  return {
    problems: [...endpoints, ...lacks(issuer, server, keys)],
    facts: {
      authorizationEndpoint: detailOf(server.authorization_endpoint),
      pkce: server.code_challenge_methods_supported?.includes('S256') ?? false,
      namesItself: server.authorization_response_iss_parameter_supported === true,
      keys,
    },
  };
}
