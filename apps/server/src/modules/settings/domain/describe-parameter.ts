import type { ParameterPlain, ParameterUnit, StaffParameter } from '@app/contract/settings/staff-schemas';
import { z } from 'zod';
import { type ParameterKey, parameters } from './parameters.ts';

type Description = Pick<StaffParameter, 'group' | 'type' | 'unit' | 'min' | 'max' | 'initial'>;

const UNIT_OF_ENDING: readonly (readonly [RegExp, ParameterUnit])[] = [
  [/^points\.|_points$/, 'points'],
  [/_usd$/, 'usd'],
  [/_percent$/, 'percent'],
  [/_minutes$/, 'minutes'],
  [/_hours$/, 'hours'],
  [/_days$/, 'days'],
  [/_bits$/, 'bits'],
];

export const isParameter = (key: string): key is ParameterKey => Object.hasOwn(parameters, key);
export const parameterKeys = Object.keys(parameters) as ParameterKey[];

/** What a parameter is, read off its rule: type, bounds, and the unit that its name ends with. */
export function describeParameter(key: ParameterKey): Description {
  const rule = z.toJSONSchema(parameters[key].schema, { io: 'input' }) as {
    type?: string;
    minimum?: number;
    maximum?: number;
    maxLength?: number;
  };
  const plain = rule.type === 'integer' ? 'whole' : rule.type === 'boolean' ? 'flag' : 'text';
  const type = key.endsWith('.time_zone') ? 'zone' : plain;
  const whole = type === 'whole';
  return {
    group: key.split('.')[0] ?? key,
    type,
    unit: whole ? (UNIT_OF_ENDING.find(([ending]) => ending.test(key))?.[1] ?? null) : null,
    min: whole ? (rule.minimum ?? null) : null,
    max: whole ? (rule.maximum ?? null) : (rule.maxLength ?? null),
    initial: parameters[key].initial,
  };
}

/** A value as its parameter's rule writes it. Throws when it breaks the rule. */
export const cleanValue = (key: ParameterKey, value: unknown): ParameterPlain => parameters[key].schema.parse(value);

/** The message key for a value that breaks a parameter's rule; null when it obeys. */
export function flawOfValue(key: ParameterKey, value: unknown): string | null {
  const checked = parameters[key].schema.safeParse(value);
  if (checked.success) return null;
  const text = typeof value === 'string';
  const { code, message = '' } = checked.error.issues[0] ?? {};
  if (message.startsWith('field.')) return message;
  if (code === 'too_small') return text ? 'field.required' : 'field.too_small';
  if (code === 'too_big') return text ? 'field.too_long' : 'field.too_big';
  return describeParameter(key).type === 'whole' ? 'field.number' : 'field.invalid';
}
