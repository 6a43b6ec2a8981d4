import { gzipSync } from 'node:zlib';
import { basePath } from '@app/contract/core/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoundEndpoint } from '../platform/http/bind.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { refusalCode } from '../testing/refusal-code.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { customerToken, endpointsOf, makeStaff, partsOf, sampleInput, staffToken, titleOf } from './every-endpoint.ts';
import { flawOf } from './flaw-of.ts';
import { placesOf, withValue } from './json-schema.ts';
import { bodyOf, queryOf } from './odd-input.ts';

const CASES_EACH = chaosCount('FUZZ_CASES', 2);
/** Of the lists below, so many in turn for each call, and all of them for a few. */
const LISTED_EACH = chaosCount('FUZZ_LISTED', 2);
const SEED = chaosCount('FUZZ_SEED', 20_261_121);

/** What is never stored, only held against what is. */
const ONLY_COMPARED = new Set(['version', 'oldPassword']);

let shop: Shop;
let tokens: Record<'storefront' | 'backoffice', string>;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.app.platform;
  await shop.product({ prices: [500, 700], stock: 9 });
  tokens = {
    storefront: await customerToken(db, (await shop.buyer()).id),
    backoffice: await staffToken(db, await makeStaff(db, { super: true })),
  };
});
afterAll(() => shop.close());

type Ask = { path?: string; query?: string; body?: string | Buffer; headers?: Record<string, string> };

async function ask(bound: BoundEndpoint, { path, query = '', body, headers = {} }: Ask): Promise<string | null> {
  const { method, surface } = bound.endpoint;
  const sample = bound.endpoint.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
  const sends = method !== 'GET' && body !== undefined;
  const response = await shop.app.server.inject({
    method,
    url: `${basePath[surface]}${path ?? sample}${query ? `?${query}` : ''}`,
    headers: {
      authorization: `Bearer ${tokens[surface]}`,
      ...(sends ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(sends ? { payload: body } : {}),
  });
  return flawOf(response);
}

const STILL_SIGNED_IN = (bound: BoundEndpoint): boolean =>
  !['logout', 'logoutEverywhere'].includes(bound.endpoint.name);
const calls = (): BoundEndpoint[] => endpointsOf(shop).filter(STILL_SIGNED_IN);
/** One call of each way to take a body: both APIs, with a key that counts it once, and a file. They meet every case. */
const whole = (): Set<BoundEndpoint> =>
  new Set(
    (['storefront', 'backoffice'] as const).flatMap((surface) => {
      const own = calls().filter(({ endpoint }) => endpoint.surface === surface && endpoint.method !== 'GET');
      const kinds = [
        own.find(({ endpoint }) => !endpoint.idempotent && !endpoint.upload),
        own.find(({ endpoint }) => endpoint.idempotent),
        own.find(({ endpoint }) => endpoint.upload),
        calls().find(({ endpoint }) => endpoint.surface === surface && endpoint.method === 'GET'),
      ];
      return kinds.filter((bound) => bound !== undefined);
    }),
  );
/** Some of a list for each call, so that all calls together meet each case many times over. */
function inTurn(): <T>(bound: BoundEndpoint, list: readonly T[]) => readonly T[] {
  const meetAll = whole();
  let turn = 0;
  return (bound, list) => {
    if (meetAll.has(bound) || LISTED_EACH >= list.length) return list;
    const from = turn;
    turn += LISTED_EACH;
    return Array.from({ length: LISTED_EACH }, (_, i) => list[(from + i) % list.length] as (typeof list)[number]);
  };
}
const depths = (open: string, close: string): string => open.repeat(10_000) + close.repeat(10_000);
const flawsOf = async (asks: (bound: BoundEndpoint) => readonly Ask[]): Promise<string[]> => {
  const flaws: string[] = [];
  for (const bound of calls())
    for (const one of asks(bound)) {
      const flaw = await ask(bound, one);
      if (flaw) flaws.push(`${titleOf(bound)} ${JSON.stringify(one).slice(0, 200)}: ${flaw}`);
    }
  return flaws;
};

test('generated input for every call: answers are always envelopes, never failures', {
  timeout: patient(240_000),
}, async () => {
  const flaws: string[] = [];
  for (const bound of calls()) {
    const parts = partsOf(bound);
    const { body } = sampleInput(bound);
    const places = placesOf(parts.body);
    const arbitrary =
      bound.endpoint.method === 'GET' || !parts.body.type
        ? queryOf(Object.keys(parts.query.properties ?? {})).map((query): Ask => ({ query }))
        : fc
            .tuple(bodyOf(body, places), queryOf(Object.keys(parts.query.properties ?? {})))
            .map(([text, query]): Ask => ({ body: text, query }));
    for (const one of fc.sample(arbitrary, { numRuns: CASES_EACH, seed: SEED })) {
      const flaw = await ask(bound, one);
      if (flaw) flaws.push(`${titleOf(bound)} ${JSON.stringify(one).slice(0, 300)}: ${flaw}`);
    }
  }
  expect(flaws).toEqual([]);
});

test('a text that cannot be stored is refused at its field, in every text of every body', {
  timeout: patient(60_000),
}, async () => {
  const answer: string[] = [];
  let tried = 0;
  for (const bound of calls()) {
    if (bound.endpoint.method === 'GET') continue;
    const { surface, method, path } = bound.endpoint;
    const { body } = sampleInput(bound);
    for (const place of placesOf(partsOf(bound).body)) {
      if (place.schema.type !== 'string' || ONLY_COMPARED.has(String(place.path[0]))) continue;
      tried += 1;
      const response = await shop.app.server.inject({
        method,
        url: `${basePath[surface]}${path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`,
        headers: { authorization: `Bearer ${tokens[surface]}`, 'content-type': 'application/json' },
        payload: JSON.stringify(withValue(body, place.path, 'a\u0000b')),
      });
      const { data } = response.json() as { data: { error?: string; fields?: Record<string, string> } | null };
      const named = Object.keys(data?.fields ?? {});
      if (!named.some((name) => name === place.path.join('.'))) {
        answer.push(`${titleOf(bound)} ${place.path.join('.')}: ${response.body.slice(0, 160)}`);
      }
    }
  }
  expect(answer).toEqual([]);
  expect(tried).toBeGreaterThan(400);
});

test('bodies that are broken, deep, doubled or poisoned', { timeout: patient(60_000) }, async () => {
  const texts = [
    '',
    ' ',
    '{',
    '}',
    '[',
    'null',
    'true',
    '1',
    '"x"',
    '[1]',
    '{"a":1,}',
    "{'a':1}",
    '{"a":1}{"b":2}',
    '\ufeff{}',
    '{"a":\u0000}',
    'NaN',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"a":1,"a":2}',
    '{"quantity":1,"quantity":999}',
    depths('[', ']'),
    depths('{"a":', '}').replace('}', '1}'),
    `{"a":${depths('[', ']')}}`,
    `[${'1,'.repeat(9_999)}1]`,
    '"\\ud800"',
    '{"\\u0000":1}',
  ];
  const some = inTurn();
  expect(
    await flawsOf((bound) => (bound.endpoint.method === 'GET' ? [] : some(bound, texts).map((body) => ({ body })))),
  ).toEqual([]);
  expect(Object.prototype).not.toHaveProperty('admin');
});

test('content types that are not ours, or almost', { timeout: patient(60_000) }, async () => {
  const types = [
    'text/plain',
    'application/json;',
    'application/json ;',
    'application/json\t; a=b',
    'application/json; charset=utf-7',
    'application/JSON',
    'application/jsonx',
    ' application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/plain; application/json',
    'application/vnd.api+json',
    '*/*',
    ';',
    'a'.repeat(500),
  ];
  const packed = gzipSync('x'.repeat(1_000_000));
  const some = inTurn();
  expect(
    await flawsOf((bound) => {
      if (bound.endpoint.method === 'GET') return [];
      const body = JSON.stringify(sampleInput(bound).body);
      return some(bound, [
        ...types.map((type): Ask => ({ body, headers: { 'content-type': type } })),
        { body: gzipSync(body), headers: { 'content-encoding': 'gzip' } },
        { body: packed, headers: { 'content-encoding': 'gzip', 'content-type': 'text/plain' } },
      ]);
    }),
  ).toEqual([]);
});

test('no type but JSON is ever read: an almost-JSON type with an odd body has no way past the schema', async () => {
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [500], stock: 9 });
  const body = JSON.stringify({ variantId: variantIds[0], quantity: '3', selected: true });
  for (const type of [
    'application/json',
    'application/json;',
    'application/json; x',
    'application/json\t; a=b',
    'application/JSON',
    'text/plain',
    '',
  ]) {
    const response = await shop.app.server.inject({
      method: 'POST',
      url: '/app_index/goods/add_cart',
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': type },
      payload: body,
    });
    expect([type, response.json().code]).toEqual([type, refusalCode('input.invalid')]);
  }
});

test('parameters twice, nested, endless or unreadable', { timeout: patient(60_000) }, async () => {
  const queries = [
    'page=1&page=2',
    'lang=es&lang=pt',
    'lang[]=es',
    'lang[x]=es',
    'currency=USD&currency=EUR',
    'id=1&id=2',
    '__proto__[a]=1',
    'constructor=1',
    '=',
    '&&&',
    '%',
    '%zz',
    '%00',
    '%ff%fe',
    '%u0041',
    'a=%E0%A4%A',
    `${'a=1&'.repeat(3_000)}`,
    `keyword=${'x'.repeat(8_000)}`,
    'limit=99999999999999999999',
    'page=0',
    'page=-1',
    'cursor=%00',
    'cursor=e30',
    'cursor=bnVsbA',
    'cursor=W10',
    'cursor=eyJhIjoxfQ',
  ];
  const some = inTurn();
  expect(await flawsOf((bound) => some(bound, queries).map((query) => ({ query })))).toEqual([]);
  const paths = [
    '/%zz',
    '/%00',
    '/..%2f..%2fetc/passwd',
    `/${'a'.repeat(5_000)}`,
    '//',
    '/goods/type/',
    '/goods/TYPE',
    '/%2e%2e/',
    '/goods-orders/%00',
    `/goods-orders/${'9'.repeat(300)}`,
    '/goods-orders/%ff',
    '/products/flags/x',
  ];
  const [one, other] = ['storefront', 'backoffice'].map((surface) =>
    calls().find(({ endpoint }) => endpoint.surface === surface && endpoint.method === 'GET'),
  );
  for (const bound of [one, other])
    for (const path of paths) expect([path, await ask(bound as BoundEndpoint, { path })]).toEqual([path, null]);
});

test('tokens, languages and keys that are no such thing', { timeout: patient(60_000) }, async () => {
  const headers = [
    'Bearer',
    'Bearer ',
    'Bearer  x',
    `Bearer ${'x'.repeat(7_000)}`,
    'Basic YTpi',
    "Bearer ' OR 1=1",
    'bearer null',
    'x',
  ].map((authorization) => ({ authorization }));
  const keys = [
    '',
    'x',
    ' ',
    'x'.repeat(129),
    "' OR 1=1",
    'a b c d e f g h',
    '../../../..',
    'ключключ'.slice(0, 0) || '--------;',
  ].map((key) => ({ 'idempotency-key': key }));
  const some = inTurn();
  expect(
    await flawsOf((bound) => {
      const body = JSON.stringify(sampleInput(bound).body);
      return some(bound, [...headers, ...(bound.endpoint.idempotent ? keys : [])]).map((one) => ({
        body,
        headers: one as Record<string, string>,
      }));
    }),
  ).toEqual([]);
});

test('after all of it the books are whole', async () => {
  expect((await shop.app.verify()).filter((one) => !one.ok)).toEqual([]);
});
