import { dictionaries } from '@app/contract/core/dictionaries';
import { SUCCESS } from '@app/contract/core/envelope';
import { type ErrorKey, errorCatalogue } from '@app/contract/core/error-catalogue';
import { refusalsOf } from '@app/contract/core/refusals';
import type { BoundEndpoint } from '../bind.ts';
import { sentStatus } from '../failures.ts';
import { answerSchema, ref, type Schema, type Schemas } from './schemas.ts';

const envelope = (code: number, data: Schema): Schema => ({
  type: 'object',
  required: ['code', 'data', 'msg'],
  properties: { code: { const: code }, data, msg: { type: 'string' } },
});

const json = (schema: Schema): Schema => ({ 'application/json': { schema } });

/** What some refusals say beside their key. */
const details: Partial<Record<ErrorKey, Schema>> = {
  'input.invalid': {
    fields: {
      type: 'object',
      description: 'By name of a field, the message key of what is wrong with it',
      additionalProperties: { type: 'string' },
    },
  },
  'rate.too_many': { retryAfter: { type: 'integer', description: 'Seconds until a call is taken again' } },
};

const nameOf = (key: ErrorKey): string => `refusal.${key}`;

function refusalSchema(key: ErrorKey): Schema {
  const data = { type: 'object', required: ['error'], properties: { error: { const: key }, ...details[key] } };
  return {
    ...envelope(errorCatalogue[key].code, data),
    title: key,
    description: `“${dictionaries['en-US'][`error.${key}`]}” (message key \`error.${key}\`)`,
  };
}

/** Every refusal of the catalogue as a schema: code, key, and the English text of its message key. */
export const refusalSchemas = (): Schemas =>
  Object.fromEntries((Object.keys(errorCatalogue) as ErrorKey[]).map((key) => [nameOf(key), refusalSchema(key)]));

/** Headers of answers, by name among the components. */
export const answerHeaders = {
  requestId: { description: 'The number of this request, also in the log', schema: { type: 'string' } },
  retryAfter: { description: 'Seconds until a call is taken again', schema: { type: 'integer' } },
  replayed: {
    description: '`true` when an earlier call with this key had the effect, and this is its answer',
    schema: { type: 'string', const: 'true' },
  },
} as const satisfies Record<string, Schema>;

type Sent = { readonly keys: readonly ErrorKey[]; readonly success?: Schema; readonly replays?: boolean };

function answerOf(status: number, { keys, success, replays }: Sent): Schema {
  const refused = keys.map((key) => `\`${key}\` (${errorCatalogue[key].code})`).join(', ');
  const parts = [success ? 'Success' : '', refused ? `${success ? 'or refused' : 'Refused'}: ${refused}` : ''];
  const schemas = [...(success ? [success] : []), ...keys.map((key) => ref('schemas', nameOf(key)))];
  return {
    description: parts.filter(Boolean).join(', '),
    headers: {
      'X-Request-Id': ref('headers', 'requestId'),
      ...(status === 429 ? { 'Retry-After': ref('headers', 'retryAfter') } : {}),
      ...(replays ? { 'Idempotent-Replayed': ref('headers', 'replayed') } : {}),
    },
    content: json(schemas.length === 1 ? (schemas[0] as Schema) : { oneOf: schemas }),
  };
}

/** The answers of a call by HTTP status: its success, and each refusal it can meet under the status that is sent. */
export function answersOf(bound: BoundEndpoint, schemas: Schemas): Record<string, Schema> {
  const { endpoint } = bound;
  const refused = Map.groupBy(refusalsOf(endpoint), (key) => sentStatus(key, endpoint.surface));
  const answers: Record<string, Schema> = {
    200: answerOf(200, {
      success: envelope(SUCCESS, answerSchema(bound, schemas)),
      keys: refused.get(200) ?? [],
      replays: endpoint.idempotent === true,
    }),
  };
  if (bound.cacheTags) answers['304'] = { description: 'What `If-None-Match` names is still the answer' };
  for (const [status, keys] of refused) if (status !== 200) answers[status] = answerOf(status, { keys });
  return answers;
}
