import type { ImportField, ImportFlaw } from '@app/contract/catalog/import-fields';
import type { NumberStyle } from '@app/kernel/written-numbers';
import type { CellMark, TableLine } from '../../../../platform/files/tables/line.ts';
import type { Read } from './read-cell.ts';

export type ImportLine = TableLine & { readonly skuTwice: boolean };
export type Flaw = { readonly column: number | null; readonly flaw: ImportFlaw; readonly value: string };

/** Characters of a cell that a flaw repeats. */
const VALUE_SHOWN = 80;

/** What is wrong with a cell whatever it should hold; a number as the file stores it is as good as any. */
const FLAW_OF: Readonly<Record<CellMark, ImportFlaw | null>> = {
  number: null,
  inexact: 'number_inexact',
  error: 'cell_error',
  no_value: 'formula_empty',
  garbled: 'garbled',
};

/**
 * The rows of one product with what is wrong in them, gathered while they are read. `styles` says of each column how its
 * numbers are written.
 */
export function openGroup(
  lines: readonly ImportLine[],
  mapping: readonly (ImportField | null)[],
  styles: readonly NumberStyle[],
) {
  const columns = new Map(mapping.flatMap((field, column) => (field ? [[field, column] as const] : [])));
  const flaws = new Map<number, Flaw[]>();

  const text = (line: ImportLine, field: ImportField): string => line.cells[columns.get(field) ?? -1]?.trim() ?? '';
  const complain = (line: ImportLine, field: ImportField | null, flaw: ImportFlaw): void => {
    const value = field ? text(line, field).slice(0, VALUE_SHOWN) : '';
    const found: Flaw = { column: (field && columns.get(field)) ?? null, flaw, value };
    flaws.set(line.row, [...(flaws.get(line.row) ?? []), found]);
  };
  /** The cell as read; undefined where nothing stands in it, or a flaw, which is noted. */
  const read = <T>(line: ImportLine, field: ImportField, reader: (cell: string) => Read<T>): T | undefined => {
    const cell = text(line, field);
    if (cell === '') return undefined;
    const got = reader(cell);
    if ('value' in got) return got.value;
    complain(line, field, got.flaw);
    return undefined;
  };
  /** The same for a number, whose text is handed to the reader in the style of its column. */
  const readNumeric = <T>(
    line: ImportLine,
    field: ImportField,
    reader: (cell: string, style: NumberStyle) => Read<T>,
  ): T | undefined => {
    const column = columns.get(field) ?? -1;
    const style = line.marks?.[column] === 'number' ? 'point' : (styles[column] ?? 'point');
    return read(line, field, (cell) => reader(cell, style));
  };
  const firstWith = (field: ImportField): ImportLine | undefined => lines.find((one) => text(one, field) !== '');
  for (const line of lines)
    for (const [field, column] of columns) {
      const mark = line.marks?.[column];
      const flaw = mark && FLAW_OF[mark];
      if (flaw) complain(line, field, flaw);
    }
  return {
    lines,
    flaws,
    text,
    complain,
    read,
    readNumeric,
    /** What the first row that says anything says of the whole product. */
    readOnce: <T>(field: ImportField, reader: (cell: string) => Read<T>): T | undefined => {
      const line = firstWith(field);
      return line && read(line, field, reader);
    },
    readNumericOnce: <T>(field: ImportField, reader: (cell: string, style: NumberStyle) => Read<T>): T | undefined => {
      const line = firstWith(field);
      return line && readNumeric(line, field, reader);
    },
  };
}
export type Group = ReturnType<typeof openGroup>;
