#!/usr/bin/env bash
# Application identifiers of GS1 have two to four digits, and of 3103 the last says how many decimals the weight has (GS1 General Specifications,
# "GS1 Application Identifiers in numerical order"). gs1js 0.0.2 takes two digits of each: a net weight of 1.750 kg in a code comes back as identifier 31 with the value
# 03001750, of a weight and a length the first is lost in its lookup, and neither 3103 nor 240 is found. gs1-barcode-parser 1.0.1 finds them.
. "$(dirname "$0")/support/run.sh"
packages gs1js@0.0.2 gs1-barcode-parser@1.0.1
observe '(01)09501101530003 (31)03001750 (31)12000250 (24)0A7 (10)LOT1
3103 undefined
240 undefined
31 12000250' <<'JS'
import { createRequire } from 'node:module';

const { GS1Reader } = createRequire(import.meta.url)('gs1js');
const code = '01095011015300033103001750' + '3112000250' + '240A7\u001d10LOT1';
const reader = new GS1Reader(code);
console.log(reader.getApplicationIdentifiers().map(({ identifier, value }) => `(${identifier})${value}`).join(' '));
for (const id of ['3103', '240', '31']) console.log(id, reader.getApplicationIdentifierById(id)?.value);
JS
