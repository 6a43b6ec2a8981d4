import { refuse } from '@app/contract/core/refuse';
import type { Encoding, TableLook, TableReading } from '@app/contract/core/tables';
import { limitConcurrency } from '../../limit-concurrency.ts';
import { createPauses } from '../../pauses.ts';
import { csvLines, piecesOf } from './csv-lines.ts';
import { decodeText, weighEncodings } from './encodings.ts';
import { feedEncoding, feedLines, isFeed, mayBeXml } from './feed-lines.ts';
import type { CellMark, RawLine, TableLimits, TableLine } from './line.ts';
import { openText, withDoubledQuotes } from './separators.ts';
import { workbookLines } from './workbook-lines.ts';
import type { Pause } from './workbook-xml.ts';

/** How our own files keep a spreadsheet from running a text: with an apostrophe before it. */
const GUARDED = /^'(?=\s*[=+\-@\t\r])/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these cannot stand in XML, and NUL not in PostgreSQL
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** Characters of the text that are looked at for what no text holds. */
const LOOKED_AT = 64 * 1024;
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these tell a program or a picture from a text
const NO_TEXT = /[\u0000-\u0008\u000E-\u001F]|^\s*(<|#!|%!)/;
/** What ends a text of DOS, or fills its last block. */
const FILLING: ReadonlySet<string> = new Set(['\u0000', '\u001a']);
/** Returns a text without what fills it up; looked for from its end, for a search from its beginning takes each long run again and again. */
function withoutFilling(text: string): string {
  let end = text.length;
  while (end > 0 && FILLING.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Errors as spreadsheets write them into text files, in the languages of the shop; LibreOffice has numbers for some. */
const ERROR =
  /^(?:Err:\d{3}|#(?:N\/[AD]|¡?DIV\/0!|¡?(?:REF|VALUE|VALOR|NUM|NÚM|NULL|NULO|SPILL|CALC|BLOCKED)!|(?:NAME|¿NOMBRE|NOME)\?|GETTING_DATA))$/;
/** A long number as spreadsheets write it into text files once they have lost its last digits. */
const ROUNDED = /^\d(?:[.,]\d{1,14})?E\+(?:1[1-9]|[2-9]\d)$/;

/** Of a file whose head is not for choice; who reads one by its head says where that stands. */
const UNCHOSEN = { head: null, firstRows: [] };

export type SheetFormat = 'csv' | 'xlsx';
export type TableAsked = {
  /** The language of the person: of encodings that are as plausible as one another theirs is taken. */
  readonly language: string;
  readonly reading?: TableReading;
  readonly most: TableLimits;
};
export type Table = { readonly look: TableLook; readonly lines: readonly TableLine[] };

/** One table at a time: a whole one takes a core and the memory that it unpacks to. */
const runLimited = limitConcurrency({ atOnce: 1, waiting: 20, waitMs: 20_000, retryAfter: 5 });

/** Which of the two a file is, by its bytes alone; table.unreadable for old or foreign formats. */
export function sheetFormat(bytes: Buffer): SheetFormat {
  const mark = bytes.subarray(0, 8).toString('latin1');
  if (mark.startsWith('PK')) return 'xlsx';
  const foreign = ['\xD0\xCF\x11\xE0', '%PDF', '\x89PNG', '\xFF\xD8\xFF', 'GIF8', 'RIFF', '{\\rtf', '\x1F\x8B'];
  return foreign.some((one) => mark.startsWith(one)) ? refuse('table.unreadable') : 'csv';
}

/** A text file's text with how it was decoded and how else it could be. Refuses table.unreadable for what is no text. */
export function readText(bytes: Buffer, { language, reading }: Omit<TableAsked, 'most'>) {
  const weighed = weighEncodings(bytes, language);
  const encoding = reading?.encoding ?? weighed.encoding;
  const text = withoutFilling(decodeText(bytes, encoding));
  if (NO_TEXT.test(text.slice(0, LOOKED_AT))) refuse('table.unreadable');
  return { text, encoding, encodings: weighed.encodings };
}

/** The text of a product feed with its encoding; null for any other file. */
function feedText(bytes: Buffer, { language, reading }: TableAsked): { text: string; encoding: Encoding } | null {
  if (!mayBeXml(bytes)) return null;
  const encoding = reading?.encoding ?? feedEncoding(bytes, language);
  const text = decodeText(bytes, encoding);
  return isFeed(text) ? { text, encoding } : null;
}

/** What is to be known of a text file's cell beside its text. */
function markOf(cell: string): CellMark | undefined {
  if (cell.includes('\ufffd')) return 'garbled';
  if (ERROR.test(cell)) return 'error';
  return ROUNDED.test(cell) ? 'inexact' : undefined;
}

/** What programs write so that a spreadsheet leaves a number its zeros: `="00123"`. */
const AS_TEXT = /^="([^"]*)"$/;

/** A row without what stands around its texts; undefined for an empty one. */
function lineOf({ row, cells, marks }: RawLine, characters: number): TableLine | undefined {
  const clean = cells.map((cell) =>
    cell
      .slice(0, characters + 1)
      .replace(CONTROL, '')
      .trim()
      .replace(AS_TEXT, '$1')
      .replace(GUARDED, ''),
  );
  const marked = clean.flatMap((cell, at): [number, CellMark][] => {
    const mark = marks?.get(at) ?? markOf(cell);
    return mark ? [[at, mark]] : [];
  });
  while (clean.length > 0 && clean.at(-1) === '' && !marks?.has(clean.length - 1)) clean.pop();
  if (clean.length === 0) return undefined;
  return { row, cells: clean, ...(marked.length > 0 ? { marks: Object.fromEntries(marked) } : {}) };
}

async function gather(lines: AsyncIterable<RawLine>, { most }: TableAsked, pause: Pause): Promise<TableLine[]> {
  const all: TableLine[] = [];
  for await (const raw of lines) {
    await pause();
    const line = lineOf(raw, most.characters);
    if (!line) continue;
    if (all.length >= most.rows || line.cells.length > most.columns) refuse('table.too_large');
    all.push(line);
  }
  return all;
}

/**
 * Returns the rows of a CSV or XLSX file (its first visible sheet) or of a product feed in XML as text, empty ones left out, apostrophes of
 * our own exports taken off, and how the file was read. Refuses table.unreadable, table.unsafe (macros, bombs), table.quote_open,
 * table.xml_broken, table.too_large beyond `most` or the cells of any table, and service.busy while many others are being read.
 */
export function readTable(bytes: Buffer, asked: TableAsked): Promise<Table> {
  return runLimited(async () => {
    const { pause } = createPauses();
    if (sheetFormat(bytes) === 'xlsx') {
      const lines = await gather(workbookLines(bytes, pause), asked, pause);
      return { look: { ...UNCHOSEN, format: 'workbook', encoding: null, separator: null, encodings: [] }, lines };
    }
    const feed = feedText(bytes, asked);
    if (feed !== null) {
      const lines = await gather(feedLines(feed.text, { most: asked.most, pause }), asked, pause);
      return { look: { ...UNCHOSEN, format: 'feed', encoding: feed.encoding, separator: null, encodings: [] }, lines };
    }
    const { text, encoding, encodings } = readText(bytes, asked);
    const { separator, sign, from } = openText(text, asked.reading?.separator);
    const lines = await gather(csvLines(piecesOf(withDoubledQuotes(text, sign), from), { sign, pause }), asked, pause);
    return { look: { ...UNCHOSEN, format: 'text', encoding, separator, encodings: [...encodings] }, lines };
  });
}
