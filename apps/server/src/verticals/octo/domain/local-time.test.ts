import { expect, test } from 'vitest';
import { localDateTime } from './local-time.ts';

test('a moment is written by the clock of its place, with how far that is from UTC', () => {
  const at = new Date('2027-07-01T10:30:00Z');
  expect(localDateTime('Europe/Lisbon', at)).toBe('2027-07-01T11:30:00+01:00');
  expect(localDateTime('America/St_Johns', at)).toBe('2027-07-01T08:00:00-02:30');
  expect(localDateTime('Asia/Kathmandu', at)).toBe('2027-07-01T16:15:00+05:45');
  expect(localDateTime('UTC', at)).toBe('2027-07-01T10:30:00+00:00');
});
