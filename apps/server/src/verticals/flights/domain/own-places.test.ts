import { expect, test } from 'vitest';
import type { BookedGuest } from '../../../modules/travel/public.ts';
import { ownPlaces } from './own-places.ts';

const guest = (name: string, more: Partial<BookedGuest> = {}, number: string | null = name): BookedGuest => ({
  ...{ unit: 1, ageType: 'adult', age: null, givenName: name, familyName: 'Sousa', infantOf: null },
  ...({
    document: number && { nationality: 'PT', type: 'passport', number, birthDate: '1990-05-05' },
  } as Pick<BookedGuest, 'document'>),
  ...more,
});
const child = (name: string) => guest(name, { ageType: 'child' });

test('who travels already keeps their place, wherever they are named', () => {
  expect(ownPlaces([guest('Ana'), guest('Rui')], [guest('Rui'), guest('Ana')])).toEqual([1, 0]);
  expect(ownPlaces([guest('Ana'), guest('Rui')], [guest('Ana'), guest('Rui')])).toEqual([0, 1]);
  const four = ['Ana', 'Rui', 'Eva', 'Gil'].map((name) => guest(name));
  expect(
    ownPlaces(
      four,
      ['Gil', 'Ana', 'Rui', 'Eva'].map((name) => guest(name)),
    ),
  ).toEqual([3, 0, 1, 2]);
});

test('whoever comes instead has the place that is left', () => {
  expect(ownPlaces([guest('Ana'), guest('Rui')], [guest('Rui'), guest('Eva')])).toEqual([1, 0]);
  expect(ownPlaces([guest('Ana'), guest('Rui')], [guest('Eva'), guest('Rui')])).toEqual([0, 1]);
  expect(ownPlaces([guest('Ana'), guest('Rui')], [guest('Eva'), guest('Gil')])).toEqual([0, 1]);
});

test('one is known by the document however the name is spelt, by name and birth with a new document, by the name where none is typed', () => {
  const before = [guest('Ana'), guest('Rui')];
  expect(ownPlaces(before, [guest('Ruy', {}, 'Rui'), guest('Ana')])).toEqual([1, 0]);
  expect(ownPlaces(before, [guest('Rui', {}, 'new'), guest('Ana')])).toEqual([1, 0]);
  expect(ownPlaces(before, [guest('RUI', {}, null), guest('ana', {}, null)])).toEqual([1, 0]);
  // Two of one name stay where they are.
  const alike = [guest('Ana', {}, null), guest('Ana', {}, null)];
  expect(ownPlaces(alike, alike)).toEqual([0, 1]);
});

test('a place is of one type, and where others are named than were booked each stays where they are named', () => {
  expect(ownPlaces([guest('Ana'), child('Rui')], [guest('Rui'), child('Ana')])).toEqual([0, 1]);
  expect(ownPlaces([guest('Ana'), child('Rui')], [child('Rui'), guest('Ana')])).toEqual([0, 1]);
  expect(ownPlaces([guest('Ana')], [guest('Rui'), guest('Ana')])).toEqual([0, 1]);
});
