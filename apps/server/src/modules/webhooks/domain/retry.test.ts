import { DAY, HOUR } from '@app/kernel/clock';
import { expect, test } from 'vitest';
import { isTaken, pauseAfter } from './retry.ts';

test('a message is tried for about three days, with pauses that grow', () => {
  const pauses: number[] = [];
  for (let tries = 1; ; tries += 1) {
    const pause = pauseAfter(tries);
    if (pause === null) break;
    pauses.push(pause);
  }
  expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
  const all = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(Math.abs(all - 3 * DAY)).toBeLessThan(HOUR);
});

test('only 2xx takes a message', () => {
  expect([199, 200, 204, 299, 301, 302, 400, 410, 500].map(isTaken)).toEqual([
    ...[false, true, true, true],
    ...[false, false, false, false, false],
  ]);
});
