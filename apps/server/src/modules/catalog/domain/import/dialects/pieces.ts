import type { DialectContext, RowNote, SourceRow } from './dialect.ts';

/** Returns the pieces of a row's variant: none below zero, and as many as the import says where the file counts none. */
export function pieces(
  row: SourceRow,
  of: { readonly context: DialectContext; readonly note: (one: RowNote) => void; readonly cell?: string },
): string {
  const cell = of.cell ?? row.number('stock');
  if (cell === '') {
    of.note({ row, field: 'stock', note: 'not_counted', value: String(of.context.pieces) });
    return String(of.context.pieces);
  }
  if (!/^-\d/.test(cell)) return cell;
  of.note({ row, field: 'stock', note: 'stock_negative', value: cell });
  return '0';
}
