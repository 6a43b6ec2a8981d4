import { expect, test } from 'vitest';
import { isUnchanged } from './unchanged.ts';

test('a tag is found alone, among others, weakened by a proxy, and by a star', () => {
  expect(isUnchanged('"a-br"', '"a-br"')).toBe(true);
  expect(isUnchanged('W/"a-br"', '"a-br"')).toBe(true);
  expect(isUnchanged('"x", W/"a-br" , "y"', '"a-br"')).toBe(true);
  expect(isUnchanged('"a,b", "c"', '"a,b"')).toBe(true);
  expect(isUnchanged('*', '"a"')).toBe(true);
});

test('another tag, a part of one and none are not it', () => {
  expect(isUnchanged('"a"', '"a-br"')).toBe(false);
  expect(isUnchanged('"xa"', '"a"')).toBe(false);
  expect(isUnchanged('a', '"a"')).toBe(false);
  expect(isUnchanged('', '"a"')).toBe(false);
  expect(isUnchanged(undefined, '"a"')).toBe(false);
});
