import { ANTI_FORGERY_COOKIE, ANTI_FORGERY_HEADER } from '@app/contract/core/anti-forgery';
import { changesSomething, type Endpoint } from '@app/contract/core/endpoint';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE, LOCALES } from '@app/contract/core/locale';
import { CONFIRMED, CONFIRMED_HEADER } from '@app/contract/core/price-jumps';
import type { z } from 'zod';
import type { BoundEndpoint } from '../bind.ts';
import { ref, type Schema, schemaOf } from './schemas.ts';

const text = (more: Schema = {}): Schema => ({ type: 'string', ...more });

/** What calls carry beside their own input, by name among the components. */
export const sharedParameters = {
  lang: {
    name: 'lang',
    in: 'query',
    description: `The language of texts and messages: ${LOCALES.join(', ')}, or one that staff added. Unknown ones are ${DEFAULT_LOCALE}.`,
    schema: text({ default: DEFAULT_LOCALE }),
  },
  currency: {
    name: 'currency',
    in: 'query',
    description: `The currency that amounts are shown in. Unknown ones are ${DEFAULT_CURRENCY}.`,
    schema: text({ default: DEFAULT_CURRENCY }),
  },
  clientType: {
    name: 'Client-Type',
    in: 'header',
    description: 'Which app calls. Nothing depends on it.',
    schema: text({ const: 'AppIndex' }),
  },
  antiForgery: {
    name: ANTI_FORGERY_HEADER,
    in: 'header',
    description: `The value of the cookie \`${ANTI_FORGERY_COOKIE}\`, which browsers get with \`GET /app_index/common/bootstrap\`. Needed where the cookie is sent; without either, nothing is asked.`,
    schema: text(),
  },
  visitorToken: {
    name: 'Visitor-Token',
    in: 'header',
    description:
      'The token of the device of a visitor without an account, from `POST /app_index/chat/visit`. A customer’s session counts before it.',
    schema: text({ pattern: '^[A-Za-z0-9_-]{20,200}$' }),
  },
  confirmed: {
    name: CONFIRMED_HEADER,
    in: 'header',
    description:
      'Says that large changes of prices are meant. Without it they are refused with `price.jump`, which names them; the same call is then made again with it.',
    schema: text({ const: CONFIRMED }),
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A key of the caller’s making. A repeated call with the same key and body has its effect once and gets the first answer for 24 hours; with another body it is refused.',
    schema: text({ pattern: '^[A-Za-z0-9_-]{8,128}$' }),
  },
} as const satisfies Record<string, Schema>;

type Shared = keyof typeof sharedParameters;

function sharedOf(endpoint: Endpoint): Shared[] {
  const storefront = endpoint.surface === 'storefront';
  const visitors = endpoint.errors?.includes('chat.visitor_unknown') ?? false;
  const carried: readonly (readonly [Shared, boolean])[] = [
    ['lang', true],
    ['currency', storefront],
    ['clientType', storefront],
    ['antiForgery', changesSomething(endpoint)],
    ['visitorToken', visitors],
    ['confirmed', endpoint.errors?.includes('price.jump') ?? false],
    ['idempotencyKey', endpoint.idempotent === true],
  ];
  return carried.flatMap(([name, applies]) => (applies ? [name] : []));
}

function ownOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Schema[] {
  const object = schemaOf(schema, 'input') as { properties?: Record<string, Schema>; required?: string[] };
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (object.required ?? []).includes(name),
    schema: property,
  }));
}

/** The parameters of a call: its own of path and query, then what it carries as others do. */
export const parametersOf = ({ endpoint, shape }: BoundEndpoint): Schema[] => [
  ...ownOf(shape.params, 'path'),
  ...ownOf(shape.query, 'query'),
  ...sharedOf(endpoint).map((name) => ref('parameters', name)),
];
