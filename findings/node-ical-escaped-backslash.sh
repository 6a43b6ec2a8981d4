#!/usr/bin/env bash
# RFC 5545, 3.3.11: in a text two backslashes stand for one. node-ical 0.27.2 undoes the other escapes first, so that a backslash that
# is followed by the letter n becomes a backslash and a line break, as in the path of a shared folder. ical.js 2.2.1 reads it right.
. "$(dirname "$0")/support/run.sh"
packages node-ical@0.27.2 ical.js@2.2.1
observe 'node-ical "C:\\tours\\\nights"
ical.js "C:\\tours\\nights"' <<'JS'
import ICAL from 'ical.js';
import ical from 'node-ical';

const text = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//example//finding//EN',
  'BEGIN:VEVENT',
  'UID:1@example.com',
  'DTSTAMP:20260901T000000Z',
  'DTSTART:20261210T190000Z',
  String.raw`SUMMARY:C:\\tours\\nights`,
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const event = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
console.log('node-ical', JSON.stringify(event.summary));
console.log('ical.js', JSON.stringify(new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).summary));
JS
