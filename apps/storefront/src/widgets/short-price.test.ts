import { priceParts } from '@app/contract/core/money-words';
import { describe, expect, it } from 'vitest';
import { withoutDecimals } from './short-price.ts';

const short = (amount: number, currency: string, which: 'all' | 'zero', locale = 'en-US') =>
  withoutDecimals(priceParts({ amount, currency }, locale), which).replaceAll(/\s/g, ' ');

describe('a short price', () => {
  it('drops decimals, all or those that are zero', () => {
    expect(short(56_700, 'USD', 'zero')).toBe('$567');
    expect(short(56_750, 'USD', 'zero')).toBe('$567.50');
    expect(short(56_750, 'USD', 'all')).toBe('$567');
    expect(short(56_700, 'EUR', 'zero', 'es')).toBe('567 €');
  });

  it('leaves thousands alone in currencies without decimals', () => {
    expect(short(12_400, 'JPY', 'all')).toBe('¥12,400');
    expect(short(12_000, 'JPY', 'zero')).toBe('¥12,000');
  });
});
