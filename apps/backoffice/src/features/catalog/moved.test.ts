import { expect, test } from 'vitest';
import { moved } from './moved';

test('when an entry is moved up, down or nowhere, then the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 2, 0)).toEqual(['c', 'a', 'b', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
