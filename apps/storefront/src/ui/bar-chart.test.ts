import { expect, test } from 'vitest';
import { barAfter } from './bar-chart.tsx';

test('arrow, page and end keys move among the bars and stop at both ends; other keys do nothing', () => {
  const from = (at: number) =>
    ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'].map((key) => barAfter(key, at, 12));
  expect(from(5)).toEqual([4, 6, 0, 11, 0, 11]);
  expect(from(0)).toEqual([0, 1, 0, 7, 0, 11]);
  expect(from(11)).toEqual([10, 11, 4, 11, 0, 11]);
  expect(barAfter('Enter', 3, 12)).toBeUndefined();
});
