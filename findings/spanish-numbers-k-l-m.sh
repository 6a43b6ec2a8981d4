#!/usr/bin/env bash
# A NIF that begins with K, L or M is a person's: a Spaniard's below 14, one's who lives abroad, and a foreigner's who has no NIE (Real Decreto
# 1065/2007, articles 19 and 20). Its last letter is that of the DNI, worked out of the seven digits between. better-dni 4.4.2 and
# spain-id 1.1.13 call all of them invalid; jsvat 2.5.4 and nif-dni-nie-cif-validation 1.0.10 are asked beside them.
. "$(dirname "$0")/support/run.sh"
packages better-dni@4.4.2 spain-id@1.1.13 jsvat@2.5.4 nif-dni-nie-cif-validation@1.0.10
observe 'better-dni, spain-id, nif-dni-nie-cif-validation, jsvat
12345678Z true true true true
X1234567L true true true true
K0867756N false false true true
L0867756N false false true true
M0867756N false false true true' <<'JS'
import { createRequire } from 'node:module';
import { checkVAT, spain } from 'jsvat';

const require = createRequire(import.meta.url);
const dni = require('better-dni');
const spanish = require('spain-id');
const four = require('nif-dni-nie-cif-validation');
console.log('better-dni, spain-id, nif-dni-nie-cif-validation, jsvat');
for (const number of ['12345678Z', 'X1234567L', 'K0867756N', 'L0867756N', 'M0867756N']) {
  const answers = [dni.isValid(number), spanish.validateSpanishId(number), four.isValidNif(number)];
  console.log(number, ...answers, checkVAT(`ES${number}`, [spain]).isValid);
}
JS
