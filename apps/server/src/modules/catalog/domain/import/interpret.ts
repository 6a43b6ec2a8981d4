import type { ColumnField, ImportDialect } from '@app/contract/catalog/import-fields';
import type { NumberStyle } from '@app/kernel/written-numbers';
import type { TableLine } from '../../../../platform/files/tables/line.ts';
import { type DialectContext, type RowKey, sourceRows } from './dialects/dialect.ts';
import { dialectOf } from './dialects/dialects.ts';
import { numberOf } from './dialects/texts.ts';
import { type Findings, type ImportLine, NOTHING_FOUND } from './group-cells.ts';

/** A file's columns and the program that wrote it. */
export type FileColumns = {
  readonly dialect: ImportDialect;
  readonly heads: readonly string[];
  readonly mapping: readonly (ColumnField | null)[];
  readonly styles: readonly NumberStyle[];
};
/** A row as it is stored, with those of its SKUs that stand in an earlier row. */
export type KeptLine = TableLine & { readonly twice: readonly string[] };

/** A row's product, its SKUs, and which of them stand in an earlier row. */
export type KeyedRow = RowKey & { readonly row: number; readonly key: string; readonly twice: readonly string[] };

const KEY_MAX = 100;

const ownKeys = (lines: readonly TableLine[], columns: FileColumns): RowKey[] =>
  sourceRows(lines, columns).map(({ text }) => ({
    number: numberOf(text('number')),
    skus: text('sku') ? [text('sku')] : [],
    name: text('name') || text('nameZh') || text('nameEs') || text('namePt'),
  }));

/** Returns which rows of a file are one product, and which repeat a SKU. */
export function keysOf(lines: readonly TableLine[], columns: FileColumns): KeyedRow[] {
  const dialect = dialectOf(columns.dialect);
  const keys = dialect ? dialect.keys(sourceRows(lines, columns)) : ownKeys(lines, columns);
  const seen = new Set<string>();
  return keys.map((one, at) => {
    const row = lines[at]?.row ?? 0;
    const twice = one.skus.filter((sku) => seen.has(sku));
    for (const sku of one.skus) seen.add(sku);
    const [sku] = one.skus;
    const key = one.number ? `n:${one.number}` : sku ? `s:${sku.slice(0, KEY_MAX)}` : `r:${row}`;
    return { ...one, row, key, twice };
  });
}

/** What the product is known by whose rows have this key; null for one without a number. */
export const numberIn = (key: string): string | null => (key.startsWith('n:') ? key.slice(2) : null);

/** Returns the rows of one product as an import reads them. */
export function interpret(
  lines: readonly KeptLine[],
  columns: FileColumns,
  context: DialectContext,
): { lines: ImportLine[]; findings: Findings } {
  const dialect = dialectOf(columns.dialect);
  if (!dialect) return { lines: [...lines], findings: NOTHING_FOUND };
  const twiceOf = new Map(lines.map((line) => [line.row, line.twice]));
  const read = dialect.read(sourceRows(lines, columns), context);
  const rowOf = <T extends { row: { line: TableLine } }>(one: T) => ({ ...one, row: one.row.line.row });
  return {
    lines: read.rows.map(({ row: { line }, role, said }) => ({
      ...line,
      twice: twiceOf.get(line.row) ?? [],
      said,
      ofProduct: role === 'product',
    })),
    findings: { flaws: read.flaws.map(rowOf), notes: read.notes.map(rowOf) },
  };
}
