import { expect, test } from 'vitest';
import { departuresOfRule } from './rule-departures.ts';

const tour = { zone: 'Europe/Lisbon', days: 1, hours: 4, goDays: 2 };
const rule = {
  from: '2027-06-07',
  to: '2027-06-13',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  starts: ['10:00'],
  languages: ['en' as const],
  capacity: 8,
  minPeople: 0,
  pricePercent: 100,
};
const days = (
  more: Partial<Omit<typeof rule, 'languages'>> & { languages?: ('en' | 'pt')[] },
  now = '2027-01-01T00:00:00Z',
) => {
  const { planned, passed } = departuresOfRule(tour, { ...rule, ...more }, new Date(now));
  return { planned: planned.map(({ day, start, language }) => `${day} ${start} ${language}`), passed };
};

test('each day of the weekdays, at each hour, in each language, once', () => {
  // 7 June 2027 is a Monday.
  expect(days({ weekdays: [1, 7], starts: ['09:00', '15:00', '09:00'], languages: ['en', 'pt', 'en'] })).toEqual({
    planned: ['2027-06-07', '2027-06-13'].flatMap((day) =>
      ['09:00', '15:00'].flatMap((start) => [`${day} ${start} en`, `${day} ${start} pt`]),
    ),
    passed: 0,
  });
});

test.each([
  ['it starts in a moment', 0, '2027-06-07T08:59:59Z', 0],
  ['it starts now', 0, '2027-06-07T09:00:00Z', 1],
  // Two days before, at six in the evening of the place.
  ['it is decided in a moment', 2, '2027-06-05T16:59:59Z', 0],
  ['it is decided now', 2, '2027-06-05T17:00:00Z', 1],
])('when %s, with a minimum of %d, it is passed over or not', (_, minPeople, now, passed) => {
  const found = days({ to: '2027-06-07', minPeople }, now);
  expect([found.planned.length, found.passed]).toEqual([1 - passed, passed]);
});

test('the hour stays that of the place across a change of clocks', () => {
  const { planned } = departuresOfRule(tour, { ...rule, from: '2027-03-27', to: '2027-03-29' }, new Date('2027-01-01'));
  expect(planned.map(({ startsAt }) => startsAt.toISOString().slice(5, 16))).toEqual([
    '03-27T10:00',
    '03-28T09:00',
    '03-29T09:00',
  ]);
});
