import { refuseField } from '@app/contract/core/refuse';
import { HEAD_ROWS as LOOKED_AT, type TableLook } from '@app/contract/core/tables';
import type { TableLine } from './line.ts';

/** Characters of a row that are shown where the head is chosen. */
const SHOWN = 80;

const filled = ({ cells }: TableLine): number => cells.filter((cell) => cell !== '').length;

/** How many cells most lines have. */
function commonWidth(lines: readonly TableLine[]): number {
  const counts = new Map<number, number>();
  for (const line of lines) counts.set(filled(line), (counts.get(filled(line)) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || b - a)[0]?.[0] ?? 0;
}

/**
 * Returns which of the first lines is the head: the one with the most known names; without names, the first that is at
 * least half as wide as most lines are. What stands above it is a preamble.
 */
export function headAt(lines: readonly TableLine[], knows: (cell: string) => boolean): number {
  const first = lines.slice(0, LOOKED_AT);
  const known = first.map(({ cells }) => new Set(cells.filter(knows)).size);
  const most = Math.max(0, ...known);
  const named = known.indexOf(most);
  const line = first[named];
  if (line && (most >= 3 || (most === 2 && most * 2 >= filled(line)))) return named;
  const width = commonWidth(lines.slice(0, 2 * LOOKED_AT));
  return Math.max(
    0,
    first.findIndex((one) => filled(one) >= Math.max(2, width / 2)),
  );
}

/**
 * Returns which line is the head: the one in the row that somebody chose, else the one that is found. Refuses the field
 * `head` where no line stands in that row.
 */
export function headIn(
  lines: readonly TableLine[],
  of: { readonly chosen?: number | undefined; readonly knows: (cell: string) => boolean },
): number {
  if (of.chosen === undefined) return headAt(lines, of.knows);
  const at = lines.slice(0, LOOKED_AT).findIndex(({ row }) => row === of.chosen);
  return at >= 0 ? at : refuseField('head', 'field.invalid');
}

/** Returns what is to be known of the head at `at`: its row, and the rows from which another can be chosen. */
export const headLook = (lines: readonly TableLine[], at: number): Pick<TableLook, 'head' | 'firstRows'> => ({
  head: lines[at]?.row ?? null,
  firstRows: lines.slice(0, LOOKED_AT).map(({ row, cells }) => ({
    row,
    text: cells
      .filter((cell) => cell !== '')
      .join(' · ')
      .slice(0, SHOWN),
  })),
});
