import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Text } from '../../../text/use-text';
import type { Column } from '../define-list';
import { toExportColumns } from './export-columns';

type Row = { state: string; total: number; on: boolean; customer: { email: string }; size: number; unit: string };
const given = { t: ((key: string) => `<${key}>`) as Text, words: (prefix: string) => ({ paid: `${prefix}paid` }) };
const cells = (column: Omit<Column<Row>, 'title'>) =>
  toExportColumns<Row>([{ title: 'ui.yes', ...column } as Column<Row>], given)[0]?.cells;
const flags = { true: '<ui.yes>', false: '<ui.no>' };

// Titles are put together as the language of the person at the desk does.
beforeAll(() => void vi.stubGlobal('localStorage', { getItem: () => 'en-US' }));

describe('the columns of an export', () => {
  test.each<[string, Omit<Column<Row>, 'title'>, unknown]>([
    ['a bare value', { key: 'state' }, [{ path: 'state', words: flags }]],
    ['money', { key: 'total', as: 'money' }, [{ path: 'total', as: 'money' }]],
    ['a path', { key: 'customer', write: 'customer.email' }, [{ path: 'customer.email', words: flags }]],
    ['words', { key: 'state', write: { words: 'orders.' } }, [{ path: 'state', words: { paid: 'orders.paid' } }]],
    [
      'a flag',
      { key: 'on', write: { yes: 'ui.close', no: 'ui.no' } },
      [{ path: 'on', words: { true: '<ui.close>', false: '<ui.no>' } }],
    ],
    [
      'an amount',
      { key: 'size', write: { amount: 'size', unit: 'unit' } },
      [{ path: 'size', as: 'amount', unit: 'unit' }],
    ],
  ])('say how to write %s', (_, column, expected) => {
    expect(cells(column)).toEqual(expected);
  });

  test('write each fact of a column into a cell of its own', () => {
    const column = { title: 'ui.close', key: 'service', write: ['service.from', { path: 'total', as: 'money' }] };
    expect(toExportColumns<Row>([column as unknown as Column<Row>], given)).toEqual([
      { title: '<ui.close>: <ui.piece.from>', cells: [{ path: 'service.from', words: flags }] },
      { title: '<ui.close> 2', cells: [{ path: 'total', as: 'money' }] },
    ]);
  });
});
