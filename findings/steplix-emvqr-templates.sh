#!/usr/bin/env bash
# In an EMVCo merchant-presented QR code the accounts 02 to 25 are plain values, 26 to 51 templates, and the additional data 62 may hold 01 to
# 11 (EMVCo QR Code Specification for Payment Systems, Merchant-Presented Mode 1.1, data objects of the root and of 62). steplix-emvqr 0.2.3 reads an
# account as a template where its digits happen to look like one, and loses the rest of it; and of additional data all from the first
# field on that it does not list, as the mobile number 02. promptparse 1.6.0 returns both whole.
. "$(dirname "$0")/support/run.sh"
packages steplix-emvqr@0.2.3 promptparse@1.6.0
observe '000201041652041234123412305204581253037025802SG5909TEST SHOP6009SINGAPORE62260106BILL-70203***0505REF-9630472D3
steplix-emvqr: {"52":"1234"} {"01":"BILL-7"}
promptparse: 5204123412341230 [["01","BILL-7"],["02","***"],["05","REF-9"]]' <<'JS'
import * as promptparse from 'promptparse';
import steplix from 'steplix-emvqr';

const field = (id, value) => `${id}${String(value.length).padStart(2, '0')}${value}`;
const code = [
  ['00', '01'],
  ['04', '5204123412341230'],
  ['52', '5812'],
  ['53', '702'],
  ['58', 'SG'],
  ['59', 'TEST SHOP'],
  ['60', 'SINGAPORE'],
  ['62', field('01', 'BILL-7') + field('02', '***') + field('05', 'REF-9')],
].map(([id, value]) => field(id, value)).join('');
const whole = promptparse.withCrcTag(code, '63');
const read = steplix.decode(whole, true);
const other = promptparse.parse(whole, true, true);
console.log(whole);
console.log('steplix-emvqr:', JSON.stringify(read['04']), JSON.stringify(read['62']));
console.log('promptparse:', other.getTagValue('04'), JSON.stringify(other.getTag('62').subTags?.map(({ id, value }) => [id, value])));
JS
