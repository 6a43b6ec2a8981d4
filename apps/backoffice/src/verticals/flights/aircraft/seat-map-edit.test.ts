import { seatMap, seatMapFlaws } from '@app/contract/verticals/flights/seat-map';
import { expect, test } from 'vitest';
import {
  bareRow,
  columnsText,
  newCabin,
  nextCell,
  readColumns,
  replaced,
  seatRowAfter,
  withColumns,
} from './seat-map-edit';

test('columns are typed as letters with a space for an aisle', () => {
  expect(readColumns('abc def')).toEqual(['A', 'B', 'C', '', 'D', 'E', 'F']);
  expect(readColumns(' A-  DG·k ')).toEqual(['A', '', 'D', 'G', '', 'K']);
  expect(columnsText(['A', '', 'D'])).toBe('A D');
  expect(readColumns(columnsText(['A', 'C', '', 'D', 'F']))).toEqual(['A', 'C', '', 'D', 'F']);
});

test('a map that begins anew is sound, cabin after cabin, and its rows are numbered on', () => {
  let map = { cabins: [] as NonNullable<ReturnType<typeof newCabin>>[] };
  for (let cabin = newCabin(map); cabin; cabin = newCabin(map)) {
    const more = {
      ...cabin,
      rows: [...cabin.rows, bareRow(cabin), seatRowAfter({ cabins: [...map.cabins, cabin] }, cabin)],
    };
    map = { cabins: [...map.cabins, more] };
  }
  expect(map.cabins.map(({ rows }) => rows.map(({ number }) => number))).toEqual([
    [1, null, 2],
    [3, null, 4],
    [5, null, 6],
    [7, null, 8],
  ]);
  expect(seatMap.safeParse(map).success).toBe(true);
});

test('other columns keep what stands under a letter', () => {
  const cabin = newCabin({ cabins: [] });
  if (!cabin) throw new Error('a cabin');
  const [row] = cabin.rows;
  const blocked = {
    ...cabin,
    rows: [{ ...row, cells: ['seat', 'none', 'seat', 'aisle', 'seat', 'seat', 'seat'] }, bareRow(cabin)],
  } as typeof cabin;
  const changed = withColumns(blocked, readColumns('AB GD'));
  expect(changed.rows.map(({ cells }) => cells)).toEqual([
    ['seat', 'none', 'aisle', 'seat', 'seat'],
    ['exit', 'none', 'aisle', 'none', 'none'],
  ]);
  expect(seatMapFlaws({ cabins: [changed] })).toEqual([]);
});

test('a press takes a seat away and puts it back; a row without seats goes through what else may stand there', () => {
  const cabin = newCabin({ cabins: [] });
  const [row] = cabin?.rows ?? [];
  if (!cabin || !row) throw new Error('a row');
  expect([nextCell(row, 'seat'), nextCell(row, 'none'), nextCell(row, 'aisle')]).toEqual(['none', 'seat', 'aisle']);
  const bare = bareRow(cabin);
  expect([
    nextCell(bare, 'none'),
    nextCell(bare, 'exit'),
    nextCell(bare, 'lavatory'),
    nextCell(bare, 'galley'),
  ]).toEqual(['exit', 'lavatory', 'galley', 'none']);
  expect([replaced([1, 2, 3], 1, 9), replaced([1, 2, 3], 1, null)]).toEqual([
    [1, 9, 3],
    [1, 3],
  ]);
});
