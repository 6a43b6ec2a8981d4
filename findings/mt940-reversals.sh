#!/usr/bin/env bash
# A bank takes back a credit as RC, which is money that goes, and a debit as RD, which is money that comes (MT940, field 61). mt940-js
# 1.0.0 (which needs tslib and does not name it) says of RC that it is a credit and of RD that it is none; mt940js 1.3.5 has the signs right.
. "$(dirname "$0")/support/run.sh"
packages mt940js@1.3.5 mt940-js@1.0.0 tslib@2.8.1
observe 'C: mt940-js comes, mt940js 10
D: mt940-js goes, mt940js -10
RC: mt940-js comes, mt940js -10
RD: mt940-js goes, mt940js 10' <<'JS'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Parser } = require('mt940js');
const { read } = require('mt940-js');

/** A statement of one line, whose balances agree with it. */
const statement = (mark, left) =>
  [
    ':20:STATEMENT',
    ':25:12345678/1234567890',
    ':28C:1/1',
    ':60F:C260112EUR100,00',
    `:61:2601130113${mark}10,00NTRFNONREF`,
    ':86:taken back',
    `:62F:C260113EUR${left},00`,
    '-',
    '',
  ].join('\n');

for (const [mark, left] of [['C', 110], ['D', 90], ['RC', 90], ['RD', 110]]) {
  const text = statement(mark, left);
  const [{ isCredit }] = (await read(Buffer.from(text)))[0].transactions;
  const [{ amount }] = new Parser().parse(text)[0].transactions;
  console.log(`${mark}: mt940-js ${isCredit ? 'comes' : 'goes'}, mt940js ${amount}`);
}
JS
