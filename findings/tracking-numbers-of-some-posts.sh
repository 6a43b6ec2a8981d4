#!/usr/bin/env bash
# The last two letters of a post's tracking number are the country of ISO 3166 whose post took the item (UPU S10). ts-tracking-number 1.0.17 has a
# list that leaves out Taiwan, Macao, Gibraltar, Jersey, Guernsey, Man, the Faroes, Greenland and others, and takes none of their numbers.
. "$(dirname "$0")/support/run.sh"
packages ts-tracking-number@1.0.17
observe 'RB123456785GB S10
RB123456785CN S10
RB123456785HK S10
RB123456785TW none
RB123456785MO none
RB123456785GI none
RB123456785JE none
RB123456785GG none
RB123456785IM none
RB123456785FO none
RB123456785GL none
RB123456785PF none
RB123456785NC none' <<'JS'
import { createRequire } from 'node:module';

const { getTracking } = createRequire(import.meta.url)('ts-tracking-number');
for (const country of ['GB', 'CN', 'HK', 'TW', 'MO', 'GI', 'JE', 'GG', 'IM', 'FO', 'GL', 'PF', 'NC']) {
  console.log(`RB123456785${country}`, getTracking(`RB123456785${country}`)?.name ?? 'none');
}
JS
