#!/usr/bin/env bash
# In EIP-681 the amount of a token is a whole number of its smallest unit. eth-url-parser 1.0.4 turns amounts of 10^21 and more, which
# is 1,000 of a token with 18 decimals, into exponents, so that BigInt refuses what the reader returns. Below that the text is whole.
. "$(dirname "$0")/support/run.sh"
packages eth-url-parser@1.0.4
observe '999999999999999999999
1.234567890123456789012e+21
SyntaxError' <<'JS'
import { parse } from 'eth-url-parser';

const token = '0x8e23ee67d1332ad560396262c48ffbb01f93d052';
const amountOf = (units) =>
  parse(`ethereum:${token}@1/transfer?address=${token}&uint256=${units}`).parameters.uint256;
console.log(amountOf('999999999999999999999'));
console.log(amountOf('1234567890123456789012'));
try {
  console.log(BigInt(amountOf('1234567890123456789012')));
} catch (error) {
  console.log(error.name);
}
JS
