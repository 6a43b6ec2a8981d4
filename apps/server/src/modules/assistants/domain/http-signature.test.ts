import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, type SignedRequest, type SigningKey } from './http-signature.ts';
import { ProtocolError } from './protocol-error.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keys = [{ kid: 'k1', ...(publicKey.export({ format: 'jwk' }) as object) } as SigningKey];
const now = new Date('2026-11-30T10:00:00Z');
const body = '{"line_items":[]}';
const digestOf = (text: string) => `sha-256=:${createHash('sha256').update(text).digest('base64')}:`;
const ALL = ['@method', '@authority', '@path', 'ucp-agent', 'idempotency-key', 'content-digest', 'content-type'];

const request: SignedRequest = {
  method: 'POST',
  authority: 'shop.example.com',
  path: '/ucp/checkout-sessions',
  query: null,
  headers: {
    'ucp-agent': 'profile="https://agent.example/p.json"',
    'idempotency-key': '550e8400-e29b-41d4-a716-446655440000',
    'content-digest': digestOf(body),
    'content-type': 'application/json',
  },
  body,
  changes: true,
};

/** Signs a request as RFC 9421 says, written apart from what verifies it. */
function signed(of: SignedRequest, covered = ALL, parameters = ';created=1700000000;keyid="k1"'): SignedRequest {
  const parts: Record<string, string> = {
    '@method': of.method,
    '@authority': of.authority,
    '@path': of.path,
    '@query': `?${of.query}`,
    ...(of.headers as Record<string, string>),
  };
  const params = `(${covered.map((name) => `"${name}"`).join(' ')})${parameters}`;
  const base = `${covered.map((name) => `"${name}": ${parts[name]}\n`).join('')}"@signature-params": ${params}`;
  const bytes = sign('sha256', Buffer.from(base), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return {
    ...of,
    headers: { ...of.headers, 'signature-input': `sig1=${params}`, signature: `sig1=:${bytes.toString('base64')}:` },
  };
}

const outcomeOf = (of: SignedRequest, known: readonly SigningKey[] = keys): string => {
  try {
    return String(isSigned(of, known, now));
  } catch (error) {
    if (error instanceof ProtocolError) return `${error.status} ${error.code}`;
    throw error;
  }
};

test('2026-04-08: an ES256 signature of a key of the profile holds, in raw r||s; one in DER does not', () => {
  expect(outcomeOf(signed(request))).toBe('true');
  const der = sign('sha256', Buffer.from('x'), privateKey).toString('base64');
  const asDer = signed(request);
  expect(outcomeOf({ ...asDer, headers: { ...asDer.headers, signature: `sig1=:${der}:` } })).toBe(
    '401 signature_invalid',
  );
  expect(outcomeOf(request)).toBe('false');
});

test('2026-04-08: what is signed cannot be sent to another host, path, by another method, with another key or body', () => {
  const good = signed(request);
  const changed: SignedRequest[] = [
    { ...good, authority: 'other.example.com' },
    { ...good, path: '/ucp/checkout-sessions/1/cancel' },
    { ...good, method: 'PUT' },
    { ...good, headers: { ...good.headers, 'idempotency-key': 'another-key-1' } },
    { ...good, headers: { ...good.headers, 'ucp-agent': 'profile="https://other.example/p.json"' } },
  ];
  expect(changed.map((one) => outcomeOf(one))).toEqual(changed.map(() => '401 signature_invalid'));
  expect(outcomeOf({ ...good, body: '{}' })).toBe('400 digest_mismatch');
  expect(outcomeOf({ ...good, query: 'a=1' })).toBe('401 signature_invalid');
});

test('2026-04-08: a signature covers what the protocol has signed', () => {
  for (const name of ALL)
    expect([
      name,
      outcomeOf(
        signed(
          request,
          ALL.filter((one) => one !== name),
        ),
      ),
    ]).toEqual([name, '401 signature_invalid']);
  const reading = { ...request, method: 'GET', body: null, changes: false, headers: { 'ucp-agent': 'profile="x"' } };
  expect(outcomeOf(signed(reading, ['@method', '@authority', '@path', 'ucp-agent']))).toBe('true');
  const asked = { ...reading, query: 'a=1' };
  expect(outcomeOf(signed(asked, ['@method', '@authority', '@path', 'ucp-agent', '@query']))).toBe('true');
});

test('2026-04-08: unknown keys, other kinds of keys, and halves of a signature are refused', () => {
  const good = signed(request);
  expect(outcomeOf(good, [])).toBe('401 key_not_found');
  expect(outcomeOf(good, [{ kid: 'k1', kty: 'RSA' }])).toBe('400 algorithm_unsupported');
  expect(outcomeOf(good, [{ kid: 'k1', kty: 'EC', crv: 'P-256', x: 'no', y: 'no' }])).toBe('401 key_not_found');
  for (const name of ['signature', 'signature-input'])
    expect(outcomeOf({ ...good, headers: { ...good.headers, [name]: undefined } })).toBe('401 signature_missing');
  expect(outcomeOf({ ...good, headers: { ...good.headers, 'signature-input': 'nonsense' } })).toBe(
    '401 signature_invalid',
  );
  expect(outcomeOf(signed(request, ALL, ';expires=1764496800;keyid="k1"'))).toBe('401 signature_invalid');
});
