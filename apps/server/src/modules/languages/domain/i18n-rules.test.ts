import { convert, money } from '@app/kernel/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceConverter } from '../../currencies/domain/price-converter.ts';
import { mergeTranslations } from './merge-translations.ts';
import { keysOfReport } from './missing-keys.ts';

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

test('stored texts lie over the shipped ones; unknown languages, empty texts and reserved names do not', () => {
  const shipped = { 'en-US': { a: 'A' }, 'zh-cn': { a: '甲' }, es: { a: 'A' }, pt: { a: 'A' } };
  const { overrides, texts } = mergeTranslations(shipped, [
    { locale: 'es', key: 'a', text: 'Á' },
    { locale: 'es', key: 'b', text: 'new' },
    { locale: 'xx', key: 'a', text: 'lost' },
    { locale: 'pt', key: 'a', text: '' },
    { locale: 'pt', key: '__proto__', text: 'polluted' },
  ]);
  expect(texts.es).toEqual({ a: 'Á', b: 'new' });
  expect(texts.pt).toEqual({ a: 'A' });
  expect(overrides).toEqual({ es: { a: 'Á', b: 'new' } });
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('a report gives at most twenty different keys, none longer than allowed', () => {
  expect(keysOfReport(' a \nb\na\n\nccccc', 4)).toEqual(['a', 'b']);
  expect(keysOfReport(Array.from({ length: 50 }, (_, i) => `k${i}`).join('\n'), 200)).toHaveLength(20);
});
