import type { ColumnMapping } from '@app/contract/reconciliation/staff-schemas';

/** A chosen statement with the names of its columns. */
export type StatementFile = {
  readonly file: File;
  readonly columns: readonly string[];
  readonly separator: ColumnMapping['separator'];
};

const HEAD_BYTES = 64 * 1024;
const separators = { comma: ',', semicolon: ';', tab: '\t' } as const;

/** The cells of one line; a cell in quotes may hold the separator, and a doubled quote is one. */
export function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    if (sign === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell].map((text) => text.trim().replace(/^"|"$/g, '').replaceAll('""', '"').trim());
}

/** The columns of a table by its first line, and what parts them: whatever gives the most. */
export function headOf(text: string): Pick<StatementFile, 'columns' | 'separator'> {
  const line = text.replace(/^\ufeff/, '').split(/\r?\n/)[0] ?? '';
  const names = Object.keys(separators) as ColumnMapping['separator'][];
  const all = names.map((separator) => ({ separator, columns: cellsOf(line, separators[separator]).filter(Boolean) }));
  return all.reduce((best, one) => (one.columns.length > best.columns.length ? one : best));
}

/** Reads the head of a chosen file. */
export async function readHead(file: File): Promise<StatementFile> {
  return { file, ...headOf(await file.slice(0, HEAD_BYTES).text()) };
}
