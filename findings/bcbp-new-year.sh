#!/usr/bin/env bash
# The bar code of a boarding pass (IATA resolution 792) names the day of the flight within its year and no year. bcbp 6.0.2 takes the
# year in which it runs unless it is given one: a pass for 1 January that is read at the desk in December is of last January. And what it
# reads from a pass without conditional items it does not write back as it was: the size of that field, 00, becomes 06 with empty items.
. "$(dirname "$0")/support/run.sh"
packages bcbp@6.0.2
observe 'read in December 2026: 2026-01-01
M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 001F001A0025 100
M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 001F001A0025 106  0000' <<'JS'
import { decode, encode } from 'bcbp';

const pass = 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 001F001A0025 100';
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : ['2026-12-30T12:00:00Z']));
  }
};
const read = decode(pass);
globalThis.Date = RealDate;
console.log('read in December 2026:', read.data.legs[0].flightDate.toISOString().slice(0, 10));
console.log(pass);
console.log(encode(read));
JS
