import { CACHE_KINDS } from '@app/contract/system/staff-schemas';
import { expect, test } from 'vitest';
import { contentsByKind, tagsOfKinds } from './cache-kinds.ts';

const kept = [
  { tags: ['products', 'parameters', 'product:1'], bytes: 10 },
  { tags: ['product:2'], bytes: 5 },
  { tags: ['banners'], bytes: 3 },
  { tags: [], bytes: 1 },
  { tags: ['something-new'], bytes: 2 },
];

test('each answer is counted once, under what it is about first', () => {
  const of = Object.fromEntries(contentsByKind(kept).map(({ kind, ...rest }) => [kind, rest]));
  expect(of).toMatchObject({
    catalog: { answers: 2, bytes: 15 },
    content: { answers: 1, bytes: 3 },
    parameters: { answers: 0, bytes: 0 },
    other: { answers: 2, bytes: 3 },
  });
});

test('a kind is cleared by its known tags and those that are kept; everything by one', () => {
  expect(tagsOfKinds(['catalog'], kept)).toEqual(
    expect.arrayContaining(['products', 'product:1', 'product:2', 'reviews']),
  );
  expect(tagsOfKinds(['catalog'], kept)).not.toContain('parameters');
  expect(tagsOfKinds(['other'], kept)).toEqual(['something-new']);
  expect(tagsOfKinds([...CACHE_KINDS], kept)).toEqual(['*']);
});
