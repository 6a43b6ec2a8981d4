import type { ImportedRecord } from '@app/contract/earlier-orders/staff-schemas';
import { expect, test } from 'vitest';
import type { Text } from '../../text/use-text';
import { refusedRows } from './refused-file';

const t = ((key: string) => key) as unknown as Text;

test('each row of a refused record stands as in the file, with what is wrong behind it, however short it is', () => {
  const record = {
    flaw: 'date',
    column: 'Created at',
    value: 'yesterday',
    cells: [['#1', 'yesterday', 'Candle'], ['#1']],
  } as unknown as ImportedRecord;
  const wrong = 'earlier.flaw.date (Created at: yesterday)';
  expect(refusedRows(['Name', 'Created at', 'Lineitem name'], [record], t)).toEqual([
    ['Name', 'Created at', 'Lineitem name', 'earlier.import_wrong'],
    ['#1', 'yesterday', 'Candle', wrong],
    ['#1', '', '', wrong],
  ]);
});
