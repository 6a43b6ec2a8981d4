import { expect, test } from 'vitest';
import { leftOf, leftShown } from './stored-combo.ts';

test('what is left is the stock less what is taken, and nothing is said where only parts limit it', () => {
  expect(leftOf({ stock: null, taken: 7 })).toBeNull();
  expect(leftOf({ stock: 9, taken: 7 })).toBe(2);
  expect(leftOf({ stock: 7, taken: 7 })).toBe(0);
});

test('how many are left is said of five and fewer', () => {
  expect(leftShown({ stock: null, taken: 0 })).toBeNull();
  expect(leftShown({ stock: 6, taken: 0 })).toBeNull();
  expect(leftShown({ stock: 6, taken: 1 })).toBe(5);
  expect(leftShown({ stock: 6, taken: 6 })).toBe(0);
});
