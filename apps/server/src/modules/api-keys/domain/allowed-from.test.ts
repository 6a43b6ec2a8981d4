import { expect, test } from 'vitest';
import { isAllowedFrom } from './allowed-from.ts';

test('without addresses a key is used from everywhere', () => {
  expect(isAllowedFrom([], '203.0.113.7')).toBe(true);
});

test('an address is allowed by itself, by its range, and however it is written; nothing else is', () => {
  const ranges = ['203.0.113.7', '198.51.100.0/24', '2001:db8::/48'];
  for (const good of ['203.0.113.7', '::ffff:203.0.113.7', '198.51.100.255', '2001:db8::1', '2001:DB8:0:0:0:0:0:2'])
    expect([good, isAllowedFrom(ranges, good)]).toEqual([good, true]);
  for (const bad of ['203.0.113.8', '198.51.101.0', '2001:db8:1::1', '::1', '', 'unknown'])
    expect([bad, isAllowedFrom(ranges, bad)]).toEqual([bad, false]);
});
