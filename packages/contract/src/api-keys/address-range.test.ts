import { expect, test } from 'vitest';
import { isAddressRange } from './address-range.ts';

test('an address or a range of addresses is taken, anything else is not', () => {
  for (const good of ['203.0.113.7', '203.0.113.0/24', '2001:db8::1', '2001:db8::/48'])
    expect([good, isAddressRange(good)]).toEqual([good, true]);
  for (const bad of [
    '',
    '203.0.113',
    '203.0.113.0/33',
    '203.0.113.256',
    'example.com',
    '2001:db8::/129',
    '1.2.3.4/',
    '0.0.0.0/0',
    '::/0',
  ])
    expect([bad, isAddressRange(bad)]).toEqual([bad, false]);
});
