import { expect, test } from 'vitest';
import { isIsoCode, isoMinor } from './minor-units.ts';

test('2026-04-08: amounts are in the minor unit of ISO 4217, whatever a shop shows', () => {
  expect(isoMinor(1999, { code: 'USD', decimals: 2 })).toBe(1999);
  expect(isoMinor(1999, { code: 'JPY', decimals: 0 })).toBe(1999);
  expect(isoMinor(1999, { code: 'JPY', decimals: 2 })).toBe(20);
  expect(isoMinor(1950, { code: 'EUR', decimals: 3 })).toBe(195);
  expect(isoMinor(-1955, { code: 'EUR', decimals: 3 })).toBe(-196);
  expect(isoMinor(-1, { code: 'JPY', decimals: 2 })).toBe(0);
  expect(isoMinor(20, { code: 'EUR', decimals: 0 })).toBe(2000);
  expect(isoMinor(1500, { code: 'TND', decimals: 3 })).toBe(1500);
  expect([isIsoCode('EUR'), isIsoCode('USDT'), isIsoCode('eur')]).toEqual([true, false, false]);
});
