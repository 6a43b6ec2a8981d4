#!/usr/bin/env bash
# The digits of a GTIN are weighted 3 and 1 in turn from the digit beside the check digit on (GS1 General Specifications, "Check digit
# calculation"), and those of an ISBN-10 by their places. @ericblade/barcode-validator 2.4.1 begins with weight 1 unless the number is a
# UPC or an ISBN-13, so right EAN-13, EAN-8 and ITF-14 numbers are called invalid, and of two zeros in front it counts one: the ISBN-10 of
# every publisher below 0-0 as well. gtin 1.0.2 and simple-isbn 1.1.6 take them all.
. "$(dirname "$0")/support/run.sh"
packages @ericblade/barcode-validator@2.4.1 gtin@1.0.2 simple-isbn@1.1.6
observe '4006381333931 invalid valid
40123455 invalid valid
10036000291459 invalid valid
036000291452 valid valid
0061120081 invalid valid
0306406152 valid valid' <<'JS'
import validate from '@ericblade/barcode-validator';
import gtin from 'gtin';
import books from 'simple-isbn';

const both = (number, other) => console.log(number, validate(number).valid ? 'valid' : 'invalid', other ? 'valid' : 'invalid');
for (const number of ['4006381333931', '40123455', '10036000291459', '036000291452']) both(number, gtin.isValid(number));
for (const number of ['0061120081', '0306406152']) both(number, books.isbn.isValidIsbn(number));
JS
