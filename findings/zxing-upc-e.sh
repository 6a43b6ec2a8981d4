#!/usr/bin/env bash
# UPC-E is among the formats that @zxing/library lists as supported, and its check digit is that of the UPC-A number it stands for (GS1 General
# Specifications, "UPC-E barcode"). @zxing/library 0.23.0 works that number out of the codes of the characters instead of the digits, so
# no UPC-E that bwip-js 4.11.4 writes has the right check digit and none is read; EAN-13 and EAN-8, written the same way, are.
. "$(dirname "$0")/support/run.sh"
packages @zxing/library@0.23.0 bwip-js@4.11.4 pngjs@7.0.0
observe 'EAN_13 4006381333931 read as 4006381333931
EAN_8 96385074 read as 96385074
UPC_E 01234565 read as NotFoundException
UPC_E 04252614 read as NotFoundException
UPC_E 01234558 read as NotFoundException' <<'JS'
import bwip from 'bwip-js';
import { createRequire } from 'node:module';
import { PNG } from 'pngjs';

const zxing = createRequire(import.meta.url)('@zxing/library');
console.warn = () => {};
async function read(kind, format, text) {
  const png = PNG.sync.read(await bwip.toBuffer({ bcid: kind, text, scale: 4, padding: 20, backgroundcolor: 'FFFFFF' }));
  const light = Uint8ClampedArray.from({ length: png.width * png.height }, (_, at) => png.data[4 * at]);
  const picture = new zxing.RGBLuminanceSource(light, png.width, png.height);
  const hints = new Map([
    [zxing.DecodeHintType.TRY_HARDER, true],
    [zxing.DecodeHintType.POSSIBLE_FORMATS, [zxing.BarcodeFormat[format]]],
  ]);
  try {
    return new zxing.MultiFormatReader().decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(picture)), hints).getText();
  } catch (error) {
    return error.constructor.name;
  }
}
for (const [kind, format, text] of [
  ['ean13', 'EAN_13', '4006381333931'],
  ['ean8', 'EAN_8', '96385074'],
  ['upce', 'UPC_E', '01234565'],
  ['upce', 'UPC_E', '04252614'],
  ['upce', 'UPC_E', '01234558'],
]) {
  console.log(format, text, 'read as', await read(kind, format, text));
}
JS
