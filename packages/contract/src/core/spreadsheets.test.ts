import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvCell, csvForm, neutralised, sheetName, sheetNames } from './spreadsheets.ts';

const SUMS = [
  '+1+cmd',
  '+SUM(1)',
  '+1-2',
  '+1--2125550100',
  '+351 912 345 678+1',
  '+44 (0)(20) 79460000',
  '+1*2125550100',
  '＝1+1',
  '＋1+1',
  '－1',
  '＠SUM(1)',
];
const PHONES = ['+351 912 345 678', '+1-212-555-0100', '+44 (0)20 7946 0000', '+49.30.1234567', '+1 (212) 555-0100'];

test('when a text would run in a spreadsheet, then an apostrophe stands before it; numbers stay, phones with a plus too', () => {
  for (const text of ['=A1', '+1+2', '-2+3', '@x', '\tx', ' =x', '+49 1', '+', '+1a', ' +351912345678'].concat(SUMS))
    expect(neutralised(text), text).toBe(`'${text}`);
  for (const text of ['-5', '12.5', 'plain', '+351912345678', '+49', ...PHONES])
    expect(neutralised(text), text).toBe(text);
});

const line = (...cells: CsvCell[]): string => stringify([cells], csvForm);

test.each<[CsvCell, string]>([
  ['=1+1', "'=1+1"],
  ['+cmd', "'+cmd"],
  ['-2+3', "'-2+3"],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['-12.50', '-12.50'],
  [-3, '-3'],
  ['a,"b"\nc', '"a,""b""\nc"'],
  ['Ana;=1+1', '"Ana;=1+1"'],
  ['Ana\t=1+1', '"Ana\t=1+1"'],
  [true, 'true'],
  [null, ''],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
])('when %j is a cell of CSV, then it stays one cell, whatever parts cells, and never runs', (cell, written) => {
  expect(line(cell, 1)).toBe(`${written},1\r\n`);
});

test('when any text becomes a cell of CSV, then it is read back whole, behind an apostrophe only where it would be run', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(parse(line(text, 'end'), { record_delimiter: '\r\n' })).toEqual([[neutralised(text), 'end']]);
    }),
  );
});

test('when spreadsheets do not take a name for a sheet, then the nearest they take stands for it', () => {
  const names = [
    'History',
    'history',
    "Anna's",
    "'goods'",
    'a/b:c',
    ' ',
    '',
    'x'.repeat(40),
    `${'x'.repeat(30)}😀`,
    "x\u0007y'",
  ];
  expect(names.map(sheetName)).toEqual([
    'History 1',
    'history 1',
    "Anna's",
    'goods',
    'a b c',
    'Sheet',
    'Sheet',
    'x'.repeat(31),
    'x'.repeat(30),
    'x y',
  ]);
});

test('when several sheets are asked for by any names, then all are taken and no two are alike', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 8 }), (asked) => {
      const names = sheetNames([...asked, ...asked]);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      for (const name of names) {
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(31);
        expect(name).not.toMatch(/[\\/?*[\]:\p{Cc}]|^'|'$|^history$/iu);
        expect(name.isWellFormed()).toBe(true);
      }
    }),
  );
});
