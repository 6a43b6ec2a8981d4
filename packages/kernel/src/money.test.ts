import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  allocate,
  basisPointsOf,
  basisPointsOfDown,
  convert,
  divideHalfEven,
  min,
  money,
  multiply,
  negate,
  parseAmount,
  parseRate,
  subtract,
  sum,
  toDecimal,
  zero,
} from './money.ts';

const RUNS = 10_000;
const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const due = fc.integer({ min: 0, max: 1_000_000_000 });
const basisPoints = fc.integer({ min: 0, max: 10_000 });
const check = (property: fc.IProperty<never> | fc.IRawProperty<unknown>) =>
  fc.assert(property as fc.IRawProperty<unknown>, { numRuns: RUNS });

const abs = (n: bigint): bigint => (n < 0n ? -n : n);

test('when an amount is split by weights, then the parts sum to it and none is a unit off its share', () => {
  check(
    fc.property(cents, fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 }), (total, weights) => {
      const parts = allocate(money(total), weights).map(({ minor }) => minor);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
      const whole = weights.reduce((a, b) => a + b, 0);
      const wrong = parts.filter((part, index) => {
        const share = whole === 0 ? total / weights.length : (total * (weights[index] ?? 0)) / whole;
        return !(Math.abs(part - share) < 1.001 && (part === 0 || Math.sign(part) === Math.sign(total)));
      });
      expect(wrong).toEqual([]);
    }),
  );
});

test('when a discount, a deduction and refunds are cut from an order, then the parts sum to the whole', () => {
  check(
    fc.property(
      due,
      basisPoints,
      basisPoints,
      fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 9 }),
      (price, discountBp, deductionBp, lines) => {
        const list = money(price);
        const discount = basisPointsOf(list, discountBp);
        const rest = subtract(list, discount);
        const deduction = basisPointsOfDown(rest, deductionBp);
        const payable = subtract(rest, deduction);
        expect(sum([payable, deduction, discount])).toEqual(list);
        for (const part of [discount, deduction, payable]) expect(part.minor).toBeGreaterThanOrEqual(0);
        expect(sum(allocate(payable, lines))).toEqual(payable);
        expect(deduction.minor * 10_000).toBeLessThanOrEqual(rest.minor * deductionBp);
      },
    ),
  );
});

test('when integers are divided, then the quotient is the nearest and a tie goes to the even one', () => {
  check(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 15n }), (n, d) => {
      const quotient = divideHalfEven(n, d);
      const off = abs(n - quotient * d) * 2n;
      expect(off <= d).toBe(true);
      if (off === d) expect(quotient % 2n).toBe(0n);
      expect(divideHalfEven(-n, d)).toBe(-quotient);
      expect(divideHalfEven(n, -d)).toBe(-quotient);
    }),
  );
  expect([1n, 3n, 5n, 7n].map((n) => divideHalfEven(n, 2n))).toEqual([0n, 2n, 2n, 4n]);
  expect(() => divideHalfEven(1n, 0n)).toThrow('division by zero');
});

test('when a share of an amount is taken, then it is the same to the last cent however large the amount', () => {
  const shares = fc.oneof(fc.integer({ min: 0, max: 50_000 }), fc.constantFrom(2_500, 5_000, 7_500));
  check(
    fc.property(fc.oneof(cents, fc.integer({ min: -(2 ** 45), max: 2 ** 45 })), shares, (amount, share) => {
      const exact = divideHalfEven(BigInt(amount) * BigInt(share), 10_000n);
      expect(basisPointsOf(money(amount), share)).toEqual(money(Number(exact)));
    }),
  );
  expect([1, 3, 5].map((amount) => basisPointsOf(money(amount), 5_000).minor)).toEqual([0, 2, 2]);
});

test('when money is shown in another currency and read back, then nobody gains more than the rounding', () => {
  const rate = fc.tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 8 }));
  check(
    fc.property(cents, rate, fc.constantFrom(0, 2, 3, 8), (usd, [digits, scale], decimals) => {
      const text = toDecimal(digits, scale);
      fc.pre(BigInt(Math.abs(usd)) * BigInt(digits) * 10n ** BigInt(decimals) < 10n ** BigInt(15 + scale));
      const shown = convert(money(usd), { code: 'XXX', decimals, rate: text });
      const { numerator } = parseRate(text);
      // |shown / 10^decimals - usd / 100 * rate| <= half a unit of the last decimal, without a fraction anywhere.
      const left = BigInt(shown.minor) * 100n * 10n ** BigInt(scale);
      const right = BigInt(usd) * numerator * 10n ** BigInt(decimals);
      expect(abs(left - right) * 2n <= 100n * 10n ** BigInt(scale)).toBe(true);
      expect(convert(money(-usd), { code: 'XXX', decimals, rate: text })).toEqual(negate(shown));
    }),
  );
  expect(convert(money(1_999), { code: 'JPY', decimals: 0, rate: '149.5' })).toEqual(money(2_989, 'JPY'));
  expect(convert(money(10), { code: 'KWD', decimals: 3, rate: '0.305' })).toEqual(money(30, 'KWD'));
  expect(convert(money(50), { code: 'JPY', decimals: 0, rate: '5' })).toEqual(money(2, 'JPY'));
  expect(convert(money(5), { code: 'USD', decimals: 2, rate: '1' })).toEqual(money(5));
});

test('when amounts of two currencies meet or an amount is no safe integer, then it throws', () => {
  expect(() => add(money(1), money(1, 'EUR'))).toThrow('cannot mix');
  expect(() => min(money(1), money(1, 'EUR'))).toThrow('cannot mix');
  expect(() => convert(money(1, 'EUR'), { code: 'JPY', decimals: 0, rate: '1' })).toThrow('settlement');
  for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(() => money(bad)).toThrow('safe integer');
  expect(() => multiply(money(1), 1.5)).toThrow('no integer');
  expect(() => basisPointsOf(money(1), 0.5)).toThrow('whole');
  expect(() => allocate(money(1), [])).toThrow('nothing');
  expect(allocate(money(0), [])).toEqual([]);
  expect(() => allocate(money(1), [-1])).toThrow('weights');
  for (const rate of ['', '0', '0.0', '-1', '1e2', '1,5', '.5', '1.', '1.1234567890123'])
    expect(() => parseRate(rate)).toThrow();
  expect(Object.is(money(-0).minor, 0)).toBe(true);
  expect(zero()).toEqual(money(0));
});

test('M22: when something other than a plain decimal is typed as an amount, then it is refused', () => {
  const refused = [
    '',
    ' ',
    '.',
    '-',
    '+',
    ',',
    '1e2',
    '1E2',
    '1e400',
    '0x10',
    '0b1',
    '0o7',
    'true',
    'null',
    'NaN',
    'Infinity',
    '[5]',
    '{}',
    ' 7 ',
    ' 7',
    '7 ',
    '\t7',
    '7\n',
    '+5',
    '-5',
    '-0',
    '--5',
    '1.005',
    '1.',
    '.5',
    '1..2',
    '1.2.3',
    '1,000',
    '1.000,00',
    "1'000",
    '1_000',
    '1 000',
    '１２',
    '٣',
    '²',
    '½',
    '$5',
    '5$',
    '5USD',
    '5%',
    '00',
    '01',
    '007',
    '1234567890123',
    '12345678901234567890',
    '9007199254740993',
    '0.001',
    '1.999',
    '1.00\u0000',
    '1\u200b',
    '\ufeff1',
    '1/2',
    '1*1',
    '1;',
    "1'",
    '1--',
    '(1)',
    '~1',
    '!1',
    'e',
    '1e',
    '0e0',
    '0.',
    '00.1',
    '0x',
    '1n',
    '1f',
    '1d',
    '1.0e0',
    '1.-1',
    '−5',
    '1٫5',
    '1．5',
    '∞',
    'ⅳ',
  ];
  for (const text of refused) expect(parseAmount(text), JSON.stringify(text)).toBeNull();
  expect(refused.length).toBeGreaterThanOrEqual(80);
  expect(['0', '12', '12.5', '12.50', '0.01', '999999999999.99'].map((text) => parseAmount(text))).toEqual([
    0, 1_200, 1_250, 1_250, 1, 99_999_999_999_999,
  ]);
  expect([parseAmount('12', 0), parseAmount('12.5', 0), parseAmount('0.00000001', 8)]).toEqual([12, null, 1]);
});

test('when minor units are written and read again, then they are the same', () => {
  check(
    fc.property(fc.nat(10 ** 9), fc.integer({ min: 0, max: 8 }), (minor, decimals) => {
      expect(parseAmount(toDecimal(minor, decimals), decimals)).toBe(minor);
    }),
  );
  expect([toDecimal(-5), toDecimal(-1_234), toDecimal(7, 0), toDecimal(-7, 3)]).toEqual([
    '-0.05',
    '-12.34',
    '7',
    '-0.007',
  ]);
});
