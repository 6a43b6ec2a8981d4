import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const CLIENT = { clientId: 'avela', clientSecret: 'of-the-shop-at-the-provider' };

/** Someone with an account at the provider. */
type ProviderAccount = {
  readonly id: string;
  readonly email?: string;
  readonly verified?: boolean;
  /** How they signed in there (RFC 8176). */
  readonly amr?: readonly string[];
};

export type SignInProvider = {
  readonly issuer: string;
  /** Has this person sit at the browser from now on. */
  seat(account: ProviderAccount): void;
  /** Follows the provider's page as a browser does, and presses a button; returns what the browser is sent back with. */
  visit(url: string, press?: 'sign-in' | 'cancel'): Promise<Record<string, string>>;
  close(): Promise<void>;
};

const INTERACTION = /^\/interaction\/[\w-]+(?:\/(sign-in|cancel))?$/;

function page(response: ServerResponse, path: string): void {
  const form = (to: string, says: string) =>
    `<form method="post" action="${path}/${to}"><button>${says}</button></form>`;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><title>Provider</title>${form('sign-in', 'Go on')}${form('cancel', 'Cancel')}`);
}

/** What the client is registered with; PKCE is demanded of it. */
const configurationOf = (redirectUri: string, accounts: ReadonlyMap<string, ProviderAccount>) => ({
  clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] }],
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'] },
  cookies: { keys: ['of-the-provider'] },
  jwks: {
    keys: [
      {
        ...(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as { kty: 'RSA' }),
        kid: 'one',
        use: 'sig',
        alg: 'RS256',
      },
    ],
  },
  findAccount: async (_: unknown, id: string) => {
    const { email, verified = true } = accounts.get(id) ?? { id };
    return { accountId: id, claims: async () => ({ sub: id, ...(email ? { email, email_verified: verified } : {}) }) };
  },
});

/** Follows redirects with cookies, as one browser, until it is sent to `until`; forms are answered by `press`. */
async function follow(first: string, until: string, press: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let request = { url: new URL(first), method: 'GET' };
  for (let hop = 0; hop < 12; hop += 1) {
    if (request.url.href.startsWith(until)) return request.url;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(request.url, { method: request.method, redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s, 2);
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location) request = { url: new URL(location, request.url), method: 'GET' };
    else if (INTERACTION.test(request.url.pathname))
      request = { url: new URL(`${request.url.pathname}/${press}`, request.url), method: 'POST' };
    else throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
  }
  throw new Error('the provider sends in a circle');
}

/** Opens a certified provider on this machine for one client, which is sent back to `redirectUri`. */
export async function openSignInProvider(redirectUri: string): Promise<SignInProvider> {
  const accounts = new Map<string, ProviderAccount>();
  let seated: ProviderAccount = { id: 'nobody' };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    ...configurationOf(redirectUri, accounts),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const serve = provider.callback();
  const interact = async (request: IncomingMessage, response: ServerResponse, path: string, press?: string) => {
    if (press === undefined) return page(response, path);
    const result =
      press === 'cancel'
        ? { error: 'access_denied' }
        : { login: { accountId: seated.id, ...(seated.amr ? { amr: [...seated.amr] } : {}) } };
    await provider.interactionFinished(request, response, result);
  };
  server.on('request', (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const match = INTERACTION.exec(path);
    if (match) void interact(request, response, path, match[1]);
    else void serve(request, response);
  });
  return {
    issuer,
    seat: (account) => {
      accounts.set(account.id, account);
      seated = account;
    },
    visit: async (url, press = 'sign-in') =>
      Object.fromEntries((await follow(url, redirectUri, press)).searchParams.entries()),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
