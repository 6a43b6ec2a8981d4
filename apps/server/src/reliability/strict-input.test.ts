import { basePath } from '@app/contract/core/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoundEndpoint } from '../platform/http/bind.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { refusalCode } from '../testing/refusal-code.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { customerToken, endpointsOf, type Input, PARTS, partsOf, sampleInput, titleOf } from './every-endpoint.ts';
import { isFreeText, isNumeric, patternsOf, placesOf, type Schema, withValue } from './json-schema.ts';

/** Names that are sent at once: as many as an answer tells of. */
const NAMES_AT_ONCE = 50;
/** How many names, in turn, each object is tried with beside the dangerous ones. */
const NAMES_EACH = chaosCount('STRICT_NAMES', 80);
/** Of the odd inputs beside the sharpest, so many in turn for each number. */
const ODD_EACH = chaosCount('STRICT_ODD', 4);

let shop: Shop;
let tokens: Record<'storefront' | 'backoffice', string>;
beforeAll(async () => {
  shop = await openShop();
  tokens = {
    storefront: await customerToken(shop.app.platform.db, (await shop.buyer()).id),
    backoffice: await shop.staff(),
  };
});
afterAll(() => shop.close());

type Answer = { code: number; data: { fields?: Record<string, string> } | null };

/** Sends the body as this exact text, so that numbers arrive as they were written. */
async function sendText(bound: BoundEndpoint, input: Input, body: string): Promise<Answer> {
  const { method, surface, path } = bound.endpoint;
  const response = await shop.app.server.inject({
    method,
    url:
      basePath[surface] +
      path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(input.params[name]))),
    query: input.query as Record<string, string>,
    headers: { authorization: `Bearer ${tokens[surface]}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: body } : {}),
  });
  return response.json() as Answer;
}

test('the good input that the tests of this folder begin with is good for every endpoint', () => {
  const bad = endpointsOf(shop).flatMap((bound) => {
    const input = sampleInput(bound);
    return PARTS.flatMap((part) => {
      const result = bound.shape[part]?.safeParse(input[part]);
      return !result || result.success ? [] : [`${titleOf(bound)} ${part}: ${result.error.message}`];
    });
  });
  expect(bad).toEqual([]);
});

/**
 * Objects that may hold more than is read: pieces of content that are echoed back, and the parameters of the screen that
 * a banner leads to, which are texts under names of that screen.
 */
const LOOSE = new Set([
  'PUT /admin_api/hotels/:id body.gallery.0',
  'POST /admin_api/hotels body.gallery.0',
  'PUT /admin_api/tours/:id body.gallery.0',
  'POST /admin_api/tours body.gallery.0',
  'PUT /admin_api/tour-combos/:id body.gallery.0',
  'POST /admin_api/tour-combos body.gallery.0',
  'PUT /admin_api/combos/:id body.gallery.0',
  'POST /admin_api/combos body.gallery.0',
  'PUT /admin_api/restaurants/:id body.gallery.0',
  'POST /admin_api/restaurants body.gallery.0',
  'PUT /admin_api/meal-sets/:id body.gallery.0',
  'POST /admin_api/meal-sets body.gallery.0',
  'PUT /admin_api/products/:id body.gallery.0',
  'POST /admin_api/products body.gallery.0',
  'PUT /admin_api/banners/:id body.target.query',
  'POST /admin_api/banners body.target.query',
  // What a list is asked with and what its words are shown as; checked by the list's own schema.
  'POST /admin_api/exports body.query',
  'POST /admin_api/exports body.columns.0.cells.0.words',
  'POST /admin_api/views body.state.filter',
  'PUT /admin_api/views/:id body.state.filter',
]);

/** Names that would grant rights or money if they were accepted; every object is tried with all of them. */
const POWERFUL = [
  ...['role', 'isAdmin', 'is_admin', 'user_id', 'userId', 'permissions', 'customer_id', 'customerId', 'agent_id'],
  ...['agentId', 'staff_id', 'staffId', 'state', 'amount', 'price_usd', 'priceUsd', 'id', 'version'],
];

const objectsOf = (schema: Schema) => placesOf(schema).filter((place) => place.schema.type === 'object');

test('no body takes a field it does not name, at any depth: every column of the database tried', async () => {
  const { rows } = await sql<{ name: string }>`SELECT DISTINCT column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public'`.execute(shop.app.platform.db);
  const columns = rows.flatMap(({ name }) => [
    name,
    name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
  ]);
  const names = [...new Set(columns)];
  let from = 0;
  const met = new Set<string>();
  const wrong: string[] = [];
  let bodies = 0;
  for (const bound of endpointsOf(shop)) {
    const input = sampleInput(bound);
    for (const { path, schema } of objectsOf(partsOf(bound).body)) {
      const place = [`${titleOf(bound)} body`, ...path].join('.');
      if (LOOSE.has(place)) continue;
      bodies += 1;
      const some = Array.from(
        { length: Math.min(NAMES_EACH, names.length) },
        (_, i) => names[(from + i) % names.length],
      );
      from += some.length;
      const extra = [...new Set([...POWERFUL, ...some])]
        .filter((name) => name !== undefined)
        .filter((name) => !Object.hasOwn(schema.properties ?? {}, name));
      for (const name of extra) met.add(name);
      const here = path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], input.body);
      for (let i = 0; i < extra.length; i += NAMES_AT_ONCE) {
        const sent = extra.slice(i, i + NAMES_AT_ONCE);
        const more = { ...(here as object), ...Object.fromEntries(sent.map((name) => [name, 1])) };
        const answer = await sendText(bound, input, JSON.stringify(withValue(input.body, path, more)));
        const named = Object.entries(answer.data?.fields ?? {}).filter(([, key]) => key === 'field.unknown').length;
        if (answer.code !== refusalCode('input.invalid') || named !== sent.length)
          wrong.push(`${place}: ${answer.code}, ${named} of ${sent.length} refused`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(bodies).toBeGreaterThan(30);
  expect(names.filter((name) => !met.has(name))).toEqual([]);
}, 240_000);

/** What people and programs send for numbers: as JSON for bodies; none of it is a plain whole number in range. */
const ODD_JSON = [
  'true',
  'false',
  '[]',
  '[5]',
  '[[1]]',
  '{}',
  '{"valueOf":5}',
  '1.005',
  '0.1',
  '-1',
  '-5',
  '-0.5',
  '1e400',
  '-1e400',
  '1e-7',
  '9007199254740993',
  '9007199254740992',
  '1e21',
  '-9007199254740993',
  '99999999999999999999',
  '4294967296.5',
  // These would be read as whole numbers.
  '999.9999999999999999',
  '4.99999999999999999999',
  '1.0000000000000001',
];
const ODD_TEXTS = [
  '1e2',
  '0x10',
  '0b11',
  '0o17',
  ' 7 ',
  '7 ',
  ' 7',
  '\t7',
  '7\n',
  '5\n',
  '\n5',
  '5\r\n',
  '999.9999999999999999',
  '+5',
  '-0',
  '-5',
  '--5',
  '1.005',
  '1.0',
  '1.',
  '.5',
  '1,000',
  '1.000,00',
  '1 000',
  "1'000",
  '1_000',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'undefined',
  'true',
  '',
  ' ',
  '00',
  '007',
  '5$',
  '$5',
  '5 USD',
  '５',
  '１２',
  '٥',
  '५',
  '𝟝',
  '²',
  '½',
  'Ⅷ',
  '五',
  '5\u200b',
  '\ufeff5',
  '5\u0000',
  '5%',
  '(5)',
  '5-',
  '5e',
  'e5',
  '1e400',
  '9007199254740993',
  '99999999999999999999',
  '1/2',
  '2*3',
  '0x',
  '١٢٣',
];

/** What one careless way to read a number takes each; every number meets them all. */
const SHARPEST = new Set([
  'true',
  '[5]',
  '1.005',
  '-1',
  '9007199254740993',
  '999.9999999999999999',
  '4.99999999999999999999',
  '1.0000000000000001',
  '1e2',
  '0x10',
  ' 7 ',
  '5\n',
  '+5',
  '',
  '007',
  '1,000',
  '５',
]);
let turn = 0;
/** The sharpest of these, and some of the others in turn, so that all numbers together meet each many times over. */
function inTurn(values: readonly string[]): string[] {
  const others = values.filter((value) => !SHARPEST.has(value));
  const count = Math.min(ODD_EACH, others.length);
  const some = Array.from({ length: count }, (_, i) => others[(turn + i) % others.length] ?? '');
  turn += count;
  return [...values.filter((value) => SHARPEST.has(value)), ...some];
}

/** Degrees may be below zero and have fractions; as texts they are refused like any other number. */
const DEGREES = new Set(['latitude', 'longitude']);
const GOOD_DEGREES = new Set(['1.005', '0.1', '-1', '-5', '-0.5', '1e-7']);

type NumberPlace = { part: 'query' | 'body'; path: readonly (string | number)[]; schema: Schema };

/** Codes that may be digits alone and are no numbers: what tickets begin with, and kinds of aircraft in timetables. */
const CODES_OF_DIGITS: ReadonlySet<string> = new Set(
  ['POST /admin_api/airlines ticketPrefix', 'POST /admin_api/aircraft code'].flatMap((place) => [
    place,
    place.replace(/^POST (\S+)/, 'PUT $1/:id'),
  ]),
);

const numberPlaces = (bound: BoundEndpoint): NumberPlace[] => {
  const parts = partsOf(bound);
  return (['query', 'body'] as const).flatMap((part) =>
    placesOf(parts[part])
      .filter(({ path, schema }) => isNumeric(schema) && !CODES_OF_DIGITS.has(`${titleOf(bound)} ${path.join('.')}`))
      .map(({ path, schema }) => ({ part, path, schema })),
  );
};

/** Whether a text is a plain decimal of the sign and the places that a field of texts takes. */
const isMeantBy = (schema: Schema, text: string): boolean =>
  schema.type === 'string' &&
  /^-?(?!0\d|0+$)\d{1,12}(\.\d+)?$/.test(text) &&
  patternsOf(schema).every((pattern) => pattern.test(text));

/** Returns the odd values that a place is tried with: texts in a query, JSON in a body. */
function valuesFor({ part, path, schema }: NumberPlace): string[] {
  const texts = inTurn(ODD_TEXTS.filter((text) => !isMeantBy(schema, text)));
  if (part === 'query') return texts;
  const odd = DEGREES.has(String(path.at(-1))) ? ODD_JSON.filter((text) => !GOOD_DEGREES.has(text)) : ODD_JSON;
  return [...inTurn(odd), ...texts.map((text) => JSON.stringify(text))];
}

/** Sends a call that is good but for this value at each of these places of its query or its body. */
function sendAt(bound: BoundEndpoint, places: readonly NumberPlace[], value: string): Promise<Answer> {
  const input = sampleInput(bound);
  const put = (part: NumberPlace['part'], given: string): unknown =>
    places
      .filter((place) => place.part === part)
      .reduce<unknown>((all, { path }) => withValue(all, path, given), input[part]);
  const query = put('query', value) as Record<string, unknown>;
  const body = bound.endpoint.method === 'GET' ? '' : JSON.stringify(put('body', '@here@'));
  return sendText(
    bound,
    { ...input, query },
    body.replaceAll('"@here@"', () => value),
  );
}

/**
 * Tries the places of one query or body with their odd values: with the same value at once, as a refusal names each field
 * that it is for, and alone where none is named. Returns how many were tried, and what was not refused.
 */
async function tryNumbers(
  bound: BoundEndpoint,
  places: readonly NumberPlace[],
): Promise<{ tried: number; wrong: string[] }> {
  const byValue = new Map<string, NumberPlace[]>();
  for (const place of places)
    for (const value of valuesFor(place)) byValue.set(value, [...(byValue.get(value) ?? []), place]);
  const wrong: string[] = [];
  let tried = 0;
  for (const [value, these] of byValue) {
    tried += these.length;
    const { code, data } = await sendAt(bound, these, value);
    const isRefused = ({ path }: NumberPlace): boolean =>
      code === refusalCode('input.invalid') &&
      (these.length === 1 || Object.hasOwn(data?.fields ?? {}, path.join('.')));
    for (const place of these.filter((one) => !isRefused(one))) {
      const alone = await sendAt(bound, [place], value);
      if (alone.code !== refusalCode('input.invalid'))
        wrong.push(`${titleOf(bound)} ${place.part}.${place.path.join('.')} = ${value}: ${alone.code}`);
    }
  }
  return { tried, wrong };
}

/** The column of a statement that holds the amounts: a name, no amount. */
const NAMES_OF_COLUMNS: readonly string[] = ['POST /admin_api/reconciliations query.amount'];
/** Words of names of fields that hold a number. */
const NUMBER_NAMES = /amount|price|usd|rate|quantity|stock|points|cents|percent|ratio|perUnit|minimum|maximum/i;
/** Texts whose names only sound so. */
const NO_NUMBERS = /rated|rating|operation|separat|priceLines|generat|decorat/i;

test('no text field that is named like a number takes any text', () => {
  const loose = endpointsOf(shop).flatMap((bound) => {
    const parts = partsOf(bound);
    return (['query', 'body'] as const).flatMap((part) =>
      placesOf(parts[part])
        .filter(({ path, schema }) => {
          const name = String(path.findLast((step) => typeof step === 'string') ?? '');
          return isFreeText(schema) && NUMBER_NAMES.test(name) && !NO_NUMBERS.test(name);
        })
        .map(({ path }) => `${titleOf(bound)} ${part}.${path.join('.')}`),
    );
  });
  expect(loose).toEqual([...NAMES_OF_COLUMNS]);
});

test(
  'the eighty odd inputs are refused by every amount, quantity and other number',
  async () => {
    const wrong: string[] = [];
    let [tried, numbers] = [0, 0];
    for (const bound of endpointsOf(shop)) {
      const places = numberPlaces(bound);
      numbers += places.length;
      for (const part of ['query', 'body'] as const) {
        const found = await tryNumbers(
          bound,
          places.filter((place) => place.part === part),
        );
        tried += found.tried;
        wrong.push(...found.wrong);
      }
    }
    expect(wrong).toEqual([]);
    expect(ODD_JSON.length + ODD_TEXTS.length).toBeGreaterThanOrEqual(78);
    expect(numbers).toBeGreaterThan(30);
    expect(tried).toBeGreaterThan(1_000);
  },
  patient(240_000),
);
