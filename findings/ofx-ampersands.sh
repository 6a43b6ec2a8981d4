#!/usr/bin/env bash
# A bank writes the & of a name as &amp;, < as &lt; and > as &gt; (OFX 1.6 and 2.2, 2.3.2.1), and the elements of OFX 1 need no line of their own.
# Of the same line ofx-js 1.1.1 reads the name as it is, node-ofx-parser 0.5.1 escapes what was escaped twice more, and
# ofx-data-extractor 1.5.0 leaves it as it stands in the file, and refuses the file if it is one line.
. "$(dirname "$0")/support/run.sh"
packages ofx-js@1.1.1 node-ofx-parser@0.5.1 ofx-data-extractor@1.5.0
observe 'ofx-js, lines: Cup & Saucer
ofx-js, one line: Cup & Saucer
node-ofx-parser, lines: Cup &amp;amp;amp; Saucer
node-ofx-parser, one line: Cup &amp;amp;amp; Saucer
ofx-data-extractor, lines: Cup &amp; Saucer
ofx-data-extractor, one line: refused' <<'JS'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const ofxJs = require('ofx-js');
const parser = require('node-ofx-parser');
const { Ofx } = require('ofx-data-extractor');

const head = ['OFXHEADER:100', 'DATA:OFXSGML', 'VERSION:102', 'SECURITY:NONE', 'ENCODING:USASCII', 'CHARSET:1252', 'COMPRESSION:NONE'];
const file = (between) =>
  [...head, 'OLDFILEUID:NONE', 'NEWFILEUID:NONE', '', ''].join('\n') +
  [
    '<OFX>',
    '<SIGNONMSGSRSV1>',
    '<SONRS>',
    '<STATUS>',
    '<CODE>0',
    '<SEVERITY>INFO',
    '</STATUS>',
    '<DTSERVER>20261130120000',
    '<LANGUAGE>ENG',
    '</SONRS>',
    '</SIGNONMSGSRSV1>',
    '<BANKMSGSRSV1>',
    '<STMTTRNRS>',
    '<TRNUID>1',
    '<STATUS>',
    '<CODE>0',
    '<SEVERITY>INFO',
    '</STATUS>',
    '<STMTRS>',
    '<CURDEF>USD',
    '<BANKACCTFROM>',
    '<BANKID>121000248',
    '<ACCTID>12345',
    '<ACCTTYPE>CHECKING',
    '</BANKACCTFROM>',
    '<BANKTRANLIST>',
    '<DTSTART>20261101',
    '<DTEND>20261130',
    '<STMTTRN>',
    '<TRNTYPE>DEBIT',
    '<DTPOSTED>20261129',
    '<TRNAMT>-12.50',
    '<FITID>1',
    '<NAME>Cup &amp; Saucer',
    '</STMTTRN>',
    '</BANKTRANLIST>',
    '<LEDGERBAL>',
    '<BALAMT>100.00',
    '<DTASOF>20261130',
    '</LEDGERBAL>',
    '</STMTRS>',
    '</STMTTRNRS>',
    '</BANKMSGSRSV1>',
    '</OFX>',
  ].join(between);
const nameIn = (read) => [read.OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN].flat()[0].NAME;
const readers = {
  'ofx-js': async (text) => nameIn(await ofxJs.parse(text)),
  'node-ofx-parser': async (text) => nameIn(parser.parse(text)),
  'ofx-data-extractor': async (text) => new Ofx(text).getBankTransferList()[0].NAME,
};
for (const [name, read] of Object.entries(readers)) {
  for (const [kind, between] of [['lines', '\n'], ['one line', '']]) {
    console.log(`${name}, ${kind}:`, await read(file(between)).catch(() => 'refused'));
  }
}
JS
