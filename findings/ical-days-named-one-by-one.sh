#!/usr/bin/env bash
# An event takes place at its DTSTART and at each RDATE, and not at an EXDATE, whatever else is excluded (RFC 5545, 3.8.5.1 and 3.8.5.2).
# ical.js 2.2.1 leaves out the DTSTART where no rule stands beside the dates, and takes place at an excluded time after two exclusions in
# a row that exclude nothing, as are left in a calendar once its rule is another. node-ical 0.27.2 excludes it.
. "$(dirname "$0")/support/run.sh"
packages ical.js@2.2.1 node-ical@0.27.2
observe '4 January, and 10 and 20 named: 01-10 01-20
4, 11 and 18 without 11: 01-04 01-11 01-18
the same by node-ical: 01-04 01-18' <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

const calendar = (lines) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Tours//EN',
    'BEGIN:VEVENT',
    'UID:1@example.org',
    'DTSTAMP:20261101T000000Z',
    'DTSTART:20270104T150000Z',
    'DURATION:PT2H',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
function days(lines) {
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(calendar(lines))).getFirstSubcomponent('vevent'));
  const times = event.iterator();
  const found = [];
  for (let time = times.next(); time; time = times.next()) found.push(time.toString().slice(5, 10));
  return found.join(' ');
}
console.log('4 January, and 10 and 20 named:', days(['RDATE:20270110T150000Z,20270120T150000Z']));
const series = ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20270105T150000Z,20270106T150000Z,20270111T150000Z'];
console.log('4, 11 and 18 without 11:', days(series));
const event = Object.values(nodeIcal.sync.parseICS(calendar(series))).find(({ type }) => type === 'VEVENT');
const excluded = new Set(Object.keys(event.exdate).map((key) => key.slice(0, 10)));
const left = event.rrule.all().map((date) => date.toISOString().slice(0, 10)).filter((day) => !excluded.has(day));
console.log('the same by node-ical:', left.map((day) => day.slice(5)).join(' '));
JS
