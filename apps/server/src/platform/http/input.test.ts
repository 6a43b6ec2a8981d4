import type { Shape } from '@app/contract/core/endpoint';
import { id, pageQuery, text } from '@app/contract/core/validation';
import { Refusal } from '@app/kernel/assert';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readInput } from './input.ts';

const shape = {
  params: z.object({ id }),
  query: z.object({
    ...pageQuery,
    list: z
      .string()
      .transform((v) => v.split(','))
      .pipe(z.array(z.enum(['a', 'b'])))
      .optional(),
  }),
  body: z.strictObject({ name: text(5), lines: z.array(z.strictObject({ quantity: z.int('field.quantity') })) }),
  answer: z.null(),
} satisfies Shape;
const good = {
  params: { id: '018f3c1e-7c2a-7000-8000-000000000001' },
  query: {},
  body: { name: 'Ann', lines: [{ quantity: 1 }] },
};
const refusalOf = (raw: Partial<typeof good> | object): { key: string; fields: unknown } => {
  try {
    readInput(shape, { ...good, ...raw } as typeof good);
  } catch (error) {
    if (error instanceof Refusal) return { key: error.key, fields: error.data?.fields };
    throw error;
  }
  throw new Error('not refused');
};

test('good input is given with its defaults', () => {
  expect(readInput(shape, good)).toEqual({ ...good, query: { page: 1, limit: 20 } });
});

test.each([
  [
    'only absent values',
    { body: { lines: [{}] } },
    'input.missing',
    { name: 'field.required', 'lines.0.quantity': 'field.quantity' },
  ],
  ['an absent body', { body: null }, 'input.missing', { name: 'field.required', lines: 'field.required' }],
  [
    'an absent and a wrong value',
    { body: { lines: 3 } },
    'input.invalid',
    { name: 'field.required', lines: 'field.invalid' },
  ],
  ['a text that is too long', { body: { name: 'Annabel', lines: [] } }, 'input.invalid', { name: 'field.too_long' }],
  ['an unknown key', { body: { ...good.body, balance: 1 } }, 'input.invalid', { balance: 'field.unknown' }],
  [
    'an unknown key inside',
    { body: { name: 'Ann', lines: [{ quantity: 1, price: 0 }] } },
    'input.invalid',
    { 'lines.0.price': 'field.unknown' },
  ],
  ['null is not absence', { body: { name: null, lines: [] } }, 'input.invalid', { name: 'field.required' }],
  ['a body that is a list', { body: [1] }, 'input.invalid', { body: 'field.invalid' }],
  ['a part of a split text', { query: { list: 'a,x' } }, 'input.invalid', { 'list.1': 'field.invalid' }],
  ['a repeated query value', { query: { page: ['1', '2'] } }, 'input.invalid', { page: 'field.invalid' }],
  ['a wrong path', { params: { id: '1' } }, 'input.invalid', { id: 'field.invalid' }],
])('%s', (_name, raw, key, fields) => {
  expect(refusalOf(raw)).toEqual({ key, fields });
});

test('a message that names its limit is given the limit, and no other is', () => {
  const limitsOf = (body: object): unknown => {
    try {
      readInput(shape, { ...good, body });
    } catch (error) {
      if (error instanceof Refusal) return error.data?.limits;
    }
    throw new Error('not refused');
  };
  expect(limitsOf({ name: 'Annabel', lines: [{ quantity: 1.5 }] })).toEqual({ name: 5 });
  expect(limitsOf({ name: 'Ann', lines: [{ quantity: 1.5 }] })).toBeUndefined();
});

test('the first flaw of a field is told, and of ten thousand flaws fifty at most', () => {
  const lines = Array.from({ length: 10_000 }, () => ({ quantity: 'x' }));
  expect(Object.keys(refusalOf({ body: { name: 'Ann', lines } }).fields as object)).toHaveLength(50);
});
