#!/usr/bin/env bash
# RFC 5545, 3.3.10: a rule of repetition leaves out days that there are not. Of the 31st of each month that ends a quarter ical.js 2.2.1 makes
# 1 July and 1 October, since June and September have no 31st, and counts them. node-ical 0.27.2 leaves them out.
. "$(dirname "$0")/support/run.sh"
packages node-ical@0.27.2 ical.js@2.2.1
observe 'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3 ical.js 2026-01-31 2026-03-31 2026-05-31
FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3 node-ical 2026-01-31 2026-03-31 2026-05-31
FREQ=YEARLY;BYMONTH=3,6,9,12;BYMONTHDAY=31;COUNT=4 ical.js 2026-03-31 2026-07-01 2026-10-01 2026-12-31
FREQ=YEARLY;BYMONTH=3,6,9,12;BYMONTHDAY=31;COUNT=4 node-ical 2026-03-31 2026-12-31 2027-03-31 2027-12-31' <<'JS'
import ICAL from 'ical.js';
import ical from 'node-ical';

const fileOf = (start, rule) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//example//finding//EN',
    'BEGIN:VEVENT',
    'UID:1@example.com',
    'DTSTAMP:20260901T000000Z',
    `DTSTART:${start}T120000Z`,
    `RRULE:${rule}`,
    'SUMMARY:Closed',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

for (const [start, rule] of [
  ['20260131', 'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3'],
  ['20260331', 'FREQ=YEARLY;BYMONTH=3,6,9,12;BYMONTHDAY=31;COUNT=4'],
]) {
  const text = fileOf(start, rule);
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
  const times = event.iterator();
  const days = [];
  for (let time = times.next(); time; time = times.next()) days.push(time.toString().slice(0, 10));
  console.log(rule, 'ical.js', days.join(' '));
  const read = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
  console.log(rule, 'node-ical', read.rrule.all().map((day) => new Date(day).toISOString().slice(0, 10)).join(' '));
}
JS
