import fc from 'fast-check';
import { expect, test } from 'vitest';
import { losesDigits } from './exact-numbers.ts';

test.each([
  ['999.9999999999999999', 1000],
  ['4.99999999999999999999', 5],
  ['1.0000000000000001', 1],
  ['9007199254740993', 9007199254740992],
  ['1e400', Number.POSITIVE_INFINITY],
  ['1e-400', 0],
])('%s is read as another number', (source, value) => {
  expect(JSON.parse(source)).toBe(value);
  expect(losesDigits(source, value)).toBe(true);
});

test.each(['0', '-0', '0.0', '1000', '1000.000', '1e3', '10E2', '0.1', '1.005', '-12.50', '5e-7', '1e21'])(
  '%s is read as it is written',
  (source) => {
    expect(losesDigits(source, JSON.parse(source) as number)).toBe(false);
  },
);

test('whatever JavaScript writes as a number is read as it is written', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(losesDigits(JSON.stringify(value), value)).toBe(false);
    }),
  );
});
