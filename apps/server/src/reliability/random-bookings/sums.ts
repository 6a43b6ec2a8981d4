import type { Price } from '@app/contract/core/validation';
import type { PriceLine } from '@app/contract/orders/price-lines';
import { expect } from 'vitest';

// Sums in whole numbers that share nothing with what the product calculates with.

/** A currency, its rate as a whole number of units of 10 to the minus `places`. */
export type Unit = { readonly code: string; readonly decimals: number; readonly rate: bigint; readonly places: number };

export const UNITS: readonly Unit[] = [
  { code: 'USD', decimals: 2, rate: 1n, places: 0 },
  { code: 'EUR', decimals: 2, rate: 9_217n, places: 4 },
  { code: 'GBP', decimals: 2, rate: 7_891n, places: 4 },
  { code: 'JPY', decimals: 0, rate: 15_137n, places: 2 },
  { code: 'CNY', decimals: 2, rate: 71_234n, places: 4 },
  { code: 'BRL', decimals: 2, rate: 54_321n, places: 4 },
  { code: 'MXN', decimals: 2, rate: 186_077n, places: 4 },
  { code: 'KRW', decimals: 0, rate: 138_713n, places: 2 },
  { code: 'KWD', decimals: 3, rate: 30_712n, places: 5 },
  { code: 'HUF', decimals: 2, rate: 36_149n, places: 2 },
  { code: 'COP', decimals: 2, rate: 411_903n, places: 2 },
  { code: 'INR', decimals: 2, rate: 839_617n, places: 4 },
];

/** The rate as staff type it. */
export const rateText = ({ rate, places }: Unit): string => {
  const digits = String(rate).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

/** Cents in a currency's own minor units, a half going to the even neighbour. */
export function shownOf(cents: number, { rate, places, decimals }: Unit): number {
  const [over, under] = [BigInt(Math.abs(cents)) * rate * 10n ** BigInt(decimals), 10n ** BigInt(places + 2)];
  const [whole, rest] = [over / under, (over % under) * 2n];
  const up = rest > under || (rest === under && whole % 2n === 1n);
  return Math.sign(cents) * Number(up ? whole + 1n : whole);
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Fails unless a price says in its currency what its cents come to. */
export function checkShown(price: Price, unit: Unit): void {
  expect({ currency: price.currency, amount: price.amount }).toEqual({
    currency: unit.code,
    amount: shownOf(price.usd, unit),
  });
}

/** Fails unless lines add up to what is to be paid, in cents and as shown, and items to the list price. */
export function checkLines(lines: readonly PriceLine[], payable: Price): void {
  expect({
    usd: total(lines.map(({ amount }) => amount.usd)),
    amount: total(lines.map(({ amount }) => amount.amount)),
  }).toEqual({ usd: payable.usd, amount: payable.amount });
  expect(new Set(lines.map(({ amount }) => amount.currency))).toEqual(new Set([payable.currency]));
  for (const { amount, items } of lines) {
    if (!items) continue;
    for (const item of items) {
      expect(item.each.usd * item.quantity, item.label).toBe(item.amount.usd);
      // Each piece is shown to the nearest unit, all of them likewise.
      const apart = Math.abs(item.each.amount * item.quantity - item.amount.amount);
      expect(apart, item.label).toBeLessThanOrEqual((item.quantity + 1) / 2 + 1);
    }
    expect({
      usd: total(items.map((item) => item.amount.usd)),
      amount: total(items.map((item) => item.amount.amount)),
    }).toEqual({ usd: amount.usd, amount: amount.amount });
  }
}

/**
 * Fails unless prices add up to one: in cents exactly. As shown each is the nearest unit of its own cents, so that parts and their sum may
 * be half a unit apart for each of them.
 */
export function checkSum(prices: readonly Price[], sum: Price): void {
  expect(total(prices.map(({ usd }) => usd))).toBe(sum.usd);
  const apart = Math.abs(total(prices.map(({ amount }) => amount)) - sum.amount);
  expect(apart).toBeLessThanOrEqual((prices.length + 1) / 2);
}

type Step = { readonly until: string | null; readonly fee: Price };

/** What cancelling costs at a moment by a policy as it was shown: the first step that has not ended. */
export function feeAt(policy: readonly Step[], now: number): number {
  const step = policy.find(({ until }) => until === null || Date.parse(until) > now);
  return step?.fee.usd ?? Number.NaN;
}
