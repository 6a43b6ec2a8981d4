#!/usr/bin/env bash
# RFC 5545, 3.3.6: a duration may have a sign, and an alarm two hours before what it is of is TRIGGER:-PT2H. iso8601-duration 2.1.4 reads it
# as two hours after, without an error: the sign is passed over. tinyduration 3.4.1 and ical.js 2.2.1 read it.
. "$(dirname "$0")/support/run.sh"
packages iso8601-duration@2.1.4 tinyduration@3.4.1 ical.js@2.2.1
observe '-PT2H iso8601-duration 7200 tinyduration -7200 ical.js -7200
PT2H iso8601-duration 7200 tinyduration 7200 ical.js 7200
-P1DT30M iso8601-duration 88200 tinyduration -88200 ical.js -88200' <<'JS'
import ICAL from 'ical.js';
import { parse, toSeconds } from 'iso8601-duration';
import { parse as parseTiny } from 'tinyduration';

const secondsOf = ({ days = 0, hours = 0, minutes = 0, negative }) =>
  (negative ? -1 : 1) * (days * 86_400 + hours * 3_600 + minutes * 60);

for (const text of ['-PT2H', 'PT2H', '-P1DT30M']) {
  const [iso, tiny, ics] = [toSeconds(parse(text)), secondsOf(parseTiny(text)), ICAL.Duration.fromString(text).toSeconds()];
  console.log(text, 'iso8601-duration', iso, 'tinyduration', tiny, 'ical.js', ics);
}
JS
