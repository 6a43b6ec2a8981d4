import { expect, test } from 'vitest';
import { atDeal, bestDeal, holdsOn, missedDeal, type RunningDeal, unitUsd } from './deal-price.ts';

const deal = (more: Partial<RunningDeal> = {}): RunningDeal => ({
  id: 'd',
  key: 'hotel:1',
  method: 'percent',
  value: 20,
  travelFrom: null,
  travelTo: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  left: 100,
  ...more,
});
const scope = (...usd: number[]) => ({
  keys: ['plan:1', 'hotel:1'],
  days: usd.map((one, index) => ({ day: `2031-05-0${index + 1}`, usd: one })),
});

test('a unit costs less by percent, by an amount or at a price, never more and never below nothing', () => {
  expect(unitUsd(999, { method: 'percent', value: 20 })).toBe(799);
  expect(unitUsd(1_000, { method: 'off', value: 300 })).toBe(700);
  expect(unitUsd(200, { method: 'off', value: 300 })).toBe(0);
  expect(unitUsd(1_000, { method: 'fixed', value: 690 })).toBe(690);
  expect(unitUsd(600, { method: 'fixed', value: 690 })).toBe(600);
});

test('a deal holds on its days and weekdays, both ends included', () => {
  const may = { travelFrom: '2031-05-01', travelTo: '2031-05-31', weekdays: [4] };
  expect(
    ['2031-04-24', '2031-05-01', '2031-05-02', '2031-05-29', '2031-06-05'].map((day) => holdsOn(may, day)),
  ).toEqual([false, true, false, true, false]);
});

test('only nights inside the window cost less; each of them is a unit for every room', () => {
  const item = { quantity: 2, scope: scope(1_000, 2_000, 3_000) };
  expect(atDeal(item, deal({ travelFrom: '2031-05-02' }))).toEqual({ id: 'd', priceUsd: 5_000, units: 4, left: 100 });
  expect(atDeal(item, deal({ travelFrom: '2031-06-01' }))).toBe(null);
  expect(atDeal(item, deal({ method: 'fixed', value: 9_000 }))).toBe(null);
});

test('the cheapest deal with enough units counts; between equals the closest key', () => {
  const item = { quantity: 1, scope: scope(1_000, 1_000) };
  const wide = deal({ id: 'wide', key: 'hotel:1', value: 30 });
  const close = deal({ id: 'close', key: 'plan:1', value: 20 });
  expect(bestDeal(item, [close, wide])?.id).toBe('wide');
  expect(bestDeal(item, [close, { ...wide, left: 1 }])?.id).toBe('close');
  expect(bestDeal(item, [wide, { ...close, value: 30 }])?.id).toBe('close');
  expect(bestDeal(item, [deal({ key: 'hotel:2' })])).toBe(null);
});

test('a deal with too few units left is missed, one that is sold out or lowers nothing is not', () => {
  const item = { quantity: 1, scope: scope(1_000, 1_000) };
  const had = deal({ left: 1 });
  expect(bestDeal(item, [had])).toBeNull();
  expect(missedDeal(item, [had])).toEqual({ id: 'd', priceUsd: 1_600, units: 2, left: 1 });
  expect(missedDeal(item, [deal({ left: 0, soldOut: true })])).toBeNull();
  expect(missedDeal(item, [deal({ left: 0, method: 'fixed', value: 2_000 })])).toBeNull();
});

test('a deal with hours holds for who sits down between them, both included, past midnight too; what has no hour is at it at any', () => {
  const at = (hour: string, hours: { from: string; to: string } | null, nextDay = false) => {
    const minutes = Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3)) + (nextDay ? 1_440 : 0);
    const days = [{ day: '2031-05-01', usd: 1_000, minutes }];
    return atDeal({ quantity: 1, scope: { keys: ['hotel:1'], days } }, deal({ sitting: hours })) !== null;
  };
  const lunch = { from: '12:00', to: '14:30' };
  expect(['11:45', '12:00', '14:30', '14:45'].map((hour) => at(hour, lunch))).toEqual([false, true, true, false]);
  const late = { from: '22:00', to: '00:30' };
  expect([at('21:45', late), at('23:00', late), at('00:30', late, true), at('00:45', late, true)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([at('00:15', { from: '00:00', to: '02:00' }, true), at('12:00', null)]).toEqual([true, true]);
  expect(atDeal({ quantity: 1, scope: scope(1_000) }, deal({ sitting: lunch }))).not.toBeNull();
});
