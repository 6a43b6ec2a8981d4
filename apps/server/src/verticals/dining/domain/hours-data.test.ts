import { expect, test } from 'vitest';
import { hoursData } from './hours-data.ts';

test.each([
  ['12:00', '15:30', '15:30'],
  ['18:00', '02:00', '02:00'],
  ['00:00', '00:00', '23:59'],
  ['10:00', '10:00', '09:59'],
])('from %s to %s is written to %s', (opens, closes, written) => {
  expect(hoursData({ weekday: 7, opens, closes })).toMatchObject({
    dayOfWeek: 'https://schema.org/Sunday',
    opens,
    closes: written,
  });
});
