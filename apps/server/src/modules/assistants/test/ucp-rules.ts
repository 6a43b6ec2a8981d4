import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';

const FOLDER = fileURLToPath(new URL('./ucp-2026-04-08/', import.meta.url));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
/** By its own `$id` the profile's schema refers to files that are nowhere; by the place of its file it refers to those that are there. */
const PROFILE = 'https://ucp.dev/discovery/profile_schema.json';

for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.json')) continue;
  const schema = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as object;
  ajv.addSchema(PROFILE.endsWith(name) ? { ...schema, $id: PROFILE } : schema);
}

const AT = 'https://ucp.dev/schemas';
const RULES = {
  profile: `${PROFILE}#/$defs/business_profile`,
  platformProfile: `${PROFILE}#/$defs/platform_profile`,
  search: `${AT}/shopping/catalog_search.json#/$defs/search_response`,
  lookup: `${AT}/shopping/catalog_lookup.json#/$defs/lookup_response`,
  product: `${AT}/shopping/catalog_lookup.json#/$defs/get_product_response`,
  cart: `${AT}/shopping/cart.json`,
  checkout: `${AT}/shopping/checkout.json`,
  delivery: `${AT}/shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout`,
  order: `${AT}/shopping/order.json`,
  error: `${AT}/shopping/types/error_response.json`,
} as const;
export type Rule = keyof typeof RULES;

/** Expects an answer to keep a schema of the protocol. */
export function expectUcp(rule: Rule, body: unknown): void {
  const validate = ajv.getSchema(RULES[rule]);
  if (!validate) throw new Error(`no schema ${RULES[rule]}`);
  validate(body);
  expect(validate.errors ?? [], `${rule}: ${JSON.stringify(body).slice(0, 2_000)}`).toEqual([]);
}
