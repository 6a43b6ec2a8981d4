import { expect, test } from 'vitest';
import { levelForm } from './level-form';

const discount = levelForm.find((field) => field.name === 'discountBp');

test('when the discount of a level is asked for, then in percent and not in basis points', () => {
  expect(discount?.kind).toBe('percent');
});

test.each([
  [0, null],
  [250, null],
  [5_000, null],
  [5_001, 'levels.discount_limit'],
  [-1, 'levels.discount_limit'],
])('when a level is given a discount of %i basis points, then the form says %s', (bp, said) => {
  const check = discount?.check as ((bp: number) => string | null) | undefined;
  expect(check?.(bp)).toBe(said);
});
