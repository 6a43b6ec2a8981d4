import type { ReceivedOf, Shape } from '@app/contract/core/endpoint';
import { namesLimit } from '@app/contract/core/limit-message';
import { Refusal } from '@app/kernel/assert';
import type { z } from 'zod';

export type RawInput = { params: unknown; query: unknown; body: unknown };

const MESSAGE_KEY = /^field\.[a-z_]+$/;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const step of path) {
    if (value === undefined || value === null) return undefined;
    // A text that a schema split further: it is there, though the path leads past it.
    if (typeof value !== 'object') return value;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value;
}

type Flaw = { field: string; messageKey: string; missing: boolean; limit?: number };

/** What texts and lists may hold at most or must hold at least. Numbers are left out: a form may ask for dollars where a call takes cents. */
function limitOf(issue: z.core.$ZodIssue): { limit: number } | undefined {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined;
  if (issue.origin !== 'string' && issue.origin !== 'array') return undefined;
  return { limit: Number(issue.code === 'too_big' ? issue.maximum : issue.minimum) };
}

function flawsOf(issues: readonly z.core.$ZodIssue[], input: unknown): Flaw[] {
  return issues.flatMap((issue): Flaw[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: [...issue.path, key].join('.').slice(0, 100),
        messageKey: 'field.unknown',
        missing: false,
      }));
    }
    const missing = valueAt(input, issue.path) === undefined;
    const messageKey = MESSAGE_KEY.test(issue.message) ? issue.message : missing ? 'field.required' : 'field.invalid';
    return [{ field: issue.path.join('.') || 'body', messageKey, missing, ...limitOf(issue) }];
  });
}

/**
 * Checks what came in against the endpoint's schemas. Refuses with input.missing when values are only absent, else
 * with input.invalid; `data.fields` maps each field to the key of its message, `data.limits` those whose limit the
 * message names to it.
 */
export function readInput<S extends Shape>(shape: S, raw: RawInput): ReceivedOf<S> {
  const flaws: Flaw[] = [];
  const received: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = shape[part];
    if (!schema) continue;
    const value = part === 'body' ? (raw.body ?? {}) : raw[part];
    const result = schema.safeParse(value);
    if (result.success) received[part] = result.data;
    else flaws.push(...flawsOf(result.error.issues, value));
  }
  if (flaws.length === 0) return received as ReceivedOf<S>;
  const fields: Record<string, string> = {};
  const limits: Record<string, number> = {};
  for (const { field, messageKey, limit } of flaws.slice(0, 50)) {
    if (field in fields) continue;
    fields[field] = messageKey;
    if (limit !== undefined && namesLimit(messageKey)) limits[field] = limit;
  }
  const data = Object.keys(limits).length > 0 ? { fields, limits } : { fields };
  throw new Refusal(flaws.every((flaw) => flaw.missing) ? 'input.missing' : 'input.invalid', data);
}
