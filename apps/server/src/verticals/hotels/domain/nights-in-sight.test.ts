import { expect, test } from 'vitest';
import type { CityFacts, MonthOfCity } from './city-facts.ts';
import { DAYS_IN_SIGHT, nightsInSight } from './nights-in-sight.ts';

const month = (day: string): MonthOfCity => ({
  month: day,
  nights: new Uint32Array(),
  left: new Uint8ClampedArray(),
});
const newCity = () => ({}) as CityFacts;
const monthsOf = (...days: string[]) => new Map(days.map((day) => [day, month(day)]));

test('single nights from today on are in sight, each in its month', () => {
  const months = monthsOf('2026-12-01', '2027-01-01');
  const nights = nightsInSight(newCity(), months, '2026-12-20');
  expect(nights).toHaveLength(DAYS_IN_SIGHT);
  expect(nights[0]).toMatchObject({ days: ['2026-12-20'], first: { day: 19 }, leave: { day: 20 } });
  expect(nights[0]?.first.month).toBe(months.get('2026-12-01'));
  expect(nights.at(-1)).toMatchObject({ days: ['2027-01-18'], leave: { day: 18 } });
  expect(nights.at(-1)?.first.month).toBe(months.get('2027-01-01'));
});

test('they are looked up once, and again for another city, on another day and where a month was read anew', () => {
  const [city, months] = [newCity(), monthsOf('2026-12-01', '2027-01-01')];
  const nights = nightsInSight(city, months, '2026-12-20');
  expect(nightsInSight(city, new Map(months), '2026-12-20')).toBe(nights);
  expect(nightsInSight(newCity(), months, '2026-12-20')).not.toBe(nights);
  expect(nightsInSight(city, months, '2026-12-21')[0]?.days).toEqual(['2026-12-21']);
  const anew = new Map([...months, ['2027-01-01', month('2027-01-01')] as const]);
  expect(nightsInSight(city, anew, '2026-12-21').at(-1)?.first.month).toBe(anew.get('2027-01-01'));
});
