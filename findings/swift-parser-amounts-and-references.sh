#!/usr/bin/env bash
# In a line of an MT940 statement an amount has the decimals of its currency, and a reference may hold a slash; two of them part it from the
# bank's own. @centrapay/swift-parser 1.0.1 rounds 12,505 dinars to 12.51 and ends the reference INV/2026/1 at its first slash, with
# the bank's reference left out.
. "$(dirname "$0")/support/run.sh"
packages @centrapay/swift-parser@1.0.1
observe '12.51 "INV20261" "B1"
12.5 "INV" ""' <<'JS'
import parser from '@centrapay/swift-parser';

const statement = [
  ':20:ONE',
  ':25:0001234560101',
  ':28C:00001/001',
  ':60F:C261230KWD100,000',
  ':61:2612311231C12,505NTRFINV20261//B1',
  ':61:2612311231C12,500NTRFINV/2026/1//B2',
  ':62F:C261231KWD125,005',
];
const [{ transactions }] = parser.parse({ type: 'mt940', data: statement.join('\r\n') });
for (const { amount, reference, bankReference } of transactions)
  console.log(String(amount), JSON.stringify(reference), JSON.stringify(bankReference));
JS
