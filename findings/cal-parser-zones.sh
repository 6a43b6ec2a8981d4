#!/usr/bin/env bash
# 10:00 with a TZID is that hour of the zone (RFC 5545, 3.3.5, form 3), and a weekly event of which one day lies in a month may have more there. cal-parser
# 1.0.2 reads the hour as UTC, three hours early in São Paulo, and of a series returns the first day alone for the month in which it begins.
. "$(dirname "$0")/support/run.sh"
packages cal-parser@1.0.2
observe 'begins: 2027-01-04T10:00:00.000Z where 13:00 UTC is meant
2027-01 04
2027-02 01 08 15 22' <<'JS'
import { createRequire } from 'node:module';

const { parseString } = createRequire(import.meta.url)('cal-parser');
const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//Tours//EN',
  'BEGIN:VEVENT',
  'UID:1@example.org',
  'DTSTAMP:20261101T000000Z',
  'DTSTART;TZID=America/Sao_Paulo:20270104T100000',
  'DTEND;TZID=America/Sao_Paulo:20270104T120000',
  'RRULE:FREQ=WEEKLY;COUNT=8',
  'SUMMARY:Boat',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const read = parseString(calendar);
console.log('begins:', read.events[0].dtstart.value.toISOString(), 'where 13:00 UTC is meant');
for (const [from, to] of [['2027-01-01', '2027-02-01'], ['2027-02-01', '2027-03-01']]) {
  const [found] = read.getEventsBetweenDates(new Date(from), new Date(to), true);
  console.log(from.slice(0, 7), found.matchingDates.map((date) => date.toISOString().slice(8, 10)).join(' '));
}
JS
