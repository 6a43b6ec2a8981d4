import { expect, test } from 'vitest';
import { knownDays, latestPrices, priorPrices, priorShares } from './prior-price.ts';
import { UNDATED } from './seen-prices.ts';

const stretch = (firstDay: string, lastDay: string, usual: number, asked = usual, latest = usual) => ({
  scope: UNDATED,
  firstDay,
  lastDay,
  usual: [usual],
  asked: [asked],
  latest: [latest],
});
const prior = (...stretches: ReturnType<typeof stretch>[]) => priorPrices(stretches, '2031-05-31').get(UNDATED);

test('the price before is the lowest of the 30 days before, earlier deals among them', () => {
  expect(prior()).toBe(undefined);
  expect(prior(stretch('2031-04-01', '2031-05-30', 100))).toBe(100);
  expect(prior(stretch('2031-05-01', '2031-05-02', 80), stretch('2031-05-03', '2031-05-30', 120))).toBe(80);
  expect(prior(stretch('2031-05-01', '2031-05-02', 100, 70), stretch('2031-05-03', '2031-05-30', 120))).toBe(70);
});

test('a day earlier does not count, nor does the deal itself on the day that it begins; the usual price of that day does', () => {
  expect(prior(stretch('2031-04-01', '2031-04-30', 50), stretch('2031-05-01', '2031-05-30', 100))).toBe(100);
  expect(prior(stretch('2031-05-01', '2031-05-30', 100), stretch('2031-05-31', '2031-06-02', 100, 60))).toBe(100);
  expect(prior(stretch('2031-05-31', '2031-06-02', 90, 60))).toBe(90);
  expect(prior(stretch('2031-06-01', '2031-06-02', 40))).toBe(undefined);
});

test('what is asked now is that of the last stretch; how much of it was asked before is said where that is less', () => {
  const stretches = [stretch('2031-05-01', '2031-05-10', 90), stretch('2031-05-11', '2031-06-02', 120)];
  expect(latestPrices(stretches).get(UNDATED)).toBe(120);
  expect([...priorShares(new Map([['', 90]]), latestPrices(stretches))]).toEqual([['', 7_500]]);
  // Raised on the very day: the lowest of that day is no price of now.
  const raised = latestPrices([stretch('2031-05-11', '2031-05-31', 90, 90, 120)]);
  expect([...priorShares(new Map([['', 90]]), raised)]).toEqual([['', 7_500]]);
  expect(priorShares(new Map([['', 130]]), latestPrices(stretches)).size).toBe(0);
  expect(knownDays(stretches, '2031-05-31')).toBe(30);
  expect(knownDays(stretches, '2031-05-06')).toBe(5);
  expect(knownDays([], '2031-05-06')).toBe(0);
});
