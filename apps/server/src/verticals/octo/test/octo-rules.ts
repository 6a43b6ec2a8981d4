import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';

type Node = { readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object' && !Array.isArray(value);

/** A schema of OpenAPI 3.0 as JSON Schema says it: what is nullable is that or null. */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (!isNode(value)) return value;
  const { nullable, ...rest } = value;
  const read = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, asJsonSchema(one)]));
  return nullable === true ? { anyOf: [read, { type: 'null' }] } : read;
}

const FILE = fileURLToPath(new URL('./octo-2026-01-06/schemas.json', import.meta.url));
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(asJsonSchema(JSON.parse(readFileSync(FILE, 'utf8'))) as object, 'octo');

const at = (name: string): object => ({ $ref: `octo#/components/schemas/${name}` });
const RULES = {
  supplier: at('Supplier'),
  product: at('Product'),
  products: { type: 'array', items: at('Product') },
  availability: { type: 'array', items: at('Availability') },
  calendar: { type: 'array', items: at('AvailabilityCalendar') },
  booking: at('Booking'),
  bookings: { type: 'array', items: at('Booking') },
  capabilities: { type: 'array', items: at('Capability') },
  error: at('BaseError'),
} as const;
export type Rule = keyof typeof RULES;

/** Expects an answer to keep a schema of the standard. */
export function expectOcto(rule: Rule, body: unknown): void {
  const validate = ajv.compile(RULES[rule]);
  validate(body);
  expect(validate.errors ?? [], `${rule}: ${JSON.stringify(body).slice(0, 2_000)}`).toEqual([]);
}
