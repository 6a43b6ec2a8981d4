import { expect, it } from 'vitest';
import { hoursOn, weekdayOf } from './opening-hours.ts';

const period = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes, lastSeating: opens });
const house = {
  hours: [period(1, '19:00', '23:00'), period(1, '12:00', '15:00'), period(7, '18:00', '02:00')],
  closedDays: ['2026-12-21'],
};

it('reads the hours of a day in their order', () => {
  expect(weekdayOf('2026-12-14')).toBe(1);
  expect(weekdayOf('2026-12-20')).toBe(7);
  expect(hoursOn(house, '2026-12-14').map(({ opens }) => opens)).toEqual(['12:00', '19:00']);
  expect(hoursOn(house, '2026-12-15')).toEqual([]);
  expect(hoursOn(house, '2026-12-21')).toEqual([]);
});
