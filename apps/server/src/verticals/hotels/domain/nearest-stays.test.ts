import { expect, test } from 'vitest';
import { nearestStays, type StayDates } from './nearest-stays.ts';

const asked = { checkIn: '2026-12-10', checkOut: '2026-12-12' };
const near = (isOpen: (stay: StayDates) => boolean, first = '2026-12-01') =>
  nearestStays(asked, { first, mostNights: 28, isOpen }).map(({ checkIn, checkOut }) => `${checkIn}/${checkOut}`);

test('when a longer stay is what the days ask for, then it comes first, the nearest moved ones after it', () => {
  expect(near(({ checkIn, checkOut }) => checkIn !== asked.checkIn || checkOut >= '2026-12-14')).toEqual([
    '2026-12-10/2026-12-14',
    '2026-12-11/2026-12-13',
    '2026-12-09/2026-12-11',
  ]);
});

test('when days before the first one are asked about, then none of them is offered; nothing open offers nothing', () => {
  expect(near(({ checkIn }) => checkIn < '2026-12-10', '2026-12-08')).toEqual([
    '2026-12-09/2026-12-11',
    '2026-12-08/2026-12-10',
  ]);
  expect(near(() => false)).toEqual([]);
  const far: string[] = [];
  near((stay) => {
    far.push(stay.checkIn, stay.checkOut);
    return false;
  });
  expect([far.sort().at(0), far.at(-1)]).toEqual(['2026-12-01', '2026-12-26']);
});
