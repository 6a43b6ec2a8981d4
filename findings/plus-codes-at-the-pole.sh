#!/usr/bin/env bash
# The first digit of a Plus Code counts 20 degrees of latitude, so it ends at C, and the north pole is put into the last cell below it (Open
# Location Code specification, "Encoding"; its test data has 90,1,4,CFX30000+). pluscodes 3.0.1 writes FF230000+, which is no
# code, and reads it as 90.5 degrees north. open-location-code 1.0.3 and open-location-code-typescript 1.5.0 write what the test data says.
. "$(dirname "$0")/support/run.sh"
packages pluscodes@3.0.1 open-location-code@1.0.3 open-location-code-typescript@1.5.0
observe '90: pluscodes FF230000+, no code, read as 90.5; the others CFX30000+ CFX30000+
90: pluscodes FF232222+22, no code, read as 90.000063; the others CFX3X2X2+X2 CFX3X2X2+X2
89.99903: pluscodes CFX3X2X2+J2, a code, read as 89.999063; the others CFX3X2X2+J2 CFX3X2X2+J2' <<'JS'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { decode, encode } = require('pluscodes');
const { OpenLocationCode } = require('open-location-code');
const typed = require('open-location-code-typescript').default;
const reference = new OpenLocationCode();
for (const [latitude, length] of [[90, 4], [90, 10], [89.99903, 10]]) {
  const code = encode({ latitude, longitude: 1 }, length);
  const right = [reference.encode(latitude, 1, length), typed.encode(latitude, 1, length)];
  const valid = reference.isFull(code) ? 'a code' : 'no code';
  console.log(`${latitude}: pluscodes ${code}, ${valid}, read as ${decode(code).latitude}; the others ${right.join(' ')}`);
}
JS
