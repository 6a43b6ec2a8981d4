import { expect, test } from 'vitest';
import { headAt, headIn, headLook } from './heads.ts';

const lines = (...rows: string[]) => rows.map((row, at) => ({ row: at + 1, cells: row.split(',') }));
const never = () => false;

test('when titles stand above the head, then it is the first line as wide as the rows, or the one with known names', () => {
  const statement = lines(
    'Statement of account',
    'Period,July',
    'Date,Ref,Text,Amount,Balance',
    '1.7.,A,x,1,2',
    '2.7.,B,y,1,3',
  );
  expect(headAt(statement, never)).toBe(2);
  const narrow = lines('Shop,Madrid', 'Ref,Amount,Kind', 'A,1,x', 'B,2,y');
  expect(headAt(narrow, (cell) => ['Ref', 'Amount', 'Kind'].includes(cell))).toBe(1);
});

test('when nothing stands above it, then it is the first line, also where columns have no name or rows are short', () => {
  expect(headAt(lines('SKU,Name', 'A,Cup,1,2', 'B,Tray,1,2'), never)).toBe(0);
  expect(headAt(lines('SKU,Name,Price,Spec,Value', 'A,Cup,1', 'B,Tray,2'), never)).toBe(0);
  expect(headAt(lines('a,b'), never)).toBe(0);
  expect(headAt([], never)).toBe(0);
});

test('when words of a row are names of columns elsewhere, then the head above it stays', () => {
  const rows = lines('Artikel,Titel,Marke,Preis,Menge', 'A1,Cup,Hot,New,Sale');
  expect(headAt(rows, (cell) => ['Hot', 'New'].includes(cell))).toBe(0);
});

test('when somebody says which row is the head, then it is that one; a row that is not there is refused at its field', () => {
  const rows = lines('Winter list', 'SKU,Name', 'Art.,Title', 'A,Cup');
  expect(headIn(rows, { knows: never })).toBe(1);
  expect(headIn(rows, { knows: never, chosen: 3 })).toBe(2);
  expect(() => headIn(rows, { knows: never, chosen: 9 })).toThrow(
    expect.objectContaining({ key: 'input.invalid', data: { fields: { head: 'field.invalid' } } }),
  );
  expect(headLook(rows, 1)).toEqual({
    head: 2,
    firstRows: [
      { row: 1, text: 'Winter list' },
      { row: 2, text: 'SKU · Name' },
      { row: 3, text: 'Art. · Title' },
      { row: 4, text: 'A · Cup' },
    ],
  });
});
