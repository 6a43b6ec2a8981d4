import type { GuestView } from '@app/contract/travel/person-schemas';
import { expect, test } from 'vitest';
import type { TourPerson } from '../../../widgets/tours/use-book-tour.ts';
import { namedThen } from './named-then.ts';

const guest = (givenName: string, age: number | null = null): GuestView => ({
  unit: 1,
  givenName,
  familyName: 'Sousa',
  ageType: age === null ? 'adult' : 'child',
  age,
  infantOf: null,
  document: false,
});
const adult: TourPerson = { type: 'adult', age: null };
const child = (age: number): TourPerson => ({ type: 'child', age });
const named = [guest('Ines'), guest('Bruno'), guest('Leo', 7), guest('Mia', 10)];

test('who still comes keeps the name, children by their age; who is new begins empty', () => {
  const given = (people: TourPerson[]) => {
    const values = namedThen(people, named);
    return people.map((_, index) => values[`given${index}`]);
  };
  expect(given([adult, child(10)])).toEqual(['Ines', 'Mia']);
  expect(given([adult, adult, adult, child(7), child(7)])).toEqual(['Ines', 'Bruno', '', 'Leo', '']);
});
