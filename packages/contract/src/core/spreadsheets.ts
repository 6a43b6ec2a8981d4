/** What a spreadsheet would run instead of show (OWASP, CSV injection), full-width signs as well; also behind spaces. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;
/** A number, or a phone number with its country: a plus followed by digits alone is none to run. */
const PLAIN = /^(?:-?\d+(?:\.\d+)?|\+\d+)$/;
/** A phone number as people write it: groups of digits, one pair of brackets, single signs between. */
const PHONE = /^\+(?=(?:[^\d]{0,3}\d){7,15}$)\d{1,4}(?:[ .-]\d+)*(?:[ .-]?\(\d{1,6}\)(?:[ .-]?\d+)?(?:[ .-]\d+)*)?$/;

/** A text that no spreadsheet runs: one that begins as a formula gets an apostrophe; numbers and phone numbers stay. */
export const neutralised = (text: string): string =>
  FORMULA.test(text) && !PLAIN.test(text) && !PHONE.test(text) ? `'${text}` : text;

/** What a cell of CSV can hold; null is written as an empty one. */
export type CsvCell = string | number | boolean | Date | null;

/** What parts cells in the CSV of some language, or ends a line: quoted, whichever sign a program parts cells by. */
const PARTING = /[",;\t\n\r]/;

/** Begins a file that spreadsheets read as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * How `csv-stringify` writes cells here: lines end as RFC 4180 has it, no text runs as a formula, numbers are plain and
 * moments as UTC has them.
 */
export const csvForm = {
  record_delimiter: '\r\n',
  quoted_match: PARTING,
  cast: {
    string: neutralised,
    number: String,
    boolean: String,
    date: (moment: Date): string => moment.toISOString(),
  },
};

const SHEET_NAME_MAX = 31;
const NO_SHEET_NAME = /[\\/?*[\]:\p{Cc}]/gu;
const APOSTROPHES = /^['\s]+|['\s]+$/g;
/** Names that spreadsheets keep for themselves, in whatever case. */
const RESERVED = /^history$/i;

/** Returns a name that every spreadsheet takes for a sheet, as near to the one asked for as may be. */
export function sheetName(asked: string): string {
  const plain = asked.toWellFormed().replace(NO_SHEET_NAME, ' ').replace(APOSTROPHES, '');
  const short = plain
    .slice(0, SHEET_NAME_MAX)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(APOSTROPHES, '');
  if (short === '') return 'Sheet';
  return RESERVED.test(short) ? `${short} 1` : short;
}

/** The same for the sheets of one workbook: no two of them have one name, whatever its case. */
export function sheetNames(asked: readonly string[]): string[] {
  const taken = new Set<string>();
  return asked.map((one) => {
    const first = sheetName(one);
    let name = first;
    for (let at = 2; taken.has(name.toLowerCase()); at += 1) {
      const end = ` ${at}`;
      name = `${first.slice(0, SHEET_NAME_MAX - end.length)}${end}`;
    }
    taken.add(name.toLowerCase());
    return name;
  });
}
