import { type StaffTourCombo, tourComboInput } from '@app/contract/verticals/tour-combos/staff-schemas';
import { expect, test } from 'vitest';
import type { CellContext } from '../../ui/list/define-list';
import { newComboTour, toursText } from './combo-tours-field';
import { choicesOfLine } from './tour-choices';
import { bodyOf, draftOf, newTourCombo, type TourComboDraft, tourComboForm } from './tour-combo-form';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;

const combo: StaffTourCombo = {
  id: id(1),
  version: 3,
  name: { 'en-US': 'City and river' },
  story: { 'en-US': 'Two walks and a boat.', es: 'Dos paseos y un barco.' },
  cityId: id(2),
  cover: '/files/cover.webp',
  gallery: [],
  tours: [
    { tourId: id(3), optional: false, name: 'Old town', online: true },
    { tourId: id(4), optional: false, name: 'Six bridges', online: false },
    { tourId: id(5), optional: true, name: 'River boat', online: true },
  ],
  offBp: 1_250,
  windowDays: 5,
  cancel: 'whole',
  sortWeight: 10,
  online: true,
};

test('what is sent of a combo that exists is what the server takes, its tours in their order', () => {
  const sent = bodyOf(draftOf(combo));
  expect(tourComboInput.safeParse(sent).success).toBe(true);
  expect(sent.tours).toEqual([
    { tourId: id(3), optional: false },
    { tourId: id(4), optional: false },
    { tourId: id(5), optional: true },
  ]);
  expect(sent).toMatchObject({ offBp: 1_250, windowDays: 5, cancel: 'whole', sortWeight: 10, online: true });
});

test('what the field of the city lays into the form is not sent', () => {
  const laid = { ...draftOf(combo), zone: 'Europe/Lisbon', latitude: 41.1, longitude: -8.6 };
  expect(bodyOf(laid)).toEqual(bodyOf(draftOf(combo)));
});

test('a new combo is not on sale, and asks for a tour on each of its lines', () => {
  const check = tourComboForm.find(({ name }) => name === 'tours')?.check as (
    tours: TourComboDraft['tours'],
  ) => unknown;
  expect(newTourCombo.online).toBe(false);
  expect(check(newTourCombo.tours)).toBe('tour_combos.choose_tours');
  const chosen = newTourCombo.tours.map((tour, at) => ({ ...tour, tourId: id(3 + at) }));
  expect(check(chosen)).toBeNull();
  const { name, story, cityId, cover } = draftOf(combo);
  const draft = { ...newTourCombo, name, story, cityId, cover, tours: chosen };
  expect(tourComboInput.safeParse(bodyOf(draft)).success).toBe(true);
});

test('the form has a field for everything that is sent', () => {
  const names = tourComboForm.map(({ name }) => name);
  expect([...names].sort()).toEqual(Object.keys(bodyOf(draftOf(combo))).sort());
});

test('where two versions are compared, tours are told by name in their order, optional ones marked', () => {
  const t = ((key: string, { name }: { name: string }) => `${name} <${key}>`) as unknown as CellContext['t'];
  const [first, , third] = draftOf(combo).tours;
  expect(toursText([third ?? newComboTour, first ?? newComboTour, newComboTour], { t })).toBe(
    'River boat <tour_combos.optional_of>\nOld town\n–',
  );
});

const found = [
  { id: id(3), name: 'Old town', online: true },
  { id: id(4), name: 'Six bridges', online: true },
  { id: id(5), name: 'River boat', online: false },
];

test('a tour that stands on another line is no choice', () => {
  expect(choicesOfLine(found, newComboTour, [id(4), ''], '').map(({ name }) => name)).toEqual([
    'Old town',
    'River boat',
  ]);
});

test('the chosen tour stays a choice with its name where the server did not list it, but not among what a word finds', () => {
  const chosen = { tourId: id(6), name: 'Wine cellars', online: false };
  expect(choicesOfLine(found, chosen, [], '')[0]).toEqual({ id: id(6), name: 'Wine cellars', online: false });
  expect(choicesOfLine(found, { ...chosen, tourId: id(4) }, [], '')).toEqual(found);
  expect(choicesOfLine(found, chosen, [], 'brid')).toEqual(found);
});
