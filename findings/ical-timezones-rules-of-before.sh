#!/usr/bin/env bash
# ical-generator leaves the rules of zones to a library and names @touch4it/ical-timezones for it. Version 1.9.0 of that has rules of years
# ago: daylight saving time in Mexico and Iran (ended in 2022), none in Egypt (again since 2023), winter time in Jordan (until 2022); Kyiv
# under its name of today is not there at all. Calendars go by the rules in the file, so 19:00 there is read as the moment of another hour
# than Node.js says.
. "$(dirname "$0")/support/run.sh"
packages ical-generator@11.1.2 @touch4it/ical-timezones@1.9.0 ical.js@2.2.1
observe 'America/Mexico_City 2027-07-15 19:00 is 00:00 UTC by the file, 01:00 by Node.js
Africa/Cairo 2027-07-15 19:00 is 17:00 UTC by the file, 16:00 by Node.js
Asia/Tehran 2027-07-15 19:00 is 14:30 UTC by the file, 15:30 by Node.js
Asia/Amman 2027-01-15 19:00 is 17:00 UTC by the file, 16:00 by Node.js
Europe/Lisbon 2027-07-15 19:00 is 18:00 UTC by the file, 18:00 by Node.js
Europe/Kyiv has no rules' <<'JS'
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import ICAL from 'ical.js';
import calendar from 'ical-generator';

/** The hour in UTC at which clocks of a zone show 19:00 on a day. */
function hourByNode(zone, day) {
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', day: '2-digit', hourCycle: 'h23' });
  for (let half = 0; half < 96; half += 1) {
    const at = new Date(Date.parse(`${day}T00:00:00Z`) + half * 1_800_000);
    if (shown.format(at) === `${day.slice(8)}, 19:00`) return at.toISOString().slice(11, 16);
  }
}

for (const [zone, day] of [
  ['America/Mexico_City', '2027-07-15'],
  ['Africa/Cairo', '2027-07-15'],
  ['Asia/Tehran', '2027-07-15'],
  ['Asia/Amman', '2027-01-15'],
  ['Europe/Lisbon', '2027-07-15'],
]) {
  const made = calendar({ name: 'Table', timezone: { name: zone, generator: getVtimezoneComponent } });
  made.createEvent({ start: `${day}T19:00:00`, end: `${day}T21:00:00`, summary: 'Table for two', timezone: zone });
  const read = new ICAL.Component(ICAL.parse(made.toString()));
  const rules = new ICAL.Timezone(read.getFirstSubcomponent('vtimezone'));
  const [y, m, d] = day.split('-').map(Number);
  const local = ICAL.Time.fromData({ year: y, month: m, day: d, hour: 19, minute: 0, second: 0 }, rules);
  const byFile = local.toJSDate().toISOString().slice(11, 16);
  console.log(zone, day, `19:00 is ${byFile} UTC by the file, ${hourByNode(zone, day)} by Node.js`);
}
console.log('Europe/Kyiv', getVtimezoneComponent('Europe/Kyiv') === null ? 'has no rules' : 'has rules');
JS
