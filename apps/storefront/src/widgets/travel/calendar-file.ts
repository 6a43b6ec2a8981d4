/** Longest line of a calendar file, in bytes (RFC 5545). */
const LINE = 75;

/** What stands in a calendar: moments in ISO 8601, texts in the reader's language. */
export type CalendarEvent = {
  /** The same for the same event of a booking, so that a second file replaces the first. */
  readonly id: string;
  readonly title: string;
  readonly where: string;
  readonly text: string;
  readonly from: string;
  readonly to: string;
};

const escaped = (text: string): string => text.replace(/([\\;,])/g, '\\$1').replaceAll('\n', '\\n');

/** A moment as the format writes it, by Greenwich: 20261214T093500Z. */
const stamp = (iso: string): string => `${new Date(iso).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** A line cut so that no piece is too long; no letter is cut in two. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let length = 0;
  let text = '';
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (length + size > LINE) {
      text += '\r\n ';
      length = 1;
    }
    text += letter;
    length += size;
  }
  return text;
}

const linesOf = (event: CalendarEvent, now: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.id}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(event.from)}`,
  `DTEND:${stamp(event.to)}`,
  `SUMMARY:${escaped(event.title)}`,
  ...(event.where ? [`LOCATION:${escaped(event.where)}`] : []),
  `DESCRIPTION:${escaped(event.text)}`,
  'END:VEVENT',
];

/** Returns events as a calendar file (RFC 5545), at their true moments wherever it is opened. `now` is when it was written. */
export const calendarFile = (events: readonly CalendarEvent[], now: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bookings//EN',
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
