import { invariant } from './assert.ts';

/** An amount in whole minor units (cents) of one currency. `minor` is always a safe integer. */
export type Money = { readonly minor: number; readonly currency: string };

/** The currency every account, price and order is kept in; others are only shown. */
export const SETTLEMENT = 'USD';

/** Builds an amount. Throws when `minor` is not a safe integer. */
export function money(minor: number, currency: string = SETTLEMENT): Money {
  invariant(Number.isSafeInteger(minor), `amount ${minor} is no safe integer`);
  return { minor: minor === 0 ? 0 : minor, currency };
}

export const zero = (currency: string = SETTLEMENT): Money => money(0, currency);

function sameCurrency(a: Money, b: Money): void {
  invariant(a.currency === b.currency, `cannot mix ${a.currency} with ${b.currency}`);
}

export function add(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.minor + b.minor, a.currency);
}

export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.minor - b.minor, a.currency);
}

export function multiply(a: Money, quantity: number): Money {
  invariant(Number.isSafeInteger(quantity), `quantity ${quantity} is no integer`);
  return money(a.minor * quantity, a.currency);
}

export const sum = (amounts: readonly Money[], currency: string = SETTLEMENT): Money =>
  amounts.reduce(add, zero(currency));

export const negate = (a: Money): Money => money(-a.minor, a.currency);

export const min = (a: Money, b: Money): Money => {
  sameCurrency(a, b);
  return a.minor <= b.minor ? a : b;
};

/** Divides integers, rounding halves to the even neighbour, so that many halves neither add nor take. Works for any size and sign. */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  invariant(denominator !== 0n, 'division by zero');
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const quotient = n / d;
  const twice = (n % d) * 2n;
  const up = twice > d || (twice === d && quotient % 2n === 1n);
  const magnitude = up ? quotient + 1n : quotient;
  return negative ? -magnitude : magnitude;
}

const WHOLE_BP = 10_000;

/** `basisPointsOf` of plain cents: in floating point where that is exact, as searches ask for it of every price. */
export function wholeBasisPoints(minor: number, basisPoints: number): number {
  const product = minor * basisPoints;
  if (product < 0 || product > Number.MAX_SAFE_INTEGER)
    return Number(divideHalfEven(BigInt(minor) * BigInt(basisPoints), 10_000n));
  // Several times as fast as the remainder of numbers with fractions; a quotient of many digits may be rounded up.
  let quotient = Math.floor(product / WHOLE_BP);
  if (quotient * WHOLE_BP > product) quotient -= 1;
  const rest = product - quotient * WHOLE_BP;
  const isUp = 2 * rest > WHOLE_BP || (2 * rest === WHOLE_BP && quotient % 2 === 1);
  return isUp ? quotient + 1 : quotient;
}

/** `percent` hundredths-of-a-percent (basis points, 10000 = 100 %) of an amount, rounded half-even. */
export function basisPointsOf(a: Money, basisPoints: number): Money {
  invariant(Number.isSafeInteger(basisPoints), 'basis points are whole');
  return money(wholeBasisPoints(a.minor, basisPoints), a.currency);
}

/** Like `basisPointsOf` but never rounds up: for what the house gives away (deduction limits, rebates). */
export function basisPointsOfDown(a: Money, basisPoints: number): Money {
  const product = BigInt(a.minor) * BigInt(basisPoints);
  return money(Number(product / 10_000n), a.currency);
}

/** An exchange rate as an exact decimal: how many units of the other currency one settlement unit buys. */
export type Rate = { readonly numerator: bigint; readonly scale: number };

/** Reads a decimal string such as '0.9214' into an exact rate. Throws unless it is a positive decimal of at most 12 places. */
export function parseRate(text: string): Rate {
  const match = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text);
  invariant(match, `rate ${JSON.stringify(text)} is no decimal`);
  const fraction = match[2] ?? '';
  const numerator = BigInt(`${match[1]}${fraction}`);
  invariant(numerator > 0n, 'a rate is positive');
  return { numerator, scale: fraction.length };
}

/** A currency as far as arithmetic needs it. `decimals` is 0 to 8. */
export type CurrencyRule = { readonly code: string; readonly decimals: number; readonly rate: string };

/** Converts settlement money for display: exact rate, rounded half-even once, to the target's own decimals. */
export function convert(a: Money, target: CurrencyRule): Money {
  invariant(a.currency === SETTLEMENT, 'only settlement money is converted');
  if (target.code === SETTLEMENT) return a;
  const rate = parseRate(target.rate);
  const numerator = BigInt(a.minor) * rate.numerator * 10n ** BigInt(target.decimals);
  const denominator = 10n ** BigInt(rate.scale + 2);
  return money(Number(divideHalfEven(numerator, denominator)), target.code);
}

/**
 * Splits an amount in proportion to whole weights so that the parts sum to it exactly.
 * The remainder goes one unit at a time to the largest fractions, earlier parts first. All-zero weights split evenly. Of
 * nothing there are no parts.
 */
export function allocate(total: Money, weights: readonly number[]): Money[] {
  invariant(weights.length > 0 || total.minor === 0, 'nothing to split over');
  invariant(
    weights.every((w) => Number.isSafeInteger(w) && w >= 0),
    'weights are whole and not negative',
  );
  const even = weights.every((w) => w === 0);
  const parts = weights.map((w) => BigInt(even ? 1 : w));
  const whole = parts.reduce((a, b) => a + b, 0n);
  const sign = total.minor < 0 ? -1n : 1n;
  const amount = BigInt(Math.abs(total.minor));
  const shares = parts.map((part) => (amount * part) / whole);
  let left = amount - shares.reduce((a, b) => a + b, 0n);
  const byFraction = parts
    .map((part, index) => ({ index, fraction: (amount * part) % whole }))
    .sort((a, b) => (a.fraction === b.fraction ? a.index - b.index : a.fraction > b.fraction ? -1 : 1));
  for (const { index } of byFraction) {
    if (left === 0n) break;
    shares[index] = (shares[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return shares.map((share) => money(Number(share * sign), total.currency));
}

/**
 * Reads an amount a person typed ('12', '12.5', '12.50') into minor units, or null when it is anything else:
 * exponents, signs, grouping, spaces, full-width digits and too many decimals are all refused (reliability M22).
 */
export function parseAmount(text: string, decimals = 2): number | null {
  const match = /^(0|[1-9]\d{0,11})(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const fraction = match[2] ?? '';
  if (fraction.length > decimals) return null;
  const minor = Number(`${match[1]}${fraction.padEnd(decimals, '0')}`);
  return Number.isSafeInteger(minor) ? minor : null;
}

/** Writes minor units as a plain decimal ('12.50'), for machines and inputs; people see Intl formats. */
export function toDecimal(minor: number, decimals = 2): string {
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  if (decimals === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
