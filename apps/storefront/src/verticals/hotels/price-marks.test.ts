import { expect, test } from 'vitest';
import type { ShortPrice } from '../../widgets/short-price.ts';
import { nightMarks } from './use-price-marks.ts';

test('nights to come without a price are full, and of days that are over nothing is said', () => {
  const write = { cell: () => '$1', round: () => '$1' } as unknown as ShortPrice;
  const night = (date: string) => ({ date, price: null, arrival: false, minimumStay: 1 });
  const marks = nightMarks([night('2026-12-01'), night('2026-12-02')], write, { closes: true, today: '2026-12-02' });
  expect([...marks]).toEqual([['2026-12-02', { full: true }]]);
});
