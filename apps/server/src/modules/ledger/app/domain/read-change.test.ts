import { toDecimal } from '@app/kernel/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readChange } from './read-change.ts';

test('when an amount is written as a signed decimal, then it is read to the cent', () => {
  expect(readChange('money', '-12.50')).toBe(-1_250);
  expect(readChange('money', '0.01')).toBe(1);
  expect(readChange('money', '1000000')).toBe(100_000_000);
  expect(readChange('points', '-200')).toBe(-200);
});

test('when it is anything else, then it is not read', () => {
  for (const text of [
    '',
    '-',
    '+',
    '+5',
    ' 7 ',
    '5\n',
    '0',
    '-0.00',
    '--1',
    '+-1',
    '1e3',
    '1,000',
    '0x10',
    '01',
    '.5',
    '1.',
    '1.005',
    ' 1',
    '−1',
    '１',
    'NaN',
    '1000000.01',
  ])
    expect(readChange('money', text), text).toBeNull();
  for (const text of ['1.0', '1.5', '10000001', '0']) expect(readChange('points', text), text).toBeNull();
});

test('when an amount is written and read again, then it is the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
      expect(readChange('money', toDecimal(cents))).toBe(cents === 0 ? null : cents);
    }),
  );
});
