import { expect, test } from 'vitest';
import { bundleState, cancelledNow, freedTogether } from './bundle-state.ts';

const NOW = new Date('2031-05-01T12:00:00Z');
const later = new Date('2031-05-02T12:00:00Z');
const before = new Date('2031-05-01T11:00:00Z');

type State = Parameters<typeof bundleState>[0][number]['state'];
const order = (state: State, of: { core?: boolean; startsAt?: Date; expiresAt?: Date | null } = {}) => ({
  state,
  now: NOW,
  core: of.core ?? false,
  startsAt: of.startsAt ?? later,
  expiresAt: of.expiresAt ?? null,
  policy: [],
  payableUsd: 0,
  pointsUsed: 0,
  pointsValueUsd: 0,
  confirmBy: null,
  disruptedAt: null,
});

test.each<[State[], State]>([
  [['pending_payment', 'pending_payment'], 'pending_payment'],
  [['confirmed', 'pending_verification'], 'pending_verification'],
  [['cancelled', 'completed'], 'completed'],
  [['completed', 'pending_comment'], 'pending_comment'],
  [['cancelled', 'cancelled'], 'cancelled'],
])('%j together are %s', (states, expected) => {
  expect(bundleState(states.map((state) => order(state)))).toBe(expected);
});

test('unpaid orders whose time is over are cancelled', () => {
  expect(
    bundleState([order('pending_payment', { expiresAt: NOW }), order('pending_payment', { expiresAt: NOW })]),
  ).toBe('cancelled');
});

test('what has begun is kept, the rest is cancelled', () => {
  const [begun, ahead] = [order('confirmed', { startsAt: before }), order('confirmed')];
  expect(cancelledNow([begun, ahead, order('cancelled')])).toEqual([ahead]);
});

test('where a core order has begun all core orders stay; one that was cancelled holds nobody', () => {
  const [begun, core, other] = [
    order('confirmed', { core: true, startsAt: before }),
    order('confirmed', { core: true }),
    order('confirmed'),
  ];
  expect(cancelledNow([begun, core, other])).toEqual([other]);
  expect(cancelledNow([order('cancelled', { core: true }), core])).toEqual([core]);
  expect(cancelledNow([order('completed', { core: true }), core])).toEqual([]);
});

test('where a core order is not had as it was sold, all are given back for nothing together; where another one is not, only that', () => {
  const [core, other] = [order('confirmed', { core: true }), order('confirmed')];
  const freed = (orders: readonly ReturnType<typeof order>[]) =>
    freedTogether(orders).map(({ disruptedAt }) => disruptedAt !== null);
  expect(freed([core, other])).toEqual([false, false]);
  expect(freed([{ ...core, disruptedAt: before as never }, other])).toEqual([true, true]);
  expect(freed([core, { ...other, disruptedAt: before as never }])).toEqual([false, true]);
  // A part that is cancelled already does not count.
  expect(freed([{ ...order('cancelled', { core: true }), disruptedAt: before as never }, other])).toEqual([
    true,
    false,
  ]);
});
