import { finished } from 'node:stream/promises';
import { limits } from '@app/contract/core/limits';
import { refuse } from '@app/contract/core/refuse';
import { CsvError, parse } from 'csv-parse';
import type { RawLine } from './line.ts';

/** Bytes of one row at most; a quote that is never closed would swallow the rest. */
const RECORD_MAX = 256 * 1024;
/** Characters that are taken apart before the next are: whoever waits has their turn between. */
const PIECE = 4 * 1024;

/** A text in the pieces in which it is read. */
export function* piecesOf(text: string, from: number): Generator<string> {
  for (let at = from; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/**
 * Pieces of a text, each once whoever waits has had their turn. Refuses table.too_large as soon as there are more cells
 * than a line or a table may have; a sign within quotes counts too, for these are far more than any text has.
 */
async function* counted(
  pieces: Iterable<string>,
  { sign, pause }: { sign: string; pause: () => Promise<void> | undefined },
): AsyncGenerator<string> {
  let [enqueue, inTable] = [0, 0];
  for (const piece of pieces) {
    await pause();
    for (const one of piece) {
      if (one === '\n' || one === '\r') enqueue = 0;
      else if (one === sign) enqueue += 1;
      else continue;
      inTable += 1;
      if (enqueue >= limits.tableLineCells || inTable > limits.tableCells) refuse('table.too_large');
    }
    yield piece;
  }
}

/** The parser makes an error of every row that is as wide as no other, which is none here: their stacks took most of its time. */
function withoutStacks(work: () => void): void {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    work();
  } finally {
    Error.stackTraceLimit = before;
  }
}

function refuseCsv(error: Error): never {
  if (!(error instanceof CsvError)) throw error;
  const open = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  refuse(open ? 'table.quote_open' : 'table.unreadable', open ? { line: Number(error['records']) + 1 } : {});
}

/**
 * The rows of a text whose cells are parted by a sign, empty ones too. Refuses table.too_large as soon as there are too
 * many cells, table.quote_open with the row whose quotation mark is never closed, and table.unreadable.
 */
export async function* csvLines(
  pieces: Iterable<string>,
  of: { sign: string; pause: () => Promise<void> | undefined },
): AsyncGenerator<RawLine> {
  let row = 0;
  const parser = parse({
    delimiter: of.sign,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    // A quoted cell may stand behind a blank: `1, "a, b"`. Where blanks part cells they are none.
    ltrim: of.sign.trim() !== '',
    max_record_size: RECORD_MAX,
  });
  const failed: Error[] = [];
  parser.on('error', (error) => failed.push(error));
  const done = finished(parser).catch(() => undefined);
  // Written and read by hand: a pipeline would hold others up for as long as it has rows.
  for await (const piece of counted(pieces, of)) {
    withoutStacks(() => parser.write(piece));
    for (let cells = parser.read(); cells !== null && failed.length === 0; cells = parser.read()) {
      row += 1;
      yield { row, cells: cells as string[] };
    }
    if (failed.length > 0) break;
  }
  if (failed.length === 0) parser.end();
  for (let cells = parser.read(); cells !== null; cells = parser.read()) {
    row += 1;
    yield { row, cells: cells as string[] };
  }
  await done;
  if (failed[0]) refuseCsv(failed[0]);
}
