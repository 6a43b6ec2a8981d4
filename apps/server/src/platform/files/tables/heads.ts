import type { TableLine } from './line.ts';

/** Lines among which the head is looked for: titles, dates and addresses may stand above it. */
const LOOKED_AT = 30;

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
