#!/usr/bin/env bash
# The register of IBANs grows: it took in Libya, Burundi, Sudan, Djibouti, Somalia, Nicaragua, Mongolia, the Falkland Islands, Oman,
# Yemen and Honduras, each with an example of its own. iban 0.0.14 knows none of them and calls the examples invalid,
# as it does a country that has no IBAN at all; ibantools 4.5.4 takes all eleven.
. "$(dirname "$0")/support/run.sh"
packages iban@0.0.14 ibantools@4.5.4
observe 'LY38021001000000123456789 false true
BI4210000100010000332045181 false true
SD2129010501234001 false true
DJ2100010000000154000100186 false true
SO211000001001000100141 false true
NI45BAPR00000013000003558124 false true
MN121234123456789123 false true
FK88SC123456789012 false true
OM810180000001299123456 false true
YE15CBYE0001018861234567891234 false true
HN88CABF00000000000250005469 false true
PT50000201231234567890154 true true' <<'JS'
import IBAN from 'iban';
import { isValidIBAN } from 'ibantools';

const examples = [
  'LY38021001000000123456789',
  'BI4210000100010000332045181',
  'SD2129010501234001',
  'DJ2100010000000154000100186',
  'SO211000001001000100141',
  'NI45BAPR00000013000003558124',
  'MN121234123456789123',
  'FK88SC123456789012',
  'OM810180000001299123456',
  'YE15CBYE0001018861234567891234',
  'HN88CABF00000000000250005469',
  'PT50000201231234567890154',
];
for (const one of examples) console.log(one, IBAN.isValid(one), isValidIBAN(one));
JS
