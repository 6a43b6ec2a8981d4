#!/usr/bin/env bash
# The first four characters of a business identifier code are letters or digits (ISO 9362 since 2014). bic 1.1.1 takes letters alone.
. "$(dirname "$0")/support/run.sh"
packages bic@1.1.1
observe 'DEUTDEFF true
DEUTDEFF500 true
E097AEXXXXX false
1234DEFF false' <<'JS'
import bic from 'bic';

for (const code of ['DEUTDEFF', 'DEUTDEFF500', 'E097AEXXXXX', '1234DEFF']) console.log(code, bic.isValid(code));
JS
