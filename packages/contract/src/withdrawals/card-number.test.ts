import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardHolds } from './card-number.ts';

const KNOWN = ['4242424242424242', '5555555555554444', '378282246310005', '6011111111111117'];

test.each(KNOWN)('%s holds', (number) => {
  expect(cardHolds(number)).toBe(true);
});

test('one other digit is always found', () => {
  const changed = fc.record({ number: fc.constantFrom(...KNOWN), at: fc.nat(), digit: fc.integer({ min: 0, max: 9 }) });
  fc.assert(
    fc.property(changed, ({ number, at, digit }) => {
      const place = at % number.length;
      const other = `${number.slice(0, place)}${digit}${number.slice(place + 1)}`;
      if (other !== number) expect(cardHolds(other)).toBe(false);
    }),
  );
});

test.each([
  '',
  '0000000000000000',
  '4242 4242 4242 4242',
  '42424242',
  '４２４２４２４２４２４２４２４２',
  '42424242424242424242',
])('%j is none', (text) => {
  expect(cardHolds(text)).toBe(false);
});
