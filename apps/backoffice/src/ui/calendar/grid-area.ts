export type Place = { readonly row: number; readonly column: number };
/** A rectangle of cells between two of its corners; `focus` is where the keys are. */
export type Area = { readonly anchor: Place; readonly focus: Place };

/** The dates of a stretch, both ends included. */
export function datesOf({ from, to }: { from: string; to: string }): string[] {
  const dates: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    dates.push(new Date(at).toISOString().slice(0, 10));
  return dates;
}

/** A date some days later, or earlier. Dates are midnights of UTC, where every day has the same length. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const between = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

/** Whether a cell lies in an area. */
export const isInside = ({ anchor, focus }: Area, { row, column }: Place): boolean =>
  between(row, anchor.row, focus.row) && between(column, anchor.column, focus.column);

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [0, -7],
  PageDown: [0, 7],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

type Size = { readonly rows: number; readonly columns: number };
const within = (value: number, size: number): number => Math.min(Math.max(value, 0), size - 1);

/** The area after a key: arrows, Home, End, a week with Page Up and Down; Shift extends it. Null for any other key. */
export function moved(area: Area, key: { key: string; shiftKey: boolean }, size: Size): Area | null {
  const step = steps[key.key];
  if (!step) return null;
  const focus = {
    row: within(area.focus.row + step[0], size.rows),
    column: within(area.focus.column + step[1], size.columns),
  };
  return { anchor: key.shiftKey ? area.anchor : focus, focus };
}

/** What an area covers: its first and last date, and whether a line lies in it. */
export function coveredBy({ anchor, focus }: Area, dates: readonly string[]) {
  const [first, last] = [anchor.column, focus.column].sort((a, b) => a - b);
  return {
    from: dates[first ?? 0] ?? '',
    to: dates[last ?? 0] ?? '',
    hasLine: (row: number): boolean => between(row, anchor.row, focus.row),
  };
}
