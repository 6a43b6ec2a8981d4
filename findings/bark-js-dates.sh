#!/usr/bin/env bash
# A GS1 date has two digits of its year, which are of the century that puts it from 49 years before to 50 years after this year, and its day may be 00,
# which means the last of the month (GS1 General Specifications, AI 17 and 7.12). bark-js 1.2.1 counts each year from 51 on to the last century:
# what lasts until 2055 expired in 1955; and it returns a day 00. gs1-barcode-parser-mod 1.2.1 reads both.
. "$(dirname "$0")/support/run.sh"
packages bark-js@1.2.1 gs1-barcode-parser-mod@1.2.1
observe '280229 bark-js 2028-02-29 gs1-barcode-parser-mod 2028-02-29
551231 bark-js 1955-12-31 gs1-barcode-parser-mod 2055-12-31
280200 bark-js 2028-02-00 gs1-barcode-parser-mod 2028-02-29' <<'JS'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const bark = require('bark-js');
const other = require('gs1-barcode-parser-mod');
const parse = other.parseBarcode ?? other.default ?? other;
for (const digits of ['280229', '551231', '280200']) {
  const code = `]C117${digits}`;
  const [{ value }] = bark(code).elements;
  const [{ data }] = parse(code).parsedCodeItems;
  console.log(digits, 'bark-js', value, 'gs1-barcode-parser-mod', data.toISOString().slice(0, 10));
}
JS
