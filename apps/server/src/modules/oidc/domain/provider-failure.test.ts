import { AuthorizationResponseError, ClientError } from 'openid-client';
import { expect, test } from 'vitest';
import { refusalOfProvider } from './provider-failure.ts';

const sentBack = (error: string) =>
  new AuthorizationResponseError('sent back', { cause: new URLSearchParams({ error }) });

test('what a provider sends back is repeated only where it is a code of OAuth', () => {
  expect(refusalOfProvider(sentBack('access_denied'))).toEqual({ key: 'oidc.denied' });
  expect(refusalOfProvider(sentBack('login_required'))).toEqual({ key: 'oidc.refused', reason: 'login_required' });
  expect(refusalOfProvider(sentBack('<b>no</b> call 555'))).toEqual({ key: 'oidc.refused', reason: 'error' });
});

test('an answer that does not check out, one of another time and none at all are told apart', () => {
  const of = (code?: string) => refusalOfProvider(Object.assign(new ClientError('no'), { code }));
  expect(of('OAUTH_JWT_CLAIM_COMPARISON_FAILED')).toEqual({
    key: 'oidc.unreadable',
    reason: 'jwt_claim_comparison_failed',
  });
  expect(of('OAUTH_JWT_TIMESTAMP_CHECK_FAILED')).toEqual({ key: 'oidc.clock' });
  for (const code of ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', undefined])
    expect(of(code)).toEqual({ key: 'oidc.unreachable' });
  expect(refusalOfProvider(new TypeError('no'))).toEqual({ key: 'oidc.unreadable', reason: 'error' });
});
