import { SEPARATORS, type Separator } from '@app/contract/core/tables';

/** The sign of each separator. */
export const SIGN_OF: Readonly<Record<Separator, string>> = { comma: ',', semicolon: ';', tab: '\t', bar: '|' };

/** Lines and characters by which the separator is found. */
const [LINES, LOOKED_AT] = [50, 64 * 1024];
/** Characters in which quotes with a backslash show. */
const SHOWN_IN = 1024 * 1024;
/** What some spreadsheets write first: the sign between cells, for other spreadsheets. They show no such line. */
const NAMED = /^"?sep=([^\r\n"])"?[,;\t|]*(\r\n|\n|\r|$)/i;

/** How many cells each of the first lines has with a sign between them; what stands in quotes is one cell. */
function widths(text: string, sign: string): number[] {
  const found: number[] = [];
  let [cells, quoted, filled] = [1, false, false];
  for (const one of text) {
    if (one === '"') quoted = !quoted;
    if (quoted || (one !== '\n' && one !== '\r')) {
      if (one === sign && !quoted) cells += 1;
      filled = true;
      continue;
    }
    if (filled) found.push(cells);
    if (found.length >= LINES) return found;
    [cells, filled] = [1, false];
  }
  return filled ? [...found, cells] : found;
}

/** The width that most lines have, if it is more than one cell, and how many have it. */
function commonWidth(of: readonly number[]): { width: number; lines: number } {
  const counts = new Map<number, number>();
  for (const width of of) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [best] = [...counts].sort(([a, n], [b, m]) => m - n || b - a);
  return { width: best?.[0] ?? 1, lines: best?.[1] ?? 0 };
}

/** Returns what parts the cells of most lines into the same number: of several the one with more cells; else a comma. */
export function findSeparator(text: string): Separator {
  const beginning = text.slice(0, LOOKED_AT);
  // A quotation mark in the middle of a cell, such as for inches, would hide the rest: then quotes are passed over.
  const open = (beginning.split('"').length - 1) % 2 === 1 && text.length <= LOOKED_AT;
  const looked = open ? beginning.replaceAll('"', '') : beginning;
  const all = SEPARATORS.map((separator) => ({ separator, ...commonWidth(widths(looked, SIGN_OF[separator])) }));
  all.sort((a, b) => b.lines - a.lines || b.width - a.width);
  return all[0]?.separator ?? 'comma';
}

export type Opened = {
  /** Null where the file names a sign that is none of those to choose from. */
  readonly separator: Separator | null;
  readonly sign: string;
  /** Where the table begins: behind a line that names the sign. */
  readonly from: number;
};

/** Returns what parts the cells: as asked for, as the file's first line names it (`sep=;`), or as most lines show. */
export function openText(text: string, asked: Separator | undefined): Opened {
  const named = NAMED.exec(text);
  const from = named?.[0].length ?? 0;
  if (asked) return { separator: asked, sign: SIGN_OF[asked], from };
  if (named?.[1]) {
    const sign = named[1];
    return { separator: SEPARATORS.find((one) => SIGN_OF[one] === sign) ?? null, sign, from };
  }
  const separator = findSeparator(text);
  return { separator, sign: SIGN_OF[separator], from };
}

/**
 * Returns a text whose quotes within quoted cells are doubled, as CSV has it. MySQL and PHP (`fputcsv`) put a backslash before
 * them; that one does shows where the quote ends neither its cell nor its line.
 */
export function withDoubledQuotes(text: string, sign: string): string {
  const parting = `${sign.replace(/[\\\]^-]/, '\\$&')}\\r\\n`;
  const shows = new RegExp(`(?:^|[${parting}])"[^"]*\\\\"[^"${parting}]`);
  if (!shows.test(text.slice(0, SHOWN_IN))) return text;
  return text.replace(new RegExp(`\\\\"(?=[^${parting}])`, 'g'), '""');
}
