import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Dated, surplus } from './surplus.ts';

const HOUR_MS = 3_600_000;
const begin = Date.UTC(2026, 10, 2);
const at = (hours: number, proven = true): Dated => ({
  name: `h${hours}`,
  at: new Date(begin + hours * HOUR_MS),
  proven,
});

test('the newest stay, then the newest of each day and week', () => {
  const hourly = Array.from({ length: 24 * 30 }, (_, hour) => at(hour));
  const gone = new Set(surplus(hourly, { recent: 3, daily: 2, weekly: 3 }));
  const staying = hourly.filter(({ name }) => !gone.has(name)).map(({ name }) => name);
  // 2 November 2026 is a Monday: its weeks end after 168 hours each.
  expect(staying).toEqual(['h503', 'h671', 'h695', 'h717', 'h718', 'h719']);
});

test('a backup that is not proven takes no place, and goes once a newer one is proven', () => {
  expect(surplus([at(1), at(2, false), at(3)], { recent: 1, daily: 0, weekly: 0 })).toEqual(['h2', 'h1']);
  expect(surplus([at(1), at(2, false)], { recent: 1, daily: 0, weekly: 0 })).toEqual([]);
  expect(surplus([at(1, false), at(2, false)], { recent: 1, daily: 0, weekly: 0 })).toEqual([]);
});

test('the newest proven one always stays, and what is removed once leaves nothing to remove', () => {
  const backups = fc.uniqueArray(fc.record({ hour: fc.nat(5_000), proven: fc.boolean() }), { selector: (b) => b.hour });
  const keep = fc.record({ recent: fc.integer({ min: 1, max: 9 }), daily: fc.nat(9), weekly: fc.nat(9) });
  fc.assert(
    fc.property(backups, keep, (given, rules) => {
      const all = given.map(({ hour, proven }) => at(hour, proven));
      const gone = new Set(surplus(all, rules));
      const left = all.filter(({ name }) => !gone.has(name));
      const newest = all.filter(({ proven }) => proven).sort((one, other) => +other.at - +one.at)[0];
      if (newest) expect(left).toContain(newest);
      else expect(left).toHaveLength(all.length);
      expect(surplus(left, rules)).toEqual([]);
    }),
  );
});
