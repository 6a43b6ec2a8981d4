#!/usr/bin/env bash
# Berlin made 8 May 2020 and 8 May 2025 public holidays, once each by law, and 17 June 2028 will be one. feiertagejs 1.5.1 has rules that
# come every year, and of single years the 500 years of the Reformation in 2017 alone.
. "$(dirname "$0")/support/run.sh"
packages feiertagejs@1.5.1
observe '2017-10-31 true
2020-05-08 false
2025-05-08 false
2028-06-17 false' <<'JS'
import feiertage from 'feiertagejs';

for (const [day, land] of [
  ['2017-10-31', 'BE'],
  ['2020-05-08', 'BE'],
  ['2025-05-08', 'BE'],
  ['2028-06-17', 'BE'],
])
  console.log(day, feiertage.isHoliday(new Date(`${day}T12:00:00Z`), land));
JS
