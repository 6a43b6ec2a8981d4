import { convert, money } from '@app/kernel/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceConverter } from './price-converter.ts';

const currency = fc.record({
  code: fc.constantFrom('EUR', 'JPY', 'KWD', 'BTC', 'USD'),
  decimals: fc.constantFrom(0, 2, 3, 8),
  rate: fc
    .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 999_999_999 }))
    .map(([a, b]) => `${a}.${b}`),
});

test('the remembered converter gives exactly what the kernel does', () => {
  fc.assert(
    fc.property(currency, fc.integer({ min: -1_000_000, max: 1_000_000 }), (target, usd) => {
      const shown = priceConverter(target)(usd);
      const { code, decimals } = target;
      const said = code === 'USD' ? {} : { decimals };
      expect(shown).toEqual({ usd, amount: convert(money(usd), target).minor, currency: code, ...said });
    }),
  );
});

test('halves go to the even neighbour', () => {
  const yen = priceConverter({ code: 'JPY', decimals: 0, rate: '0.5' });
  expect([100, 300, 500].map((usd) => yen(usd).amount)).toEqual([0, 2, 2]);
});
