import { limits } from '@app/contract/core/limits';
import { expect, test } from 'vitest';
import { readRecent, withoutRecent, withRecent } from './recent-searches.ts';

test('the newest keyword stands first and only once', () => {
  expect(withRecent(['tea', 'Bag'], ' bag ')).toEqual(['bag', 'tea']);
  expect(withRecent(['tea'], '  ')).toEqual(['tea']);
});

test('no more are kept than the limit', () => {
  const many = Array.from({ length: limits.recentSearches }, (_, index) => `word ${index}`);
  const next = withRecent(many, 'new');
  expect(next).toHaveLength(limits.recentSearches);
  expect(next[0]).toBe('new');
});

test('one can be taken away', () => {
  expect(withoutRecent(['tea', 'Bag'], 'bag')).toEqual(['tea']);
});

test('what the device kept is not trusted', () => {
  expect(readRecent(['a', 3, '', null, 'b'])).toEqual(['a', 'b']);
  expect(readRecent({ a: 1 })).toEqual([]);
  expect(readRecent(undefined)).toEqual([]);
});
