import { expect, test } from 'vitest';
import { ownWait, slowdown } from './chaos.ts';

test('when a wait kept its promise, then it is taken as it was; a longer one without the slowness of the machine', () => {
  const never = (): number => {
    throw new Error('measured');
  };
  expect(ownWait(4_999, 5_000, never)).toBe(4_999);
  expect(ownWait(6_000, 5_000, () => 3)).toBe(2_000);
  expect(ownWait(6_000, 5_000, () => 1)).toBe(6_000);
});

test('when slowness is measured, then it is a number from 1', () => {
  expect(slowdown()).toBeGreaterThanOrEqual(1);
  expect(slowdown()).toBeLessThan(10_000);
});
