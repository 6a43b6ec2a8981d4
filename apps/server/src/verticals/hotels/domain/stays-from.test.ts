import { addDays, nightsOf } from '@app/kernel/local-day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedFor, type NightTerms } from './plan-nights.ts';
import { staysFrom } from './stays-from.ts';

const FIRST = '2027-03-01';
const terms = fc.record({
  usd: fc.constantFrom(0, 10_000, 10_000, 10_000, 12_000),
  stay: fc.constantFrom(1, 1, 2, 3),
  stops: fc.constantFrom(0, 0, 0, 0, 1, 2, 4, 6),
  free: fc.constantFrom(true, true, true, true, false),
});

test('a stay can be booked exactly where the plan says so and each of its nights is free', () => {
  fc.assert(
    fc.property(fc.array(terms, { minLength: 8, maxLength: 8 }), (nights) => {
      const at = (day: string) => nights[nightsOf(FIRST, day).length];
      const nightOf = (day: string): NightTerms => at(day) ?? { usd: 10_000, stay: 1, stops: 0 };
      const isFree = (day: string): boolean => at(day)?.free ?? true;
      for (const day of nightsOf(FIRST, addDays(FIRST, 4))) {
        const bookable = [1, 2, 3, 4, 5].filter((count) => {
          const checkOut = addDays(day, count);
          const stay = nightsOf(day, checkOut);
          return stay.every(isFree) && closedFor(nightOf, { nights: stay, checkOut }) === null;
        });
        expect(staysFrom(nightOf, { day, most: 5, isFree })).toEqual(bookable);
      }
    }),
  );
});
