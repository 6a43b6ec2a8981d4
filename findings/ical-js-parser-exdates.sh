#!/usr/bin/env bash
# A zone stands once for all dates of an EXDATE (RFC 5545, 3.8.5.1). ical-js-parser 0.7.4 reads the first date in it and the others in UTC, and
# writes them so. 09:00 in Bangkok is 02:00 UTC, so a reader of what it wrote excludes nothing on the second day: the tour takes place.
. "$(dirname "$0")/support/run.sh"
packages ical-js-parser@0.7.4
observe '[{"value":"20261214T090000","timezone":"Asia/Bangkok"},{"value":"20261221T090000Z"}]
EXDATE;TZID=Asia/Bangkok:20261214T090000
EXDATE:20261221T090000Z' <<'JS'
import { createRequire } from 'node:module';

const parser = createRequire(import.meta.url)('ical-js-parser').default;
const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//Tours//EN',
  'BEGIN:VEVENT',
  'UID:1@example.org',
  'DTSTAMP:20261101T000000Z',
  'DTSTART;TZID=Asia/Bangkok:20261207T090000',
  'DURATION:PT2H',
  'RRULE:FREQ=WEEKLY;COUNT=5',
  'EXDATE;TZID=Asia/Bangkok:20261214T090000,20261221T090000',
  'SUMMARY:Temples',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const read = parser.toJSON(calendar);
console.log(JSON.stringify(read.events[0].exdate));
const written = parser.toString(read);
console.log(written.split(/\r?\n/).filter((line) => line.startsWith('EXDATE')).join('\n'));
JS
