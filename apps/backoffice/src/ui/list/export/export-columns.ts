import type { ExportCell, ExportColumn } from '@app/contract/lists/staff-schemas';
import { named } from '../../../text/in-my-language';
import { type Text, useText } from '../../../text/use-text';
import { useWords } from '../../../text/use-words';
import { PIECE_TITLES } from '../columns/piece-titles';
import type { Column, Written } from '../define-list';

/** Texts of a dictionary that begin alike, by what follows. */
type Words = (prefix: string) => Record<string, string>;

function cellOf(written: Written, key: string, given: { t: Text; words: Words }): ExportCell {
  const flags = { true: given.t('ui.yes'), false: given.t('ui.no') };
  if (typeof written === 'string') return { path: written, words: flags };
  if ('amount' in written) return { path: written.amount, as: 'amount', unit: written.unit };
  const path = written.path ?? key;
  if ('as' in written) return { path, as: written.as };
  if ('yes' in written) return { path, words: { true: given.t(written.yes), false: given.t(written.no) } };
  return { path, words: given.words(written.words) };
}

/** The title of one of several pieces of a column; the first bears the column's own where it has no name. */
function titleOf(title: string, piece: { path: string; index: number }, t: Text): string {
  const name = PIECE_TITLES[piece.path];
  if (name) return named(title, t(name));
  return piece.index === 0 ? title : `${title} ${piece.index + 1}`;
}

/**
 * Returns the columns of a list as an export asks for them: their titles, and how each cell is written, in my language. A column
 * that shows several facts becomes a column for each, so that a spreadsheet can sort and add up.
 */
export function toExportColumns<T>(columns: readonly Column<T>[], given: { t: Text; words: Words }): ExportColumn[] {
  const { t } = given;
  return columns.flatMap((column) => {
    const kind = column.as === 'money' || column.as === 'moment' || column.as === 'count' ? column.as : null;
    const written: Written | readonly Written[] = column.write ?? (kind ? { as: kind } : column.key);
    const pieces = Array.isArray(written) ? (written as readonly Written[]) : [written as Written];
    const cells = pieces.map((piece) => cellOf(piece, column.key, given));
    const title = t(column.title);
    if (cells.length === 1) return [{ title, cells }];
    return cells.map((cell, index) => ({ title: titleOf(title, { path: cell.path, index }, t), cells: [cell] }));
  });
}

/** The same, with my texts. */
export function useExportColumns<T>(columns: readonly Column<T>[]): () => ExportColumn[] {
  const t = useText();
  const words = useWords();
  return () => toExportColumns(columns, { t, words });
}
