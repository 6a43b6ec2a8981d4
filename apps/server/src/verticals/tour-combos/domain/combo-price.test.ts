import { expect, test } from 'vitest';
import { comboDepartures } from './combo-price.ts';

const unit = (key: 'adult' | 'child', usd: number) => ({
  key,
  ageFrom: 0,
  ageTo: 120,
  usd,
  takesSeat: true,
  needsAdult: false,
});
const usual = (usd: number) => usd;
const time = (priceBp: number) => ({ day: 1, startsAt: 2, endsAt: 3, priceBp });

test('an adult pays the price of the departure less the percentage, with tax; what it costs alone stands beside it', () => {
  const tour = { units: [unit('child', 5_000), unit('adult', 10_000)], taxBp: 1_000 };
  expect(comboDepartures(tour, [time(10_000), time(11_000)], { offBp: 1_000, atDeals: usual })).toEqual([
    { day: 1, startsAt: 2, endsAt: 3, usd: 9_900, dealtUsd: 9_900, aloneUsd: 11_000, taxBp: 1_000 },
    { day: 1, startsAt: 2, endsAt: 3, usd: 10_890, dealtUsd: 10_890, aloneUsd: 12_100, taxBp: 1_000 },
  ]);
});

test('without a unit for adults the first one is priced', () => {
  expect(
    comboDepartures({ units: [unit('child', 5_000)], taxBp: 0 }, [time(10_000)], { offBp: 1_000, atDeals: usual }),
  ).toMatchObject([{ usd: 4_500, aloneUsd: 5_000 }]);
});

test('an adult pays the better of the combo and of the deal that runs, which also counts alone', () => {
  const tour = { units: [unit('adult', 10_000)], taxBp: 1_000 };
  const at = (atDeals: (usd: number, day: string) => number) =>
    comboDepartures(tour, [time(10_000)], { offBp: 1_000, atDeals }).map(({ usd, aloneUsd }) => [usd, aloneUsd]);
  expect(at((usd, day) => (day === '1970-01-02' ? usd - 2_500 : usd))).toEqual([[8_250, 8_250]]);
  expect(at((usd) => usd - 400)).toEqual([[9_900, 10_560]]);
});

test('at a deal on the combo an adult pays so much less of what is left, where the deal on the tour is not better', () => {
  const tour = { units: [unit('adult', 10_000)], taxBp: 0 };
  const at = { offBp: 1_000, atDeals: usual, dealPercent: 20 };
  expect(comboDepartures(tour, [time(10_000)], at)).toMatchObject([{ usd: 9_000, dealtUsd: 7_200 }]);
  expect(comboDepartures(tour, [time(10_000)], { ...at, atDeals: () => 6_000 })).toMatchObject([{ dealtUsd: 6_000 }]);
});
