import { expect, test } from 'vitest';
import { dealPercentOn } from './combo-deal.ts';

const terms = {
  percent: 20,
  from: '2031-05-02',
  to: '2031-05-31',
  weekdays: [4, 5],
  endsAt: '2031-05-01T00:00:00.000Z',
};

test('a deal on a combo holds by the first of the chosen days', () => {
  // 2031-05-01 is a Thursday.
  expect(dealPercentOn(terms, ['2031-05-08', '2031-05-12'])).toBe(20);
  expect(dealPercentOn(terms, ['2031-05-12', '2031-05-08'])).toBe(20);
  expect(dealPercentOn(terms, ['2031-05-10', '2031-05-15'])).toBe(0);
  expect(dealPercentOn(terms, ['2031-05-01', '2031-05-08'])).toBe(0);
  expect(dealPercentOn(terms, ['2031-06-05'])).toBe(0);
  expect(dealPercentOn(terms, [])).toBe(0);
  expect(dealPercentOn(null, ['2031-05-08'])).toBe(0);
});
