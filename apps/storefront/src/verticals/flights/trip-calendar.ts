import type { FlightLeg, FlightSlice } from '@app/contract/verticals/flights/views';

/** Longest line of a calendar file, in bytes (RFC 5545). */
const LINE = 75;

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

const eventOf = (leg: FlightLeg, words: { readonly number: string; readonly now: string }): string[] => [
  'BEGIN:VEVENT',
  `UID:${leg.flightId}-${leg.day}-${words.number}`,
  `DTSTAMP:${stamp(words.now)}`,
  `DTSTART:${stamp(leg.departsAt)}`,
  `DTEND:${stamp(leg.arrivesAt)}`,
  `SUMMARY:${escaped(`${leg.number} ${leg.from.city} – ${leg.to.city}`)}`,
  `LOCATION:${escaped([`${leg.from.name} (${leg.from.code})`, leg.from.terminal].filter(Boolean).join(', '))}`,
  `DESCRIPTION:${escaped(`${leg.airline.name} ${leg.number}\n${leg.from.code} ${leg.localDeparture.slice(11)} – ${leg.to.code} ${leg.localArrival.slice(11)}\n${words.number}`)}`,
  'END:VEVENT',
];

/** The flights of a booking as a calendar file, one event each, at their true moments wherever it is opened. */
export const tripCalendar = (
  slices: readonly FlightSlice[],
  words: { readonly number: string; readonly now: string },
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Flights//EN',
    ...slices.flatMap(({ legs }) => legs.flatMap((leg) => eventOf(leg, words))),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
