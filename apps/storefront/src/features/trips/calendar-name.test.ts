import { expect, test } from 'vitest';
import { calendarName } from './calendar-name.ts';

test('a calendar file is called by its towns and its first day', () => {
  expect(calendarName('Lisbon and São Paulo', '2027-05-10')).toBe('Lisbon-and-São-Paulo-2027-05-10.ics');
  expect(calendarName('里斯本、东京', '2027-05-10')).toBe('里斯本-东京-2027-05-10.ics');
  expect(calendarName('../a:b', '2027-05-10')).toBe('a-b-2027-05-10.ics');
  expect(calendarName('', '2027-05-10')).toBe('2027-05-10.ics');
});
