/** What a program may be let read: a customer's orders. */
export const ORDERS_READ = 'orders:read';
export const SCOPES = [ORDERS_READ] as const;

/** What a program asks for when it sends someone to the shop (OAuth 2.1, PKCE with S256, RFC 8707). */
export type AccessRequest = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string | null;
  readonly challenge: string;
  readonly scope: string;
};

/** What is wrong with a request, in the protocol's words; for the program alone. */
export type AccessError =
  | 'invalid_request'
  | 'unsupported_response_type'
  | 'invalid_scope'
  | 'invalid_target'
  | 'access_denied';

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
const MOST_STATE = 2_000;

/** The parameters by which a program is known and answered, whatever else is wrong. */
export const namedIn = (asked: URLSearchParams) => ({
  clientId: asked.get('client_id') ?? '',
  redirectUri: asked.get('redirect_uri') ?? '',
  state: asked.get('state'),
});

/** Reads a request of a program for one resource; what is wrong with it instead. */
export function accessRequest(asked: URLSearchParams, resource: string): AccessRequest | AccessError {
  const { clientId, redirectUri, state } = namedIn(asked);
  const names = [
    'client_id',
    'redirect_uri',
    'state',
    'response_type',
    'code_challenge',
    'code_challenge_method',
    'scope',
  ];
  if (names.some((name) => asked.getAll(name).length > 1)) return 'invalid_request';
  if (asked.get('response_type') !== 'code') return 'unsupported_response_type';
  const challenge = asked.get('code_challenge') ?? '';
  if (asked.get('code_challenge_method') !== 'S256' || !CHALLENGE.test(challenge)) return 'invalid_request';
  if (state !== null && state.length > MOST_STATE) return 'invalid_request';
  const resources = asked.getAll('resource');
  if (resources.some((one) => one !== resource)) return 'invalid_target';
  const scopes = (asked.get('scope') ?? ORDERS_READ).split(' ').filter((one) => one !== '');
  if (scopes.length === 0 || scopes.some((one) => one !== ORDERS_READ)) return 'invalid_scope';
  return { clientId, redirectUri, state, challenge, scope: ORDERS_READ };
}

/** The address that leads back to a program, with the answer. */
export function leadBack(
  to: { readonly redirectUri: string; readonly state: string | null; readonly issuer: string },
  answer: { readonly code: string } | { readonly error: AccessError },
): string {
  const back = new URL(to.redirectUri);
  for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
  if (to.state !== null) back.searchParams.set('state', to.state);
  back.searchParams.set('iss', to.issuer);
  return back.href;
}
