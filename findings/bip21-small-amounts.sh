#!/usr/bin/env bash
# BIP-21 amounts are plain decimal numbers. bip21 3.0.0 writes what JavaScript prints, so below 0.000001 BTC (100 satoshi) the link
# holds an exponent, which readers that keep to the standard refuse; its own reader takes it. And of parameters that begin with
# "req-", which make a link invalid for a reader that does not know them, it takes any.
. "$(dirname "$0")/support/run.sh"
packages bip21@3.0.0
observe 'bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT?amount=0.000001
bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT?amount=9.9e-7
{"amount":9.9e-7}
{"req-later":"1"}' <<'JS'
import * as bip21 from 'bip21';

const address = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';
console.log(bip21.encode(address, { amount: 0.000001 }));
console.log(bip21.encode(address, { amount: 0.00000099 }));
console.log(JSON.stringify(bip21.decode(`bitcoin:${address}?amount=9.9e-7`).options));
console.log(JSON.stringify(bip21.decode(`bitcoin:${address}?req-later=1`).options));
JS
