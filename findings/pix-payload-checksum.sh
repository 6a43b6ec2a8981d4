#!/usr/bin/env bash
# A Pix code ends with 63, the length 04 and four hexadecimal digits of a CRC (EMVCo QR Code Specification for Payment Systems,
# Merchant-Presented Mode 1.1, data object 63; Banco Central do Brasil, Manual do BR Code). pix-payload 1.0.4 writes the CRC without zeros in front, and
# so one code in 16 ends with a length of 03 that the CRC was not worked out of. pix-utils 2.8.2 refuses those; qrcode-pix 5.0.0 writes four digits.
. "$(dirname "$0")/support/run.sh"
packages pix-payload@1.0.4 qrcode-pix@5.0.0 pix-utils@2.8.2
observe 'pix-payload: 100 of 1600 end otherwise, the first with 6303C47: refused
qrcode-pix: 0 of 1600' <<'JS'
import { payload } from 'pix-payload';
import { hasError, parsePix } from 'pix-utils';
import { QrCodePix } from 'qrcode-pix';

const of = { key: 'pix@example.org', name: 'LOJA EXEMPLO', city: 'SAO PAULO' };
const amounts = Array.from({ length: 1_600 }, (_, at) => 10 + at / 100);
const reads = (code) => (hasError(parsePix(code)) ? 'refused' : 'read');
const codes = amounts.map((amount) => payload({ ...of, amount, transactionId: 'A1' }));
const short = codes.filter((code) => !/6304[0-9A-F]{4}$/.test(code));
console.log(`pix-payload: ${short.length} of ${codes.length} end otherwise, the first with ${short[0].slice(-7)}: ${reads(short[0])}`);
const others = amounts.map((value) => QrCodePix({ ...of, version: '01', value, transactionId: 'A1' }).payload());
console.log(`qrcode-pix: ${others.filter((code) => !/6304[0-9A-F]{4}$/.test(code)).length} of ${others.length}`);
JS
