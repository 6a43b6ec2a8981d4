import { expect, test } from 'vitest';
import { z } from 'zod';
import { namesIn } from './query-names.ts';

test('the fields of a query are known, transformed or not', () => {
  const query = z.object({ a: z.string(), currency: z.string().optional() });
  expect(namesIn(query)).toEqual(['a', 'currency']);
  expect(namesIn(query.transform(({ a }) => a))).toEqual(['a', 'currency']);
  expect(namesIn(undefined)).toEqual([]);
});
