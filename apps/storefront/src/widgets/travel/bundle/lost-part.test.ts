import { ApiError } from '@app/client/api-error';
import { expect, test } from 'vitest';
import { flawedPick, lostPartOf } from './lost-part.ts';

const refused = (data: object) => new ApiError({ kind: 'answer', code: 4700, msg: 'no', data });

test('a refusal names the part that was lost, why, and the places left', () => {
  const data = { error: 'travel.part_unavailable', slot: 'tour', reason: 'tour.unavailable', left: 2 };
  expect(lostPartOf(refused(data))).toEqual({ slot: 'tour', why: 'tour.unavailable', left: 2 });
  expect(lostPartOf(refused({ ...data, reason: 'tour.closed', left: undefined }))?.left).toBeNull();
  const clash = { ...data, reason: 'dining.overlap', left: undefined, orderId: 'order-1' };
  expect(lostPartOf(refused(clash))).toEqual({ slot: 'tour', why: 'dining.overlap', left: null, clash: 'order-1' });
  expect(lostPartOf(refused({ error: 'combo.offline' }))).toBeNull();
  expect(lostPartOf(null)).toBeNull();
});

test('a refused field names the pick at its place among those that were sent', () => {
  const error = refused({ error: 'input.invalid', fields: { 'picks.1.key': 'field.combo_overlap' } });
  expect(flawedPick(error, ['hotel', 'tour'])).toEqual({ slot: 'tour', why: 'field.combo_overlap', left: null });
  expect(flawedPick(refused({ fields: { picks: 'field.required' } }), ['hotel'])).toBeNull();
});
