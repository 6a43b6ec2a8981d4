import { expect, test } from 'vitest';
import type { Pen } from '../../ui/list/define-list';
import { daysTexts, valueText } from './travel-deal-words';

const pen = {
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  format: { money: (usd: number) => `$${usd / 100}` },
} as unknown as Pen;

test('a deal takes percent off, an amount off a unit, or names the price of one', () => {
  expect(valueText({ method: 'percent', value: 25 }, pen)).toBe('travel_deals.off_percent 25');
  expect(valueText({ method: 'off', value: 3_000 }, pen)).toBe('travel_deals.off_amount $30');
  expect(valueText({ method: 'fixed', value: 9_900 }, pen)).toBe('$99');
});

const every = [1, 2, 3, 4, 5, 6, 7];
const year = new Date().getFullYear();

test('of the days of travel only what narrows them is said', () => {
  expect(daysTexts({ travelFrom: null, travelTo: null, weekdays: every }, 'en-US')).toEqual([]);
  expect(daysTexts({ travelFrom: null, travelTo: null, weekdays: [6, 7] }, 'zh-cn')).toEqual(['周六、周日']);
  expect(daysTexts({ travelFrom: `${year}-12-01`, travelTo: `${year}-12-24`, weekdays: [1, 2] }, 'en-US')).toEqual([
    '1 to 24 Dec',
    'Mon, Tue',
  ]);
  expect(daysTexts({ travelFrom: `${year}-12-01`, travelTo: null, weekdays: every }, 'en-US')).toEqual(['1 Dec –']);
  expect(daysTexts({ travelFrom: null, travelTo: `${year}-12-24`, weekdays: every }, 'en-US')).toEqual(['– 24 Dec']);
});
