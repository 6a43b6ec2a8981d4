import { type Amount, priceParts } from '@app/contract/core/money-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText, roundText } from './short-price.ts';

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

  it('is the price itself in a cell that has room', () => {
    expect(short(cellText, 19_250, 'USD')).toBe('$192.50');
    expect(short(cellText, 99_960, 'USD')).toBe('$999.60');
    expect(short(cellText, 1, 'USD')).toBe('$0.01');
    expect(short(cellText, 56_700, 'USD')).toBe('$567');
    expect(short(cellText, 99_950, 'EUR', 'es')).toBe('999,50 €');
  });

  it('says in a narrow cell that it is about the next whole amount, and is never below the price', () => {
    expect(short(cellText, 116_460, 'USD')).toBe('~$1,165');
    expect(short(cellText, 116_460, 'EUR', 'es')).toBe('~1165 €');
    expect(short(cellText, 1_234_500, 'USD')).toBe('$12,345');
    fc.assert(
      fc.property(fc.nat(100_000_000), (amount) => {
        const text = short(cellText, amount, 'USD');
        const said = Math.round(Number(text.replaceAll(/[~$,]/g, '')) * 100);
        const about = text.startsWith('~');
        expect(said - amount).toBeGreaterThanOrEqual(about ? 1 : 0);
        expect(said - amount).toBeLessThan(about ? 100 : 1);
      }),
    );
  });

  it('leaves thousands alone in currencies without decimals', () => {
    expect(short(cellText, 1_512_400, 'JPY')).toBe('¥1,512,400');
    expect(short(roundText, 12_000, 'JPY')).toBe('¥12,000');
  });
});
