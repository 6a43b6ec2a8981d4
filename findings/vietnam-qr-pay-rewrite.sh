#!/usr/bin/env bash
# A merchant's QR code may hold an account of each network (02 to 51) and the name of the shop in a language of its own (64), besides what
# VietQR needs (EMVCo QR Code Specification for Payment Systems, Merchant-Presented Mode 1.1, data objects 02 to 51 and 64). vietnam-qr-pay 1.5.1
# reads such a code as valid and leaves out both when it writes it again with an amount: the new code, with a right CRC, takes VietQR alone.
. "$(dirname "$0")/support/run.sh"
packages vietnam-qr-pay@1.5.1 promptparse@1.6.0
observe 'valid: true
read:    00 01 02 38 52 53 58 59 60 64 63
written: 00 01 38 52 53 54 58 59 60 63' <<'JS'
import * as promptparse from 'promptparse';
import { QRPay } from 'vietnam-qr-pay';

const field = (id, value) => `${id}${String(value.length).padStart(2, '0')}${value}`;
const account = field('00', '970436') + field('01', '1234567890');
const code = promptparse.withCrcTag(
  [
    ['00', '01'],
    ['01', '11'],
    ['02', '4000123456789017'],
    ['38', field('00', 'A000000727') + field('01', account) + field('02', 'QRIBFTTA')],
    ['52', '5812'],
    ['53', '704'],
    ['58', 'VN'],
    ['59', 'TEST SHOP'],
    ['60', 'HANOI'],
    ['64', field('00', 'ZH') + field('01', 'CE SHI')],
  ].map(([id, value]) => field(id, value)).join(''),
  '63',
);
const read = new QRPay(code);
console.log('valid:', read.isValid);
read.amount = '150000';
const written = read.build();
const held = (text) => promptparse.parse(text, true).getTags().map(({ id }) => id).join(' ');
console.log('read:   ', held(code));
console.log('written:', held(written));
JS
