import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, ageTypeOn } from './age-type.ts';

test('O10: a birthday counts from its day on; who was born on 29 February has it on 1 March', () => {
  expect(ageOn('2015-06-10', '2027-06-09')).toBe(11);
  expect(ageOn('2015-06-10', '2027-06-10')).toBe(12);
  expect(ageOn('2016-02-29', '2028-02-28')).toBe(11);
  expect(ageOn('2016-02-29', '2028-02-29')).toBe(12);
  expect(ageOn('2015-02-28', '2027-02-28')).toBe(12);
  expect(ageOn('2016-02-29', '2027-02-28')).toBe(10);
  expect(ageOn('2016-02-29', '2027-03-01')).toBe(11);
});

test('O10: somebody becomes a child on their second and an adult on their twelfth birthday', () => {
  expect(ageTypeOn('2025-05-05', '2027-05-04')).toBe('baby');
  expect(ageTypeOn('2025-05-05', '2027-05-05')).toBe('child');
  expect(ageTypeOn('2015-05-05', '2027-05-04')).toBe('child');
  expect(ageTypeOn('2015-05-05', '2027-05-05')).toBe('adult');
});

test('O10: an age is the number of birthdays passed, counted one by one', () => {
  const start = Date.UTC(2000, 0, 1);
  const dayOf = (number: number) => new Date(start + number * 86_400_000).toISOString().slice(0, 10);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 0, max: 9_000 }), (born, later) => {
      const [from, to] = [dayOf(born), dayOf(born + later)];
      let birthdays = 0;
      for (let year = Number(from.slice(0, 4)) + 1; year <= Number(to.slice(0, 4)); year += 1) {
        const leap = from.endsWith('-02-29') && !(year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0));
        const day = leap ? `${year}-03-01` : `${year}${from.slice(4)}`;
        if (day <= to) birthdays += 1;
      }
      expect(ageOn(from, to)).toBe(birthdays);
    }),
  );
});
