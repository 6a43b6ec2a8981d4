import { expect, test } from 'vitest';
import { sqlWords } from './sql-words.ts';

test('words become a list that SQL reads', () => {
  expect(sqlWords(['pending_review', 'paid'])).toBe("('pending_review', 'paid')");
});

test.each(["it's", 'Paid', '', 'a b'])('%j is no word of the code', (word) => {
  expect(() => sqlWords([word])).toThrow();
});
