import { expect, test } from 'vitest';
import { bundleProgress } from './bundle-progress.ts';

test('a part that was cancelled is none that is still to be confirmed', () => {
  expect(bundleProgress(['confirmed', 'pending_verification', 'cancelled', 'pending_verification'])).toEqual({
    confirmed: 1,
    of: 3,
  });
});

test('a part that was used already stays a confirmed one', () => {
  expect(bundleProgress(['completed', 'pending_comment', 'pending_verification'])).toEqual({ confirmed: 2, of: 3 });
});
