import { expect, test } from 'vitest';
import type { CellContext } from '../list/define-list';
import { dealPath } from './deal-paths';
import { subjectText, valueText } from './deal-words';

const ctx = {
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  format: { money: (usd: number) => `$${usd / 100}` },
} as unknown as CellContext;

test('a deal takes percent off, an amount off a unit, or names the price of one', () => {
  expect(valueText({ method: 'percent', value: 25 }, ctx)).toBe('travel_deals.off_percent 25');
  expect(valueText({ method: 'off', value: 3_000 }, ctx)).toBe('travel_deals.off_amount $30');
  expect(valueText({ method: 'fixed', value: 9_900 }, ctx)).toBe('$99');
});

test('what a deal is on is named with its place, and says when it cannot be had', () => {
  expect(subjectText({ name: 'Lakeside', place: 'Geneva', online: true }, ctx.t)).toBe('Lakeside · Geneva');
  expect(subjectText({ name: 'Blue +2', place: '', online: true }, ctx.t)).toBe('Blue +2');
  expect(subjectText({ name: 'Lakeside', place: 'Geneva', online: false }, ctx.t)).toBe(
    'Lakeside · Geneva · travel_deals.subject_offline',
  );
  expect(subjectText(null, ctx.t)).toBe('travel_deals.subject_gone');
});

test('a deal of goods is edited in one list, deals of travel in the other', () => {
  expect(dealPath({ kind: 'product', id: 'a' })).toBe('/trade/deals/a');
  expect(dealPath({ kind: 'tour', id: 'b' })).toBe('/trade/travel-deals/b');
});
