#!/usr/bin/env bash
# What a vCard escapes is escaped for the text format alone: in jCard a value stands without the backslashes, and what semicolons part is a list
# (RFC 7095, 3.3 and 3.4; RFC 6350, 3.4). vcf 2.1.2 returns notes and names of companies as they stand in the file, from valueOf as from
# toJSON, and a company with its departments as one text. vcard4 4.0.5 reads the same card.
. "$(dirname "$0")/support/run.sh"
packages vcf@2.1.2 vcard4@4.0.5
observe 'vcf note: "Mornings\\, please\\nNot on Mondays", as jCard ["Mornings\\, please\\nNot on Mondays"]
vcard4 note: "Mornings, please\nNot on Mondays"
vcf org: "Example\\, Inc.;Sales", as jCard ["Example\\, Inc.;Sales"]
vcard4 org: ["Example, Inc.","Sales"]' <<'JS'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const Vcf = require('vcf');
const { parse } = require('vcard4');
const card = [
  'BEGIN:VCARD',
  'VERSION:4.0',
  'FN:Anna Example',
  'N:Example;Anna;;;',
  'ORG:Example\\, Inc.;Sales',
  'NOTE:Mornings\\, please\\nNot on Mondays',
  'END:VCARD',
  '',
].join('\r\n');
const read = new Vcf().parse(card);
const json = (name) => JSON.stringify(read.toJSON()[1].find(([one]) => one === name).slice(3));
const other = (name) => JSON.stringify(parse(card).parsedVcard.find(({ property }) => property === name).value);
for (const name of ['note', 'org']) {
  console.log(`vcf ${name}: ${JSON.stringify(read.get(name).valueOf())}, as jCard ${json(name)}`);
  console.log(`vcard4 ${name}: ${other(name.toUpperCase())}`);
}
JS
