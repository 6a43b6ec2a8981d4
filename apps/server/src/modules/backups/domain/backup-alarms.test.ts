import { expect, test } from 'vitest';
import { backupAlarms, type Known, nextDue } from './backup-alarms.ts';

const now = new Date('2026-11-23T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const well: Known = {
  now,
  scheduled: true,
  since: hoursAgo(1_000),
  newestProven: { at: hoursAgo(5), bytes: 1_000 },
  lastFailed: false,
  freeBytes: 1_000_000,
  staleHours: 6,
};

test('nothing is wrong with a fresh proven backup and room for the next', () => {
  expect(backupAlarms(well)).toEqual([]);
  expect(backupAlarms({ ...well, freeBytes: null })).toEqual([]);
});

test.each<[string, Partial<Known>, string[]]>([
  ['too old', { newestProven: { at: hoursAgo(6.01), bytes: 1_000 } }, ['stale']],
  ['exactly as old as it may be', { newestProven: { at: hoursAgo(6), bytes: 1_000 } }, []],
  ['never', { newestProven: null }, ['never']],
  ['a shop of an hour', { newestProven: null, since: hoursAgo(1) }, []],
  ['failed', { lastFailed: true }, ['failed']],
  ['no room', { freeBytes: 4_999 }, ['disk']],
  [
    'all at once',
    { newestProven: { at: hoursAgo(9), bytes: 9 }, lastFailed: true, freeBytes: 1 },
    ['stale', 'failed', 'disk'],
  ],
  ['old, but nothing is scheduled', { scheduled: false, newestProven: { at: hoursAgo(900), bytes: 1 } }, []],
])('%s', (_, known, alarms) => {
  expect(backupAlarms({ ...well, ...known })).toEqual(alarms);
});

test('the next one is due so long after the last began; the first at once', () => {
  expect(nextDue(hoursAgo(1), 90, now)).toEqual(new Date('2026-11-23T12:30:00Z'));
  expect(nextDue(null, 90, now)).toEqual(now);
});
