import { describe, expect, it, vi } from 'vitest';
import { currencyFormat, priceParts, priceText } from './money-words.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('price', () => {
  it('when it has decimals, then sign and decimals are runs of their own', () => {
    expect(priceParts(usd(123_456), 'en-US')).toEqual([
      { kind: 'sign', text: '$' },
      { kind: 'amount', text: '1,234' },
      { kind: 'decimals', text: '.56' },
    ]);
  });

  it('when the currency has no decimals or three, then so has the price', () => {
    expect(priceText({ amount: 1_500, currency: 'JPY', decimals: 0 }, 'en-US')).toBe('¥1,500');
    expect(priceText({ amount: 1_500, currency: 'KWD', decimals: 3 }, 'en-US', { decimals: 3, symbol: 'KD' })).toMatch(
      /^KD\s?1\.500$/,
    );
  });

  it('when an amount says its decimals, then neither the shop of today nor the runtime is asked', () => {
    for (const currency of ['COP', 'HUF', 'IDR', 'PKR', 'RSD', 'JPY']) {
      const figures = (decimals: number, look?: { decimals: number }) =>
        priceText({ amount: 9_752_000, currency, decimals }, 'en-US', look).replaceAll(/[^\d.,]/g, '');
      expect(figures(2)).toBe('97,520.00');
      expect(figures(2, { decimals: 0 })).toBe('97,520.00');
      expect(figures(0, { decimals: 2 })).toBe('9,752,000');
    }
  });

  it('when an amount says none, then it has those of the shop, else of the settlement currency', () => {
    expect(priceText({ amount: 1_500, currency: 'JPY' }, 'en-US', { decimals: 0 })).toBe('¥1,500');
    expect(priceText({ amount: 1_500, currency: 'JPY' }, 'en-US')).toBe('¥15.00');
  });

  it('always says how many decimals to write', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    currencyFormat('pt', 'HUF', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
    priceText({ amount: 1, currency: 'RSD', decimals: 1 }, 'es');
    expect(made.mock.calls.map(([, options]) => options)).toEqual([
      expect.objectContaining({ currency: 'HUF', minimumFractionDigits: 0, maximumFractionDigits: 2 }),
      expect.objectContaining({ currency: 'RSD', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    ]);
    made.mockRestore();
  });

  it('when the language puts the sign behind, then it stands behind', () => {
    const parts = priceParts({ amount: 123_456, currency: 'EUR' }, 'es');
    expect(parts.map((part) => part.text).join('')).toMatch(/^1234,56\s€$/);
    expect(parts[0]).toEqual({ kind: 'amount', text: '1234' });
  });

  it('when the shop writes its own sign, then that one is shown', () => {
    expect(priceText({ amount: 1_000, currency: 'CNY' }, 'zh-cn', { decimals: 2, symbol: '¥' })).toBe('¥10.00');
  });

  it('when the code is none that Intl knows, then it is still written', () => {
    expect(priceText({ amount: 1_000, currency: 'USDT' }, 'en-US')).toMatch(/^USDT\s?10\.00$/);
  });

  it('when it is negative, then the minus leads', () => {
    expect(priceParts(usd(-1_000), 'en-US')[0]).toEqual({ kind: 'sign', text: '−$' });
  });
});

it('nothing that is taken away is nothing, without a minus', () => {
  for (const locale of ['en-US', 'zh-cn', 'es', 'pt'] as const)
    for (const decimals of [0, 2, 3])
      expect(priceText({ amount: -0, currency: 'KWD', decimals }, locale)).toBe(
        priceText({ amount: 0, currency: 'KWD', decimals }, locale),
      );
});
