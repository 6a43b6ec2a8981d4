import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { setParameter } from '../../settings/public.ts';

export const VERSION = '2026-04-08';
const NAMES = ['cart', 'checkout', 'fulfillment', 'catalog.search', 'catalog.lookup', 'order'];

type Profile = { readonly version?: string; readonly names?: readonly string[]; readonly more?: object };

/** The profile of an assistant that has these capabilities. */
export const profileOf = ({ version = VERSION, names = NAMES, more = {} }: Profile = {}) => ({
  ucp: {
    version,
    services: {},
    payment_handlers: {},
    capabilities: Object.fromEntries(
      names.map((name) => [
        `dev.ucp.shopping.${name}`,
        [{ version, spec: 'https://ucp.dev/x', schema: 'https://ucp.dev/x.json' }],
      ]),
    ),
  },
  ...more,
});

type Served = {
  readonly status?: number;
  readonly text?: string;
  readonly headers?: Record<string, string>;
  readonly wait?: number;
};

/** Where assistants keep their profiles: any path answers a whole profile until another answer is set for it. */
export async function openProfiles() {
  const answers = new Map<string, Served>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const { status = 200, text = JSON.stringify(profileOf()), headers = {}, wait = 0 } = answers.get(path) ?? {};
    setTimeout(() => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text), wait);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    /** The address of a profile, with the answer it is to have. */
    at: (path: string, served?: Served): string => {
      if (served) answers.set(path, served);
      return `http://127.0.0.1:${port}${path}`;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Switches buying by assistants on or off. */
export async function switchBuying({ app }: TestApp, on: boolean): Promise<void> {
  await inTransaction(app.platform.db, (tx) => setParameter(tx, 'assistant.buying', on));
  app.platform.cache.drop(['parameters']);
}

// biome-ignore lint/suspicious/noExplicitAny: bodies are held against the protocol's own schemas
type Body = any;
export type UcpAnswer = { readonly status: number; readonly body: Body; readonly headers: Record<string, unknown> };

/** An assistant by its profile, as it calls a shop. */
export function assistant(shop: TestApp, profile: string) {
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<UcpAnswer> => {
    const answer = await shop.app.server.inject({
      method,
      url: path,
      headers: { 'ucp-agent': `profile="${profile}"`, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json(), headers: answer.headers };
  };
  const sessions = '/ucp/checkout-sessions';
  return {
    call,
    create: (items: { id: string; quantity: number }[], more: object = {}, headers: Record<string, string> = {}) =>
      call('POST', sessions, { line_items: linesOf(items), ...more }, headers),
    get: (id: string) => call('GET', `${sessions}/${id}`),
    put: (
      id: string,
      items: { id: string; quantity: number }[],
      more: object = {},
      headers: Record<string, string> = {},
    ) => call('PUT', `${sessions}/${id}`, { line_items: linesOf(items), ...more }, headers),
    complete: (id: string, body: object = { payment: {} }, headers: Record<string, string> = {}) =>
      call('POST', `${sessions}/${id}/complete`, body, headers),
    cancel: (id: string, headers: Record<string, string> = {}) =>
      call('POST', `${sessions}/${id}/cancel`, undefined, headers),
  };
}

const linesOf = (items: { id: string; quantity: number }[]) =>
  items.map(({ id, quantity }) => ({ item: { id }, quantity }));

export const newKey = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });

/** An address in the protocol's words. */
export const inAustin = {
  first_name: 'Ann',
  last_name: 'Lee',
  phone_number: '+12025550123',
  street_address: '123 Main St',
  address_locality: 'Austin',
  address_region: 'Texas',
  address_country: 'US',
  postal_code: '78701',
};
export const toAustin = { fulfillment: { methods: [{ type: 'shipping', destinations: [inAustin] }] } };

type Signer = { readonly kid: string; readonly key: KeyObject };

/** A key pair of an assistant: how it signs, and what its profile says of it. */
export function newSigner(kid = 'key-1'): { signer: Signer; published: object } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    signer: { kid, key: privateKey },
    published: { kid, use: 'sig', alg: 'ES256', ...publicKey.export({ format: 'jwk' }) },
  };
}

/** Headers that sign a call to a shop, as RFC 9421 says. */
export function signing(
  signer: Signer,
  of: {
    readonly home: string;
    readonly profile: string;
    readonly method: string;
    readonly path: string;
    readonly body?: object;
  },
): Record<string, string> {
  const text = of.body === undefined ? null : JSON.stringify(of.body);
  const headers: Record<string, string> = {
    'ucp-agent': `profile="${of.profile}"`,
    ...(of.method === 'GET' ? {} : newKey()),
    ...(text === null
      ? {}
      : {
          'content-digest': `sha-256=:${createHash('sha256').update(text).digest('base64')}:`,
          'content-type': 'application/json',
        }),
  };
  const parts = { '@method': of.method, '@authority': new URL(of.home).host, '@path': of.path, ...headers };
  const params = `(${Object.keys(parts)
    .map((name) => `"${name}"`)
    .join(' ')});keyid="${signer.kid}"`;
  const lines = Object.entries(parts).map(([name, value]) => `"${name}": ${value}\n`);
  const base = `${lines.join('')}"@signature-params": ${params}`;
  const bytes = sign('sha256', Buffer.from(base), { key: signer.key, dsaEncoding: 'ieee-p1363' });
  return { ...headers, 'signature-input': `sig1=${params}`, signature: `sig1=:${bytes.toString('base64')}:` };
}
