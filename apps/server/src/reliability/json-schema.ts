import { z } from 'zod';

/** The part of JSON Schema that zod writes for our inputs. */
export type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
};

export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Texts that fit one or another of the product's patterns. */
const CANDIDATES = [
  'abcdefgh',
  'US',
  '1',
  '10',
  '/files/a.webp',
  NOBODY,
  'abcdefghijklmnopqrstuvwxyz',
  '110101',
  '2026-01',
  '2026-12-01',
  '12-24',
  '203.0.113.7',
  '2026-12-14T09:35',
  '/users',
  '10,10,20,20',
  'fr',
  '14:00',
  'CODE',
  '#7a1fa2',
  '0'.repeat(64),
  'LHR',
  '123',
  `${NOBODY}@2026-12-01`,
  `hotel:${NOBODY}`,
  '12A',
  'A',
  '',
];

const DAY_MS = 86_400_000;
/** A day so many days from now: stays are not booked in the past. */
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Values whose rule JSON Schema does not see: behind a transformation, or in what they mean beside another. */
const NAMED: Readonly<Record<string, string | number | boolean>> = {
  email: 'ann@example.com',
  locales: 'es',
  downloadLink: 'https://example.com/app',
  trackingUrl: 'https://example.com/{number}',
  ids: NOBODY,
  collectUntil: '2027-01-01T00:00:00.000Z',
  useUntil: '2027-01-01T00:00:00.000Z',
  bookUntil: '2027-01-01T00:00:00.000Z',
  closes: 1440,
  amount: '12.34',
  iban: 'DE89370400440532013000',
  zone: 'UTC',
  timeZone: 'UTC',
  checkIn: dayAhead(30),
  checkOut: dayAhead(31),
  board: 'room_only',
  facilities: 'wifi',
  cuisines: 'grill',
  singleOffUsd: 0,
  to: 'LHR',
  childAges: '5',
  departure: 'morning',
  arrival: 'morning',
  airlines: 'AB',
  airports: 'LHR',
  via: 'LHR',
  values: NOBODY,
  themes: NOBODY,
  length: 'day',
  language: 'en',
  difficulty: '1',
  kind: 'group',
  toAirportId: NOBODY.replace(/.$/, '1'),
  maxGuests: 2,
  needsAdult: false,
  optional: false,
  picks: '',
  before: '',
  onward: '',
  brands: 'light',
  key: 'part_a',
  dayOffset: 0,
  orders: `${NOBODY},${NOBODY.replace(/.$/, '1')}`,
};

/** What is left empty in a sample: who has an agent has no merchant. */
const LEFT_EMPTY: ReadonlySet<string> = new Set(['merchantId']);

/** What no sample has: days away are of a trip of which nothing is chosen yet, hours of deals on tables alone. */
const LEFT_OUT: ReadonlySet<string> = new Set(['away', 'sitting']);

const sampleAt = (name: string, schema: Schema): unknown =>
  LEFT_EMPTY.has(name) && (schema.anyOf ?? []).some(({ type }) => type === 'null')
    ? null
    : (namedSample(name, schema) ?? sampleOf(schema));

/** The sample that a name asks for, where it is of the kind the schema takes. */
function namedSample(name: string, schema: Schema): string | number | boolean | undefined {
  const { type, anyOf, oneOf, pattern, enum: known, const: only } = schema;
  const types = [type, ...[...(anyOf ?? []), ...(oneOf ?? [])].map((one) => one.type)];
  const named = NAMED[name];
  const fits =
    typeof named === 'string'
      ? known === undefined &&
        only === undefined &&
        types.includes('string') &&
        (pattern === undefined || new RegExp(pattern, 'u').test(named))
      : types.includes(typeof named === 'boolean' ? 'boolean' : 'integer');
  return fits ? named : undefined;
}

/** What the edge takes in, as data. */
export const schemaOf = (schema: z.ZodType | undefined): Schema =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema) : {};

function sampleText(schema: Schema): string {
  if (schema.format === 'uuid') return NOBODY;
  if (schema.format === 'email') return 'ann@example.com';
  if (schema.format === 'date') return '2026-01-01';
  if (schema.format === 'date-time') return '2026-01-01T00:00:00.000Z';
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) =>
    pattern ? [new RegExp(pattern, 'u')] : [],
  );
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && patterns.every((pattern) => pattern.test(text));
  const found = CANDIDATES.find(fits);
  if (found === undefined) throw new Error(`no sample for ${JSON.stringify(schema)}`);
  return found;
}

/** The same id again would be no list of several: those after the first end otherwise, in what they are listed with, too. */
function another(sample: unknown, index: number): unknown {
  if (index === 0) return sample;
  if (typeof sample === 'string') return sample.replace(/[0-9a-f]$/, String(index));
  if (typeof sample !== 'object' || sample === null) return sample;
  return Object.fromEntries(
    Object.entries(sample).map(([name, one]) => [
      name,
      one === NOBODY || one === NAMED.key ? another(one, index) : one,
    ]),
  );
}

/** A value the schema accepts, every optional part included. */
export function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleOf(first);
  switch (schema.type) {
    case 'string':
      return sampleText(schema);
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, (_, index) =>
        another(sampleOf(schema.items ?? {}), index),
      );
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => !LEFT_OUT.has(name))
          .map(([name, one]) => [name, sampleAt(name, one)]),
      );
    default:
      return 'abcdefgh';
  }
}

export type Place = { readonly path: readonly (string | number)[]; readonly schema: Schema };

/** Every value of an input, objects and lists included, with where it stands in the sample. */
export function placesOf(schema: Schema, path: readonly (string | number)[] = []): Place[] {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  const here: Place = { path, schema };
  if (first) return [here, ...placesOf(first, path).filter((place) => place.path.length > path.length)];
  const inside =
    schema.type === 'object'
      ? Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
          LEFT_OUT.has(name) ? [] : placesOf(one, [...path, name]),
        )
      : schema.type === 'array'
        ? placesOf(schema.items ?? {}, [...path, 0])
        : [];
  return [here, ...inside];
}

/** A copy of `input` with the value at `path` replaced. */
export function withValue(input: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(input)) return input.map((one, index) => (index === step ? withValue(one, rest, value) : one));
  const object = input as Record<string, unknown>;
  return { ...object, [step]: withValue(object[step], rest, value) };
}

/** The patterns of a text, whichever way zod writes several. */
export const patternsOf = ({ pattern, allOf = [] }: Schema): RegExp[] =>
  [pattern, ...allOf.map((one) => one.pattern)].flatMap((one) => (one ? [new RegExp(one, 'u')] : []));

/** Whether a text here is one number: its pattern takes some number of one to three digits, and no letter, list or version. */
function isNumericText(schema: Schema): boolean {
  const patterns = patternsOf(schema);
  const takes = (text: string): boolean => patterns.every((pattern) => pattern.test(text));
  return (
    patterns.length > 0 &&
    ['7', '12', '123'].some(takes) &&
    !['a', 'A', '7a', 'A7', '7,7', '7.7.7', 'abcdef'].some(takes)
  );
}

/** Whether a value here is read as a number: a JSON number, or a text of digits. */
export const isNumeric = (schema: Schema): boolean =>
  schema.type === 'integer' || schema.type === 'number' || (schema.type === 'string' && isNumericText(schema));

/** Whether any text at all may stand here. */
export const isFreeText = (schema: Schema): boolean =>
  schema.type === 'string' && !schema.enum && !schema.format && !schema.pattern && !schema.allOf;
