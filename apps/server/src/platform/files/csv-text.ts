import { Readable } from 'node:stream';
import { refuse } from '@app/contract/core/refuse';
import { CsvError, parse } from 'csv-parse';

/** Bytes of one row of a CSV file at most; a quote that is never closed would swallow the rest. */
const RECORD_MAX = 256 * 1024;

/** Bytes of the text that are looked at for what no text holds. */
const LOOKED_AT = 64 * 1024;
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these tell a program or a picture from a text
const NO_TEXT = /[\u0000-\u0008\u000E-\u001F]|^\s*(<|#!|%!)/;

/** A file's text: by its mark, else UTF-8, else the encoding that spreadsheets in Chinese still write. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** What parts the cells: spreadsheets write semicolons where the comma is the decimal sign. */
function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const count = (mark: string) => head.split(mark).length;
  return [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
}

/** Characters that are taken apart before the next are: whoever reads the rows may pause between them. */
const PIECE = 16 * 1024;

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/** The rows of a CSV file, each with its number; refuses table.unreadable for text that is none. */
export async function* readCsvText(bytes: Buffer): AsyncGenerator<{ row: number; cells: string[] }> {
  const text = decoded(bytes);
  if (NO_TEXT.test(text.slice(0, LOOKED_AT))) refuse('table.unreadable');
  const options = { delimiter: delimiterOf(text), relax_column_count: true, max_record_size: RECORD_MAX };
  let row = 0;
  try {
    for await (const cells of Readable.from(piecesOf(text)).compose(parse({ ...options, relax_quotes: true }))) {
      row += 1;
      yield { row, cells: cells as string[] };
    }
  } catch (error) {
    if (error instanceof CsvError) refuse('table.unreadable');
    throw error;
  }
}
