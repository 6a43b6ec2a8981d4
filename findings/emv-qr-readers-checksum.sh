#!/usr/bin/env bash
# The last field of an EMVCo merchant-presented QR code is the CRC of all before it as four hexadecimal digits (EMVCo QR Code Specification
# for Payment Systems, Merchant-Presented Mode 1.1, data object 63). emvqr 0.0.5, steplix-emvqr 0.2.3 and @walletfactory/emvqr 0.1.1 compare it
# with two digits where it begins with two zeros: one right code in 256 cannot be read. promptparse 1.6.0 reads it.
. "$(dirname "$0")/support/run.sh"
packages emvqr@0.0.5 steplix-emvqr@0.2.3 @walletfactory/emvqr@0.1.1 promptparse@1.6.0 crc@4.3.2
observe 'emvqr: 7 of 2560 refused, 7 of them with a CRC that begins with 00
steplix-emvqr: 7 of 2560 refused, 7 of them with a CRC that begins with 00
@walletfactory/emvqr: 7 of 2560 refused, 7 of them with a CRC that begins with 00
promptparse: 0 of 2560 refused, 0 of them with a CRC that begins with 00' <<'JS'
import crc from 'crc/crc16xmodem';
import emvqr from 'emvqr';
import * as promptparse from 'promptparse';
import steplix from 'steplix-emvqr';
import walletfactory from '@walletfactory/emvqr';

const field = (id, value) => `${id}${String(value.length).padStart(2, '0')}${value}`;
const fields = (bill) =>
  [
    ['00', '01'],
    ['02', '4000123456789017'],
    ['52', '5812'],
    ['53', '702'],
    ['54', '23.72'],
    ['58', 'SG'],
    ['59', 'TEST SHOP'],
    ['60', 'SINGAPORE'],
    ['62', field('01', bill)],
  ].map(([id, value]) => field(id, value)).join('');
const codes = Array.from({ length: 2_560 }, (_, at) => {
  const before = `${fields(String(at).padStart(6, '0'))}6304`;
  return before + crc(before, 0xffff).toString(16).toUpperCase().padStart(4, '0');
});

const refused = (read) =>
  codes.filter((code) => {
    try {
      return !read(code);
    } catch {
      return true;
    }
  });
for (const [name, read] of Object.entries({
  emvqr: emvqr.decode,
  'steplix-emvqr': steplix.decode,
  '@walletfactory/emvqr': walletfactory.decode,
  promptparse: (code) => promptparse.parse(code, true),
})) {
  const which = refused(read);
  const zeros = which.filter((code) => code.slice(-4).startsWith('00'));
  console.log(`${name}: ${which.length} of ${codes.length} refused, ${zeros.length} of them with a CRC that begins with 00`);
}
JS
