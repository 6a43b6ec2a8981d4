/** What is read of a calendar: when things are, and whether they count. Texts, in which guests may be named, are not looked at. */
const READ = new Set([
  'BEGIN',
  'END',
  'PRODID',
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'STATUS',
  'TRANSP',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
]);
const TIMES = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE']);

/** A day is written without saying that it is one by some programs: `DTSTART:20270101`. */
function withKind(name: string, line: string): string {
  if (!TIMES.has(name) || /;VALUE=/i.test(line) || !/:\d{8}(?:,\d{8})*\s*$/.test(line)) return line;
  return line.replace(/^([^;:]+)((?:;[^:]*)?):/, '$1;VALUE=DATE:');
}

/** The lines of a calendar that are read, unfolded, without a mark of the byte order, and with plain days marked as days. */
export function relevantLines(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?|\n/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n');
  return lines
    .flatMap((line) => {
      const name = /^[A-Za-z-]+/.exec(line)?.[0].toUpperCase() ?? '';
      return READ.has(name) ? [withKind(name, line.trim())] : [];
    })
    .join('\r\n');
}
