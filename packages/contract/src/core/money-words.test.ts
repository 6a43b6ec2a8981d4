import { describe, expect, it } from 'vitest';
import { priceParts, priceText } from './money-words.ts';

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
    expect(priceText({ amount: 1_500, currency: 'JPY' }, 'en-US')).toBe('¥1,500');
    expect(priceText({ amount: 1_500, currency: 'KWD' }, 'en-US', { decimals: 3, symbol: 'KD' })).toMatch(
      /^KD\s?1\.500$/,
    );
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
