import { limits } from '@app/contract/core/limits';
import { refuse } from '@app/contract/core/refuse';
import type { ImportReport } from '@app/contract/i18n/staff-schemas';
import { parse } from 'csv-parse/sync';
import { placeholdersAgree } from './placeholders.ts';
import type { Desk } from './translation-desk.ts';

export type ImportRow = { readonly row: number; readonly key: string; readonly text: unknown };
type Change = { readonly key: string; readonly text: string; readonly source: string };

/** Flaws that a report names one by one. */
const MOST_NAMED = 100;
/** How our own exports keep a spreadsheet from running a text: with an apostrophe before it. */
const GUARDED = /^'(?=[=+\-@\t\r])/;

/** A row more than a table may have, and its head: what lies behind is not taken apart. */
const ROWS_READ = limits.tableRows + 2;
/** Behind the key of a text in JSON. */
const KEY_ENDS = /(?<!\\)"\s*:/g;

function hasTooManyKeys(text: string): boolean {
  let keys = 0;
  for (const _key of text.matchAll(KEY_ENDS)) {
    keys += 1;
    if (keys > limits.tableRows) return true;
  }
  return false;
}

function readCsv(text: string): ImportRow[] {
  const lines: string[][] = parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true, to: ROWS_READ });
  const [head = [], ...body] = lines;
  const [key, own] = [head.indexOf('key'), head.indexOf('text')];
  if (key < 0 || own < 0) refuse('translation.unreadable');
  return body.map((line, index) => ({
    row: index + 2,
    key: (line[key] ?? '').trim(),
    text: (line[own] ?? '').replace(GUARDED, ''),
  }));
}

function readJson(text: string): ImportRow[] {
  if (hasTooManyKeys(text)) refuse('translation.unreadable');
  const read: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (typeof read !== 'object' || read === null || Array.isArray(read)) refuse('translation.unreadable');
  return Object.entries(read as object).map(([key, own], index) => ({ row: index + 1, key, text: own }));
}

/**
 * The rows of a file: CSV with the columns `key` and `text`, or JSON with a text for each key. Refuses
 * translation.unreadable for what is neither, or has more rows than a table may.
 */
export function readImport(bytes: Buffer, format: 'csv' | 'json'): ImportRow[] {
  let rows: ImportRow[];
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    rows = format === 'csv' ? readCsv(text) : readJson(text);
  } catch {
    return refuse('translation.unreadable');
  }
  if (rows.length > limits.tableRows) refuse('translation.unreadable');
  return rows;
}

function flawOf(row: ImportRow, desk: Desk, seen: ReadonlySet<string>): ImportReport['flaws'][number]['flaw'] | null {
  if (typeof row.text !== 'string' || row.text.includes('\u0000') || !row.text.isWellFormed()) return 'unreadable';
  if (!desk.has(row.key)) return 'unknown_key';
  if (seen.has(row.key)) return 'twice';
  return row.text.trim().length > limits.translationText ? 'too_long' : null;
}

/** What importing these rows would change. A row without a text, or with the one that stands, changes nothing. */
export function planImport(rows: readonly ImportRow[], desk: Desk): { changes: Change[]; report: ImportReport } {
  const changes: Change[] = [];
  const flaws: ImportReport['flaws'] = [];
  const seen = new Set<string>();
  let [unchanged, placeholders] = [0, 0];
  for (const given of rows) {
    const flaw = flawOf(given, desk, seen);
    seen.add(given.key);
    if (flaw) {
      flaws.push({ row: given.row, key: given.key.slice(0, limits.translationKey), flaw });
      continue;
    }
    const text = String(given.text).trim();
    const stands = desk.row(given.key);
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
