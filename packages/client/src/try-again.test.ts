import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { isTriedAgain, triedAgainAfter } from './try-again.ts';

const busy = new ApiError({
  kind: 'server',
  code: 5004,
  msg: '',
  status: 503,
  data: { error: 'service.busy', retryAfter: 3 },
});
const broken = new ApiError({ kind: 'network', code: 0, msg: '' });
const refused = new ApiError({ kind: 'answer', code: 4004, msg: '', data: { error: 'record.not_found' } });

test('a read is made again by itself: a few times where many are served first, once for a broken line, never for a refusal', () => {
  const tries = (error: unknown) => [0, 1, 2, 3].filter((failures) => isTriedAgain(failures, error));
  expect(tries(busy)).toEqual([0, 1, 2]);
  expect(tries(broken)).toEqual([0]);
  expect(tries(refused)).toEqual([]);
  expect(tries(new Error('a defect'))).toEqual([]);
});

test('it waits for the time that the server says, and not for the same as everybody else', () => {
  const waits = Array.from({ length: 50 }, () => triedAgainAfter(0, busy));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(3_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(6_000);
  expect(new Set(waits).size).toBeGreaterThan(40);
  expect(triedAgainAfter(1, broken)).toBe(2_000);
});
