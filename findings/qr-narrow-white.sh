#!/usr/bin/env bash
# A QR code stands in four modules of white (ISO/IEC 18004); readers may miss one whose surroundings begin sooner. qr 0.7.0 leaves two
# unless it is told otherwise, and none cannot be asked for: who draws the white themselves has to cut it off. qrcode 1.5.4 draws four.
. "$(dirname "$0")/support/run.sh"
packages qr@0.7.0 qrcode@1.5.4
observe 'qr by itself: 2 modules of white
qr told four: 4 modules of white
qr told none: RangeError
qrcode by itself: 4 modules of white' <<'JS'
import encodeQR from 'qr';
import qrcode from 'qrcode';

const white = (rows) => rows.findIndex((row) => row.some(Boolean));
console.log(`qr by itself: ${white(encodeQR('VOUCHER-1', 'raw'))} modules of white`);
console.log(`qr told four: ${white(encodeQR('VOUCHER-1', 'raw', { border: 4 }))} modules of white`);
try {
  console.log(`qr told none: ${white(encodeQR('VOUCHER-1', 'raw', { border: 0 }))} modules of white`);
} catch (error) {
  console.log(`qr told none: ${error.name}`);
}
const svg = await qrcode.toString('VOUCHER-1', { type: 'svg' });
const side = Number(/viewBox="0 0 (\d+)/.exec(svg)[1]);
console.log(`qrcode by itself: ${(side - qrcode.create('VOUCHER-1').modules.size) / 2} modules of white`);
JS
