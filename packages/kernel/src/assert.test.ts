import { expect, test } from 'vitest';
import { invariant, Refusal, refuseUnless } from './assert.ts';
import { addMs, DAY, fixedClock, HOUR } from './clock.ts';

test('when a condition fails, then a refusal carries its key and data, and a defect is a plain error', () => {
  expect(() => refuseUnless(true, 'stock.out')).not.toThrow();
  try {
    refuseUnless(false, 'stock.insufficient', { left: 2 });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ key: 'stock.insufficient', data: { left: 2 } });
  }
  expect(() => invariant(false, 'cents are whole')).toThrow('invariant broken: cents are whole');
  expect(() => invariant(0, 'x')).not.toThrow(Refusal);
});

test('when a fixed clock is moved, then it moves by just that and its moments do not change afterwards', () => {
  const clock = fixedClock('2026-03-01T00:00:00Z');
  const before = clock.now();
  clock.move(DAY);
  expect(clock.now().toISOString()).toBe('2026-03-02T00:00:00.000Z');
  expect(before.toISOString()).toBe('2026-03-01T00:00:00.000Z');
  expect(addMs(before, HOUR).toISOString()).toBe('2026-03-01T01:00:00.000Z');
});
