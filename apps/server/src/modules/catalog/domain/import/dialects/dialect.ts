import type {
  ColumnField,
  ImportDialect,
  ImportField,
  ImportFlaw,
  ImportNote,
} from '@app/contract/catalog/import-fields';
import { type NumberStyle, readNumber } from '@app/kernel/written-numbers';
import type { TableLine } from '../../../../../platform/files/tables/line.ts';
import type { Said } from '../group-cells.ts';

/** A row of a file as its columns say it. */
export type SourceRow = {
  readonly line: TableLine;
  /** What stands in the first column that fills the field. */
  readonly text: (field: ColumnField) => string;
  /** What stands in all columns that fill it, empty ones left out. */
  readonly all: (field: ColumnField) => string[];
  /** A number as `1234.5`, with the code of its currency where one stands beside it; what is none stays as it is. */
  readonly number: (field: ColumnField) => string;
  /** The heading of the column that fills the field. */
  readonly head: (field: ColumnField) => string;
};

/** What a dialect makes of a row: the cells of one row of an import, or what it says of the whole product. */
export type ReadRow = {
  readonly row: SourceRow;
  readonly role: 'variant' | 'product';
  readonly said: Said;
};
export type RowFlaw = { readonly row: SourceRow; readonly field: ColumnField | null; readonly flaw: ImportFlaw };
export type RowNote = {
  readonly row: SourceRow;
  readonly field: ColumnField | null;
  readonly note: ImportNote;
  readonly value?: string;
};
export type DialectReading = {
  readonly rows: readonly ReadRow[];
  readonly flaws: readonly RowFlaw[];
  readonly notes: readonly RowNote[];
};

/** What a row is known by before it is read with the others of its product. */
export type RowKey = { readonly number: string; readonly skus: readonly string[]; readonly name: string };

export type DialectContext = {
  /** What the product is known by; empty for one without. */
  readonly number: string;
  readonly now: Date;
  /** Pieces of goods of which the file counts none. */
  readonly pieces: number;
};

/** How the product files of another program are read. */
export type Dialect = {
  readonly name: ImportDialect;
  /** Whether these headings, in lower case, are those of a file of this program. */
  readonly knows: (heads: ReadonlySet<string>) => boolean;
  /** The field that a column with this heading, in lower case, fills. */
  readonly field: (head: string) => ColumnField | undefined;
  /** What each row is known by, of the whole file. */
  readonly keys: (rows: readonly SourceRow[]) => RowKey[];
  /** The rows of one product. */
  readonly read: (rows: readonly SourceRow[], context: DialectContext) => DialectReading;
  /** The field whose column names the currency of the prices, or prices that do. */
  readonly currencyIn: readonly ColumnField[];
};

const CODED = /^(?:([A-Z]{3})\s*)?([^A-Za-z]+?)(?:\s*([A-Z]{3}))?$/;

/** Returns the number of a cell and the code of a currency beside it; null where there is no code. */
export function parted(cell: string): { code: string; rest: string } | null {
  const found = CODED.exec(cell.trim());
  const code = found?.[1] ?? found?.[3];
  return found && code && !(found[1] && found[3]) ? { code, rest: found[2] ?? '' } : null;
}

/** Returns the rows with their cells by the fields that the columns fill. */
export function sourceRows(
  lines: readonly TableLine[],
  of: {
    readonly heads: readonly string[];
    readonly mapping: readonly (ColumnField | null)[];
    readonly styles: readonly NumberStyle[];
  },
): SourceRow[] {
  const columns = new Map<ColumnField, number[]>();
  of.mapping.forEach((field, at) => {
    if (field) columns.set(field, [...(columns.get(field) ?? []), at]);
  });
  const first = (field: ColumnField): number => columns.get(field)?.[0] ?? -1;
  return lines.map((line) => {
    const text = (field: ColumnField): string => line.cells[first(field)]?.trim() ?? '';
    const styleOf = (field: ColumnField): NumberStyle =>
      line.marks?.[first(field)] === 'number' ? 'point' : (of.styles[first(field)] ?? 'point');
    return {
      line,
      text,
      all: (field) => (columns.get(field) ?? []).map((at) => line.cells[at]?.trim() ?? '').filter(Boolean),
      number: (field) => {
        const cell = text(field);
        const own = parted(cell);
        const digits = readNumber(own?.rest ?? cell, styleOf(field));
        if (digits === null) return cell;
        return own ? `${digits} ${own.code}` : digits;
      },
      head: (field) => of.heads[first(field)]?.trim() ?? '',
    };
  });
}

/** Returns what is said of a product, empty fields left out. */
export const said = (fields: Partial<Record<ImportField, string>>): Said =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '' && text !== undefined)) as Said;
