#!/usr/bin/env bash
# In Japan a working day between two holidays is one itself. The day between the third Monday of September and the equinox falls on
# 22 September in some years and on 21 September in others, as in 2032 and 2049. date-holidays 3.37.0 has it on the 22nd alone, so a
# long weekend of 2032 has a working day in it; japanese-holidays 1.0.10 and @holiday-jp/holiday_jp 2.5.1 have both.
. "$(dirname "$0")/support/run.sh"
packages date-holidays@3.37.0 japanese-holidays@1.0.10 @holiday-jp/holiday_jp@2.5.1
observe '2026: 21 22 23
2032: 20 22
2037: 21 22 23
2049: 20 22
2026-09-22 true true
2032-09-21 true true
2049-09-21 true true' <<'JS'
import holidayJp from '@holiday-jp/holiday_jp';
import Holidays from 'date-holidays';
import japanese from 'japanese-holidays';

for (const year of [2026, 2032, 2037, 2049]) {
  const inSeptember = new Holidays('JP').getHolidays(year).filter(({ date }) => date.startsWith(`${year}-09-`));
  console.log(`${year}: ${inSeptember.map(({ date }) => date.slice(8, 10)).join(' ')}`);
}
for (const [year, day] of [[2026, 22], [2032, 21], [2049, 21]]) {
  const date = new Date(year, 8, day);
  console.log(`${year}-09-${day}`, Boolean(japanese.isHoliday(date)), holidayJp.isHoliday(date));
}
JS
