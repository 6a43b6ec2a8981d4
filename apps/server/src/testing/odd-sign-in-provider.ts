import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fields = Record<string, unknown>;

/** What the next answers are, where they are not as they should be. */
export type Oddness = {
  /** Instead of these parts of the discovery document. */
  readonly discovery?: Fields;
  /** The whole answer to it, where it is no such document. */
  readonly instead?: { readonly status: number; readonly type: string; readonly body: string };
  /** Instead of these claims of the ID token. */
  readonly claims?: Fields;
  /** The token is signed with a key that is not shown. */
  readonly forged?: true;
  /** The token endpoint never answers, or with this. */
  readonly token?: 'never' | { readonly status: number; readonly body: string };
  readonly keys?: readonly unknown[];
  /** What happens while the token is waited for. */
  readonly meanwhile?: () => Promise<unknown>;
};

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

function send(response: ServerResponse, body: unknown, status = 200, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Opens a provider on this machine whose answers can be wrong in one thing. */
export async function openOddProvider() {
  const [shown, hidden] = [newKey(), newKey()];
  let odd: Oddness = {};
  let nonce = '';
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  const idToken = (): string => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: 'avela', sub: 'ana', iat: now, exp: now + 300, nonce, ...odd.claims };
    const signed = `${encoded({ alg: 'RS256', kid: 'one' })}.${encoded(claims)}`;
    const key = (odd.forged ? hidden : shown).privateKey;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
  };
  const answerToken = (response: ServerResponse): void => {
    if (odd.token === 'never') return;
    if (odd.token) send(response, odd.token.body, odd.token.status);
    else send(response, { access_token: 'a', token_type: 'bearer', id_token: idToken() });
  };
  server.on('request', ({ url }, response) => {
    if (url === '/keys')
      return send(response, {
        keys: odd.keys ?? [{ ...shown.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
      });
    if (url === '/token') return void Promise.resolve(odd.meanwhile?.()).then(() => answerToken(response));
    if (odd.instead) return send(response, odd.instead.body, odd.instead.status, odd.instead.type);
    return send(response, {
      issuer,
      authorization_endpoint: `${issuer}/sign-in`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      ...odd.discovery,
    });
  });
  return {
    issuer,
    /** Has the next answers be so. */
    be: (oddness: Oddness) => {
      odd = oddness;
    },
    /** What a browser is sent back with from the page at `url`. */
    wayBack: (url: string): { state: string; code: string; iss: string } => {
      const { searchParams } = new URL(url);
      nonce = searchParams.get('nonce') ?? '';
      return { state: searchParams.get('state') ?? '', code: 'any', iss: issuer };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
