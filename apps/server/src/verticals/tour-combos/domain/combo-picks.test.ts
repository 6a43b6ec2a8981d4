import { Refusal } from '@app/kernel/assert';
import { expect, test } from 'vitest';
import { fittingDepartures } from './combo-picks.ts';

const combo = {
  windowDays: 4,
  parts: [
    { tourId: 'walk', optional: false },
    { tourId: 'boat', optional: false },
    { tourId: 'song', optional: true },
  ],
};
const departure = (tourId: string, day: number, hour = 10, hours = 4) => ({
  id: `${tourId}/${day}/${hour}`,
  tourId,
  day: `2027-06-${`${day}`.padStart(2, '0')}`,
  startsAt: new Date(Date.UTC(2027, 5, day, hour)),
  endsAt: new Date(Date.UTC(2027, 5, day, hour + hours)),
});
type Departure = ReturnType<typeof departure>;
const pick = ({ id, tourId }: Departure, more: Partial<{ tourId: string }> = {}) => ({
  tourId,
  departureId: id,
  ...more,
});

function fieldsOf(picks: readonly { tourId: string; departureId: string }[], known: readonly Departure[]): unknown {
  try {
    fittingDepartures(combo, picks, known);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (error.data as { fields?: object } | undefined)?.fields ?? error.key;
  }
}
const flaws = (...chosen: Departure[]) =>
  fieldsOf(
    chosen.map((one) => pick(one)),
    chosen,
  );

const walk = departure('walk', 10);

test('departures come in the order in which they begin, however they were picked', () => {
  const [boat, song] = [departure('boat', 9), departure('song', 10, 20)];
  const picks = [song, walk, boat].map((one) => pick(one));
  expect(fittingDepartures(combo, picks, [walk, boat, song])).toEqual([boat, walk, song]);
});

test('what is optional may be left out, all else must be picked', () => {
  expect(flaws(walk, departure('boat', 11))).toBeNull();
  expect(flaws(walk, departure('song', 11))).toEqual({ picks: 'field.tour_combo_missing' });
});

test.each([
  ['as many days as may lie between', 14, null],
  ['one more', 15, { 'picks.1.departureId': 'field.tour_combo_window' }],
  ['one more before', 5, { 'picks.0.departureId': 'field.tour_combo_window' }],
])('%s', (_, day, expected) => {
  expect(flaws(walk, departure('boat', day))).toEqual(expected);
});

test.each([
  ['as the other ends', 14, null],
  ['an hour before the other ends', 13, { 'picks.1.departureId': 'field.tour_combo_overlap' }],
  ['so early that the other begins before it ends', 7, { 'picks.0.departureId': 'field.tour_combo_overlap' }],
])('one begins %s', (_, hour, expected) => {
  expect(flaws(walk, departure('boat', 10, hour))).toEqual(expected);
});

test('a long tour overlaps what lies within it, also where another lies between', () => {
  const long = departure('walk', 10, 8, 60);
  expect(flaws(long, departure('boat', 11, 9, 2), departure('song', 12, 9, 2))).toEqual({
    'picks.1.departureId': 'field.tour_combo_overlap',
    'picks.2.departureId': 'field.tour_combo_overlap',
  });
});

test('a pick that is no departure of its tour, of another tour, or of one picked before, is refused at its field', () => {
  const boat = departure('boat', 11);
  const strange = 'field.tour_combo_pick';
  expect(fieldsOf([pick(walk), pick(walk, { tourId: 'boat' })], [walk, boat])).toEqual({
    'picks.1.departureId': strange,
  });
  expect(fieldsOf([pick(walk), pick(boat)], [walk])).toEqual({ 'picks.1.departureId': strange });
  const other = departure('cave', 12);
  expect(fieldsOf([pick(walk), pick(boat), pick(other)], [walk, boat, other])).toEqual({
    'picks.2.departureId': strange,
  });
  const again = departure('walk', 12);
  expect(fieldsOf([pick(walk), pick(boat), pick(again)], [walk, boat, again])).toEqual({
    'picks.2.departureId': strange,
  });
});
