import { CABINS, type Cabin } from '@app/contract/verticals/flights/facts';
import type { CabinMap, SeatCell, SeatMap, SeatRow } from '@app/contract/verticals/flights/seat-map';

const AISLE = ' ';

/** The columns of a cabin as one word, with a space for an aisle: `ABC DEF`. */
export const columnsText = (columns: readonly string[]): string => columns.map((letter) => letter || AISLE).join('');

/** Columns as they are typed; what is no letter is an aisle, several of which side by side are one. */
export const readColumns = (text: string): string[] =>
  text
    .toUpperCase()
    .trim()
    .replaceAll(/[^A-Z]+/g, AISLE)
    .split('')
    .map((letter) => letter.trim());

/** A cabin with other columns: what stands under a letter stays there, new ones have seats in rows of seats. */
export function withColumns(cabin: CabinMap, columns: readonly string[]): CabinMap {
  const cellOf = (row: SeatRow, letter: string): SeatCell => {
    if (letter === '') return 'aisle';
    return row.cells[cabin.columns.indexOf(letter)] ?? (row.number === null ? 'none' : 'seat');
  };
  const rows = cabin.rows.map((row) => ({ ...row, cells: columns.map((letter) => cellOf(row, letter)) }));
  return { ...cabin, columns: [...columns], rows };
}

const BARE: readonly SeatCell[] = ['none', 'exit', 'lavatory', 'galley'];

/** What a press makes of a place: a seat or none in a row of seats, one of what else stands there in a row without. */
export function nextCell(row: SeatRow, cell: SeatCell): SeatCell {
  if (cell === 'aisle') return 'aisle';
  if (row.number !== null) return cell === 'seat' ? 'none' : 'seat';
  return BARE[(BARE.indexOf(cell) + 1) % BARE.length] ?? 'none';
}

/** A row with seats at every letter, numbered after the last one of a map and sold as the last row of the cabin is. */
export function seatRowAfter(map: SeatMap, cabin: CabinMap): SeatRow {
  const last = cabin.rows.findLast(({ number }) => number !== null);
  const numbers = (last ? [cabin] : map.cabins).flatMap(({ rows }) => rows.flatMap(({ number }) => number ?? []));
  return {
    number: Math.max(0, ...numbers) + 1,
    kind: 'standard',
    legroomCm: last?.kind === 'standard' ? last.legroomCm : null,
    cells: cabin.columns.map((letter) => (letter === '' ? 'aisle' : 'seat')),
  };
}

/** A row without seats, with an exit on both sides. */
export const bareRow = ({ columns }: CabinMap): SeatRow => ({
  number: null,
  kind: 'standard',
  legroomCm: null,
  cells: columns.map((letter, at) => {
    if (letter === '') return 'aisle';
    return at === 0 || at === columns.length - 1 ? 'exit' : 'none';
  }),
});

/** The first cabin that a map does not have, with one row; null where it has all of them. */
export function newCabin(map: SeatMap): CabinMap | null {
  const cabin = CABINS.find((one: Cabin) => !map.cabins.some((has) => has.cabin === one));
  if (!cabin) return null;
  const empty: CabinMap = { cabin, columns: ['A', 'B', 'C', '', 'D', 'E', 'F'], rows: [] };
  return { ...empty, rows: [seatRowAfter(map, empty)] };
}

/** A list with another entry at a place, or without it where that is null. */
export const replaced = <T>(list: readonly T[], at: number, one: T | null): T[] =>
  list.flatMap((old, index) => (index !== at ? [old] : one === null ? [] : [one]));
