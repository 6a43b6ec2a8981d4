import { DAY } from '@app/kernel/clock';
import { expect, test } from 'vitest';
import { changeFee, changeHindrance, changeSums, staffChangeHindrance } from './change.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY);
const order = (of: { freeFor?: number; halfFor?: number; startsIn?: number; payableUsd?: number } = {}) => ({
  policy: [
    { until: inDays(of.freeFor ?? 5).toISOString(), feeUsd: 0 },
    { until: inDays(of.halfFor ?? 8).toISOString(), feeUsd: 10_000 },
    { until: null, feeUsd: 20_000 },
  ],
  payableUsd: of.payableUsd ?? 20_000,
  pointsUsed: 0,
  pointsValueUsd: 0,
  startsAt: inDays(of.startsIn ?? 10),
  now: NOW,
});

test('dates may be changed while cancelling still gives something back, by staff until the service begins', () => {
  expect(changeHindrance(order())).toBeNull();
  expect(changeHindrance(order({ freeFor: -1 }))).toBeNull();
  expect(changeHindrance(order({ freeFor: -2, halfFor: -1 }))).toBe('travel.change_too_late');
  expect(changeHindrance(order({ startsIn: 0 }))).toBe('travel.change_too_late');
  const never = { ...order(), policy: [{ until: null, feeUsd: 20_000 }] };
  expect(changeHindrance(never)).toBe('travel.not_changeable');
  expect(staffChangeHindrance(never)).toBeNull();
  expect(staffChangeHindrance(order({ startsIn: 0 }))).toBe('travel.change_too_late');
});

test.each([
  ['free while cancelling is', 5, { part: 3, of: 3 }, 20_000, 0],
  ['all of the fee where all is given up', -1, { part: 3, of: 3 }, 20_000, 10_000],
  ['a third of it for a night of three, rounded half up', -1, { part: 1, of: 3 }, 20_000, 3_333],
  ['nothing where nothing is given up', -1, { part: 0, of: 3 }, 20_000, 0],
  ['never more than the money that was paid', -1, { part: 3, of: 3 }, 4_000, 4_000],
])('the fee is %s', (_name, freeFor, givesUp, payableUsd, fee) => {
  expect(changeFee(order({ freeFor, payableUsd }), givesUp)).toBe(fee);
});

test('what is paid and what is given back is the new price and the fee against the old price', () => {
  const now = { payableUsd: 20_000, pointsUsed: 500 };
  const next = (payableUsd: number, feeUsd: number, pointsUsed = 500) => ({ payableUsd, feeUsd, pointsUsed });
  expect(changeSums(now, next(26_000, 1_000))).toEqual({ dueUsd: 7_000, backUsd: 0, pointsBack: 0 });
  expect(changeSums(now, next(15_000, 1_000))).toEqual({ dueUsd: 0, backUsd: 4_000, pointsBack: 0 });
  expect(changeSums(now, next(19_000, 1_000))).toEqual({ dueUsd: 0, backUsd: 0, pointsBack: 0 });
  expect(changeSums(now, next(10_000, 0, 300))).toEqual({ dueUsd: 0, backUsd: 10_000, pointsBack: 200 });
});
