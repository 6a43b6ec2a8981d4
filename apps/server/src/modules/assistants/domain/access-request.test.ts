import { expect, test } from 'vitest';
import { accessRequest, leadBack } from './access-request.ts';
import { clientDocument, isOwnRedirect, namesClient } from './client-document.ts';

const RESOURCE = 'https://shop.example/mcp';
const asked = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: 'https://app.example/client.json',
    redirect_uri: 'https://app.example/back',
    response_type: 'code',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    state: 'x',
    ...more,
  });

test('a whole request is read', () => {
  expect(accessRequest(asked({ resource: RESOURCE, scope: 'orders:read' }), RESOURCE)).toMatchObject({
    clientId: 'https://app.example/client.json',
    scope: 'orders:read',
    state: 'x',
  });
  expect(accessRequest(asked(), RESOURCE)).toMatchObject({ scope: 'orders:read' });
});

test.each([
  [{ response_type: 'token' }, 'unsupported_response_type'],
  [{ code_challenge_method: 'plain' }, 'invalid_request'],
  [{ code_challenge: 'short' }, 'invalid_request'],
  [{ code_challenge: '' }, 'invalid_request'],
  [{ scope: 'orders:read wallet:spend' }, 'invalid_scope'],
  [{ scope: ' ' }, 'invalid_scope'],
  [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
  [{ state: 'x'.repeat(2_001) }, 'invalid_request'],
])('%j is %s', (more, error) => {
  expect(accessRequest(asked(more), RESOURCE)).toBe(error);
});

test('what is named twice is refused', () => {
  const twice = asked();
  twice.append('redirect_uri', 'https://evil.example');
  expect(accessRequest(twice, RESOURCE)).toBe('invalid_request');
});

test('the way back keeps what stands in the address and says who answers', () => {
  const to = { redirectUri: 'https://app.example/back?a=1', state: 'a b&c', issuer: 'https://shop.example' };
  const back = new URL(leadBack(to, { code: 'c' }));
  expect(Object.fromEntries(back.searchParams)).toEqual({ a: '1', code: 'c', state: 'a b&c', iss: to.issuer });
  expect(new URL(leadBack({ ...to, state: null }, { error: 'access_denied' })).searchParams.get('state')).toBeNull();
});

const URL_OF = 'https://app.example/client.json';
const written = (more: object = {}) =>
  JSON.stringify({ client_id: URL_OF, client_name: 'App', redirect_uris: ['https://app.example/back'], ...more });

test('a document is that of its own address, for a program without a secret', () => {
  expect(clientDocument(URL_OF, written())).toEqual({ name: 'App', redirects: ['https://app.example/back'] });
  for (const text of [
    '',
    '[]',
    written({ client_id: 'https://other.example/client.json' }),
    written({ redirect_uris: [] }),
    written({ redirect_uris: ['javascript:alert(1)', 'http://app.example/back', 'https://a:b@app.example/'] }),
    written({ token_endpoint_auth_method: 'client_secret_post' }),
    `${written()}${' '.repeat(40_000)}`,
  ])
    expect(() => clientDocument(URL_OF, text)).toThrow('not valid');
});

test('a name cannot turn or hide what stands around it; without one it is the host', () => {
  expect(clientDocument(URL_OF, written({ client_name: '\u202eevil\u200b\nname  ' })).name).toBe('evilname');
  expect(clientDocument(URL_OF, written({ client_name: undefined })).name).toBe('app.example');
  expect(clientDocument(URL_OF, written({ client_name: '\u200b' })).name).toBe('app.example');
});

test('somebody is led to an address of the program to the letter, on their device at any port', () => {
  const client = clientDocument(
    URL_OF,
    written({ redirect_uris: ['https://app.example/back', 'http://127.0.0.1/back', 'http://localhost:3000/cb'] }),
  );
  for (const good of ['https://app.example/back', 'http://127.0.0.1:4711/back', 'http://localhost:9/cb'])
    expect([good, isOwnRedirect(client, good)]).toEqual([good, true]);
  for (const bad of [
    'https://app.example/back/',
    'https://app.example/back?x=1',
    'https://app.example:444/back',
    'https://evil.example/back',
    'http://127.0.0.1:4711/other',
    'http://localhost:9/back',
    'http://app.example/back',
    'http://127.0.0.1.evil.example/back',
    'javascript:alert(1)',
    '',
  ])
    expect([bad, isOwnRedirect(client, bad)]).toEqual([bad, false]);
});

test('a program is named by an address with a path', () => {
  expect(namesClient(URL_OF)).toBe(true);
  for (const bad of ['https://app.example', 'https://app.example/', 'nonsense', `${URL_OF}#a`])
    expect([bad, namesClient(bad)]).toEqual([bad, false]);
});
