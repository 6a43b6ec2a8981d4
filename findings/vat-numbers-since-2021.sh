#!/usr/bin/env bash
# VAT numbers of Northern Ireland begin with XI since 2021 (Directive (EU) 2020/1756), and the numbers of Belgian companies with 1 since those
# with 0 run out: VIES lists "XI999999999" and "BE0999999999 or BE1999999999". jsvat 2.5.4 takes neither, jsvat-next 3.0.4 the first alone.
. "$(dirname "$0")/support/run.sh"
packages jsvat@2.5.4 jsvat-next@3.0.4
observe 'GB110305878 jsvat true jsvat-next true
XI110305878 jsvat false jsvat-next true
BE0428759497 jsvat true jsvat-next true
BE1000000021 jsvat false jsvat-next true
check digits of BE1000000021: 21' <<'JS'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const valid = (library, number) => {
  const countries = Object.values(library).filter((one) => one?.calcFn);
  return library.checkVAT(number, countries).isValid;
};
const old = require('jsvat');
const next = require('jsvat-next');
for (const number of ['GB110305878', 'XI110305878', 'BE0428759497', 'BE1000000021']) {
  console.log(number, 'jsvat', valid(old, number), 'jsvat-next', valid(next, number));
}
console.log('check digits of BE1000000021:', 97 - (10_000_000 % 97));
JS
