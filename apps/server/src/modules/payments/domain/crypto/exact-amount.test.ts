import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivedCents, centsOf, fractionsOf, unitsFor, unitsText } from './exact-amount.ts';

const usdt = { decimals: 6, usdPerUnit: '1' };
const btc = { decimals: 8, usdPerUnit: '97123.45' };
const eth = { decimals: 18, usdPerUnit: '3120.5' };

test('when an amount is asked for in an asset, then it is exact for a stablecoin and never short otherwise', () => {
  expect(unitsFor(12_345, usdt)).toBe(123_450_000n);
  expect(unitsFor(1, { decimals: 0, usdPerUnit: '1' })).toBe(1n);
  expect(unitsFor(9_712_345, btc)).toBe(100_000_000n);
  expect(unitsFor(1, btc)).toBe(11n);
  const assets = fc.record({
    decimals: fc.integer({ min: 0, max: 18 }),
    usdPerUnit: fc.constantFrom('1', '0.99995', '97123.45', '0.00001234', '3120.5'),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), assets, (usd, asset) => {
      const units = unitsFor(usd, asset);
      expect(centsOf(units, asset)).toBeGreaterThanOrEqual(usd);
      expect(centsOf(units - 1n, asset)).toBeLessThanOrEqual(usd);
      expect(arrivedCents(units, { ...asset, units, usd })).toBe(usd);
    }),
  );
});

test('when more or less arrives, then it is worth what it is worth, in whole cents', () => {
  const frozen = { ...usdt, units: 10_000_000n, usd: 1_000 };
  expect(arrivedCents(9_999_999n, frozen)).toBe(999);
  expect(arrivedCents(10_009_999n, frozen)).toBe(1_000);
  expect(arrivedCents(10_010_000n, frozen)).toBe(1_001);
  expect(arrivedCents(0n, frozen)).toBe(0);
});

test('when an address is shared, then the fractions that tell payments apart stay below a cent', () => {
  expect(fractionsOf(usdt)).toEqual({ step: 1n, count: 9_999 });
  expect(fractionsOf({ decimals: 18, usdPerUnit: '1' })).toEqual({ step: 10n ** 12n, count: 9_999 });
  expect(fractionsOf(btc)).toBeNull();
  expect(fractionsOf({ decimals: 2, usdPerUnit: '1' })).toBeNull();
  for (const asset of [usdt, eth, { decimals: 18, usdPerUnit: '1' }]) {
    const { step, count } = fractionsOf(asset) as NonNullable<ReturnType<typeof fractionsOf>>;
    expect(count).toBeGreaterThanOrEqual(999);
    for (const usd of [1, 999, 123_456]) {
      const units = unitsFor(usd, asset) + step * BigInt(count);
      expect(centsOf(units, asset)).toBe(usd);
    }
  }
});

test('when units are written for people, then they are the same number', () => {
  expect(unitsText(123_450_000n, 6)).toBe('123.45');
  expect(unitsText(123_450_017n, 6)).toBe('123.450017');
  expect(unitsText(5n, 8)).toBe('0.00000005');
  expect(unitsText(1_000_000n, 6)).toBe('1.00');
  expect(unitsText(42n, 0)).toBe('42');
  expect(unitsText(40n, 1)).toBe('4.0');
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 18 }), (units, decimals) => {
      const [whole = '', part = ''] = unitsText(units, decimals).split('.');
      expect(BigInt(whole + part.padEnd(decimals, '0'))).toBe(units);
    }),
  );
});
