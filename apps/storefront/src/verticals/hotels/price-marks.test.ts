import { expect, test } from 'vitest';
import type { ShortPrice } from '../../widgets/short-price.ts';
import { nightMarks, totalMarks } from './use-price-marks.ts';

test('nights to come without a price are full, and of days that are over nothing is said', () => {
  const write = { cell: () => '$1', round: () => '$1' } as unknown as ShortPrice;
  const night = (date: string) => ({ date, price: null, arrival: false, minimumStay: 1 });
  const marks = nightMarks([night('2026-12-01'), night('2026-12-02')], write, { closes: true, today: '2026-12-02' });
  expect([...marks]).toEqual([['2026-12-02', { full: true }]]);
});

test('days of leaving say what the whole stay costs until then, and keep the rules of their nights', () => {
  const write = {
    cell: ({ usd }: { usd: number }) => `${usd}`,
    round: ({ usd }: { usd: number }) => `$${usd}`,
  } as never;
  const nights = new Map([
    ['2026-12-02', { price: '9', spoken: '$9', cheap: true, minimumStay: 2 }],
    ['2026-12-03', { full: true }],
  ]);
  const total = (date: string, usd: number | null) => ({ date, price: usd === null ? null : ({ usd } as never) });
  const totals = [total('2026-12-02', null), total('2026-12-03', 18), total('2026-12-04', 27)];
  expect([...totalMarks(nights, totals, write)]).toEqual([
    ['2026-12-02', { minimumStay: 2 }],
    ['2026-12-03', { full: true, price: '18', spoken: '$18' }],
    ['2026-12-04', { price: '27', spoken: '$27' }],
  ]);
});
