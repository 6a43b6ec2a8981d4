#!/usr/bin/env bash
# RFC 5545, 3.3.5: a local time that occurs twice, when clocks go back, is the first of the two. node-ical 0.27.2, by the runtime's
# zones, and ical.js 2.2.1, by the zone's rules in the file, both take the second: 01:30 in Lisbon on 25 October 2026 is 00:30 UTC and is
# read as 01:30 UTC, an hour late.
. "$(dirname "$0")/support/run.sh"
packages node-ical@0.27.2 ical.js@2.2.1
observe 'node-ical 2026-10-25T01:30:00.000Z
ical.js 2026-10-25T01:30:00.000Z' <<'JS'
import ICAL from 'ical.js';
import ical from 'node-ical';

const rule = (name, month, from, to) => [
  `BEGIN:${name}`,
  `DTSTART:1996${month}T0${name === 'DAYLIGHT' ? 1 : 2}0000`,
  `RRULE:FREQ=YEARLY;BYMONTH=${Number(month.slice(0, 2))};BYDAY=-1SU`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `END:${name}`,
];
const text = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//example//finding//EN',
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Lisbon',
  ...rule('DAYLIGHT', '0331', '+0000', '+0100'),
  ...rule('STANDARD', '1027', '+0100', '+0000'),
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:1@example.com',
  'DTSTAMP:20260901T000000Z',
  'DTSTART;TZID=Europe/Lisbon:20261025T013000',
  'SUMMARY:Night train',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const event = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
console.log('node-ical', event.start.toISOString());
const calendar = new ICAL.Component(ICAL.parse(text));
ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone'));
console.log('ical.js', new ICAL.Event(calendar.getFirstSubcomponent('vevent')).startDate.toJSDate().toISOString());
JS
