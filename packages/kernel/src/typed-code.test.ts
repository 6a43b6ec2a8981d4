import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableCode } from './ids.ts';
import { readCode } from './typed-code.ts';

const made = fc.uint8Array({ minLength: 1, maxLength: 16 }).map((bytes) => readableCode(bytes, bytes.length));
/** What keyboards, papers, messengers and web pages put between the characters of a code. */
const BETWEEN = [
  ' ',
  '\t',
  '\u00a0',
  '\u3000',
  '-',
  '‐',
  '‑',
  '–',
  '—',
  '−',
  '－',
  '.',
  '_',
  '/',
  '\u00ad',
  '\u200b',
  '\u200e',
  '\u202a',
  '\u2060',
  '\ufeff',
];
const asFullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));

test.each([
  ['oil-0i1', '011011'],
  ['ＡＢ１２', 'AB12'],
  [' ab–12​', 'AB12'],
  ['Sol 10', 'S0110'],
  ['', ''],
  ['--', ''],
])('when "%s" is typed, then it is read as "%s"', (typed, read) => {
  expect(readCode(typed)).toBe(read);
});

test('when a code that was made is typed in any of these ways, then it is read as it was made', () => {
  fc.assert(
    fc.property(
      made,
      fc.constantFrom(...BETWEEN),
      fc.constantFrom('O', 'o'),
      fc.constantFrom('I', 'i', 'L', 'l'),
      (code, sign, zero, one) => {
        const misread = code.replaceAll('0', zero).replaceAll('1', one);
        expect(readCode(code)).toBe(code);
        expect(readCode(misread.toLowerCase())).toBe(code);
        expect(readCode(`${sign}${[...misread].join(sign)}${sign}`)).toBe(code);
        expect(readCode(asFullWidth(misread))).toBe(code);
      },
    ),
  );
});
