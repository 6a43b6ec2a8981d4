import type { SlotRule } from '@app/contract/travel/slot-rules';
import { expect, test } from 'vitest';
import { landsBy, slotDays } from './slot-days.ts';
import type { StoredSlot } from './stored-combo.ts';

const CITY = '00000000-0000-4000-8000-000000000001';
const slot = (rule: SlotRule, dayOffset = 0): StoredSlot => ({
  key: 'part',
  label: { 'en-US': 'Part' },
  dayOffset,
  nights: 0,
  optional: false,
  core: false,
  rule,
});
const table = (time: string, dayOffset = 0) =>
  slot({ kind: 'dining', cityId: CITY, cuisine: null, restaurantIds: [], time }, dayOffset);

test('a slot begins so many days after the first and lasts its nights, over the end of a month too', () => {
  expect(slotDays({ dayOffset: 2, nights: 3 }, '2027-02-26')).toEqual({ from: '2027-02-28', to: '2027-03-03' });
  expect(slotDays({ dayOffset: 0, nights: 0 }, '2027-02-26')).toEqual({ from: '2027-02-26', to: '2027-02-26' });
});

test('flights land ninety minutes before the first table of the first evening, wanted or not', () => {
  const optional = { ...table('18:15'), optional: true };
  expect(landsBy({ slots: [table('19:30'), optional] })).toBe('16:45');
});

test('tables of later days and tours say nothing about the landing', () => {
  const tour = slot({ kind: 'tour', tourIds: [CITY] });
  expect(landsBy({ slots: [table('12:00', 1), tour] })).toBeNull();
});

test('a table right after midnight asks for no landing before the day begins', () => {
  expect(landsBy({ slots: [table('00:30')] })).toBe('00:00');
});
