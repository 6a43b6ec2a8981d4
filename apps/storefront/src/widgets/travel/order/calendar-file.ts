/** Longest line of a calendar file, in bytes (RFC 5545). */
const LINE = 75;

/** How sure an event is: paid, paid and still to be confirmed, or cancelled. */
export type EventStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';

/** What stands in a calendar: moments in ISO 8601, texts in the reader's language. */
export type CalendarEvent = {
  /** The same for the same event of a booking, so that a second file replaces the first, whichever screen it is from. */
  readonly id: string;
  readonly status: EventStatus;
  readonly title: string;
  readonly where: string;
  readonly text: string;
  readonly from: string;
  readonly to: string;
};

/** Line breaks of every kind are written as one, and what no text may hold is left out. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the format forbids
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/([\\;,])/g, '\\$1')
    .replaceAll('\n', '\\n');

/** A moment as the format writes it, by Greenwich: 20261214T093500Z. */
const stamp = (iso: string): string => `${new Date(iso).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** A number that is higher in every later file: seconds since 2020. */
const sequence = (now: string): number => Math.max(0, Math.floor((Date.parse(now) - Date.UTC(2020, 0)) / 1_000));

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
  `UID:${escaped(event.id)}`,
  `DTSTAMP:${stamp(now)}`,
  `LAST-MODIFIED:${stamp(now)}`,
  `SEQUENCE:${sequence(now)}`,
  `STATUS:${event.status}`,
  `DTSTART:${stamp(event.from)}`,
  `DTEND:${stamp(event.to)}`,
  `SUMMARY:${escaped(event.title)}`,
  ...(event.where ? [`LOCATION:${escaped(event.where)}`] : []),
  `DESCRIPTION:${escaped(event.text)}`,
  'END:VEVENT',
];

/**
 * Returns events as a calendar file (RFC 5545), at their true moments wherever it is opened. `now` is when it was written:
 * a later file replaces an earlier one. A file of cancelled events alone takes them away.
 */
export const calendarFile = (events: readonly CalendarEvent[], now: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bookings//EN',
    ...(events.every(({ status }) => status === 'CANCELLED') ? ['METHOD:CANCEL'] : []),
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
