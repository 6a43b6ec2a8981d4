import type { ColumnField, ImportField, ImportFlaw, ImportNote } from '@app/contract/catalog/import-fields';
import type { NumberStyle } from '@app/kernel/written-numbers';
import type { CellMark, TableLine } from '../../../../platform/files/tables/line.ts';
import type { Read } from './read-cell.ts';

/** What the file of another program says of a variant, in the fields of an import; what it does not say is left out. */
export type Said = Readonly<Partial<Record<ImportField, string>>>;
export type ImportLine = TableLine & {
  /** SKUs of the row that stand in an earlier one. */
  readonly twice: readonly string[];
  /** In place of the cells. */
  readonly said?: Said;
  /** Says something of the whole product, and is no variant. */
  readonly ofProduct?: boolean;
};
export type Note = { readonly column: number | null; readonly note: ImportNote; readonly value: string };
/** What a dialect found wrong, or worth saying, before the cells are read. */
export type Findings = {
  readonly flaws: readonly { readonly row: number; readonly field: ColumnField | null; readonly flaw: ImportFlaw }[];
  readonly notes: readonly {
    readonly row: number;
    readonly field: ColumnField | null;
    readonly note: ImportNote;
    readonly value?: string;
  }[];
};
export const NOTHING_FOUND: Findings = { flaws: [], notes: [] };
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

/** What is found wrong, or worth saying, row by row, with the column that it stands in. */
function openComplaints(columns: ReadonlyMap<ColumnField, number>) {
  const flaws = new Map<number, Flaw[]>();
  const notes = new Map<number, Note[]>();
  const cell = (line: ImportLine, field: ColumnField | null): string => {
    if (!field) return '';
    return line.cells[columns.get(field) ?? -1]?.trim() || (line.said?.[field as ImportField] ?? '');
  };
  const at = (field: ColumnField | null): number | null => (field && columns.get(field)) ?? null;
  return {
    flaws,
    notes,
    complain: (line: ImportLine, field: ColumnField | null, flaw: ImportFlaw): void => {
      const found: Flaw = { column: at(field), flaw, value: cell(line, field).slice(0, VALUE_SHOWN) };
      const before = flaws.get(line.row) ?? [];
      // One row can be several variants.
      if (line.said && before.some((one) => one.column === found.column && one.flaw === flaw)) return;
      flaws.set(line.row, [...before, found]);
    },
    note: (line: ImportLine, field: ColumnField | null, note: ImportNote, value?: string): void => {
      const found: Note = { column: at(field), note, value: (value ?? cell(line, field)).slice(0, VALUE_SHOWN) };
      const before = notes.get(line.row) ?? [];
      if (before.some((one) => one.note === note && one.value === found.value)) return;
      notes.set(line.row, [...before, found]);
    },
  };
}

/** Takes over what a dialect found, each at its row. */
function noteFindings(
  lines: readonly ImportLine[],
  findings: Findings,
  { complain, note }: Pick<ReturnType<typeof openComplaints>, 'complain' | 'note'>,
): void {
  for (const { row, field, flaw } of findings.flaws) {
    const line = lines.find((one) => one.row === row);
    if (line) complain(line, field, flaw);
  }
  for (const { row, field, note: of, value } of findings.notes) {
    const line = lines.find((one) => one.row === row);
    if (line) note(line, field, of, value);
  }
}

/**
 * The rows of one product with what is wrong in them, gathered while they are read. `styles` says of each column how its
 * numbers are written.
 */
export function openGroup(
  lines: readonly ImportLine[],
  mapping: readonly (ColumnField | null)[],
  styles: readonly NumberStyle[],
  given: { readonly findings?: Findings | undefined; readonly stored?: Said | undefined } = {},
) {
  const { findings = NOTHING_FOUND, stored } = given;
  // Of several columns that fill one field the first is named.
  const columns = new Map<ColumnField, number>();
  mapping.forEach((field, column) => {
    if (field && !columns.has(field)) columns.set(field, column);
  });
  const { flaws, notes, complain, note } = openComplaints(columns);
  /** What stands in the columns that fill a field. */
  const texts = (line: ImportLine, field: ImportField): string[] =>
    line.said
      ? [line.said[field]?.trim() ?? ''].filter(Boolean)
      : mapping.flatMap((own, column) => (own === field ? (line.cells[column]?.trim() ?? '') || [] : []));
  const text = (line: ImportLine, field: ImportField): string =>
    line.said ? (line.said[field]?.trim() ?? '') : (line.cells[columns.get(field) ?? -1]?.trim() ?? '');
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
    const plain = line.said !== undefined || line.marks?.[column] === 'number';
    const style = plain ? 'point' : (styles[column] ?? 'point');
    return read(line, field, (cell) => reader(cell, style));
  };
  /**
   * The row that says what the whole product is to have: the first that says anything; of a product that exists the one that
   * says something else than is stored, for a table repeats it in every row.
   */
  const lineOf = (field: ImportField): ImportLine | undefined => {
    const saying = lines.filter((one) => texts(one, field).length > 0);
    const [first] = saying;
    if (!stored || !first || first.said) return first;
    const others = saying.filter((one) => text(one, field) !== (stored[field] ?? '').trim());
    const [other] = others;
    const second = others.find((one) => other && text(one, field) !== text(other, field));
    if (second) complain(second, field, 'rows_differ');
    return other ?? first;
  };
  noteFindings(lines, findings, { complain, note });
  for (const line of lines)
    for (const [field, column] of columns) {
      const mark = line.marks?.[column];
      const flaw = mark && FLAW_OF[mark];
      if (flaw) complain(line, field, flaw);
    }
  return {
    lines,
    flaws,
    notes,
    text,
    texts,
    lineOf,
    complain,
    note,
    read,
    readNumeric,
    /** What the first row that says anything says of the whole product. */
    readOnce: <T>(field: ImportField, reader: (cell: string) => Read<T>): T | undefined => {
      const line = lineOf(field);
      return line && read(line, field, reader);
    },
    readNumericOnce: <T>(field: ImportField, reader: (cell: string, style: NumberStyle) => Read<T>): T | undefined => {
      const line = lineOf(field);
      return line && readNumeric(line, field, reader);
    },
  };
}
export type Group = ReturnType<typeof openGroup>;
