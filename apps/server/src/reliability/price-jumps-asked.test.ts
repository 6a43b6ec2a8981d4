import { PRICE_FIELDS } from '@app/contract/core/price-jumps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { endpointsOf, partsOf, titleOf } from './every-endpoint.ts';
import type { Schema } from './json-schema.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const isAmount = (name: string): boolean => /usd$/i.test(name) || (PRICE_FIELDS as readonly string[]).includes(name);

/** The names of prices and other amounts in an input. */
function amounts(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const { items, properties = {}, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    ...Object.keys(properties).filter(isAmount),
    ...[items, ...Object.values(properties), ...anyOf, ...oneOf, ...allOf].flatMap(amounts),
  ];
}

/** Calls whose amounts are no prices, or the first ones of what is new. */
const NOTHING_TO_ASK: readonly string[] = [
  ...['products', 'postage-rules', 'restaurants', 'airports', 'airlines', 'fare-brands', 'flights'].map(
    (made) => `POST /admin_api/${made}`,
  ),
  ...['room-types/:id/rate-plans', 'meal-sets', 'tours'].map((made) => `POST /admin_api/${made}`),
  ...['coupons', 'member-levels', 'payment-channels'].flatMap((set) => [
    `POST /admin_api/${set}`,
    `PUT /admin_api/${set}/:id`,
  ]),
  // Money that comes in or goes back, each with checks of its own.
  'POST /admin_api/goods-orders/:id/after-sale',
  'POST /admin_api/payment-proofs/:id/approve',
  'POST /admin_api/travel-orders/:id/cancel',
  // What the shop itself paid, and a look at what a change would do.
  'POST /admin_api/stock-purchases',
  'POST /admin_api/flight-days/preview',
];

test('every call of staff that changes a price asks about one that jumps', () => {
  const found = endpointsOf(shop)
    .filter(({ endpoint }) => endpoint.surface === 'backoffice' && endpoint.method !== 'GET')
    .filter((bound) => amounts(partsOf(bound).body).length > 0)
    .filter(({ endpoint }) => !endpoint.errors?.includes('price.jump'))
    .map(titleOf);
  expect(found.sort()).toEqual([...NOTHING_TO_ASK].sort());
});
