import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSeparator, openText, SIGN_OF } from './separators.ts';

test.each([
  ['comma', 'SKU,Name,Price\nA,Cup,1\n'],
  ['semicolon', 'SKU;Name;Price\nA;Cup;12,50\nB;Tray;3,20\n'],
  ['semicolon', 'SKU;Price, USD\nA;12,50\nB;3,20\nC;4\n'],
  ['semicolon', 'SKU;Name;Price;Cost\r\nA;"Cup, blue";12,50;3,20\r\nB;Tray;1,20;,80\r\n'],
  ['comma', 'Id,Tags\n1,new;gift;blue\n2,new;gift;red\n'],
  ['tab', 'SKU\tName\nA\tCup, blue; small\n'],
  ['bar', 'SKU|Name|Price\nA|Cup|1,50\n'],
  ['semicolon', 'Statement of account, July\n\nDate;Reference;Amount\n1.7.;A;1,50\n2.7.;B;2,50\n'],
  ['comma', 'SKU,Name,Price\nA,13" screen,1\nB,Cup,2\n'],
  ['comma', 'SKU\nA\n'],
  ['comma', ''],
])('what parts the cells is a %s in %j', (separator, text) => {
  expect(findSeparator(text)).toBe(separator);
});

test('when the first line names the sign, then it is obeyed and passed over, whatever the rest looks like', () => {
  const text = 'sep=;\r\nSKU;Name\r\n';
  expect(openText(text, undefined)).toEqual({ separator: 'semicolon', sign: ';', from: 7 });
  expect(openText('SEP=^\nA^B,C', undefined)).toEqual({ separator: null, sign: '^', from: 6 });
  expect(openText('"sep=,"\nA;B,C', undefined)).toMatchObject({ sign: ',', from: 8 });
  expect(openText('sep=\t\nA', undefined)).toMatchObject({ separator: 'tab', from: 6 });
});

test('when somebody says what parts the cells, then it does, and the line that names another is still passed over', () => {
  expect(openText('sep=;\nA|B', 'bar')).toEqual({ separator: 'bar', sign: '|', from: 6 });
  expect(openText('sepals;A\n', undefined)).toMatchObject({ sign: ';', from: 0 });
});

test('when rows of one width are written with a sign, then that sign is found', () => {
  const cell = fc.stringMatching(/^[A-Za-z0-9 .]{0,8}$/);
  const rows = fc
    .integer({ min: 2, max: 6 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 8 }));
  fc.assert(
    fc.property(rows, fc.constantFrom('comma', 'semicolon', 'tab', 'bar'), (table, separator) => {
      const text = table.map((row) => row.join(SIGN_OF[separator])).join('\n');
      expect(findSeparator(text)).toBe(separator);
    }),
  );
});
