import { languageEndpoints } from '@app/contract/languages/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { refusalCode } from '../testing/refusal-code.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { endpointsOf, partsOf, titleOf } from './every-endpoint.ts';
import type { Schema } from './json-schema.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

/** What names a line of a list: no two lines are about the same. */
const NAMES = ['id', 'key', 'variantId', 'productId', 'code', 'locale', 'cabin', 'slot', 'lineId', 'orderId', 'tourId'];

/** Whether the things in a list are of a kind of which each is there once: ids, choices, lines with a name. */
const isOfUniqueThings = ({ type, format, enum: choices, properties }: Schema): boolean =>
  format === 'uuid' || choices !== undefined || (type === 'object' && NAMES.some((name) => properties?.[name]));

/** The lists of unique things in an input that take one twice, by where they stand. */
function open(schema: Schema | undefined, path: string): string[] {
  if (!schema) return [];
  const { items, properties = {}, anyOf = [], oneOf = [], allOf = [] } = schema;
  const own = items && isOfUniqueThings(items) && !schema.uniqueItems ? [path] : [];
  return [
    ...own,
    ...open(items, `${path}[]`),
    ...Object.entries(properties).flatMap(([name, one]) => open(one, path ? `${path}.${name}` : name)),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => open(one, path)),
  ];
}

/** Lists whose lines add up, or that a rule of their own looks at, with words of its own. */
const OTHERWISE: readonly string[] = [
  'POST /app_index/order/quote items',
  'POST /admin_api/stock-purchases lines',
  'POST /app_index/ticket/quote slices',
  'PUT /admin_api/aircraft/:id/seat-map seatMap.cabins',
  'PUT /admin_api/aircraft/:id/seat-map seatMap.cabins[].rows[].cells',
  'POST /app_index/order/after_sale_quote items',
  'POST /app_index/order/after_sale_request items',
  'POST /admin_api/goods-orders/:id/after-sale-requests items',
  ...['specs', 'specs[].values', 'tags', 'variants'].flatMap((list) => [
    `POST /admin_api/products ${list}`,
    `PUT /admin_api/products/:id ${list}`,
  ]),
];

test('every list of unique things that is sent refuses what stands in it twice', () => {
  const found = endpointsOf(shop).flatMap((bound) =>
    open(partsOf(bound).body, '').map((path) => `${titleOf(bound)} ${path}`),
  );
  expect(found.sort()).toEqual([...OTHERWISE].sort());
});

/** Ages, people of rooms, corners of a map and fares of ways: what stands in them twice is meant twice. */
const MEANT_TWICE = /age|bounds|^brands$|^rooms$/i;

type Inner = {
  def: { type: string; in?: z.ZodType; out?: z.ZodType; innerType?: z.ZodType; shape?: Record<string, z.ZodType> };
};
const innerOf = (schema: z.ZodType) => (schema as unknown as { _zod: Inner })._zod.def;

/** Whether a value of the query is read as several, which may then be the same. */
function readsTwice(schema: z.ZodType): boolean {
  const { type, in: before, out, innerType } = innerOf(schema);
  if (type === 'array') return schema.meta()?.uniqueItems !== true;
  return [before, out, innerType].some((one) => one !== undefined && readsTwice(one));
}

test('every list in a query, its parts with commas between, refuses what stands in it twice', () => {
  const lists = endpointsOf(shop).flatMap((bound) => {
    let query = bound.shape.query as z.ZodType | undefined;
    while (query && innerOf(query).type !== 'object') query = innerOf(query).in ?? innerOf(query).innerType;
    return Object.entries(query ? (innerOf(query).shape ?? {}) : {})
      .filter(([name, one]) => !MEANT_TWICE.test(name) && readsTwice(one))
      .map(([name]) => `${titleOf(bound)} ${name}`);
  });
  expect(lists).toEqual([]);
});

test('what is sent twice is refused at its field', async () => {
  const { code, data } = await shop.call(languageEndpoints.translate, { query: { locales: 'es,pt,es' } as never });
  expect([code, data]).toMatchObject([refusalCode('input.invalid'), { fields: { locales: 'field.twice' } }]);
});
