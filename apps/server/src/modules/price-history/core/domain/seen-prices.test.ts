import { expect, test } from 'vitest';
import { byMonth, daysOf, nextStep, type SeenStretch, UNDATED } from './seen-prices.ts';

const stretch = (firstDay: string, lastDay: string, usual: (number | null)[], asked = usual): SeenStretch => ({
  firstDay,
  lastDay,
  usual,
  asked,
  latest: usual,
});
const seen = (usual: (number | null)[], asked = usual) => ({ usual, asked });

test('what is asked as the day before lengthens the stretch; another price, or days that nothing is known of, begin one', () => {
  const last = stretch('2031-05-01', '2031-05-09', [100, null]);
  const fresh = stretch('2031-05-10', '2031-05-10', [100, null]);
  expect(nextStep(null, seen([100, null]), '2031-05-10')).toEqual({ set: null, begin: fresh });
  expect(nextStep(last, seen([100, null]), '2031-05-10')).toEqual({ set: { ...last, lastDay: '2031-05-10' } });
  expect(nextStep(last, seen([100, 90]), '2031-05-10')).toMatchObject({ set: null, begin: { usual: [100, 90] } });
  expect(nextStep(last, seen([100, null], [80, null]), '2031-05-10')).toMatchObject({ begin: { asked: [80, null] } });
  expect(nextStep(last, seen([100, null]), '2031-05-11')).toMatchObject({ begin: { firstDay: '2031-05-11' } });
  expect(nextStep(last, seen([50, null]), '2031-05-08')).toBe(null);
});

test('of one day the lowest price stays: a raise is noted as what is asked last, a cut splits a stretch that is older', () => {
  const today = '2031-05-10';
  const begun = stretch(today, today, [100, null]);
  expect(nextStep(begun, seen([100, null]), today)).toBe(null);
  expect(nextStep(begun, seen([120, null]), today)).toEqual({ set: { ...begun, latest: [120, null] } });
  expect(nextStep(begun, seen([90, 50]), today)).toEqual({
    set: { ...begun, usual: [90, 50], asked: [90, 50], latest: [90, 50] },
  });
  const older = stretch('2031-05-01', today, [100]);
  expect(nextStep(older, seen([120]), today)).toEqual({ set: { ...older, latest: [120] } });
  expect(nextStep(older, seen([70]), today)).toEqual({
    set: { ...older, lastDay: '2031-05-09' },
    begin: stretch(today, today, [70]),
  });
});

test('days stand in their months', () => {
  const [june] = byMonth('tour:1', [{ day: '2031-06-03', usual: 300, asked: 250 }]);
  expect(june).toMatchObject({ key: 'tour:1', scope: '2031-06' });
  expect(daysOf('2031-06', june?.usual ?? [])).toEqual([{ day: '2031-06-03', usd: 300 }]);
  expect(daysOf('2031-06', june?.asked ?? [])).toEqual([{ day: '2031-06-03', usd: 250 }]);
  expect(daysOf(UNDATED, [5])).toEqual([{ day: UNDATED, usd: 5 }]);
});
