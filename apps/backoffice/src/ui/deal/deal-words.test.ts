import { expect, test } from 'vitest';
import type { Pen } from '../list/define-list';
import { dealPath } from './deal-paths';
import { subjectText, valueText } from './deal-words';

const pen = {
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  format: { money: (usd: number) => `$${usd / 100}` },
} as unknown as Pen;

test('a deal takes percent off, an amount off a unit, or names the price of one', () => {
  expect(valueText({ method: 'percent', value: 25 }, pen)).toBe('travel_deals.off_percent 25');
  expect(valueText({ method: 'off', value: 3_000 }, pen)).toBe('travel_deals.off_amount $30');
  expect(valueText({ method: 'fixed', value: 9_900 }, pen)).toBe('$99');
});

test('what a deal is on is named with its place, and says when it cannot be had', () => {
  expect(subjectText({ name: 'Lakeside', place: 'Geneva', online: true }, pen.t)).toBe('Lakeside · Geneva');
  expect(subjectText({ name: 'Blue +2', place: '', online: true }, pen.t)).toBe('Blue +2');
  expect(subjectText({ name: 'Lakeside', place: 'Geneva', online: false }, pen.t)).toBe(
    'Lakeside · Geneva · travel_deals.subject_offline',
  );
  expect(subjectText(null, pen.t)).toBe('travel_deals.subject_gone');
});

test('a deal of goods is edited in one list, deals of travel in the other', () => {
  expect(dealPath({ kind: 'product', id: 'a' })).toBe('/trade/deals/a');
  expect(dealPath({ kind: 'tour', id: 'b' })).toBe('/trade/travel-deals/b');
});
