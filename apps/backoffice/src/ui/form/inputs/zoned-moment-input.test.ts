import { expect, test } from 'vitest';
import { momentOf, wallAt } from './zoned-moment-input';

test.each(['UTC', 'Asia/Shanghai', 'America/New_York', 'Asia/Kathmandu'])(
  'what the clock in %s shows leads back to the moment',
  (zone) => {
    for (const moment of ['2026-03-08T12:00:00.000Z', '2026-11-01T18:30:00.000Z', '2026-12-31T23:59:00.000Z']) {
      expect(momentOf(wallAt(moment, zone), zone)).toBe(moment);
    }
  },
);

test('a moment is shown on the clock of the zone', () => {
  expect(wallAt('2026-06-01T16:30:00.000Z', 'Asia/Shanghai').format('YYYY-MM-DD HH:mm')).toBe('2026-06-02 00:30');
});
