import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { id, moment, optionalText, pageOf, pageQuery, queryFlag, text } from '../core/validation.ts';

/** A whole number, a text, or on and off; amounts are USD cents. */
const value = z.union([z.string(), z.number(), z.boolean()]);
export type ParameterPlain = z.infer<typeof value>;

const PARAMETER_UNITS = ['usd', 'points', 'percent', 'minutes', 'hours', 'days', 'bits'] as const;
export type ParameterUnit = (typeof PARAMETER_UNITS)[number];

const staffParameter = z.object({
  /** Its key. */
  id: z.string(),
  /** The key up to its dot. */
  group: z.string(),
  type: z.enum(['whole', 'text', 'flag', 'zone']),
  unit: z.enum(PARAMETER_UNITS).nullable(),
  /** Bounds of a whole number; the longest text. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  value,
  initial: value,
  /** Zero while nobody has set it. */
  version: z.int(),
  updatedAt: moment.nullable(),
});
export type StaffParameter = z.infer<typeof staffParameter>;

const parameterChange = z.object({
  id: z.uuid(),
  key: z.string(),
  /** Null: the initial value stood. */
  before: value.nullable(),
  after: value.nullable(),
  who: z.string(),
  at: moment,
  undoes: z.uuid().nullable(),
});
export type ParameterChange = z.infer<typeof parameterChange>;

const params = z.object({ id: text(limits.parameterName) });
const version = z.int().min(0);

export const shapes = {
  timeZones: { answer: z.object({ differing: z.array(z.string()) }) },
  listParameters: {
    query: z.object({
      ...pageQuery,
      /** Looked for in the key. */
      word: optionalText(limits.parameterName).optional(),
      group: optionalText(limits.code).optional(),
      /** Only those that were set, or only those that were not. */
      set: queryFlag.optional(),
    }),
    answer: pageOf(staffParameter),
  },
  readParameter: { params, answer: staffParameter },
  setParameter: {
    params,
    body: z.strictObject({
      value: z.union([z.string(), z.number(), z.boolean()], { error: 'field.required' }),
      version,
    }),
    answer: staffParameter,
  },
  listParameterChanges: {
    query: z.object({ ...pageQuery, key: optionalText(limits.parameterName).optional() }),
    answer: pageOf(parameterChange),
  },
  undoParameterChange: { params: z.object({ id }), body: z.strictObject({ version }), answer: staffParameter },
};
