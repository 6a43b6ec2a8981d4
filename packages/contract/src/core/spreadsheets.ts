/** What a spreadsheet would run instead of show (OWASP, CSV injection); also behind spaces. */
const FORMULA = /^\s*[=+\-@\t\r]/;
/** A number, or a phone number with its country: a plus followed by digits alone is none to run. */
const PLAIN = /^(?:-?\d+(?:\.\d+)?|\+\d+)$/;

/** A text that no spreadsheet runs: one that begins as a formula gets an apostrophe; plain numbers stay. */
export const neutralised = (text: string): string => (FORMULA.test(text) && !PLAIN.test(text) ? `'${text}` : text);

/** What parts cells in the CSV of some language, or ends a line. */
const PARTING = /[",;\t\n\r]/;

/** One cell of CSV that no spreadsheet runs, quoted where any program would part it, whichever sign it parts cells by. */
export function csvCell(value: string | number): string {
  const safe = typeof value === 'number' ? String(value) : neutralised(value);
  return PARTING.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

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
