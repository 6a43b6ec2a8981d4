#!/usr/bin/env bash
# Postal codes change: Argentina's have eight signs since 1999, Vietnam's five digits since 2018 (decision 2475/QĐ-BTTTT of its ministry of
# information) and Taiwan's up to six since 2020 (Chunghwa Post, 3+3). postal-codes-js 2.5.2 takes those of before alone;
# postal-code-checker 2.3.0 takes both.
. "$(dirname "$0")/support/run.sh"
packages postal-codes-js@2.5.2 postal-code-checker@2.3.0
observe 'AR 1420: postal-codes-js takes, postal-code-checker takes
AR C1420ABC: postal-codes-js refuses, postal-code-checker takes
VN 100000: postal-codes-js takes, postal-code-checker takes
VN 11000: postal-codes-js refuses, postal-code-checker takes
TW 100: postal-codes-js takes, postal-code-checker takes
TW 100012: postal-codes-js refuses, postal-code-checker takes' <<'JS'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const codes = require('postal-codes-js');
const checker = require('postal-code-checker');
for (const [country, code] of [
  ['AR', '1420'],
  ['AR', 'C1420ABC'],
  ['VN', '100000'],
  ['VN', '11000'],
  ['TW', '100'],
  ['TW', '100012'],
]) {
  const [one, other] = [codes.validate(country, code) === true, checker.validatePostalCode(country, code)];
  console.log(`${country} ${code}: postal-codes-js ${one ? 'takes' : 'refuses'}, postal-code-checker ${other ? 'takes' : 'refuses'}`);
}
JS
