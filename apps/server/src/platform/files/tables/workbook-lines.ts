import { limits } from '@app/contract/core/limits';
import { refuse } from '@app/contract/core/refuse';
import { openArchive } from './archive.ts';
import type { CellMark, RawLine } from './line.ts';
import { timeText } from './workbook-dates.ts';
import { maskedText } from './workbook-formats.ts';
import { openWorkbook, type Workbook } from './workbook-parts.ts';
import { type PartReader, type Pause, partPieces, unescaped } from './workbook-xml.ts';

/** From here on a spreadsheet keeps fewer digits than were typed: it holds fifteen. */
const INEXACT_FROM = 1e15;
const LETTERS = 26;
/** Rows that a sheet has. */
const ROWS = 1_048_576;

/** A number with the digits that spreadsheets show: 1.1 times 3 comes to 3.3000000000000003 in a file, and is 3.3. */
const asShown = (number: number): number => Number(number.toPrecision(15));

type Cell = { text: string; mark?: CellMark };
type CellParts = { type: string; style: number; value: string | null; inline: string | null; formula: boolean };

/** The column of a reference such as `AB12`, from 0; null for none. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
}

/** What a format makes of a number; null where it is a number as any other. */
function formatted(number: number, style: number, { looks, counts }: Workbook): string | null {
  const look = looks[style] ?? null;
  if (look === null) return null;
  if (look === 'time') return timeText(number, counts);
  return look === 'percent' ? `${asShown(number * 100)}%` : maskedText(number, look);
}

function numberCell(value: string, style: number, book: Workbook): Cell {
  const number = Number(value);
  if (!Number.isFinite(number)) return { text: value };
  if (Math.abs(number) >= INEXACT_FROM) return { text: value, mark: 'inexact' };
  const text = formatted(number, style, book);
  if (text !== null) return /^\d+$/.test(text) ? { text, mark: 'number' } : { text };
  const plain = String(asShown(number));
  return { text: plain.includes('e') ? value : plain, mark: 'number' };
}

/** What a cell shows: of a formula what it last came to. */
function cellOf({ type, style, value, inline, formula }: CellParts, book: Workbook): Cell {
  if (type === 'inlineStr') return { text: unescaped(inline ?? '') };
  if (value === null) return formula ? { text: '', mark: 'no_value' } : { text: '' };
  if (type === 's') return { text: book.texts[Number(value)] ?? '' };
  if (type === 'e') return { text: value, mark: 'error' };
  if (type === 'b') return { text: /^(1|true)$/i.test(value) ? 'true' : 'false' };
  if (type === 'str' || type === 'd') return { text: unescaped(value) };
  if (value.trim() === '') return formula ? { text: '', mark: 'no_value' } : { text: '' };
  return numberCell(value.trim(), style, book);
}

/** Reads the cells of a sheet into `lines`, which whoever pulls them empties. */
function sheetReader(book: Workbook, lines: RawLine[]): PartReader {
  let [row, column, count] = [0, -1, 0];
  let [cells, marks] = [[] as string[], new Map<number, CellMark>()];
  let given: CellParts = { type: '', style: 0, value: null, inline: null, formula: false };
  let [into, guides]: ['value' | 'inline' | null, number] = [null, 0];

  function openCell({ r, t = 'n', s = '0' }: Readonly<Record<string, string>>): void {
    column = columnOf(r) ?? column + 1;
    count += 1;
    if (count > limits.tableCells) refuse('table.too_large');
    given = { type: t, style: Number(s), value: null, inline: null, formula: false };
  }
  function openText(kind: 'value' | 'inline'): void {
    into = kind;
    given[kind] ??= '';
  }
  function closeCell(): void {
    const { text, mark } = cellOf(given, book);
    if (text === '' && !mark) return;
    if (column >= limits.tableLineCells) refuse('table.too_large');
    while (cells.length < column) cells.push('');
    cells[column] = text;
    if (mark) marks.set(column, mark);
  }
  function openRow({ r }: Readonly<Record<string, string>>): void {
    const next = r === undefined ? row + 1 : Number(r);
    if (!Number.isInteger(next) || next <= row || next > ROWS) refuse('table.unreadable');
    [row, column, cells, marks] = [next, -1, [], new Map()];
  }
  return {
    open: (tag, attributes) => {
      if (tag === 'row') openRow(attributes);
      else if (tag === 'c') openCell(attributes);
      else if (tag === 'rPh') guides += 1;
      else if (tag === 'f') given.formula = true;
      else if (tag === 'v') openText('value');
      else if (tag === 't' && guides === 0) openText('inline');
    },
    text: (text) => {
      if (into) given[into] += text;
    },
    close: (tag) => {
      if (tag === 'v' || tag === 't') into = null;
      else if (tag === 'rPh') guides -= 1;
      else if (tag === 'c') closeCell();
      else if (tag === 'row') lines.push({ row, cells, marks });
    },
  };
}

/**
 * The rows of a workbook's first visible sheet as its cells show them, empty ones too. Refuses table.unreadable,
 * table.unsafe (macros, bombs), and table.too_large as soon as there are more cells than a table may have.
 */
export async function* workbookLines(bytes: Buffer, pause: Pause): AsyncGenerator<RawLine> {
  const archive = await openArchive(bytes);
  const book = await openWorkbook(archive, pause);
  const lines: RawLine[] = [];
  for await (const _piece of partPieces(archive, book.sheet, sheetReader(book, lines))) {
    yield* lines.splice(0);
    await pause();
  }
  yield* lines;
}
