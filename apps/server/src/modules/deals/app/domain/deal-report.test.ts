import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DealLine, figuresOf, mergedLines, together } from './deal-report.ts';

const line = (id: string, of: Partial<DealLine> = {}): DealLine => ({
  units: 1,
  orders: 1,
  revenueUsd: 7_500,
  offUsd: 2_500,
  usualUsd: 10_000,
  waiting: 0,
  released: 0,
  cancelled: 0,
  name: id,
  kind: 'hotel',
  ...of,
  id,
});

test('when goods and travel were sold on one day, then the day is one line, and days stand in their order', () => {
  const lines = [
    line('2027-01-02', { units: 2 }),
    line('2027-01-01'),
    line('2027-01-02', { waiting: 3, kind: 'product' }),
  ];
  expect(mergedLines(lines, 'day')).toEqual([
    line('2027-01-01'),
    line('2027-01-02', {
      kind: null,
      units: 3,
      orders: 2,
      revenueUsd: 15_000,
      offUsd: 5_000,
      usualUsd: 20_000,
      waiting: 3,
    }),
  ]);
});

test('when lines are deals or kinds, then those that earned most stand first, between equals by their ids', () => {
  const lines = [line('b'), line('c', { revenueUsd: 9_000 }), line('a')];
  expect(mergedLines(lines, 'deal').map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('what is off is a part of the usual price, and nothing of nothing', () => {
  expect(figuresOf(line('a'))).toMatchObject({ revenueUsd: 7_500, offUsd: 2_500, offBp: 2_500 });
  expect(figuresOf(line('a'))).not.toHaveProperty('usualUsd');
  expect(figuresOf(together([]))).toMatchObject({ units: 0, orders: 0, offBp: 0 });
});

test('when lines are merged, then they sum to what they summed to before', () => {
  const number = fc.nat(1_000_000);
  const lines = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c'), units: number, offUsd: number }));
  fc.assert(
    fc.property(lines, (given) => {
      const before = given.map(({ id, ...of }) => line(id, of));
      expect(together(mergedLines(before, 'month'))).toEqual(together(before));
    }),
  );
});
