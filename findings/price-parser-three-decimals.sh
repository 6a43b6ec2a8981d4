#!/usr/bin/env bash
# Kuwaiti and Bahraini dinars have three decimals in ISO 4217, yen none. price-parser 3.4.0 takes a dot before three figures for one between
# thousands in every currency, so that a price of twelve and a half dinars is read as twelve thousand five hundred, and says of dinars
# and yen that they are counted in hundredths.
. "$(dirname "$0")/support/run.sh"
packages price-parser@3.4.0
observe '12.500 KWD 12500 in 1/100
0.750 BHD 750 in 1/100
12.50 KWD 12.5 in 1/100
1.299 EUR 1299 in 1/100
980 JPY 980 in 1/100' <<'JS'
import { parseFirst } from 'price-parser';

const prices = ['12.500 KWD', '0.750 BHD', '12.50 KWD', '1.299 EUR', '980 JPY'];
for (const price of prices) {
  const read = parseFirst(price);
  console.log(price, read && `${read.floatValue} in 1/${10 ** read.currency.exponent}`);
}
JS
