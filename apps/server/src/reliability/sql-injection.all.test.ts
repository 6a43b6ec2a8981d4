import { basePath } from '@app/contract/core/endpoint';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BoundEndpoint } from '../platform/http/bind.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import {
  customerToken,
  endpointsOf,
  type Input,
  makeStaff,
  partsOf,
  sampleInput,
  staffToken,
  titleOf,
} from './every-endpoint.ts';
import { isFreeText, placesOf, type Schema, withValue } from './json-schema.ts';

const PAYLOADS = [
  "'",
  "''",
  '"',
  '`',
  '\\',
  "\\'",
  "' OR '1'='1",
  "' OR 1=1--",
  '" OR ""="',
  "') OR ('1'='1",
  "')) OR 1=1--",
  "1' OR '1'='1' /*",
  '1 OR 1=1',
  '1; SELECT 1',
  "'; DROP TABLE customer; --",
  "'; UPDATE customer SET nickname='x'; --",
  "' UNION SELECT NULL--",
  "' UNION SELECT NULL,NULL,NULL--",
  "' UNION ALL SELECT password_hash FROM customer--",
  "'||(SELECT pg_sleep(2))||'",
  "'; SELECT pg_sleep(2)--",
  "1' AND 1=(SELECT 1 FROM pg_sleep(2))--",
  '(SELECT 1 FROM pg_sleep(2))',
  '1;SELECT pg_sleep(2)',
  '$$',
  '$1',
  '$2',
  '$tag$x$tag$',
  ':1',
  '?',
  '%',
  '_',
  '%%',
  '\\%',
  'a%00b',
  "E'\\x27'",
  "U&'\\0027'",
  '/* */',
  '--',
  '-- -',
  '#',
  ';',
  '();',
  '*',
  'id',
  'created_at desc',
  'price_usd; --',
  '1,2',
  'CHR(39)||CHR(39)',
  "CAST('x' AS int)",
  '1::int',
  'name\' COLLATE "C',
  'NULL',
  "a' IS NULL OR 'a",
  '{}',
  '{"a":"b"}',
  '[1]',
  "'::jsonb",
  "->>'en-US'",
  "a')::regclass--",
  "' AND extractvalue(1,1)--",
  '&|!',
  'foo:*',
  '<->',
  "' ~ '(a+)+$",
];

let shop: Shop;
let tokens: Record<'storefront' | 'backoffice', string>;
const refusedBySql: string[] = [];
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.app.platform;
  tokens = {
    storefront: await customerToken(db, (await shop.buyer()).id),
    backoffice: await staffToken(db, await makeStaff(db, { super: true })),
  };
  await shop.product({ prices: [500, 700], stock: 9 });
  // Every error the database answers any connection of this process with, whoever asked.
  type Hears = { _handleErrorMessage(error: { code?: string; message?: string }): void };
  const clients = pg.Client.prototype as unknown as Hears;
  const original = clients._handleErrorMessage;
  vi.spyOn(clients, '_handleErrorMessage').mockImplementation(function (this: Hears, error) {
    // What is taken already is refused by its index; that says nothing of the text of a statement.
    if (!error.code?.startsWith('23')) refusedBySql.push(`${error.code} ${error.message}`);
    return original.call(this, error);
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

/** Ends the own session, so that the rest would be refused at the door. */
const ENDS_SESSION = new Set(['logout', 'logoutEverywhere']);
const time = { timeout: patient(240_000) };
/** Longer than this only a call takes that was made to sleep. */
const SLOW_MS = 1_500;
const wrong: string[] = [];
let tried = 0;

async function ask(bound: BoundEndpoint, input: Input, spoken: { lang: string; currency: string }): Promise<void> {
  const { method, surface, path } = bound.endpoint;
  const begun = performance.now();
  const response = await shop.app.server.inject({
    method,
    url:
      basePath[surface] +
      path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(input.params[name]))),
    query: { ...(input.query as Record<string, string>), ...spoken },
    headers: { authorization: `Bearer ${tokens[surface]}` },
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: input.body as object }),
  });
  tried += 1;
  const took = performance.now() - begun;
  const said = `${titleOf(bound)} ${JSON.stringify([spoken, input])}`;
  if (response.statusCode >= 500) wrong.push(`${said}: ${response.statusCode} ${response.body}`);
  if (took >= SLOW_MS) wrong.push(`${said}: took ${Math.round(took)} ms`);
}

const english = { lang: 'en-US', currency: 'USD' };
const isText = (schema: Schema): boolean => schema.type === 'string' || schema.enum !== undefined;

// One place reads language and currency of all calls: between them the calls meet every payload many times over.
const EACH = chaosCount('SQL_PAYLOADS', 2);
/** Ends whatever text of SQL it is put into: a value, a name, a dollar quote, a bracket, a statement. Met everywhere. */
const SHARP = `'"$$;)--`;
const inTurn = (turn: number, payloads: readonly string[], count: number): string[] => [
  SHARP,
  ...Array.from(
    { length: Math.min(count - 1, payloads.length) },
    (_, i) => payloads[(turn * (count - 1) + i) % payloads.length] ?? '',
  ),
];

test('sixty payloads in the language and currency of the calls', time, async () => {
  const calls = endpointsOf(shop).filter(({ endpoint }) => !ENDS_SESSION.has(endpoint.name));
  for (const [turn, bound] of calls.entries())
    for (const [index, payload] of inTurn(turn, PAYLOADS, EACH).entries())
      await ask(
        bound,
        sampleInput(bound),
        index % 2 ? { lang: payload, currency: payload } : { lang: payload, currency: 'USD' },
      );
  expect([wrong, refusedBySql]).toEqual([[], []]);
});

/** What finds, orders and leads through lists: the texts that come closest to SQL. */
const CLOSEST = /^(id|sort|order|page|cursor|q|word|keyword|search|query|number|from|to|range|path)$|(Id|Ids|s)$/;
const FREE_EACH = chaosCount('SQL_FREE_PAYLOADS', 2);
const CLOSEST_EACH = chaosCount('SQL_CLOSEST_PAYLOADS', 4);

test('sixty payloads in texts anybody may send: search, sort, order, cursor, ids, bodies, paths', time, async () => {
  let turn = 0;
  const payloadsFor = (name: string, schema: Schema): string[] => {
    turn += 1;
    if (!isFreeText(schema)) return inTurn(turn, PAYLOADS, FREE_EACH);
    return inTurn(turn, PAYLOADS, CLOSEST.test(name) ? CLOSEST_EACH : FREE_EACH);
  };
  for (const bound of endpointsOf(shop).filter(({ endpoint }) => !ENDS_SESSION.has(endpoint.name))) {
    const parts = partsOf(bound);
    const input = sampleInput(bound);
    for (const part of ['params', 'query', 'body'] as const) {
      for (const { path, schema } of placesOf(parts[part]).filter((place) => isText(place.schema))) {
        for (const payload of payloadsFor(String(path.at(-1)), schema))
          await ask(bound, { ...input, [part]: withValue(input[part], path, payload) }, english);
      }
    }
  }
  expect([wrong, refusedBySql]).toEqual([[], []]);
  expect(tried).toBeGreaterThan(5_000);
});

test('what was sent is stored as text at most: the tables are all there and nobody was changed', async () => {
  const { rows } = await shop.app.platform.pool.query("SELECT count(*)::int AS n FROM customer WHERE nickname = 'x'");
  expect(rows).toEqual([{ n: 0 }]);
});

// A server given from outside brings its own role.
const onOurServer = test.skipIf(Boolean(process.env.TEST_DATABASE_URL));
onOurServer('the role of the product is no superuser and owns nothing it did not make', async () => {
  const { rows } = await shop.app.platform.pool.query(
    'SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls FROM pg_roles WHERE rolname = current_user',
  );
  expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }]);
});
