#!/usr/bin/env bash
# UPC-E leaves zeros out of a UPC-A number. Of a manufacturer's number without trailing zeros only the items 00005 to 00009 can be written so,
# and only below the number systems 0 and 1 (GS1 General Specifications, "UPC-E barcode"). gtin 1.0.2 shortens the items 00000 to 00004
# too, which read back are other goods, and numbers of the system 7.
. "$(dirname "$0")/support/run.sh"
packages gtin@1.0.2
observe '012345000058 01234558 012345000058
012345000010 01234510 012100003450
012345000034 01234534 012300000454
712345000057 71234557 712345000057' <<'JS'
import { upcE } from 'gtin';

for (const number of ['012345000058', '012345000010', '012345000034', '712345000057']) {
  const short = upcE.compress(number);
  console.log(number, short, upcE.expand(short));
}
JS
