import { expect, test } from 'vitest';
import { toCsv } from './csv';

test('when rows are written, then spreadsheets read them as UTF-8', () => {
  expect(toCsv([['号', 1]])).toBe('\uFEFF号,1\r\n');
});
