/**
 * What is to be known of a cell beside its text: a number as the file stores it, which has no style; one that is no longer
 * exact; an error such as `#N/A`; a formula whose value the file lacks; letters that the file's encoding does not have.
 */
export type CellMark = 'number' | 'inexact' | 'error' | 'no_value' | 'garbled';

/** One row of a table as text; `row` counts as a spreadsheet does, from 1. `marks` has columns, from 0. */
export type TableLine = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly marks?: Readonly<Record<number, CellMark>>;
};

/** What may be read at most: rows with something in them, cells of one, characters of a cell (a longer one is cut one past it). */
export type TableLimits = { readonly rows: number; readonly columns: number; readonly characters: number };

/** A row as it stands in the file, with its empty cells. */
export type RawLine = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly marks?: Map<number, CellMark>;
};
