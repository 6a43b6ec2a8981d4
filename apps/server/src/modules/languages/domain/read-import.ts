import { limits } from '@app/contract/core/limits';
import { refuse } from '@app/contract/core/refuse';
import type { ImportReport } from '@app/contract/languages/staff-schemas';
import type { CellMark, TableLine } from '../../../platform/files/tables/line.ts';
import { placeholdersAgree } from './placeholders.ts';
import type { Editor } from './translation-editor.ts';

export type ImportRow = { readonly row: number; readonly key: string; readonly text: unknown };
export type ReadReport = Omit<ImportReport, 'look'>;
type Change = { readonly key: string; readonly text: string; readonly source: string };

/** Flaws that a report names one by one. */
const MOST_NAMED = 100;
/** Objects within one another that a key may have parts for. */
const DEEPEST = 20;
/** Behind the key of a text in JSON. */
const KEY_ENDS = /(?<!\\)"\s*:/g;
/** Marks of cells whose text was not typed: errors, formulas without a value, signs that were misread. */
const BAD: ReadonlySet<CellMark | undefined> = new Set(['error', 'no_value', 'garbled', 'inexact']);

function hasTooManyKeys(text: string): boolean {
  let keys = 0;
  for (const _key of text.matchAll(KEY_ENDS)) {
    keys += 1;
    if (keys > limits.tableRows) return true;
  }
  return false;
}

/** Where a column of this name stands, whatever its case. Refuses table.column_twice. */
function columnOf({ cells }: TableLine, name: string): number {
  const at = cells.flatMap((cell, column) => (cell.toLowerCase() === name ? [column] : []));
  if (at.length > 1) refuse('table.column_twice', { column: name });
  return at[0] ?? refuse('translation.unreadable');
}

/**
 * The rows of a table with the columns `key` and `text`. Refuses translation.unreadable where no line names both, and
 * table.column_twice.
 */
export function rowsOfTable(lines: readonly TableLine[]): ImportRow[] {
  const names = (line: TableLine) => new Set(line.cells.map((cell) => cell.toLowerCase()));
  const at = lines.findIndex((line) => names(line).has('key') && names(line).has('text'));
  const head = lines[at] ?? refuse('translation.unreadable');
  const [key, text] = [columnOf(head, 'key'), columnOf(head, 'text')];
  return lines.slice(at + 1).map(({ row, cells, marks }) => ({
    row,
    key: cells[key] ?? '',
    text: BAD.has(marks?.[text]) ? null : (cells[text] ?? ''),
  }));
}

/** The texts of an object by their keys; an object within it stands for the keys that begin with its own. */
function* textsIn(value: object, before: string, depth: number): Generator<[string, unknown]> {
  for (const [key, own] of Object.entries(value)) {
    const nested = typeof own === 'object' && own !== null && !Array.isArray(own) && depth < DEEPEST;
    if (nested) yield* textsIn(own, `${before}${key}.`, depth + 1);
    else yield [before + key, own];
  }
}

/**
 * The rows of JSON with a text for each key, in one object or in objects within one another. Refuses
 * translation.unreadable for what is none, or has more texts than a table may have rows.
 */
export function rowsOfJson(text: string): ImportRow[] {
  if (hasTooManyKeys(text)) refuse('translation.unreadable');
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    refuse('translation.unreadable');
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) refuse('translation.unreadable');
  return [...textsIn(read, '', 0)].map(([key, own], index) => ({ row: index + 1, key, text: own }));
}

function flawOf(
  row: ImportRow,
  editor: Editor,
  seen: ReadonlySet<string>,
): ImportReport['flaws'][number]['flaw'] | null {
  if (typeof row.text !== 'string' || row.text.includes('\u0000') || !row.text.isWellFormed()) return 'unreadable';
  if (!editor.has(row.key)) return 'unknown_key';
  if (seen.has(row.key)) return 'twice';
  return row.text.trim().length > limits.translationText ? 'too_long' : null;
}

/** What importing these rows would change. A row without a text, or with the one that stands, changes nothing. */
export function planImport(rows: readonly ImportRow[], editor: Editor): { changes: Change[]; report: ReadReport } {
  const changes: Change[] = [];
  const flaws: ImportReport['flaws'] = [];
  const seen = new Set<string>();
  let [unchanged, placeholders] = [0, 0];
  for (const given of rows) {
    const flaw = flawOf(given, editor, seen);
    seen.add(given.key);
    if (flaw) {
      flaws.push({ row: given.row, key: given.key.slice(0, limits.translationKey), flaw });
      continue;
    }
    const text = String(given.text).trim();
    const stands = editor.row(given.key);
    if (text === '' || text === stands.text) unchanged += 1;
    else {
      if (stands.source !== '' && !placeholdersAgree(given.key, stands.source, text)) placeholders += 1;
      changes.push({ key: given.key, text, source: stands.source });
    }
  }
  const report = {
    rows: rows.length,
    changed: changes.length,
    unchanged,
    placeholders,
    flaws: flaws.slice(0, MOST_NAMED),
    refused: flaws.length,
  };
  return { changes, report };
}
