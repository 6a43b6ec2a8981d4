import { expect, test } from 'vitest';
import type { TimedDeal } from './deal-discount.ts';
import { runJustAt, runningAt } from './running-deals.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 5, 1, hour));
const deal = (id: string, from: number, until: number): TimedDeal => ({
  id,
  key: 'tour:x',
  method: 'percent',
  value: 10,
  travelFrom: null,
  travelTo: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  left: 5,
  startsAt: at(from),
  endsAt: at(until),
});

const deals = [deal('morning', 6, 12), deal('noon', 10, 14), deal('evening', 18, 22)];
const idsAt = (hour: number): string[] => runningAt(deals, at(hour)).deals.map(({ id }) => id);

test('a deal runs from the moment it begins to before the one it ends', () => {
  expect([5, 6, 9, 10, 12, 14, 18, 22].map(idsAt)).toEqual([
    [],
    ['morning'],
    ['morning'],
    ['morning', 'noon'],
    ['noon'],
    [],
    ['evening'],
    [],
  ]);
});

test('what runs is so until the next deal begins or ends, and since the last one did', () => {
  const spanAt = (hour: number) => {
    const { from, until } = runningAt(deals, at(hour));
    return [from, until];
  };
  expect(spanAt(11)).toEqual([at(10).getTime(), at(12).getTime()]);
  expect(spanAt(15)).toEqual([at(14).getTime(), at(18).getTime()]);
  expect(spanAt(5)).toEqual([Number.NEGATIVE_INFINITY, at(6).getTime()]);
  expect(spanAt(23)).toEqual([at(22).getTime(), Number.POSITIVE_INFINITY]);
  expect(runningAt([], at(1))).toEqual({
    deals: [],
    from: Number.NEGATIVE_INFINITY,
    until: Number.POSITIVE_INFINITY,
  });
});

test('a span holds at its first moment and not at its last, nor before it', () => {
  const span = runningAt(deals, at(11));
  expect([9, 10, 11, 12].map((hour) => runJustAt(span, at(hour)))).toEqual([false, true, true, false]);
  expect(runJustAt(span, new Date(at(12).getTime() - 1))).toBe(true);
});
