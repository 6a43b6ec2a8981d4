import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ibanHolds } from './iban.ts';

const KNOWN = ['DE89370400440532013000', 'GB29NWBK60161331926819', 'FR1420041010050500013M02606', 'NO9386011117947'];

test.each(KNOWN)('%s holds', (iban) => {
  expect(ibanHolds(iban)).toBe(true);
});

test('one other sign, or two neighbours swapped, is always found', () => {
  const changed = fc.record({ iban: fc.constantFrom(...KNOWN), at: fc.nat(), digit: fc.integer({ min: 0, max: 9 }) });
  fc.assert(
    fc.property(changed, ({ iban, at, digit }) => {
      const place = 4 + (at % (iban.length - 5));
      const other = `${iban.slice(0, place)}${digit}${iban.slice(place + 1)}`;
      if (other !== iban) expect(ibanHolds(other)).toBe(false);
      const [a = '', b = ''] = [iban[place], iban[place + 1]];
      if (a !== b) expect(ibanHolds(iban.slice(0, place) + b + a + iban.slice(place + 2))).toBe(false);
    }),
  );
});

/** Modulo 97 they are right all the same: 00 stands for 97, 01 for 98 and 99 for 02. */
test.each(['GB00HLFX11016111455365', 'GB01BARC20714583608387', 'GB99BARC20714583608369'])(
  '%s has check digits of no IBAN',
  (iban) => {
    expect(ibanHolds(iban)).toBe(false);
  },
);

test.each(['', 'DE', 'de89370400440532013000', 'DE89 3704 0044 0532 0130 00', '89370400440532013000'])(
  '%j is none',
  (text) => {
    expect(ibanHolds(text)).toBe(false);
  },
);
