import { type Amount, priceParts } from '@app/contract/core/money-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundText, wholeText } from './short-price.ts';

type Words = typeof roundText;
const short = (as: Words, amount: number, currency: string, locale: 'en-US' | 'es' = 'en-US') =>
  as({ amount, currency, ...(currency === 'JPY' && { decimals: 0 }) }, (price: Amount) =>
    priceParts(price, locale),
  ).replaceAll(/\s/g, ' ');

describe('a short price', () => {
  it('drops decimals that are zero', () => {
    expect(short(roundText, 56_700, 'USD')).toBe('$567');
    expect(short(roundText, 56_750, 'USD')).toBe('$567.50');
    expect(short(roundText, 56_700, 'EUR', 'es')).toBe('567 €');
  });

  it('is rounded up to the whole, never down', () => {
    expect(short(wholeText, 116_460, 'USD')).toBe('$1,165');
    expect(short(wholeText, 3_876, 'USD')).toBe('$39');
    expect(short(wholeText, 1, 'USD')).toBe('$1');
    expect(short(wholeText, 56_700, 'USD')).toBe('$567');
    expect(short(wholeText, 99_999, 'EUR', 'es')).toBe('1000 €');
    fc.assert(
      fc.property(fc.nat(100_000_000), (amount) => {
        const said = Number(short(wholeText, amount, 'USD').replaceAll(/[$,]/g, ''));
        expect(said * 100 - amount).toBeGreaterThanOrEqual(0);
        expect(said * 100 - amount).toBeLessThan(100);
      }),
    );
  });

  it('leaves thousands alone in currencies without decimals', () => {
    expect(short(wholeText, 12_400, 'JPY')).toBe('¥12,400');
    expect(short(roundText, 12_000, 'JPY')).toBe('¥12,000');
  });
});
