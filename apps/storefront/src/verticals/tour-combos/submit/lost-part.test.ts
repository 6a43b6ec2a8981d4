import { ApiError } from '@app/client/api-error';
import { expect, test } from 'vitest';
import { addressWithout, lostTourOf } from './lost-part.ts';

const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-${digit.repeat(12)}`;
const pick = (tour: string, departure: string | null) => ({
  tourId: id(tour),
  departureId: departure && id(departure),
  day: departure && '2027-03-04',
});
const refused = (data: object) => new ApiError({ kind: 'answer', code: 4700, msg: 'no', data });

test('a refusal names the tour that was lost, or the pick at its place among those that were sent', () => {
  const picks = [pick('1', null), pick('2', 'a'), pick('3', 'b')];
  const data = { error: 'travel.part_unavailable', slot: id('1'), reason: 'tour.unavailable', left: 2 };
  expect(lostTourOf(refused(data), picks)).toEqual({ slot: id('1'), why: 'tour.unavailable', left: 2 });
  const error = refused({ error: 'input.invalid', fields: { 'picks.1.departureId': 'field.tour_combo_overlap' } });
  expect(lostTourOf(error, picks)).toEqual({ slot: id('3'), why: 'field.tour_combo_overlap', left: null });
  expect(lostTourOf(refused({ fields: { picks: 'field.tour_combo_missing' } }), picks)).toBeNull();
});

test('the way back leaves out the lost departure alone', () => {
  const picks = [pick('1', 'a'), pick('2', 'b')];
  const lost = { slot: id('1'), why: 'tour.closed', left: null };
  expect(addressWithout('c', picks, lost, { adults: '3' })).toEqual({
    id: 'c',
    picks: `${id('2')}:${id('b')}:2027-03-04`,
    adults: '3',
    lost: id('1'),
    why: 'tour.closed',
    left: null,
  });
});
