import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { ProtocolError } from './protocol-error.ts';

/** A public key as a profile names it (JWK, RFC 7517). */
export type SigningKey = {
  readonly kid: string;
  readonly kty: string;
  readonly crv?: string | undefined;
  readonly x?: string | undefined;
  readonly y?: string | undefined;
};

/** A key of the shop as its profile names it. */
export type PublishedKey = SigningKey & { readonly use: 'sig'; readonly alg: 'ES256' };

/** A request as far as a signature covers it. `authority` is the host that was meant: the shop's own. */
export type SignedRequest = {
  readonly method: string;
  readonly authority: string;
  readonly path: string;
  /** Without the question mark; null where there is none. */
  readonly query: string | null;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string | null;
  /** It changes something: then its Idempotency-Key is signed as well. */
  readonly changes: boolean;
};

const PARAMETER = '(?:;[a-z*][a-z0-9_.*-]*=(?:"[^"]*"|-?\\d{1,15}))*';
/** One signature of one label: its components, then its parameters (RFC 9421, 4.1). */
const INPUT = new RegExp(`^([a-z*][a-z0-9_.*-]*)=(\\(("[a-z@-]+"(?: "[a-z@-]+")*)\\)(${PARAMETER}))$`);
const HASH_OF: Readonly<Record<string, string>> = { 'P-256': 'sha256', 'P-384': 'sha384' };

const unauthorized = (code: string, content: string) => new ProtocolError(401, code, content);
const invalid = (why: string) => unauthorized('signature_invalid', `The signature is not valid: ${why}`);

const headerOf = ({ headers }: SignedRequest, name: string): string | null => {
  const value = headers[name];
  if (value === undefined) return null;
  return (Array.isArray(value) ? value : [value]).map((one) => one.trim()).join(', ');
};

/** What a component of a request is (RFC 9421, 2); null where the request has none. */
function componentOf(request: SignedRequest, name: string): string | null {
  if (name === '@method') return request.method;
  if (name === '@authority') return request.authority;
  if (name === '@path') return request.path;
  if (name === '@query') return request.query === null ? null : `?${request.query}`;
  return name.startsWith('@') ? null : headerOf(request, name);
}

/** The components that the protocol has signed. */
function neededOf(request: SignedRequest): string[] {
  return [
    '@method',
    '@authority',
    '@path',
    'ucp-agent',
    ...(request.query === null ? [] : ['@query']),
    ...(request.changes || headerOf(request, 'idempotency-key') !== null ? ['idempotency-key'] : []),
    ...(request.body === null ? [] : ['content-digest', 'content-type']),
  ];
}

const digestOf = (body: string): string => createHash('sha256').update(body).digest('base64');

function checkDigest(request: SignedRequest): void {
  const sent = /(?:^|,\s*)sha-256=:([A-Za-z0-9+/=]{44}):/.exec(headerOf(request, 'content-digest') ?? '')?.[1];
  if (sent !== digestOf(request.body ?? ''))
    throw new ProtocolError(400, 'digest_mismatch', 'Content-Digest is not that of the body');
}

/** The key of a name. Throws key_not_found, and algorithm_unsupported for a key of another kind. */
function keyOf(keys: readonly SigningKey[], kid: string) {
  const { kty, crv = '', x = '', y = '' } = keys.find((one) => one.kid === kid) ?? {};
  if (kty === undefined) throw unauthorized('key_not_found', 'The profile names no such key');
  const hash = kty === 'EC' ? HASH_OF[crv] : undefined;
  if (!hash) throw new ProtocolError(400, 'algorithm_unsupported', 'Keys are of P-256 or P-384');
  try {
    return { hash, key: createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }) };
  } catch {
    throw unauthorized('key_not_found', 'The key of the profile is none');
  }
}

/**
 * Whether a request is signed by a key of the profile that it names (RFC 9421 as the protocol has it); false where it has no signature. Throws
 * for a signature that does not hold, or that leaves out what the protocol has signed.
 */
export function isSigned(request: SignedRequest, keys: readonly SigningKey[], now: Date): boolean {
  const input = headerOf(request, 'signature-input');
  const signature = headerOf(request, 'signature');
  if (input === null && signature === null) return false;
  if (input === null || signature === null)
    throw unauthorized('signature_missing', 'Signature-Input and Signature belong together');
  const [, label = '', whole = '', listed = '', parameters = ''] = INPUT.exec(input) ?? [];
  if (label === '') throw invalid('Signature-Input cannot be read');
  const covered = listed.split(' ').map((one) => one.slice(1, -1));
  const left = neededOf(request).filter((name) => !covered.includes(name));
  if (left.length > 0) throw invalid(`it does not cover ${left.join(', ')}`);
  const kid = /;keyid="([^"]*)"/.exec(parameters)?.[1] ?? '';
  const { hash, key } = keyOf(keys, kid);
  const expires = Number(/;expires=(\d+)/.exec(parameters)?.[1] ?? Number.POSITIVE_INFINITY);
  if (expires * 1000 <= now.getTime()) throw invalid('its time is over');
  if (request.body !== null) checkDigest(request);
  const lines = covered.map((name) => {
    const value = componentOf(request, name);
    if (value === null) throw invalid(`there is no ${name}`);
    return `"${name}": ${value}`;
  });
  const base = [...lines, `"@signature-params": ${whole}`].join('\n');
  const bytes =
    new RegExp(`(?:^|,\\s*)${label.replaceAll(/[.*]/g, '\\$&')}=:([A-Za-z0-9+/=]+):`).exec(signature)?.[1] ?? '';
  const holds = verify(hash, Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(bytes, 'base64'));
  if (!holds) throw invalid('it is not that of the key');
  return true;
}

/** A request of the shop that is to be signed. */
type Outgoing = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Returns the headers of a POST of the shop, signed by a key of P-256 (ES256); all headers that were named are covered. */
export function signedPost(
  { url, headers, body }: Outgoing,
  by: { readonly kid: string; readonly key: KeyObject },
): Record<string, string> {
  const { host, pathname, search } = new URL(url);
  const sent = { ...headers, 'content-digest': `sha-256=:${digestOf(body)}:` };
  const covered = {
    '@method': 'POST',
    '@authority': host,
    '@path': pathname,
    ...(search === '' ? {} : { '@query': search }),
    ...sent,
  };
  const names = Object.keys(covered).map((name) => `"${name}"`);
  const parameters = `(${names.join(' ')});keyid="${by.kid}"`;
  const lines = Object.entries(covered).map(([name, value]) => `"${name}": ${value}`);
  const base = [...lines, `"@signature-params": ${parameters}`].join('\n');
  const bytes = sign('sha256', Buffer.from(base), { key: by.key, dsaEncoding: 'ieee-p1363' });
  return { ...sent, 'signature-input': `sig1=${parameters}`, signature: `sig1=:${bytes.toString('base64')}:` };
}
