import type { ImportField, ImportFlaw } from '@app/contract/catalog/import-fields';
import type { Read } from './read-cell.ts';

export type ImportLine = { readonly row: number; readonly cells: readonly string[]; readonly skuTwice: boolean };
export type Flaw = { readonly column: number | null; readonly flaw: ImportFlaw; readonly value: string };

/** Characters of a cell that a flaw repeats. */
const VALUE_SHOWN = 80;

/** The rows of one product with what is wrong in them, gathered while they are read. */
export function openGroup(lines: readonly ImportLine[], mapping: readonly (ImportField | null)[]) {
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
  return {
    lines,
    flaws,
    text,
    complain,
    read,
    /** What the first row that says anything says of the whole product. */
    readOnce: <T>(field: ImportField, reader: (cell: string) => Read<T>): T | undefined => {
      const line = lines.find((one) => text(one, field) !== '');
      return line && read(line, field, reader);
    },
  };
}
export type Group = ReturnType<typeof openGroup>;
