import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnNumbers, hundredthsOf, readBooking, readNumber } from './written-numbers.ts';

describe('a number', () => {
  test.each([
    ['1234.5', '1234.5'],
    ['1,234.50', '1234.5'],
    ['$1,234.56', '1234.56'],
    ['US$ 1 234.56', '1234.56'],
    ['US $12.50', '12.5'],
    ['1’234.50', '1234.5'],
    ["1'234'567.00", '1234567'],
    ['1\u202f234.00', '1234'],
    ['12,34,567.00', '1234567'],
    ['(12.50)', '-12.5'],
    ['($12.50)', '-12.5'],
    ['$(12.50)', '-12.5'],
    ['12.50-', '-12.5'],
    ['-$5', '-5'],
    ['$-5', '-5'],
    ['USD 12.50', '12.5'],
    ['12.50 USD', '12.5'],
    ['USD -12.50', '-12.5'],
    ['−12.50', '-12.5'],
    ['+0.05', '0.05'],
    ['.5', '0.5'],
    ['-0.00', '0'],
  ])('%s is read with a point for decimals', (cell, digits) => {
    expect(readNumber(cell, 'point')).toBe(digits);
  });

  test.each([
    ['1.234,56', '1234.56'],
    ['12,5', '12.5'],
    ['$ 1.234.567,89', '1234567.89'],
    ['1 234,56-', '-1234.56'],
  ])('%s is read with a comma for decimals', (cell, digits) => {
    expect(readNumber(cell, 'comma')).toBe(digits);
    expect(readNumber(cell, 'point')).toBeNull();
  });

  test.each([
    '',
    ' ',
    '-',
    '.',
    '1e3',
    '12,30',
    '1,23.4',
    '0x10',
    '--1',
    '(-5)',
    '(5',
    '5)',
    'NaN',
    '１２',
    '1.2.3',
    '€5',
    'EUR 5',
    '1 2',
    '1$2',
    '=1+1',
    '1234567,890',
    '-5-',
    `1${'0'.repeat(80)}`,
  ])('%j is none with a point for decimals', (cell) => {
    expect(readNumber(cell, 'point')).toBeNull();
  });

  test('when it is written in a style, then it reads back the same', () => {
    const money = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(
        money,
        fc.constantFrom('point', 'comma'),
        fc.constantFrom('', '$', 'USD '),
        (cents, style, before) => {
          const locale = style === 'point' ? 'en-US' : 'de-DE';
          const written = (Math.abs(cents) / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
          for (const cell of cents < 0
            ? [
                `-${before}${written}`,
                `${before}-${written}`,
                `(${before}${written})`,
                `${before}${written}-`,
                `−${written}`,
              ]
            : [before + written, `+${written}`])
            expect(hundredthsOf(readNumber(cell, style) ?? ''), cell).toBe(cents);
        },
      ),
    );
  });
});

test.each([
  ['12.50 CR', '12.5'],
  ['12.50Cr.', '12.5'],
  ['CR 12.50', '12.5'],
  ['$1,234.56 DR', '-1234.56'],
  ['DR. 12.50', '-12.5'],
  ['-12.50 DR', '-12.5'],
  ['(12.50) DR', '-12.5'],
  ['0.00 DR', '0'],
  ['-12.50', '-12.5'],
  ['-12.50 CR', null],
  ['CR', null],
  ['12.50 CR DR', null],
  ['12.50 CRX', null],
])('%s of a statement is %s', (cell, digits) => {
  expect(readBooking(cell, 'point')).toBe(digits);
});

describe('the numbers of a column', () => {
  test('when one is written in one way alone, then it decides for all', () => {
    expect(columnNumbers(['12,50', '2.499,00', '1.290'])).toEqual({ style: 'comma', sample: null });
    expect(columnNumbers(['1,290', 'cheap', '12.50'])).toEqual({ style: 'point', sample: null });
  });

  test('when a number begins with a zero, then what is behind its sign are decimals, and decides', () => {
    expect(columnNumbers(['0.250', '1.500'])).toEqual({ style: 'point', sample: null });
    expect(columnNumbers(['1,500', '0,125'])).toEqual({ style: 'comma', sample: null });
    expect([readNumber('0.250', 'comma'), readNumber('-0,125', 'point')]).toEqual([null, null]);
  });

  test('when one can mean two things and none decides, then it is to be asked', () => {
    expect(columnNumbers(['1.000', '20'])).toEqual({
      style: 'ask',
      sample: { cell: '1.000', point: '1', comma: '1000' },
    });
    expect(columnNumbers(['12,50', '12.50', '1.290'])).toMatchObject({ style: 'ask', sample: { cell: '1.290' } });
    expect(columnNumbers(['12,50', '12.50'])).toMatchObject({ style: 'ask', sample: { cell: '12.50' } });
  });

  test('when all mean the same either way, or none is a number, then there is nothing to ask', () => {
    expect(columnNumbers(['1290', '', '5', '0'])).toEqual({ style: 'either', sample: null });
    expect(columnNumbers(['', 'Cup', 'A-1'])).toEqual({ style: null, sample: null });
  });

  test('when a column is written in one style, then no other is found, and what is not asked reads back', () => {
    const cents = fc.array(fc.integer({ min: 0, max: 500_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(cents, fc.constantFrom('point', 'comma'), fc.boolean(), (amounts, style, grouped) => {
        const locale = style === 'point' ? 'en-US' : 'de-DE';
        const cells = amounts.map((one) => (one / 100).toLocaleString(locale, { useGrouping: grouped }));
        const found = columnNumbers(cells);
        if (found.style === 'ask') expect(found.sample?.point).not.toBe(found.sample?.comma);
        else if (found.style !== 'either') expect(found.style).toBe(style);
        expect(cells.map((cell) => hundredthsOf(readNumber(cell, style) ?? ''))).toEqual(amounts);
      }),
    );
  });
});

test('when a number is finer than hundredths or too large to be exact, then it is no amount', () => {
  expect(['12.345', '9999999999999', '', 'x'].map(hundredthsOf)).toEqual([null, null, null, null]);
  expect(['12.3', '-0.05', '0'].map(hundredthsOf)).toEqual([1230, -5, 0]);
});
