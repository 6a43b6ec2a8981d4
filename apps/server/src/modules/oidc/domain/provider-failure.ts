import type { ErrorKey } from '@app/contract/core/error-catalogue';
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';

/** What someone is refused with when a talk with a provider failed, and the part of the text that differs. */
type ProviderRefusal = { readonly key: ErrorKey; readonly reason?: string };

/** Error codes of OAuth are of these signs (RFC 6749); anything else a provider sends is not repeated. */
const codeOf = (sent: string): string => (/^[\w.-]{1,60}$/.test(sent) ? sent : 'error');

/** Codes of an answer that came and does not check out. */
const UNREADABLE: ReadonlySet<string> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_UNSUPPORTED_OPERATION',
  'OAUTH_INVALID_REQUEST',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_REQUEST_PROTOCOL_FORBIDDEN',
]);

/** Says what someone is refused with when openid-client threw this. */
export function refusalOfProvider(error: unknown): ProviderRefusal {
  if (error instanceof AuthorizationResponseError)
    return error.error === 'access_denied'
      ? { key: 'oidc.denied' }
      : { key: 'oidc.refused', reason: codeOf(error.error) };
  if (error instanceof ResponseBodyError) return { key: 'oidc.refused', reason: codeOf(error.error) };
  if (error instanceof WWWAuthenticateChallengeError) return { key: 'oidc.refused', reason: String(error.status) };
  if (!(error instanceof ClientError)) return { key: 'oidc.unreadable', reason: 'error' };
  const code = error.code ?? '';
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return { key: 'oidc.clock' };
  if (UNREADABLE.has(code)) return { key: 'oidc.unreadable', reason: code.replace('OAUTH_', '').toLowerCase() };
  return { key: 'oidc.unreachable' };
}
