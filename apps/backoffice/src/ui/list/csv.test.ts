import { describe, expect, test } from 'vitest';
import { csvCell, toCsv } from './csv';

describe('csv', () => {
  test.each(['=1+1', '+cmd', '-2+3', '@sum', '\tx', '\rx'])(
    'when a cell starts like a formula (%j), then it is made text',
    (cell) => {
      expect(csvCell(cell).replaceAll('"', '')).toBe(`'${cell}`);
    },
  );

  test('when a cell is a plain negative number, then it stays a number', () => {
    expect(csvCell('-12.50')).toBe('-12.50');
    expect(csvCell(-3)).toBe('-3');
  });

  test('when a cell holds commas, quotes or lines, then it is quoted', () => {
    expect(csvCell('a,"b"\nc')).toBe('"a,""b""\nc"');
  });

  test('when rows are written, then spreadsheets read them as UTF-8', () => {
    expect(toCsv([['号', 1]])).toBe('\uFEFF号,1\r\n');
  });
});
