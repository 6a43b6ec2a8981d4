import { expect, test } from 'vitest';
import { textGrowth } from './text-size.ts';

test.each([
  ['nothing chosen, a phone', 16, 375, 1],
  ['nothing chosen, a desktop', 16, 1440, 1],
  ['larger on a phone: text alone grows', 24, 375, 1.5],
  ['larger on a small phone', 20, 320, 1.25],
  ['larger on a desktop: the whole column grows', 24, 1440, 1],
  ['larger in a window with some room', 32, 637.5, 2 / 1.5],
  ['very large', 64, 375, 2],
  ['smaller than usual is not followed', 12, 375, 1],
])('%s', (_what, chosen, width, growth) => {
  expect(textGrowth(chosen, width)).toBeCloseTo(growth);
});
