import { expect, test } from 'vitest';
import { askableFrom, stateNow } from './copy-times.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const done = { state: 'done', doneAt: at(1), expiresAt: at(8) } as const;

test('a copy is there until its time is over', () => {
  expect(stateNow(done, at(7))).toBe('done');
  expect(stateNow(done, at(8))).toBe('expired');
  expect(stateNow({ state: 'running', doneAt: null, expiresAt: null }, at(9))).toBe('running');
});

test('another is made a day after one, and at once after one that failed', () => {
  expect(askableFrom(done)).toEqual(at(2));
  expect(askableFrom({ state: 'failed', doneAt: at(1), expiresAt: null })).toBeNull();
  expect(askableFrom({ state: 'waiting', doneAt: null, expiresAt: null })).toBeNull();
});
