import { expect, test } from 'vitest';
import { headOf } from './statement-head';

test('when a statement is chosen, then its columns and what parts them are found', () => {
  expect(headOf('\ufeffId,Amount,"Name, in full"\r\n1,2,3')).toEqual({
    separator: 'comma',
    columns: ['Id', 'Amount', 'Name, in full'],
  });
  expect(headOf('Fecha;Importe;"Con ""comillas"""\n')).toEqual({
    separator: 'semicolon',
    columns: ['Fecha', 'Importe', 'Con "comillas"'],
  });
  expect(headOf('a\tb\tc')).toEqual({ separator: 'tab', columns: ['a', 'b', 'c'] });
  expect(headOf('')).toEqual({ separator: 'comma', columns: [] });
});
