import { convert, money } from '@app/kernel/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundingOf } from './rounding.ts';

const rates = fc.constantFrom(
  { code: 'EUR', decimals: 2, rate: '0.9214' },
  { code: 'JPY', decimals: 0, rate: '150.37' },
  { code: 'CNY', decimals: 2, rate: '7.1234' },
  { code: 'GBP', decimals: 2, rate: '0.7891' },
  { code: 'BRL', decimals: 2, rate: '5.4321' },
);

test('with the rounding, what is shown adds up in every currency', () => {
  const sums = fc.record({ rate: rates, parts: fc.array(fc.nat(500_000), { minLength: 1 }), off: fc.nat(10_000) });
  fc.assert(
    fc.property(sums, ({ rate, parts, off }) => {
      const shown = (usd: number) => ({ usd, amount: convert(money(usd), rate).minor, currency: rate.code });
      const total = shown(parts.reduce((all, usd) => all + usd, 0) - off);
      const rounding = roundingOf(total, parts.map(shown), [shown(off), null]);
      const sum = parts.reduce((all, usd) => all + shown(usd).amount, 0) - shown(off).amount + (rounding?.amount ?? 0);
      expect(sum).toBe(total.amount);
      expect(Math.abs(rounding?.amount ?? 0)).toBeLessThanOrEqual(parts.length / 2 + 1);
      expect(rounding?.usd ?? 0).toBe(0);
    }),
  );
});

test('in dollars there is none', () => {
  const usd = (cents: number) => ({ usd: cents, amount: cents, currency: 'USD' });
  expect(roundingOf(usd(900), [usd(500), usd(500)], [usd(100)])).toBeNull();
});

test('what is more than rounding is none', () => {
  const eur = (usd: number, amount: number) => ({ usd, amount, currency: 'EUR' });
  expect(roundingOf(eur(0, 0), [eur(8_000, 7_371)], [eur(9_000, 8_293)])).toBeNull();
});
